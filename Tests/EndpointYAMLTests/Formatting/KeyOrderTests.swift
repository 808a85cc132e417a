import Testing

/// The order of keys, with all that moves along and all that must not.
@Suite struct KeyOrderTests {
    @Test("Keys follow their order, with their values and comments", arguments: orders)
    func order(shape: YAMLShape) {
        let text = formatted(shape.text)
        #expect(text == shape.expected)
        #expect(formatted(text) == text, "a second time")
    }

    private static let orders = [
        YAMLShape("a mapping", "third: 3\nsecond: 2\nfirst: 1\n", "first: 1\nsecond: 2\nthird: 3\n"),
        YAMLShape("in brackets", "third: { third: 3, x: 0, first: 1 }\n", "third: { first: 1, third: 3, x: 0 }\n"),
        YAMLShape("in a sequence", "third:\n- third: 3\n  first: 1\n", "third:\n  - first: 1\n    third: 3\n"),
        YAMLShape(
            "keys of the author stay",
            "first: { b: { second: 2, first: 1 }, a: 1 }\n",
            "first: { b: { first: 1, second: 2 }, a: 1 }\n"
        ),
        YAMLShape(
            "keys that are not known come last",
            "z: 0\nthird: 3\na: 0\nfirst: 1\n",
            "first: 1\nthird: 3\nz: 0\na: 0\n"
        ),
        YAMLShape("without a known key nothing moves", "third: { z: 1, a: 2 }\n", "third: { z: 1, a: 2 }\n"),
        YAMLShape(
            "merge keys come first",
            "first: { a: &x { second: 1 } }\nthird: { second: 1, <<: *x }\n",
            "first: { a: &x { second: 1 } }\nthird: { <<: *x, second: 1 }\n"
        ),
        YAMLShape(
            "comments go along",
            "# s\nsecond: 2 # ss\n# f\nfirst: 1 # ff\n",
            "# f\nfirst: 1  # ff\n# s\nsecond: 2  # ss\n"
        ),
        YAMLShape(
            "deeper comments go along",
            "second:\n  # s\nfirst:\n  a: 1\n  # f\n",
            "first:\n  a: 1\n  # f\nsecond:\n  # s\n"
        ),
        YAMLShape(
            "comments above all stay",
            "# file\n\n# s\nsecond: 2\nfirst: 1\n",
            "# file\n\nfirst: 1\n# s\nsecond: 2\n"
        ),
        YAMLShape(
            "settings of editors stay",
            "# yaml-language-server: $schema=x\nsecond: 2\nfirst: 1\n",
            "# yaml-language-server: $schema=x\nfirst: 1\nsecond: 2\n"
        ),
        YAMLShape("comments below all stay", "second: 2\nfirst: 1\n\n# end\n", "first: 1\nsecond: 2\n\n# end\n"),
        YAMLShape(
            "blank lines go along, but none comes first",
            "third:\n  second: 2\n\n  first: 1\n",
            "third:\n  first: 1\n\n  second: 2\n"
        ),
        YAMLShape("a literal goes along", "second: |+\n  a\n\nfirst: 1\n", "first: 1\nsecond: |+\n  a\n\n"),
        YAMLShape(
            "below a dash",
            "third:\n  - second: 2\n    # f\n    first: 1\n",
            "third:\n  -\n    # f\n    first: 1\n    second: 2\n"
        ),
        YAMLShape(
            "an alias stays below its anchor",
            "third: &x 3\nsecond: 2\nfirst: *x\n",
            "second: 2\nthird: &x 3\nfirst: *x\n"
        ),
        YAMLShape(
            "anchors of one name keep their order",
            "third: &x 3\nfirst: &x 1\nz: *x\n",
            "third: &x 3\nfirst: &x 1\nz: *x\n"
        ),
        YAMLShape(
            "aliases alone do not matter",
            "second: &x 2\nthird: { third: *x, first: *x }\n",
            "second: &x 2\nthird: { first: *x, third: *x }\n"
        ),
        YAMLShape("keys in quotes", "\"second\": 2\n'first': 1\n", "first: 1\nsecond: 2\n"),
    ]
}
