import EndpointDiagnostics
import EndpointTestSupport
import Testing

@Suite struct MarkedSourceTests {
    private let rule = DiagnosticRule("bad", summary: "s", reason: "r", wayOut: "w")
    private let source = MarkedSource("⟦1⟧a: é⟦2⟧x\n  ⟦3⟧b: ⟦no marker⟧")

    @Test("Markers are stripped, and tell where they stood")
    func markers() {
        #expect(source.text == "a: éx\n  b: ⟦no marker⟧")
        #expect(source.position(of: 1) == SourcePosition(line: 1, column: 1))
        #expect(source.position(of: 2) == SourcePosition(line: 1, column: 5))
        #expect(source.position(of: 3) == SourcePosition(line: 2, column: 3))
        #expect(source.position(of: 4) == nil)
    }

    private func collector(_ line: Int, _ column: Int) -> DiagnosticCollector {
        var collector = DiagnosticCollector()
        let note = Diagnostic.Note("n", at: SourceRange(file: source.file, line: 1, column: 1))
        collector.report(
            Diagnostic(rule, "m", at: SourceRange(file: source.file, line: line, column: column), notes: [note])
        )
        return collector
    }

    @Test("What is as expected makes no difference")
    func same() {
        let expected = ExpectedDiagnostic.error("bad", "m", at: 3, notes: [.note("n", at: 1)])
        #expect(diagnosticDifference(collector(2, 3), in: [source], [expected]) == nil)
        expectDiagnostics(collector(2, 3), in: source, [expected])
    }

    @Test("An unexpected, a missing and a misplaced diagnostic each make one")
    func difference() {
        let expected = ExpectedDiagnostic.error("bad", "m", at: 3, notes: [.note("n", at: 1)])
        #expect(
            diagnosticDifference(collector(2, 4), in: [source], [expected]) == """
                diagnostics are not as expected
                missing:    error: m [bad] at ⟦3⟧
                unexpected: error: m [bad] at test.yaml:2:4
                """
        )
        #expect(
            diagnosticDifference(DiagnosticCollector(), in: [source], [.warning("w", "m", at: nil)]) == """
                diagnostics are not as expected
                missing:    warning: m [w] at no place
                """
        )
        #expect(diagnosticDifference(collector(2, 3), in: [source], []) != nil)
        #expect(diagnosticDifference(collector(2, 3), in: [source], [expected, expected]) != nil)
    }
}
