import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

/// Three states of one file, and what they come to.
struct MergeCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: String?
    var ours: String?
    var theirs: String?
    /// `nil`: the file goes, or stays away.
    var expected: String?
    var messages: [String] = []
}

@Suite struct SpecMergeTests {
    private static func source(_ text: String, _ name: String) -> SourceFile { SourceFile(path: name, text: text) }

    private static func document(_ text: String) throws -> SpecDocument {
        var diagnostics = DiagnosticCollector()
        let source = source(text, "openapi.yaml")
        let yaml = try #require(YAMLReader().read(source, reportingTo: &diagnostics))
        let file = SpecFile(source: source, relativePath: "a.yaml")
        let document = SpecDecoder().decode(yaml, file: file, role: .module, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        return try #require(document)
    }

    @Test("What either side changed alone is taken, and what both changed is named", arguments: MergeCase.all)
    func cases(merge: MergeCase) throws {
        var diagnostics = DiagnosticCollector()
        let existing = merge.ours.map { ["a.yaml": Self.source($0, "Specs/a.yaml")] } ?? [:]
        let base = merge.base.map { ["a.yaml": Self.source($0, "Specs/.imported/a.yaml")] } ?? [:]
        let imported = try merge.theirs.map { [try Self.document($0)] } ?? []
        let results = try #require(
            SpecMerge().merge(existing: existing, base: base, imported: imported, reportingTo: &diagnostics)
        )
        let bytes = results.isEmpty ? existing["a.yaml"]?.bytes : results[0].bytes
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == merge.expected)
        #expect(diagnostics.sorted.map(\.message) == merge.messages)
        for diagnostic in diagnostics.sorted where diagnostic.message.hasPrefix("'endpoints") {
            #expect(diagnostic.range?.file.path == "Specs/a.yaml" || diagnostic.notes.isEmpty)
        }
    }

    @Test("A model stays in the file where it stands, wherever it would be put today")
    func places() throws {
        var diagnostics = DiagnosticCollector()
        let old = "module: A\nmodels:\n  X: { fields: { a: int } }\n"
        let ours = ["a.yaml": "module: A\n", "b.yaml": "# Mine.\nmodels:\n  X: { fields: { a: int } }\n"]
        let results = try #require(
            SpecMerge().merge(
                existing: ours.mapValues { Self.source($0, "ours") },
                base: ["a.yaml": Self.source(old, "base")],
                imported: [try Self.document(old.replacing("a: int", with: "a: string"))],
                reportingTo: &diagnostics
            )
        )
        #expect(diagnostics.sorted.map(\.message) == [])
        #expect(results.map(\.path) == ["b.yaml"])
        let text = results.first?.bytes.map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "# Mine.\nmodels:\n  X: { fields: { a: string } }\n")
    }

    @Test("A conflict has the place in the spec and, as a note, the one in the document")
    func bothPlaces() throws {
        var diagnostics = DiagnosticCollector()
        let ours = Self.source("endpoints:\n  # Mine.\n  list: { method: GET, path: /b }\n", "Specs/a.yaml")
        let base = Self.source("endpoints:\n  list: { method: GET, path: /a }\n", "base")
        let theirs = try Self.document("module: A\nendpoints:\n  list: { method: GET, path: /c }\n")
        _ = SpecMerge().merge(
            existing: ["a.yaml": ours],
            base: ["a.yaml": base],
            imported: [theirs],
            reportingTo: &diagnostics
        )
        let conflict = try #require(diagnostics.sorted.first { $0.message.contains("path") })
        #expect(conflict.range?.file.path == "Specs/a.yaml")
        #expect(conflict.range?.start.line == 3)
        #expect(conflict.notes.first?.range?.file.path == "openapi.yaml")
        #expect(conflict.notes.first?.range?.start.line == 3)
        #expect(conflict.severity == .warning)
    }
}

extension MergeCase {
    private static let list = "endpoints:\n  list:\n    method: GET\n    path: /a\n    response: list<A>\n"

    static let all = [
        MergeCase(testDescription: "first import", base: nil, ours: nil, theirs: list, expected: list),
        MergeCase(
            testDescription: "nothing changed",
            base: list,
            ours: "# Mine.\n" + list,
            theirs: list,
            expected: "# Mine.\n" + list
        ),
        MergeCase(
            testDescription: "policies and comments stay beside what the document changed",
            base: list,
            ours: """
                # The list.
                endpoints:
                  # All of them.
                  list:
                    method: GET
                    path: /a  # short
                    response: list<A>
                    retry: transient

                """,
            theirs: list.replacing("list<A>", with: "list<B>").replacing("path: /a", with: "path: /a/b"),
            expected: """
                # The list.
                endpoints:
                  # All of them.
                  list:
                    method: GET
                    path: /a/b  # short
                    response: list<B>
                    retry: transient

                """
        ),
        MergeCase(
            testDescription: "an endpoint's new name stays",
            base: list,
            ours: list.replacing("  list:", with: "  all:"),
            theirs: list.replacing("list<A>", with: "list<B>"),
            expected: list.replacing("  list:", with: "  all:").replacing("list<A>", with: "list<B>")
        ),
        MergeCase(
            testDescription: "a model's new name stays, and is used",
            base: "models:\n  Dto: { fields: { a: int } }\n  B: { fields: { d: Dto } }\n",
            ours: "models:\n  Thing: { fields: { a: int }, renamedFrom: Dto }\n  B: { fields: { d: Thing } }\n",
            theirs: "models:\n  Dto: { fields: { a: int, next: Dto? } }\n  B: { fields: { d: list<Dto> } }\n",
            expected:
                "models:\n  Thing:\n    fields:\n      a: int\n      next: Thing?\n    renamedFrom: Dto\n  B: { fields: { d: list<Thing> } }\n"
        ),
        MergeCase(
            testDescription: "a field's new name stays",
            base: "models:\n  A: { fields: { usr: string } }\n",
            ours: "models:\n  A: { fields: { user: { type: string, wire: usr } } }\n",
            theirs: "models:\n  A: { fields: { usr: int, at: dateTime } }\n",
            expected: "models:\n  A: { fields: { user: { type: int, wire: usr }, at: dateTime } }\n"
        ),
        MergeCase(
            testDescription: "what is new in the document comes after what stands before it there",
            base: list,
            ours: list + "  own:\n    method: GET\n    path: /own\n",
            theirs: list + "  next:\n    method: GET\n    path: /next\n",
            expected: list + "  next:\n    method: GET\n    path: /next\n  own:\n    method: GET\n    path: /own\n"
        ),
        MergeCase(
            testDescription: "what the document removed goes, with the comment above it",
            base: list + "  gone:\n    method: GET\n    path: /gone\n",
            ours: list + "  # Gone soon.\n  gone:\n    method: GET\n    path: /gone\n",
            theirs: list,
            expected: list
        ),
        MergeCase(
            testDescription: "what people removed stays away",
            base: list + "  gone:\n    method: GET\n    path: /gone\n",
            ours: list,
            theirs: list + "  gone:\n    method: GET\n    path: /gone\n",
            expected: list
        ),
        MergeCase(
            testDescription: "both changed a value",
            base: list,
            ours: list.replacing("list<A>", with: "list<B>"),
            theirs: list.replacing("list<A>", with: "list<C>"),
            expected: list.replacing("list<A>", with: "list<B>"),
            messages: ["'endpoints.list.response.type' was changed here and in the document; what stands here is kept"]
        ),
        MergeCase(
            testDescription: "removed here, changed there",
            base: list + "  gone:\n    method: GET\n    path: /gone\n",
            ours: list,
            theirs: list + "  gone:\n    method: PUT\n    path: /gone\n",
            expected: list,
            messages: ["'endpoints.gone' was removed here and changed in the document; it stays away"]
        ),
        MergeCase(
            testDescription: "changed here, removed there",
            base: list + "  gone:\n    method: GET\n    path: /gone\n",
            ours: list + "  gone:\n    method: GET\n    path: /gone\n    retry: transient\n",
            theirs: list,
            expected: list + "  gone:\n    method: GET\n    path: /gone\n    retry: transient\n",
            messages: ["'endpoints.gone' was changed here and removed from the document; what stands here is kept"]
        ),
        MergeCase(
            testDescription: "the document has no such file any more",
            base: list,
            ours: list,
            theirs: nil,
            expected: nil
        ),
        MergeCase(
            testDescription: "a changed file whose source is gone",
            base: list,
            ours: list + "    retry: transient\n",
            theirs: nil,
            expected: list + "    retry: transient\n",
            messages: ["'a.yaml' was changed here and removed from the document; what stands here is kept"]
        ),
        MergeCase(testDescription: "a file of one's own", base: nil, ours: list, theirs: nil, expected: list),
        MergeCase(testDescription: "a file that was removed here", base: list, ours: nil, theirs: list, expected: nil),
        MergeCase(
            testDescription: "both add to one field in different keys",
            base: "models:\n  A: { fields: { a: int } }\n",
            ours: "models:\n  A: { fields: { a: { type: int, example: 1 } } }\n",
            theirs: "models:\n  A: { fields: { a: { type: int, minimum: 0 } } }\n",
            expected: "models:\n  A: { fields: { a: { type: int, example: 1, minimum: 0 } } }\n"
        ),
    ]
}

@Suite struct SpecArrangementTests {
    @Test("Each module has a file, with the models that it alone reaches")
    func arrangement() throws {
        var diagnostics = DiagnosticCollector()
        let text = """
            errors: { 1: { name: gone, data: Reason } }
            module: VoiceRooms
            endpoints:
              list: { method: GET, path: /rooms, response: list<Room> }
            models:
              Room: { fields: { owner: User } }
              User: { fields: { id: int } }
              Reason: { fields: { a: int } }
              Idle: { fields: { a: int } }
              Order: { fields: { user: User, line: list<Line> } }
              Line: { fields: { a: int } }
            """
        let source = SourceFile(path: "x.yaml", text: text)
        let yaml = try #require(YAMLReader().read(source, reportingTo: &diagnostics))
        let file = SpecFile(source: source, relativePath: "x.yaml")
        let first = try #require(
            SpecDecoder().decode(yaml, file: file, role: .single, reportingTo: &diagnostics)
        )
        var second = SpecDocument(file: file)
        var module = ModuleDeclaration(range: yaml.root.range)
        module.name = Located("API", at: yaml.root.range)
        var endpoint = try #require(first.module?.endpoints.first)
        endpoint.response = .payload(
            PayloadDeclaration(
                type: .expression(Located(.named("Order", arguments: []), at: endpoint.range)),
                range: endpoint.range
            )
        )
        module.endpoints = [endpoint]
        second.module = module
        let arranged = SpecArrangement().arranged([first, second])
        #expect(arranged.map(\.file.relativePath) == ["api.yaml", "voice-rooms.yaml", "api-module.yaml"])
        #expect(arranged[0].api?.models.map(\.name.value) == ["User", "Reason", "Idle"])
        #expect(arranged[1].module?.models.map(\.name.value) == ["Room"])
        #expect(arranged[2].module?.models.map(\.name.value) == ["Order", "Line"])
    }
}
