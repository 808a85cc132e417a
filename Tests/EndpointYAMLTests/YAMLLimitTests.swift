import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

/// Limits are held to events and nodes, so that the tests do not depend on the machine.
@Suite struct YAMLLimitTests {
    private func read(
        _ source: MarkedSource,
        limits: YAMLLimits = YAMLLimits(),
        _ expected: [ExpectedDiagnostic],
        _ location: SourceLocation = #_sourceLocation
    ) -> YAMLReadCounts {
        var diagnostics = DiagnosticCollector()
        var counts = YAMLReadCounts()
        let document = YAMLReader(limits: limits).read(source.file, reportingTo: &diagnostics, counting: &counts)
        expectDiagnostics(diagnostics, in: source, expected, sourceLocation: location)
        #expect((document == nil) == !expected.isEmpty, sourceLocation: location)
        return counts
    }

    private let tooDeep = ExpectedDiagnostic.error(
        "depth-limit",
        "nesting is deeper than the depth limit of 100 levels",
        at: 1
    )

    @Test("A hundred levels are read", arguments: ["a.yaml", "a.json"])
    func deepest(path: String) {
        let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(read(MarkedSource(text, path: path), []).nodes == 100)
    }

    @Test(
        "100,000 levels are refused at the bracket over the limit without reading on",
        arguments: ["a.yaml", "a.json"]
    )
    func tooDeepFlow(path: String) {
        let text = String(repeating: "[", count: 100) + "⟦1⟧" + String(repeating: "[", count: 99_900)
        let counts = read(MarkedSource(text, path: path), [tooDeep])
        #expect(counts.events == 102)
        #expect(counts.nodes == 100)
    }

    @Test("Depth in blocks counts as in brackets")
    func tooDeepBlock() {
        let text = String(repeating: "- ", count: 100) + "⟦1⟧- - a"
        #expect(read(MarkedSource(text), [tooDeep]).nodes == 100)
    }

    @Test("Depth counts through aliases, and stops at the alias")
    func tooDeepAlias() {
        let open = String(repeating: "[", count: 60)
        let close = String(repeating: "]", count: 60)
        let counts = read(MarkedSource("- &a \(open)\(close)\n- \(open)⟦1⟧*a\(close)"), [tooDeep])
        #expect(counts.nodes == 121)
        _ = read(MarkedSource("- &a \(open)\(close)\n- [*a]"), [])
    }

    /// Marked are the first alias over 3000 nodes and the first over 100 times the file's own.
    private static let bomb = MarkedSource(
        """
        a: &a [x, x, x, x, x, x, x, x, x]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: &d [*c, *c, ⟦1⟧*c, *c, *c, ⟦2⟧*c, *c, *c, *c]
        e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]

        """
    )

    @Test("An alias bomb is refused at the first alias over the expansion limit and never expanded")
    func bombOverExpansion() {
        let message = "aliases make more than 100 times the file's own 56 nodes, the expansion limit"
        let counts = read(Self.bomb, [.error("expansion-limit", message, at: 2)])
        #expect(counts.nodes == 56)
        #expect(counts.expandedNodes == 74_738)
    }

    @Test("An alias bomb is refused at the first alias over the node limit without reading on")
    func bombOverNodes() {
        let message = "the document has more nodes than the node limit of 3000, aliases counted out"
        let counts = read(Self.bomb, limits: YAMLLimits(nodes: 3000), [.error("node-limit", message, at: 1)])
        #expect(counts.nodes == 39)
    }

    @Test("The expansion limit counts nodes that follow the alias too")
    func lateNodes() {
        let shared = "a: &a [" + String(repeating: "x,", count: 300) + "]\n"
        let aliases = "b: [" + String(repeating: "*a,", count: 300) + "]\n"
        let rest = "c: [" + String(repeating: "x,", count: 400) + "]\n"
        #expect(read(MarkedSource(shared + aliases + rest), []).expandedNodes == 91_007)
    }

    @Test("The node limit counts nodes without aliases too, and stops at the node")
    func tooManyNodes() {
        let expected = ExpectedDiagnostic.error(
            "node-limit",
            "the document has more nodes than the node limit of 5, aliases counted out",
            at: 1
        )
        let counts = read(MarkedSource("[a, b, c, d, ⟦1⟧e, f, g, h]"), limits: YAMLLimits(nodes: 5), [expected])
        #expect(counts.nodes == 6)
    }

    @Test("A file over the size limit is refused before anything is read", arguments: ["a.yaml", "a.json"])
    func fileSize(path: String) {
        let expected = ExpectedDiagnostic.error(
            "file-size-limit",
            "the file has 11 bytes, more than the file size limit of 10",
            at: 1
        )
        let counts = read(MarkedSource("⟦1⟧[1, 2, 3,4]", path: path), limits: YAMLLimits(fileSize: 10), [expected])
        #expect(counts == YAMLReadCounts())
    }

    @Test("Directives are counted before libyaml compares each with all the others")
    func directives() {
        let line = { (index: Int) in "%TAG !a\(index)! x\n" }
        let allowed = (0..<100).map(line).joined() + "---\na: '50% of\n  %'\n"
        #expect(read(MarkedSource(allowed), []).nodes == 3)
        let message = "more lines start with '%' than the directive limit of 100"
        let refused = (0..<100).map(line).joined() + "⟦1⟧" + (100..<300).map(line).joined() + "---\na: 1\n"
        #expect(read(MarkedSource(refused), [.error("directive-limit", message, at: 1)]).events == 0)
        let late = "a: 1\n...\n" + refused
        #expect(read(MarkedSource(late), [.error("directive-limit", message, at: 1)]).events == 0)
    }

    @Test("Merged pairs are counted as what they bring, and stored as numbers only")
    func mergeChain() {
        var text = "m0: &m0 {" + (0..<100).map { "k\($0): 0" }.joined(separator: ", ") + "}\n"
        for index in 1...60 { text += "m\(index): &m\(index) {<<: *m\(index - 1), n\(index): 1}\n" }
        let counts = read(MarkedSource(text), [])
        #expect(counts.nodes == 1 + 2 + 200 + 60 * 6)
    }

    @Test("The limits are those that the design fixes")
    func defaults() {
        let limits = YAMLLimits()
        #expect(limits.depth == 100)
        #expect(limits.nodes == 10_000_000)
        #expect(limits.expansion == 100)
        #expect(limits.fileSize == 67_108_864)
    }
}
