import EndpointDiagnostics
import EndpointTemplating
import EndpointText
import Foundation
import Testing

/// Renders about as much as the largest generated package: 20 MB from a million tags.
///
/// Left out of ordinary runs, where a debug build would take long and say nothing. Measure with
/// `MEASURE_TEMPLATES=1 swift test -c release --filter TemplateThroughputTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MEASURE_TEMPLATES"] != nil, "only in release builds"))
struct TemplateThroughputTests {
    @Test("A million tags give the bytes that they stand for, and the time they took is printed")
    func throughput() throws {
        var diagnostics = DiagnosticCollector()
        let set = try #require(
            TemplateSet(Self.files, escaping: .none, names: .strict, reportingTo: &diagnostics)
        )
        let module = Self.makeModule(types: 10_000, fields: 14)
        var best = Double.infinity
        let output = TextBuffer()
        for _ in 0..<10 {
            output.removeAll()
            let start = clock()
            let isRendered = set.render("module", with: module, into: output, reportingTo: &diagnostics)
            // Processor time, so that other work on the machine counts less.
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
            #expect(isRendered)
        }
        let tags = Self.tagCount(types: 10_000, fields: 14)
        print("rendered \(output.count) bytes from \(tags) tags in \(Int(best * 1000)) milliseconds")
        #expect(output.count > 19_000_000)
    }

    /// Tags that are met while rendering, by the templates below.
    private static func tagCount(types: Int, fields: Int) -> Int { 3 + types * (6 + fields * 7) }

    private static let files = [
        SourceFile(path: "module.mustache", text: "// {{name}}\n{{#types}}\n{{> type}}\n{{/types}}\n"),
        SourceFile(
            path: "type.mustache",
            text: """
                /// The {{name}} that the service returns, with everything known about it.
                public struct {{name}}: Codable, Sendable, Hashable {
                {{#fields}}
                    {{> field}}
                {{/fields}}

                    public static let typeName = "{{name}}"
                }

                """
        ),
        SourceFile(
            path: "field.mustache",
            text: """

                {{#documentation}}
                /// {{.}}
                {{/documentation}}
                public var {{name}}: {{type}}{{#isOptional}}? = nil{{/isOptional}} // as in the description of the service

                """
        ),
    ]

    private struct ModuleContext: TemplateContext {
        var name: String
        var types: [TypeContext]
        static let shape: ContextShape<Self> = ["name": { .text($0.name) }, "types": { .list($0.types) }]
    }

    private struct TypeContext: TemplateContext {
        var name: String
        var fields: [FieldContext]
        static let shape: ContextShape<Self> = ["name": { .text($0.name) }, "fields": { .list($0.fields) }]
    }

    private struct FieldContext: TemplateContext {
        var name: String
        var type: String
        var wireName: String
        var documentation: [String]
        var isOptional: Bool
        static let shape: ContextShape<Self> = [
            "name": { .text($0.name) },
            "type": { .text($0.type) },
            "wireName": { .text($0.wireName) },
            "documentation": { .texts($0.documentation) },
            "isOptional": { .bool($0.isOptional) },
        ]
    }

    private static func makeModule(types: Int, fields: Int) -> ModuleContext {
        ModuleContext(
            name: "Everything",
            types: (0..<types).map { type in
                TypeContext(
                    name: "ResponseOfEndpoint\(type)",
                    fields: (0..<fields).map { field in
                        FieldContext(
                            name: "propertyNumber\(field)",
                            type: field.isMultiple(of: 2) ? "[String: Int]" : "PropertyTypeNumber\(field)",
                            wireName: "property_number_\(field)",
                            documentation: ["What the service says about property number \(field) of this type."],
                            isOptional: field.isMultiple(of: 2)
                        )
                    }
                )
            }
        )
    }
}
