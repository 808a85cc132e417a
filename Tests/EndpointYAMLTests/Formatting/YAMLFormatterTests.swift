import EndpointDiagnostics
import Testing

/// Texts and what becomes of them; what becomes of that again is always itself.
@Suite struct YAMLFormatterTests {
    private static func check(_ shape: YAMLShape) {
        let text = formatted(shape.text)
        #expect(text == shape.expected)
        #expect(formatted(text) == text, "a second time")
    }

    @Test("Lines are indented by two spaces, and end without blanks", arguments: layouts)
    func layout(shape: YAMLShape) { Self.check(shape) }

    private static let layouts = [
        YAMLShape("nothing", "", ""),
        YAMLShape("only blank lines", "\n \n", ""),
        YAMLShape("only a comment", "\n  # c  \n\n", "# c\n"),
        YAMLShape("wide indentation", "a:\n     b:\n        c: 1\n", "a:\n  b:\n    c: 1\n"),
        YAMLShape("sequence at its key's column", "a:\n- 1\n- 2\n", "a:\n  - 1\n  - 2\n"),
        YAMLShape("mapping in a sequence", "-   a: 1\n    b: 2\n-\n  a: 3\n", "- a: 1\n  b: 2\n- a: 3\n"),
        YAMLShape("sequences in sequences", "- - a\n  - b\n-\n  - c\n- - - d\n", "- - a\n  - b\n- - c\n- - - d\n"),
        YAMLShape("spaces around", "a  :   1   \nb:\t2\t\n", "a: 1\nb: 2\n"),
        YAMLShape("no line break at the end", "a: 1", "a: 1\n"),
        YAMLShape("many at the end", "a: 1\n\n\n", "a: 1\n"),
        YAMLShape("blank lines between stay", "\n\na: 1\n\n \nb:\n\n  c: 2\n", "a: 1\n\n\nb:\n\n  c: 2\n"),
        YAMLShape(
            "line breaks of other systems",
            "a: 1\r\nb: |\r\n  x\r\n  y\r\n# c\r\n",
            "a: 1\nb: |\n  x\n  y\n# c\n"
        ),
        YAMLShape("a byte order mark", "\u{FEFF}a:   1\n", "a: 1\n"),
        YAMLShape("nothing as a value", "a:\nb: ~\n-c:\n", "a:\nb: ~\n-c:\n"),
        YAMLShape("nothing as an element", "-\n-\n- a\n-\n", "-\n-\n- a\n-\n"),
        YAMLShape("value on a line of its own", "a:\n   b\n", "a: b\n"),
        YAMLShape("scalar as the document", "  text\n", "text\n"),
        YAMLShape("null as the document", "---\n", "---\n"),
        YAMLShape("a document's start", "# c\n\n---   # d\na:   1\n", "# c\n\n---  # d\na: 1\n"),
        YAMLShape("a document on the line of its start", "--- {a: 1}\n", "---\n{ a: 1 }\n"),
        YAMLShape("directives", "%YAML 1.2   # v\n---\na: 1\n", "%YAML 1.2   # v\n---\na: 1\n"),
        YAMLShape("a document's end", "a: 1\n...   # d\n\n# c\n", "a: 1\n...  # d\n\n# c\n"),
    ]

    @Test("A collection in brackets takes one line where it fits, else one for each entry", arguments: flows)
    func flow(shape: YAMLShape) { Self.check(shape) }

    private static let long = String(repeating: "x", count: 110)
    private static let flows = [
        YAMLShape(
            "spaces inside",
            "a: {b: 1,c: [1,2 , 3], d: {}, e: [ ]}\n",
            "a: { b: 1, c: [1, 2, 3], d: {}, e: [] }\n"
        ),
        YAMLShape("several lines that fit one", "a: [\n  1,\n  2,\n]\nb:\n  {c: 1}\n", "a: [1, 2]\nb: { c: 1 }\n"),
        YAMLShape("pairs in a sequence", "[a: b, ? c : d, {e: f}, {g: }]\n", "[a: b, c: d, { e: f }, { g }]\n"),
        YAMLShape("keys without values", "{ a, b: , c: 1, ? d }\n", "{ a, b, c: 1, d }\n"),
        YAMLShape("JSON", #"{"a":1,"b":[true,null]}"# + "\n", "{ a: 1, b: [true, null] }\n"),
        YAMLShape(
            "120 columns",
            "k: {a: \(long.dropLast(6)), b: c}\nkk: {a: \(long.dropLast(6)), b: c}\n",
            "k: { a: \(long.dropLast(6)), b: c }\nkk:\n  a: \(long.dropLast(6))\n  b: c\n"
        ),
        YAMLShape("more columns", "k: { a: \(long), b: [c] }\n", "k:\n  a: \(long)\n  b: [c]\n"),
        YAMLShape("a long sequence", "k: [\(long), b, { c: d }]\n", "k:\n  - \(long)\n  - b\n  - { c: d }\n"),
        YAMLShape("the document", "{ k: \(long), b: \(long) }\n", "k: \(long)\nb: \(long)\n"),
        YAMLShape(
            "inside a sequence",
            "- { k: \(long), b: [\(long), c, d] }\n",
            "- k: \(long)\n  b:\n    - \(long)\n    - c\n    - d\n"
        ),
        YAMLShape("pairs become mappings", "k: [a: \(long), b: c]\n", "k:\n  - a: \(long)\n  - b: c\n"),
        YAMLShape(
            "wide characters count twice",
            "k: { a: \(String(repeating: "花", count: 54)) }\nk2: { a: \(String(repeating: "花", count: 60)) }\n",
            "k: { a: \(String(repeating: "花", count: 54)) }\nk2:\n  a: \(String(repeating: "花", count: 60))\n"
        ),
        YAMLShape("what needs quotes in brackets alone", "k: [a: b?, # c\n  d: e]\n", "k:\n  - a: b?  # c\n  - d: e\n"),
        YAMLShape("a comment inside", "a: { b: 1, # c\n  d: 2 }\n", "a:\n  b: 1  # c\n  d: 2\n"),
        YAMLShape("a blank line inside", "a: [\n  1,\n\n  2]\n", "a:\n  - 1\n\n  - 2\n"),
        YAMLShape("text over lines inside", "a: [one\n  two, 'b\n  c']\n", "a:\n  - one\n    two\n  - 'b\n    c'\n"),
    ]

    @Test("Scalars keep their text, and lines that belong to it", arguments: scalars)
    func scalar(shape: YAMLShape) { Self.check(shape) }

    private static let scalars = [
        YAMLShape(
            "plain over lines",
            "a: one\n     two\n\n     three\nb:\n  one\n  two\n",
            "a: one\n  two\n\n  three\nb:\n  one\n  two\n"
        ),
        YAMLShape(
            "quoted over lines",
            "a: \"one  \n     two \\\n     three\\ \n\n     four\"\n",
            "a: \"one\n  two \\\n  three\\ \n\n  four\"\n"
        ),
        YAMLShape(
            "literal",
            "a:   |\n      one \n        two\n\n      three\nb: 1\n",
            "a: |\n  one \n    two\n\n  three\nb: 1\n"
        ),
        YAMLShape("literal below", "a:\n  - |\n   one\n  - >-\n   two\n", "a:\n  - |\n    one\n  - >-\n    two\n"),
        YAMLShape("literal with a number", "a: |4-\n      one\n    two\n", "a: |2-\n    one\n  two\n"),
        YAMLShape("a number that is not needed", "a: |2\n  one\n", "a: |\n  one\n"),
        YAMLShape("blank lines before", "a: |\n\n\n  one\n", "a: |\n\n\n  one\n"),
        YAMLShape("kept blank lines", "a: |+\n  one\n\n\nb: >+\n  two\n\n", "a: |+\n  one\n\n\nb: >+\n  two\n\n"),
        YAMLShape("blank lines after", "a: |\n  one\n\n\nb: 1\n", "a: |\n  one\n\n\nb: 1\n"),
        YAMLShape("no line break at the end", "a: |\n  one", "a: |-\n  one\n"),
        YAMLShape("kept, without one at the end", "a: |+\n  one", "a: |-\n  one\n"),
        YAMLShape("nothing in it", "a: |\nb: >-\n\nc: 1\n", "a: |\nb: >-\n\nc: 1\n"),
        YAMLShape("a comment beside", "a: |   # c\n  one\n  # text\n# d\n", "a: |  # c\n  one\n  # text\n# d\n"),
        YAMLShape("a line of spaces is text", "a: |\n  one\n     \n", "a: |\n  one\n     \n"),
        YAMLShape(
            "long text stays",
            "a: \(long) \(long)\nb:\n  \(long) \(long)\n",
            "a: \(long) \(long)\nb:\n  \(long) \(long)\n"
        ),
        YAMLShape("a line of spaces at the end", "a: |\n  one\n    \n\nb: 1\n", "a: |\n  one\n    \n\nb: 1\n"),
        YAMLShape(
            "blank lines alone",
            "a: |\n     \n\n# c\n\nb: |+\n   \n\nc: 1\n",
            "a: |\n\n\n# c\n\nb: |+\n\n\nc: 1\n"
        ),
        YAMLShape("nothing but spaces", "a: |4\n\n      \n\nb: 1\n", "a: |2\n\n    \n\nb: 1\n"),
        YAMLShape("a tab at the start", "a: |2\n  \tone\n", "a: |2\n  \tone\n"),
        YAMLShape(
            "below its key as long as the line would be too long",
            "abc:\n  \"\(long)abcdefg\"\nabc2:\n  &x    yes\(long.dropLast(4))\nabc3:\n  &y\n  2026-10-01\n",
            "abc:\n  \(long)abcdefg\nabc2: &x yes\(long.dropLast(4))\nabc3: &y \"2026-10-01\"\n"
        ),
        YAMLShape("a separator of lines inside", "a: |\n    one\u{2028}    two\n", "a: |\n  one\u{2028}  two\n"),
    ]

    @Test("Quotes stand where somebody would read the text as something else, and nowhere else", arguments: quotes)
    func quote(shape: YAMLShape) { Self.check(shape) }

    private static let quotes = [
        YAMLShape("not needed", "a: \"text\"\n'b': 'c d'\n\"/{id}\": '^[a-z]$'\n", "a: text\nb: c d\n/{id}: ^[a-z]$\n"),
        YAMLShape(
            "needed in brackets",
            "[\"/{id}\", 'a, b', \"string?\", 'x']\n",
            "[\"/{id}\", 'a, b', \"string?\", x]\n"
        ),
        YAMLShape("missing in brackets", "{ a: string?, b: list<int?> }\n", "{ a: \"string?\", b: \"list<int?>\" }\n"),
        YAMLShape("outside brackets", "a: string?\nb: \"string?\"\n", "a: string?\nb: string?\n"),
        YAMLShape(
            "words of YAML 1.1",
            "no: yes\non: Off\ny: True\n",
            "\"no\": \"yes\"\n\"on\": \"Off\"\n\"y\": \"True\"\n"
        ),
        YAMLShape(
            "numbers of others",
            "[12:30, 0x1F, 1_000, .5, +1, 1., 0b1, .inf]\n",
            "[\"12:30\", \"0x1F\", \"1_000\", \".5\", \"+1\", \"1.\", \"0b1\", \".inf\"]\n"
        ),
        YAMLShape(
            "dates",
            "a: 2026-10-01\nb: 2026-10-01T10:00:00Z\n",
            "a: \"2026-10-01\"\nb: \"2026-10-01T10:00:00Z\"\n"
        ),
        YAMLShape(
            "numbers for all",
            "[1, -1.50, 0012, 1e3, 1.2.3, 10s, 4.2]\n",
            "[1, -1.50, 0012, 1e3, 1.2.3, 10s, 4.2]\n"
        ),
        YAMLShape("keys with leading zeros", "0012: 0012\n200: 1\n", "\"0012\": 0012\n200: 1\n"),
        YAMLShape(
            "what would change",
            "['1', \"true\", 'null', '', \"~\", ' a', 'a ', \"a: b\", 'a #b', '#', \"-\", '<<']\n",
            "['1', \"true\", 'null', '', \"~\", ' a', 'a ', \"a: b\", 'a #b', '#', \"-\", '<<']\n"
        ),
        YAMLShape("an apostrophe", "a: 'it''s'\nb: \"it's\"\n", "a: it's\nb: it's\n"),
        YAMLShape("escapes", "a: \"\\u0041\"\nb: 'a\\b'\n", "a: \"\\u0041\"\nb: a\\b\n"),
        YAMLShape(
            "quotes in what needs them",
            "{ a: \"b\"\"?\" }\n".replacing("\"b\"\"?\"", with: "b\"?"),
            "{ a: 'b\"?' }\n"
        ),
        YAMLShape("letters of other scripts", "'花子': \"é — ü\"\n", "花子: é — ü\n"),
        YAMLShape("a tab", "a: b\tc\n", "a: \"b\tc\"\n"),
        YAMLShape("what would look like a marker", "  --- a: ... \n", "\"--- a\": \"...\"\n"),
        YAMLShape("a byte order mark inside", " \u{FEFF}a: 1\n", "\"\u{FEFF}a\": 1\n"),
        YAMLShape("a tag decides", "a: !!str \"text\"\n", "a: !!str \"text\"\n"),
    ]

    @Test("Comments stay with what they belong to", arguments: comments)
    func comment(shape: YAMLShape) { Self.check(shape) }

    private static let comments = [
        YAMLShape("beside a value", "a: 1 # c\nb:      2        #d\n", "a: 1  # c\nb: 2  #d\n"),
        YAMLShape("beside a key", "a:   # c\n    b: 1\nd: # e\n  f\n", "a:  # c\n  b: 1\nd:  # e\n  f\n"),
        YAMLShape("above", "    # c\na: 1\n # d\nb:\n      # e\n      f: 1\n", "# c\na: 1\n  # d\nb:\n  # e\n  f: 1\n"),
        YAMLShape("below what is deeper", "a:\n    b: 1\n    # c\nd: 1\n", "a:\n  b: 1\n  # c\nd: 1\n"),
        YAMLShape("below, before the next", "a:\n    b: 1\n# c\nd: 1\n", "a:\n  b: 1\n# c\nd: 1\n"),
        YAMLShape("in place of a value", "a:\n    # b: 1\nc: 1\n", "a:\n  # b: 1\nc: 1\n"),
        YAMLShape("at the end", "a:\n    b: 1\n    # c\n\n# d\n", "a:\n  b: 1\n  # c\n\n# d\n"),
        YAMLShape(
            "in a sequence",
            "# a\n- 1 # b\n# c\n-   # d\n  e: 1\n-\n  # f\n  - 2\n",
            "# a\n- 1  # b\n# c\n-  # d\n  e: 1\n-\n  # f\n  - 2\n"
        ),
        YAMLShape(
            "in brackets",
            "a: [ # b\n  # c\n  d, # e\n  f # g\n  # h\n] # i\n",
            "a:  # b\n  # i\n  # c\n  - d  # e\n  - f  # g\n  # h\n"
        ),
        YAMLShape("in empty brackets", "a: [ # b\n]\nc: {\n# d\n}\n", "a: []  # b\nc: {}\n  # d\n"),
        YAMLShape(
            "after a literal",
            "a:\n  b: |\n    c\n   # d\n  # e\n# f\n",
            "a:\n  b: |\n    c\n  # d\n  # e\n# f\n"
        ),
        YAMLShape("after a kept literal", "a:\n  b: |+\n    c\n# d\n", "a:\n  b: |+\n    c\n# d\n"),
        YAMLShape("after an empty literal", "a:\n  b: >+ # c\n# d\ne: 1\n", "a:\n  b: >+  # c\n# d\ne: 1\n"),
        YAMLShape(
            "after an empty literal that goes below",
            "second:\n  b: >+ # c\nfirst: |-\n    d\n# e\n",
            "first: |-\n  d\nsecond:\n  b: >+  # c\n# e\n"
        ),
        YAMLShape("before a literal", "a: # b\n  |\n  c\n", "a:  # b\n  |\n  c\n"),
        YAMLShape("blank lines around", "a: 1\n\n# b\n\n# c\nd: 1\n", "a: 1\n\n# b\n\n# c\nd: 1\n"),
        YAMLShape(
            "beside brackets that are opened up",
            "a: { b: \(long), c: d } # e\n",
            "a:  # e\n  b: \(long)\n  c: d\n"
        ),
        YAMLShape(
            "around the document in brackets",
            "# a\n{ b: 1, # c\nd: 2 } # e\n# f\n",
            "# a\n# e\nb: 1  # c\nd: 2\n# f\n"
        ),
        YAMLShape(
            "around the document at an anchor",
            "# a\n\n&x # b\n# c\n[d, # e\nf] # g\n",
            "# a\n\n&x  # b\n# g\n# c\n- d  # e\n- f\n"
        ),
        YAMLShape("above an anchor", "# a\n&x\n# b\nc: 1\n", "# a\n&x\n# b\nc: 1\n"),
        YAMLShape("at an anchor", "a: &x # b\n  c: 1\nd: # e\n  &y f\n", "a: &x  # b\n  c: 1\nd:  # e\n  &y f\n"),
    ]

    @Test("Rare forms of YAML keep their meaning", arguments: corners)
    func corner(shape: YAMLShape) { Self.check(shape) }

    private static let corners = [
        YAMLShape("explicit keys", "? a\n: b\n? c\n? d\n:\n  e: 1\n", "a: b\nc:\nd:\n  e: 1\n"),
        YAMLShape("a key over lines", "? a\n  b\n:   c\n", "? a\n  b\n: c\n"),
        YAMLShape("a literal as a key", "? |\n   a\n: - b\n  - c\n", "? |\n  a\n: - b\n  - c\n"),
        YAMLShape(
            "a long key",
            "? \(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\n: 1\n",
            "? \(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\(long)\n: 1\n"
        ),
        YAMLShape("no key", "?\n: a\n", "?\n: a\n"),
        YAMLShape("comments around a key", "? # a\n  b # c\n: # d\n  e\n", "# a\nb:  # c\n  # d\n  e\n"),
        YAMLShape(
            "anchors and aliases",
            "a: &x   1\nb: *x\n*x : &y  {c: 1}\nd: [*x, &z e, *z ]\n",
            "a: &x 1\nb: *x\n*x : &y { c: 1 }\nd: [*x, &z e, *z]\n"
        ),
        YAMLShape("anchors on keys", "&a b:   1\n&c d: *a\n", "&a b: 1\n&c d: *a\n"),
        YAMLShape(
            "anchors on collections",
            "a: &x\n    b: 1\nc: &y\n- 1\n- &z\n  d: 1\n",
            "a: &x\n  b: 1\nc: &y\n  - 1\n  - &z\n    d: 1\n"
        ),
        YAMLShape("an anchor on nothing", "a: &x\nb: *x\n", "a: &x\nb: *x\n"),
        YAMLShape(
            "tags",
            "a: !!str   1\nb: !!map\n    c: 1\nd: [!!str , !!int 3]\n",
            "a: !!str 1\nb: !!map\n  c: 1\nd: [!!str , !!int 3]\n"
        ),
        YAMLShape("merge keys", "a: &x {b: 1}\nc:\n    <<:   *x\n    d: 2\n", "a: &x { b: 1 }\nc:\n  <<: *x\n  d: 2\n"),
    ]

    @Test("What cannot be read is reported and nothing is made of it", arguments: faults)
    func fault(shape: YAMLShape) { #expect(formatted(shape.text) == shape.expected) }

    private static let faults = [
        YAMLShape("a key twice", "a: 1\na: 2\n", "[duplicate-key]"),
        YAMLShape("a merge key twice", "a: &x { b: 1 }\nc: { <<: *x, <<: *x }\n", "[duplicate-key]"),
        YAMLShape("an open bracket", "a: [\n", "[yaml-syntax]"),
        YAMLShape("a collection as a key", "? [a]\n: b\n", "[complex-key]"),
        YAMLShape("a second document", "a: 1\n---\nb: 1\n", "[second-document]"),
        YAMLShape("an alias of nothing", "a: *x\n", "[undefined-alias]"),
        YAMLShape("a tab", "a:\n\tb: 1\n", "[tab-indentation]"),
    ]

    @Test("UTF-16 becomes UTF-8")
    func encoding() {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "a:   花\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(formatted(SourceFile(path: "test.yaml", bytes: bytes)) == "a: 花\n")
    }
}
