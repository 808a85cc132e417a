import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

/// A text with markers and all that is reported of it.
struct FaultCase: Sendable, CustomStringConvertible {
    var description: String
    var source: MarkedSource
    var expected: [ExpectedDiagnostic]

    init(_ description: String, _ text: String, _ expected: ExpectedDiagnostic..., path: String = "test.yaml") {
        self.description = description
        self.source = MarkedSource(text, path: path)
        self.expected = expected
    }

    /// Reads the text and compares what was reported; a document comes where nothing was, and only there.
    func check(_ location: SourceLocation = #_sourceLocation) {
        var diagnostics = DiagnosticCollector()
        let document = YAMLReader().read(source.file, reportingTo: &diagnostics)
        expectDiagnostics(diagnostics, in: source, expected, sourceLocation: location)
        #expect((document == nil) == !expected.isEmpty, sourceLocation: location)
    }
}

@Suite struct YAMLReaderFaultTests {
    @Test("A key given twice is an error at the second with a note at the first", arguments: duplicates)
    func duplicateKey(fault: FaultCase) { fault.check() }

    private static func duplicate(_ key: String, at second: Int, first: Int) -> ExpectedDiagnostic {
        .error(
            "duplicate-key",
            "key '\(key)' is given twice; remove or rename one",
            at: second,
            notes: [.note("first given here", at: first)]
        )
    }

    private static let duplicates = [
        FaultCase(
            "in a block",
            "get:\n  ⟦1⟧timeout: fast\n  path: /\n  ⟦2⟧timeout: bulk\n",
            duplicate("timeout", at: 2, first: 1)
        ),
        FaultCase("compared as text", "⟦1⟧200: a\n⟦2⟧\"200\": b\n", duplicate("200", at: 2, first: 1)),
        FaultCase(
            "all of a run",
            "a: {⟦1⟧x: 1, ⟦2⟧x: 2, ⟦3⟧x: 3}\nb:\n  ⟦4⟧y:\n    ⟦5⟧z: 1\n    ⟦6⟧z: 2\n  ⟦7⟧y: 2\n",
            duplicate("x", at: 2, first: 1),
            duplicate("x", at: 3, first: 1),
            duplicate("z", at: 6, first: 5),
            duplicate("y", at: 7, first: 4)
        ),
        FaultCase(
            "among more than eight",
            "{a: , b: , c: , ⟦1⟧d: , e: , f: , g: , h: , i: , ⟦2⟧d: , j: }",
            duplicate("d", at: 2, first: 1)
        ),
        FaultCase("two merge keys", "a: &x {b: 1}\nc: {⟦1⟧<<: *x, ⟦2⟧<<: *x}", duplicate("<<", at: 2, first: 1)),
        FaultCase("beside a merge", "a: &x {b: 1}\nc: {<<: *x, ⟦1⟧d: 1, ⟦2⟧d: 2}", duplicate("d", at: 2, first: 1)),
        FaultCase("through an alias", "a: &x k\nb: {⟦1⟧k: 1, ⟦2⟧*x : 2}", duplicate("k", at: 2, first: 1)),
        FaultCase("no key at all", "{⟦1⟧'': 1, ⟦2⟧\"\": 2}", duplicate("", at: 2, first: 1)),
        FaultCase("in mappings beside each other is none", "a: {x: 1}\nb: {x: 1}"),
        FaultCase("differing in case is none", "a: 1\nA: 2"),
    ]

    @Test("An alias that stands for nothing is an error at the alias", arguments: aliases)
    func alias(fault: FaultCase) { fault.check() }

    private static func cycle(_ name: String, at alias: Int, anchor: Int) -> ExpectedDiagnostic {
        .error(
            "alias-cycle",
            "alias '*\(name)' stands inside the node that it refers to",
            at: alias,
            notes: [.note("'&\(name)' starts here", at: anchor)]
        )
    }

    private static let aliases = [
        FaultCase(
            "a cycle and an undefined one",
            "models:\n  Node: ⟦1⟧&node\n    fields:\n      child: ⟦2⟧*node\n      other: ⟦3⟧*missing\n",
            cycle("node", at: 2, anchor: 1),
            .error("undefined-alias", "alias '*missing' has no anchor '&missing' before it", at: 3)
        ),
        FaultCase(
            "with a near name",
            "a: &nodes [1]\nb: ⟦1⟧*node",
            .error("undefined-alias", "alias '*node' has no anchor '&node' before it; did you mean '*nodes'?", at: 1)
        ),
        FaultCase(
            "defined below",
            "a: ⟦1⟧*x\nb: &x 1",
            .error("undefined-alias", "alias '*x' has no anchor '&x' before it", at: 1)
        ),
        FaultCase("a merge of itself", "a: ⟦1⟧&x {<<: ⟦2⟧*x, b: 1}", cycle("x", at: 2, anchor: 1)),
        FaultCase(
            "a merge and keys of what is undefined",
            "a: {<<: ⟦1⟧*x, b: 1}\n⟦2⟧*y : 1\n⟦3⟧*z : 2",
            .error("undefined-alias", "alias '*x' has no anchor '&x' before it", at: 1),
            .error("undefined-alias", "alias '*y' has no anchor '&y' before it", at: 2),
            .error("undefined-alias", "alias '*z' has no anchor '&z' before it", at: 3)
        ),
    ]

    @Test("What the format has no use for is refused with the way out", arguments: constructs)
    func construct(fault: FaultCase) { fault.check() }

    private static let invalidMerge =
        "'<<' merges a mapping or a list of mappings, and this is neither; quote '<<' if it is meant as text"
    private static let complexKey = "a key must be text, not a sequence or mapping; quote it if it is"

    private static func tag(_ tag: String, at marker: Int) -> ExpectedDiagnostic {
        .error("unsupported-tag", "tag '\(tag)' cannot be used here; remove it", at: marker)
    }

    private static let constructs = [
        FaultCase("merge of a scalar", "{<<: ⟦1⟧text}", .error("invalid-merge", invalidMerge, at: 1)),
        FaultCase(
            "merge of a list with other things",
            "a: &x {b: 1}\nc: {<<: [*x, ⟦1⟧1, ⟦2⟧[*x]]}",
            .error("invalid-merge", invalidMerge, at: 1),
            .error("invalid-merge", invalidMerge, at: 2)
        ),
        FaultCase(
            "merge of an aliased list with other things",
            "a: &x [1]\nc: {<<: ⟦1⟧*x}",
            .error("invalid-merge", invalidMerge, at: 1)
        ),
        FaultCase(
            "a second document",
            "⟦1⟧a: 1\n⟦2⟧---\nb: 2\n",
            .error(
                "second-document",
                "a second document starts here; a file is one document",
                at: 2,
                notes: [.note("the first starts here", at: 1)]
            )
        ),
        FaultCase(
            "keys that are no text",
            "{⟦1⟧[a]: 1, ⟦2⟧{b: 1}: 2}\n",
            .error("complex-key", complexKey, at: 1),
            .error("complex-key", complexKey, at: 2)
        ),
        FaultCase("a key of braces", "path:\n  ⟦1⟧{id}: 1\n", .error("complex-key", complexKey, at: 1)),
        FaultCase(
            "tags of others",
            "- ⟦1⟧!Ref a\n- ⟦2⟧!!binary b\n- ⟦3⟧!!str [c]\n- ⟦4⟧!!int '1'\n- ⟦5⟧!!set {d}\n",
            tag("!Ref", at: 1),
            tag("!!binary", at: 2),
            tag("!!str", at: 3),
            tag("!!int", at: 4),
            tag("!!set", at: 5)
        ),
        FaultCase(
            "another version of YAML",
            "⟦1⟧%YAML 2.0\n---\na: 1\n",
            .error("yaml-version", "only YAML 1.1 and 1.2 can be read; remove the '%YAML' line", at: 1)
        ),
    ]

    @Test("A type that a comma cuts inside brackets is an error at its rest", arguments: splitTypes)
    func splitType(fault: FaultCase) { fault.check() }

    private static func split(_ text: String, at marker: Int, start: Int?) -> ExpectedDiagnostic {
        .error(
            "split-type",
            "'\(text)' is cut from the text before it by a comma; quote a type with a comma inside '{ }' and '[ ]'",
            at: marker,
            notes: start.map { [.note("what was cut starts here", at: $0)] } ?? []
        )
    }

    private static let splitTypes = [
        FaultCase("two arguments", "{ a: ⟦1⟧Pair<A, ⟦2⟧B>, c: int }", split("B>", at: 2, start: 1)),
        FaultCase("three arguments", "{ a: ⟦1⟧Triple<A, B, ⟦2⟧C>? }", split("C>?", at: 2, start: 1)),
        FaultCase("nested", "{ a: ⟦1⟧Map<Pair<A, ⟦2⟧B>, C> }", split("B>", at: 2, start: 1)),
        FaultCase("with a default", "{ a: ⟦1⟧Pair<A, ⟦2⟧B> = x }", split("B> = x", at: 2, start: 1)),
        FaultCase("without a start", "{ a: b, ⟦1⟧c> }", split("c>", at: 1, start: nil)),
        FaultCase("in a list", "[ ⟦1⟧Pair<A, ⟦2⟧B> ]", split("B>", at: 2, start: 1)),
        FaultCase("quoted is none", "{ a: \"Pair<A, B>\", b: [\"Pair<A, B>\"] }"),
        FaultCase("in a block is none", "a: Pair<A, B>\nb:\n  - Pair<A, B>"),
        FaultCase("without a comma is none", "{ a: list<A>, b: [list<A>, map<B>?] }"),
        FaultCase("comparisons in a list are none", "[<, <=, ->, a < b, c > d]"),
    ]
}
