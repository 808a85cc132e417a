import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@Suite struct JSONReaderTests {
    @Test("JSON reads as the same document that YAML gives", arguments: shapes)
    func shape(shape: YAMLShape) {
        #expect(outline(of: shape.text, path: "a.json") == shape.expected)
    }

    private static let shapes = [
        YAMLShape("object", #"{"a": 1, "b": {"c": []}, "d": {}}"#, #"{"a": 1, "b": {"c": []}, "d": {}}"#),
        YAMLShape("array", "[1, [2, []], {}]", "[1, [2, []], {}]"),
        YAMLShape("names", "[true, false, null]", "[true, false, ~]"),
        YAMLShape("names in quotes", #"["true", "null", ""]"#, #"["true", "null", ""]"#),
        YAMLShape(
            "numbers keep their digits",
            "[0, -0, 1.10, 1E+5, -12.5e-3, 123456789012345678901]",
            "[0, -0, 1.10, 1E+5, -12.5e-3, 123456789012345678901]"
        ),
        YAMLShape("escapes", #"["\"\\\/\b\f\n\r\t\u0041\u00e9"]"#, "[\"\\\"\\\\/\u{8}\u{C}\\n\r\\tAé\"]"),
        YAMLShape("surrogate pair", #"["\ud83d\ude00 \uD83D\uDE00"]"#, #"["😀 😀"]"#),
        YAMLShape("NUL", #"["x\u0000y"]"#, #"["x\0y"]"#),
        YAMLShape("characters as they are", #"["é 值 😀 \#u{7F}\#u{2028}"]"#, "[\"é 值 😀 \u{7F}\u{2028}\"]"),
        YAMLShape("space of every kind", "\r\n\t {\n\"a\"\r:\t1 }\n\n", #"{"a": 1}"#),
        YAMLShape("scalar alone", "12", "12"),
        YAMLShape("a merge key is text", #"{"<<": {"a": 1}, "b": 2}"#, #"{"<<": {"a": 1}, "b": 2}"#),
        YAMLShape("types with commas", #"{"a": "Pair<A, B>"}"#, #"{"a": "Pair<A, B>"}"#),
        YAMLShape("nothing", " \n", "~"),
    ]

    @Test("What is no JSON is refused at its place", arguments: faults)
    func fault(fault: FaultCase) { fault.check() }

    private static func json(_ text: String, _ message: String, _ notes: ExpectedDiagnostic.Note...) -> FaultCase {
        FaultCase(text, text, .error("json-syntax", message, at: 1, notes: notes), path: "a.json")
    }

    private static let halfPair = "this escape is half of a surrogate pair; write both halves"

    private static let faults = [
        json(#"{"a": 1⟦1⟧,}"#, "JSON has no trailing comma; remove the ','"),
        json("[1⟦1⟧,\n]", "JSON has no trailing comma; remove the ','"),
        json("[⟦1⟧,]", "a value must come here"),
        json("[1 ⟦1⟧2]", "a ',' or ']' must come here"),
        json(#"{"a": 1 ⟦1⟧"b": 2}"#, "a ',' or '}' must come here"),
        json(#"{"a" ⟦1⟧1}"#, "a ':' must follow the key"),
        json("{⟦1⟧a: 1}", "a key in double quotes must come here"),
        json("{⟦1⟧1: 1}", "a key in double quotes must come here"),
        json("{⟦1⟧'a': 1}", "JSON has no single quotes; use double quotes"),
        json("[⟦1⟧'a']", "JSON has no single quotes; use double quotes"),
        json("{⟦1⟧// c\n}", "JSON has no comments; remove it"),
        json("[1, ⟦1⟧/* c */ 2]", "JSON has no comments; remove it"),
        json("[⟦1⟧yes]", "'yes' is no JSON value; put text in double quotes"),
        json("[⟦1⟧True]", "'True' is no JSON value; put text in double quotes"),
        json("[⟦1⟧NaN]", "'NaN' is no JSON value; put text in double quotes"),
        json("[⟦1⟧01]", "'01' is no JSON number; put text in double quotes"),
        json("[⟦1⟧1.]", "'1.' is no JSON number; put text in double quotes"),
        json("[⟦1⟧.5]", "'.5' is no JSON number; put text in double quotes"),
        json("[⟦1⟧+1]", "'+1' is no JSON number; put text in double quotes"),
        json("[⟦1⟧-]", "'-' is no JSON number; put text in double quotes"),
        json("[⟦1⟧1e]", "'1e' is no JSON number; put text in double quotes"),
        json(#"["é ⟦1⟧\d"]"#, #"unknown escape; write '\\' for a backslash"#),
        json(#"["⟦1⟧\u12"]"#, #"'\u' needs four hexadecimal digits"#),
        json(#"["⟦1⟧\u+123"]"#, #"'\u' needs four hexadecimal digits"#),
        json(#"["⟦1⟧\ud83d"]"#, halfPair),
        json(#"["⟦1⟧\ud83d\u0041"]"#, halfPair),
        json(#"["⟦1⟧\ude00\ud83d"]"#, halfPair),
        json("{}⟦1⟧{}", "nothing may follow the value"),
        json("1 ⟦1⟧2", "nothing may follow the value"),
        json("[1]\n⟦1⟧]", "nothing may follow the value"),
        json("[1, ⟦2⟧{\"a\":⟦1⟧", "the file ends before the value does", .note("the '{' stands here", at: 2)),
        json("⟦2⟧[1, \n⟦1⟧", "the file ends before the value does", .note("the '[' stands here", at: 2)),
        FaultCase(
            "line break in a text",
            "[⟦2⟧\"é⟦1⟧\n\"]",
            .error(
                "unclosed-quote",
                "a text is not closed on its line; write a line break as \\n",
                at: 1,
                notes: [.note("the quote opens here", at: 2)]
            ),
            path: "a.json"
        ),
        FaultCase(
            "tab in a text",
            "[\n \"é⟦1⟧\t\"]",
            .error("control-character", "control character U+0009 cannot stand in JSON; write \\u0009", at: 1),
            path: "a.json"
        ),
        FaultCase(
            "key given twice",
            #"{⟦1⟧"a": 1, ⟦2⟧"\u0061": 2}"#,
            .error(
                "duplicate-key",
                "key 'a' is given twice; remove or rename one",
                at: 2,
                notes: [.note("first given here", at: 1)]
            ),
            path: "a.json"
        ),
    ]

    @Test("Nodes know their places, columns counted in characters")
    func places() throws {
        let source = MarkedSource("⟦1⟧{\r\n  \"é😀\": ⟦2⟧\"值\"⟦3⟧,\n  \"b\": [⟦4⟧12⟦5⟧]\n}⟦6⟧\n", path: "a.json")
        var diagnostics = DiagnosticCollector()
        let root = try #require(YAMLReader().read(source.file, reportingTo: &diagnostics)).root
        #expect(root.range.start == source.position(of: 1))
        #expect(root.range.end == source.position(of: 6))
        #expect(root.value(forKey: "é😀")?.range.start == source.position(of: 2))
        #expect(root.value(forKey: "é😀")?.range.end == source.position(of: 3))
        #expect(root.value(forKey: "b")?.items.first?.range.start == source.position(of: 4))
        #expect(root.value(forKey: "b")?.items.first?.range.end == source.position(of: 5))
        #expect(root.isFlow)
    }

    @Test("UTF-16 with a byte order mark is read")
    func utf16() {
        let bytes = utf16Bytes("\u{FEFF}{\"😀\": 1}", isBigEndian: true)
        #expect(outline(of: SourceFile(path: "a.json", bytes: bytes)) == #"{"😀": 1}"#)
    }
}
