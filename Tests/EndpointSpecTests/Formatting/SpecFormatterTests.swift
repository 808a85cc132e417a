import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

/// Whole specs: those of this package, those beside it, and what becomes of them when somebody writes all over them.
@Suite struct SpecFormatterTests {
    private static let files: [String] = {
        let folders = [
            SharedFolder.packageRoot.appendingPathComponent("Specs"), SharedFolder.url("specs"),
            SharedFolder.url("cases"),
        ]
        return folders.flatMap { folder -> [String] in
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0).path }
        }
    }()

    /// The file's text, or `nil` where it is refused.
    private static func formatted(_ text: String) -> String? {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "spec.yaml", text: text)
        let file = SpecFormatter().format(source, reportingTo: &diagnostics)
        #expect(!diagnostics.sorted.contains { $0.rule.id == "format-changes-meaning" }, "\(text)")
        return file.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    @Test(
        "The order of each file's keys follows from its keys",
        arguments: [
            ("models: {}\nspec: 1\n", "spec: 1\nmodels: {}\n"),
            ("models: {}\nendpoints: {}\nmodule: A\n", "module: A\nendpoints: {}\nmodels: {}\n"),
            ("models: {}\nendpoints: {}\njson: {}\nname: A\n", "name: A\njson: {}\nendpoints: {}\nmodels: {}\n"),
            ("swift: {}\njson: {}\n", "json: {}\nswift: {}\n"),
        ]
    )
    func root(text: String, expected: String) {
        #expect(Self.formatted(text) == expected)
    }

    @Test(
        "What has fixed keys is put in order, and what the author names is not",
        arguments: [
            (
                "endpoints:\n  b:\n    response: json\n    path: /b\n    summary: B.\n    method: GET\n  a: { path: /a, method: GET }\n",
                "endpoints:\n  b:\n    summary: B.\n    method: GET\n    path: /b\n    response: json\n  a: { method: GET, path: /a }\n"
            ),
            (
                "models:\n  B: { fields: { z: { default: 1, type: int }, a: int } }\n  A: { enum: { z: zed, a: { description: A., name: b } } }\n",
                "models:\n  B: { fields: { z: { type: int, default: 1 }, a: int } }\n  A: { enum: { z: zed, a: { name: b, description: A. } } }\n"
            ),
            (
                "endpoints: { a: { response: { 404: { name: b, type: int }, 200: int }, method: GET } }\n",
                "endpoints: { a: { method: GET, response: { 404: { type: int, name: b }, 200: int } } }\n"
            ),
            (
                "endpoints: { a: { response: { status: [201], type: { fields: { b: int }, includes: [C] } } } }\n",
                "endpoints: { a: { response: { type: { includes: [C], fields: { b: int } }, status: [201] } } }\n"
            ),
            (
                "endpoints: { a: { examples: { b: { response: { z: 1, a: 2 }, request: 1 } } } }\n",
                "endpoints: { a: { examples: { b: { request: 1, response: { z: 1, a: 2 } } } } }\n"
            ),
        ]
    )
    func nested(text: String, expected: String) {
        #expect(Self.formatted(text) == expected)
    }

    @Test("A text in brackets that a comment cuts is reported, and the file stays as it is")
    func cutText() {
        var diagnostics = DiagnosticCollector()
        let text = "endpoints:\n  a: { method: GET, path: /a, summary: Item #1\n }\n"
        let file = SpecFormatter().format(SourceFile(path: "spec.yaml", text: text), reportingTo: &diagnostics)
        #expect(file == nil)
        #expect(diagnostics.sorted.map(\.rule.id) == ["cut-text"])
        let comment = "models:\n  A: { fields: { a: int # one\n, b: int } }\n"
        #expect(Self.formatted(comment) == "models:\n  A:\n    fields:\n      a: int  # one\n      b: int\n")
    }

    @Test("Every key of the format has a place in the order", arguments: FormatObject.allCases)
    func complete(object: FormatObject) {
        let keys = FormatKeyOrder.shared
        let names = Set(object.keys.map { "\($0.name)" })
        #expect(
            keys.order.places.contains { Set($0.keys.map { "\($0.name)" }) == names && $0.keys.count == names.count }
        )
    }

    @Test("A file that is formatted stays as it is", arguments: files)
    func idempotence(path: String) throws {
        guard let once = Self.formatted(try Self.text(of: path)) else { return }
        #expect(Self.formatted(once) == once)
        #expect(!once.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    @Test("A comment above any line is above the same key afterwards", arguments: files)
    func comments(path: String) throws {
        let lines = try Self.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        // Each file starts elsewhere, so that all kinds of lines have their turn.
        let step = max(1, lines.count / Torture.count(usual: 6, share: 100))
        for number in stride(from: lines.count % step, to: lines.count, by: step) where !lines[number].isEmpty {
            let line = lines[number]
            var changed = lines
            let comment = "# at \(number)"
            changed.insert(line.prefix { $0 == " " } + comment, at: number)
            guard let text = Self.formatted(changed.joined(separator: "\n")) else { continue }
            #expect(Self.formatted(text) == text)
            let result = text.split(separator: "\n")
            let place = try #require(result.firstIndex { $0.drop { $0 == " " } == comment }, "\(path):\(number)")
            let isText = line.drop { $0 == " " }.prefix(while: { $0 != " " }).contains(":") == false
            if isText { continue }
            let next = result[(place + 1)...].first { !$0.drop { $0 == " " }.hasPrefix("#") }
            #expect(Self.key(of: next ?? "") == Self.key(of: line), "\(path):\(number)")
        }
    }

    private static func key(of line: Substring) -> String {
        String(line.drop { $0 == " " || $0 == "\"" }.prefix { $0 != ":" && $0 != "\"" })
    }

    @Test("Indentation, spacing and line breaks do not matter to the result", arguments: files)
    func reformatting(path: String) throws {
        let text = try Self.text(of: path)
        guard let expected = Self.formatted(text), !text.contains("|\n"), !text.contains(">\n") else { return }
        let wider = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(repeating: " ", count: line.prefix { $0 == " " }.count * 2) + line + "  "
        }
        #expect(Self.formatted(wider.joined(separator: "\n")) == expected)
        #expect(Self.formatted(text.replacing("\n", with: "\r\n")) == expected)
        #expect(Self.formatted(text.replacing("{ ", with: "{").replacing(" }", with: "\n         }")) == expected)
    }
}
