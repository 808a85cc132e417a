import EndpointDiagnostics
import EndpointTemplating
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// The specification's own tests, where they lie beside the package.
///
/// What they cover is covered by this target's other suites too, so nothing goes untested where
/// they are absent.
@Suite(.enabled(if: SharedFolder.exists("conformance/mustache"), "../shared/conformance/mustache isn't there"))
struct MustacheSpecificationTests {
    @Test("Every test of the Mustache specification passes", arguments: SpecificationCase.all)
    func specification(example: SpecificationCase) {
        let files = [SourceFile(path: "main.mustache", text: example.template)] + example.partials
        let run = TemplateRun(files, data: example.data.templateValue, names: .lenient, escaping: .html)
        #expect(run.output == example.expected)
        #expect(run.problems == [])
    }

    @Test(
        "All required files of the specification are read",
        arguments: [
            ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
            ("sections", 34),
        ]
    )
    func completeness(file: String, count: Int) {
        #expect(SpecificationCase.all.count { $0.file == file } >= count)
    }
}

/// One test of the specification.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
    var file: String
    var name: String
    var template: String
    var partials: [SourceFile]
    var data: JSONValue
    var expected: String

    var testDescription: String { "\(file): \(name)" }

    /// The tests of the required files; none if a file is missing or can't be read.
    static let all: [SpecificationCase] = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    ]
    .flatMap(read)

    private static func read(_ name: String) -> [SpecificationCase] {
        guard let bytes = try? Data(contentsOf: SharedFolder.url("conformance/mustache/\(name).yml")) else { return [] }
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "\(name).yml", bytes: Array(bytes))
        let document = YAMLReader().read(file, reportingTo: &diagnostics)
        return document?.root.value(forKey: "tests")?.items.map { SpecificationCase($0, file: name) } ?? []
    }

    private init(_ node: YAMLNode, file: String) {
        self.file = file
        name = node.value(forKey: "name")?.text ?? ""
        template = node.value(forKey: "template")?.text ?? ""
        expected = node.value(forKey: "expected")?.text ?? ""
        data = node.value(forKey: "data").map(JSONValue.init) ?? .null
        partials =
            node.value(forKey: "partials")?.pairs.map { pair in
                SourceFile(path: "\(pair.key.text).mustache", text: pair.value.text)
            } ?? []
    }
}

extension JSONValue {
    /// The value of a node by YAML's core schema; numbers with a fraction as the shortest text for them.
    init(_ node: YAMLNode) {
        switch node.kind {
        case .sequence: self = .list(node.items.map(JSONValue.init))
        case .mapping: self = .object(node.pairs.map { (key: $0.key.text, value: JSONValue($0.value)) })
        case .scalar: self = Self.scalar(node)
        }
    }

    private static func scalar(_ node: YAMLNode) -> JSONValue {
        guard node.isPlain else { return .text(node.text) }
        if node.isNull { return .null }
        if let isTrue = Bool(node.text) { return .bool(isTrue) }
        if let number = Int(node.text) { return .number(number) }
        return .text(Double(node.text).map { "\($0)" } ?? node.text)
    }
}
