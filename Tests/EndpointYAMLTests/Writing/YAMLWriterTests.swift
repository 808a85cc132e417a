import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointYAML

@Suite struct YAMLWriterTests {
    private static func yaml(_ value: DocumentValue, _ brackets: YAMLWriter.Brackets = .whatever) -> String {
        String(decoding: YAMLWriter(brackets: brackets).bytes(of: value), as: UTF8.self)
    }

    private static func pair(_ value: DocumentValue) -> DocumentValue { .block([DocumentPair("k", value)]) }

    @Test(
        "A text has quotes only where a reader would take it for something else",
        arguments: [
            ("plain", "k: plain"), ("two words", "k: two words"), ("", "k: \"\""), ("1", "k: \"1\""),
            ("true", "k: \"true\""), ("no", "k: \"no\""), ("null", "k: \"null\""), ("2020-01-01", "k: \"2020-01-01\""),
            ("a: b", "k: \"a: b\""), ("a #b", "k: \"a #b\""), ("say \"hi\": it's", "k: 'say \"hi\": it''s'"),
            ("\\d+", "k: \\d+"), (" x", "k: \" x\""), ("tab\t", "k: \"tab\\t\""),
            ("\u{85}\u{7}", "k: \"\\u0085\\u0007\""),
            ("- x", "k: \"- x\""), ("[x]", "k: \"[x]\""), ("花子", "k: 花子"), ("--- x", "k: \"--- x\""),
        ]
    )
    func texts(text: String, expected: String) throws {
        #expect(Self.yaml(Self.pair(.text(text))) == expected + "\n")
        #expect(try Self.read(Self.yaml(Self.pair(.text(text)))).isSame(as: Self.pair(.text(text))))
    }

    @Test(
        "A number, truth value or null has no quotes; what only looks so has them",
        arguments: [
            ("1", "1"), ("-0.5", "-0.5"), ("true", "true"), ("null", "null"), ("0x1", "\"0x1\""), ("yes", "\"yes\""),
            ("abc", "abc"),
        ]
    )
    func typed(text: String, expected: String) {
        #expect(Self.yaml(Self.pair(.typed(text))) == "k: \(expected)\n")
    }

    @Test(
        "Keys that look like numbers need no quotes, those that others misread do",
        arguments: [
            ("200", "200"), ("007", "\"007\""), ("true", "\"true\""), ("off", "\"off\""), ("a b", "a b"), ("", "\"\""),
            ("a: b", "\"a: b\""), ("x\ny", "\"x\\ny\""),
        ]
    )
    func keys(key: String, expected: String) throws {
        let value = DocumentValue.block([DocumentPair(key, .text("x"))])
        #expect(Self.yaml(value) == "\(expected): x\n")
        #expect(try Self.read(Self.yaml(value)).isSame(as: value))
    }

    @Test("What is short stands in brackets, what is long or has lines of its own stands below its key")
    func brackets() throws {
        let short = DocumentValue.mapping([DocumentPair("a", .typed("1")), DocumentPair("b", .list([.text("x?")]))])
        #expect(Self.yaml(Self.pair(short)) == "k: { a: 1, b: [\"x?\"] }\n")
        #expect(Self.yaml(Self.pair(short), .scalars) == "k:\n  a: 1\n  b: [\"x?\"]\n")
        let long = DocumentValue.list((0..<30).map { .text("word\($0)") })
        #expect(Self.yaml(Self.pair(long)).hasPrefix("k:\n  - word0\n  - word1\n"))
        let lines = DocumentValue.mapping([DocumentPair("a", .text("one\ntwo"))])
        #expect(Self.yaml(Self.pair(lines)) == "k:\n  a: |-\n    one\n    two\n")
        let items = DocumentValue.list([lines, .list([]), .mapping([])])
        #expect(Self.yaml(Self.pair(items)) == "k:\n  - a: |-\n      one\n      two\n  - []\n  - {}\n")
    }

    @Test("Text with line breaks keeps its lines, and long text is folded between words")
    func lines() throws {
        #expect(Self.yaml(Self.pair(.text("one\n\n  two\n"))) == "k: |\n  one\n\n    two\n")
        #expect(Self.yaml(Self.pair(.text("\none"))) == "k: \"\\none\"\n")
        #expect(Self.yaml(Self.pair(.text("one\n\n"))) == "k: \"one\\n\\n\"\n")
        let long = Array(repeating: "word", count: 60).joined(separator: " ")
        let text = Self.yaml(Self.pair(.text(long)))
        #expect(text.hasPrefix("k: >-\n  word word"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(try Self.read(text).isSame(as: Self.pair(.text(long))))
    }

    @Test("Anything is read again as it was written, and the formatter leaves it alone")
    func random() throws {
        for seed in 0..<UInt64(Torture.count(usual: 300, share: 20)) {
            var random = RandomNumbers(seed: seed)
            let value = Self.block(Self.value(&random, depth: 0))
            for brackets in [YAMLWriter.Brackets.whatever, .scalars] {
                let text = Self.yaml(value, brackets)
                #expect(try Self.read(text).isSame(as: value), "seed \(seed)\n\(text)")
                #expect(try Self.formatted(text) == text, "seed \(seed)")
            }
        }
    }

    // MARK: At random

    private static let texts = [
        "", "a", "1", "true", "~", "two words", "a: b", "#", "x\ny", "x\n y\n", " lead", "trail ", "\n", "a\n\n", "'",
        "\"",
        "\\", "?", "list<a, b>", "{id}", "花子\n子", "\u{85}", "\u{FEFF}x", "\r\n", "tab\tin", "\t", "---", "...", "no",
        "=", "<<",
        String(repeating: "word ", count: 40) + "end", String(repeating: "x", count: 130),
        "a  b " + String(repeating: "c ", count: 70),
        "line\n" + String(repeating: "y", count: 140) + "\nz\n", " lead\nmore", "\tx\ny", "- a", "&a", "*a", "!a", "|",
        ">", "%", "@", "`",
        "a\n  \nb",
    ]

    private static func value(_ random: inout RandomNumbers, depth: Int) -> DocumentValue {
        switch random.below(depth > 4 ? 2 : 5) {
        case 0: return .text(texts[random.below(texts.count)])
        case 1: return .typed(["1", "-2.5", "true", "false", "null"][random.below(5)])
        case 2: return .list((0..<random.below(4)).map { _ in value(&random, depth: depth + 1) })
        default:
            var known: Set<String> = []
            let keys = (0..<random.below(5)).map { _ in texts[random.below(texts.count)] }
            let pairs = keys.filter { known.insert($0).inserted }
                .map { DocumentPair($0, value(&random, depth: depth + 1)) }
            return .mapping(DocumentMapping(pairs, isBlock: random.chance(3)))
        }
    }

    private static func block(_ value: DocumentValue) -> DocumentValue { .block([DocumentPair("root", value)]) }

    // MARK: Reading

    private static func read(_ text: String) throws -> DocumentValue {
        var diagnostics = DiagnosticCollector()
        let document = YAMLReader().read(SourceFile(path: "x.yaml", text: text), reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [], "\(text)")
        return DocumentValue(try #require(document).root)
    }

    private static func formatted(_ text: String) throws -> String {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "x.yaml", text: text)
        let written = try #require(YAMLReader().readWritten(source, reportingTo: &diagnostics))
        let bytes = YAMLFormatter().format(written, at: nil, reportingTo: &diagnostics)
        return String(decoding: try #require(bytes), as: UTF8.self)
    }
}

@Suite struct JSONWriterTests {
    @Test("Foundation reads what is written, numbers as numbers and texts as texts")
    func read() throws {
        let value = DocumentValue.mapping([
            DocumentPair("text", .text("a \"b\"\n\u{2028}\\")), DocumentPair("number", .typed("1.5")),
            DocumentPair("code", .typed("007")),
            DocumentPair("list", .list([.null, .bool(true), .list([]), .mapping([])])),
        ])
        let bytes = JSONWriter().bytes(of: value)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(object["text"] as? String == "a \"b\"\n\u{2028}\\")
        #expect(object["number"] as? Double == 1.5)
        #expect(object["code"] as? String == "007")
        #expect((object["list"] as? [Any])?.count == 4)
    }
}
