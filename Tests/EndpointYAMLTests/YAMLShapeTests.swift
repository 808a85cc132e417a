import Testing

/// One shape per construct of YAML, and what it reads as.
@Suite struct YAMLShapeTests {
    @Test("A scalar reads as its text", arguments: scalars)
    func scalar(shape: YAMLShape) {
        #expect(outline(of: shape.text) == shape.expected)
    }

    private static let scalars = [
        YAMLShape("plain", "a: some text", "{a: some text}"),
        YAMLShape("plain over lines is folded", "a: one\n  two\n\n  three", "{a: one two\nthree}"),
        YAMLShape("plain with colon and hash inside words", "a: b:c#d", "{a: b:c#d}"),
        YAMLShape("single quotes", "a: 'it''s \\n'", #"{a: "it's \\n"}"#),
        YAMLShape("single quotes over lines", "a: 'one\n  two\n\n  three'", #"{a: "one two\nthree"}"#),
        YAMLShape("double quotes", #"a: "q\" b\\ n\n t\t \x41 \u00e9 \U0001F600""#, #"{a: "q\" b\\ n\n t\t A é 😀"}"#),
        YAMLShape("double quotes over lines", "a: \"one\n  two \\\n  three\"", #"{a: "one two three"}"#),
        YAMLShape("NUL inside quotes", #"a: "x\0y""#, #"{a: "x\0y"}"#),
        YAMLShape("literal", "a: |\n  one\n   two\n\n  three\n", #"{a: "one\n two\n\nthree\n"}"#),
        YAMLShape("literal, line break stripped", "a: |-\n  one\n\n", #"{a: "one"}"#),
        YAMLShape("literal, line breaks kept", "a: |+\n  one\n\nb: 1", #"{a: "one\n\n", b: 1}"#),
        YAMLShape("literal with an indentation indicator", "a: |2\n   one\n  two\n", #"{a: " one\ntwo\n"}"#),
        YAMLShape("folded", "a: >\n  one\n  two\n\n  three\n", #"{a: "one two\nthree\n"}"#),
        YAMLShape("folded, indented lines kept", "a: >\n  one\n    two\n  three\n", #"{a: "one\n  two\nthree\n"}"#),
        YAMLShape("folded, line break stripped", "a: >-\n  one\n  two\n", #"{a: "one two"}"#),
        YAMLShape("comment-like text in a block scalar", "a: |\n  # no comment\n", ##"{a: "# no comment\n"}"##),
        YAMLShape("text that looks like a boolean", "[NO, no, on, yes, true, True]", "[NO, no, on, yes, true, True]"),
        YAMLShape(
            "text that looks like a number",
            "[1.10, 12:30, 0012, 0x1F, 1e3, .5, 1_000]",
            "[1.10, 12:30, 0012, 0x1F, 1e3, .5, 1_000]"
        ),
        YAMLShape(
            "digits beyond any number type",
            "9007199254740993.000000000000000001",
            "9007199254740993.000000000000000001"
        ),
        YAMLShape("null", "[~, null, '', 'null', \"~\", Null, nil]", #"[~, ~, "", "null", "~", Null, nil]"#),
        YAMLShape("nothing", "a:\nb: \nc:", "{a: ~, b: ~, c: ~}"),
    ]

    @Test("A collection reads as its parts", arguments: collections)
    func collection(shape: YAMLShape) {
        #expect(outline(of: shape.text) == shape.expected)
    }

    private static let collections = [
        YAMLShape("block sequence", "- a\n- b", "[a, b]"),
        YAMLShape("block mapping", "a: 1\nb: 2", "{a: 1, b: 2}"),
        YAMLShape("sequence at its key's column", "a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}"),
        YAMLShape("compact nesting", "- a: 1\n  b: 2\n- - x\n  - y", "[{a: 1, b: 2}, [x, y]]"),
        YAMLShape("flow", "{a: [1, {b: 2}], 'c': {}, d: []}", #"{a: [1, {b: 2}], "c": {}, d: []}"#),
        YAMLShape("flow over lines with a trailing comma", "[\n a,\n b, # two\n]", "[a, b]"),
        YAMLShape("single pairs in a flow sequence", "[a: 1, b]", "[{a: 1}, b]"),
        YAMLShape("flow keys without values", "{a, b: , c: 1}", "{a: ~, b: ~, c: 1}"),
        YAMLShape("JSON-like flow", #"{"a":1,"b":[true,null]}"#, #"{"a": 1, "b": [true, ~]}"#),
        YAMLShape("question mark keys", "? a\n: 1\n? b", "{a: 1, b: ~}"),
        YAMLShape("quoted keys", "'a b': 1\n\"c: d\": 2", #"{"a b": 1, "c: d": 2}"#),
        YAMLShape("numbers as keys", "200: a\n2xx: b", "{200: a, 2xx: b}"),
        YAMLShape("empty key", "'': 1", #"{"": 1}"#),
        YAMLShape("items without values", "-\n- a\n-", "[~, a, ~]"),
        YAMLShape("scalar as the document", "hello", "hello"),
        YAMLShape(
            "more than eight pairs",
            "{a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1}",
            "{a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1}"
        ),
    ]

    @Test("A stream reads as its one document", arguments: streams)
    func stream(shape: YAMLShape) {
        #expect(outline(of: shape.text) == shape.expected)
    }

    private static let streams = [
        YAMLShape("empty file", "", "~"),
        YAMLShape("only comments", "# one\n\n  # two\n", "~"),
        YAMLShape("only a document start", "---\n", "~"),
        YAMLShape("comments", "# c\na: 1 # c\n# c\nb: # c\n  - 2 # c\n#c", "{a: 1, b: [2]}"),
        YAMLShape("document markers", "---\na: 1\n...\n", "{a: 1}"),
        YAMLShape("directive", "%YAML 1.2\n---\na: 1", "{a: 1}"),
        YAMLShape("no line break at the end", "a: 1", "{a: 1}"),
        YAMLShape("CRLF", "a: 1\r\nb:\r\n  - 2\r\nc: |\r\n  x\r\n  y\r\n", #"{a: 1, b: [2], c: "x\ny\n"}"#),
        YAMLShape("CR", "a: 1\rb: 2", "{a: 1, b: 2}"),
        YAMLShape("NEL", "a: 1\u{85}b: 2", "{a: 1, b: 2}"),
        YAMLShape("byte order mark", "\u{FEFF}a: 1", "{a: 1}"),
        YAMLShape("tabs between tokens", "a:\t1\nb: [\t2,\t3 ]", "{a: 1, b: [2, 3]}"),
        YAMLShape("characters beyond the first plane", "😀: 值", "{😀: 值}"),
    ]

    @Test("An alias reads as what it stands for", arguments: references)
    func reference(shape: YAMLShape) {
        #expect(outline(of: shape.text) == shape.expected)
    }

    private static let references = [
        YAMLShape("scalar", "a: &x text\nb: *x", "{a: text, b: text}"),
        YAMLShape("quoted scalar", "a: &x '1'\nb: *x", #"{a: "1", b: "1"}"#),
        YAMLShape(
            "collections",
            "a: &x [1, {b: 2}]\nc: *x\nd: [*x]",
            "{a: [1, {b: 2}], c: [1, {b: 2}], d: [[1, {b: 2}]]}"
        ),
        YAMLShape("empty node", "a: &x\nb: *x", "{a: ~, b: ~}"),
        YAMLShape("as a key", "a: &x k\n*x : 1", "{a: k, k: 1}"),
        YAMLShape("anchor of a key", "&x a: 1\nb: *x", "{a: 1, b: a}"),
        YAMLShape("name taken over", "a: &x 1\nb: *x\nc: &x 2\nd: *x", "{a: 1, b: 1, c: 2, d: 2}"),
        YAMLShape("name taken over inside", "a: &x [&x 1, *x]\nb: *x", "{a: [1, 1], b: 1}"),
        YAMLShape("merge", "a: &x {b: 1, c: 2}\nd: {<<: *x, e: 3}", "{a: {b: 1, c: 2}, d: {b: 1, c: 2, e: 3}}"),
        YAMLShape(
            "merge, explicit keys win wherever they stand",
            "a: &x {b: 1, c: 2}\nd: {b: 9, <<: *x}\ne: {<<: *x, c: 9}",
            "{a: {b: 1, c: 2}, d: {b: 9, c: 2}, e: {b: 1, c: 9}}"
        ),
        YAMLShape(
            "merge of a list, the earlier wins",
            "a: &x {k: 1}\nb: &y {k: 2, l: 2}\nc: {<<: [*x, *y]}",
            "{a: {k: 1}, b: {k: 2, l: 2}, c: {k: 1, l: 2}}"
        ),
        YAMLShape(
            "merge of what is merged",
            "a: &x {k: 1}\nb: &y {<<: *x, l: 2}\nc: {<<: *y}",
            "{a: {k: 1}, b: {k: 1, l: 2}, c: {k: 1, l: 2}}"
        ),
        YAMLShape("merge in place", "{<<: {a: 1}, b: 2}", "{a: 1, b: 2}"),
        YAMLShape("merge of nothing", "{<<: {}, b: 2}", "{b: 2}"),
        YAMLShape("quoted merge key is text", "'<<': 1", #"{"<<": 1}"#),
    ]

    @Test("A tag that changes nothing is accepted", arguments: tags)
    func tag(shape: YAMLShape) {
        #expect(outline(of: shape.text) == shape.expected)
    }

    private static let tags = [
        YAMLShape("text", "[!!str 12, !!str null, !!str, ! 12]", #"["12", "null", "", "12"]"#),
        YAMLShape(
            "what a plain scalar looks like",
            "[!!int 1, !!float 1.5, !!bool true, !!null ~]",
            "[1, 1.5, true, ~]"
        ),
        YAMLShape("collections", "!!map {a: !!seq [1]}", "{a: [1]}"),
        YAMLShape("tag in full", "!<tag:yaml.org,2002:str> a", #""a""#),
    ]
}
