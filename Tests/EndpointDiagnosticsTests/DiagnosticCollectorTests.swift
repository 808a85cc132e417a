import EndpointDiagnostics
import Testing

@Suite struct DiagnosticCollectorTests {
    private let error = DiagnosticRule("bad", summary: "s", reason: "r", wayOut: "w")
    private let warning = DiagnosticRule("odd", .warning, summary: "s", reason: "r", wayOut: "w")

    @Test("Problems come by file, then position, then in the order reported")
    func order() {
        let (a, b) = (SourceFile(path: "a", text: ""), SourceFile(path: "b", text: ""))
        var collector = DiagnosticCollector()
        collector.report(Diagnostic(error, "4", at: SourceRange(file: b, line: 1, column: 1)))
        collector.report(Diagnostic(error, "2", at: SourceRange(file: a, line: 2, column: 1)))
        collector.report(Diagnostic(error, "3", at: SourceRange(file: a, line: 2, column: 1)))
        collector.report(Diagnostic(error, "1", at: SourceRange(file: a, line: 1, column: 9)))
        collector.report(Diagnostic(error, "0", at: nil))
        #expect(collector.sorted.map(\.message) == ["0", "1", "2", "3", "4"])
    }

    @Test("Warnings are no errors until they are escalated")
    func escalation() {
        var collector = DiagnosticCollector()
        #expect(collector.isEmpty)
        collector.report(Diagnostic(warning, "w", at: nil))
        #expect(!collector.hasErrors)
        #expect(!collector.isEmpty)
        collector.escalateWarnings()
        #expect(collector.hasErrors)
        #expect(collector.sorted.map(\.severity) == [.error])
    }
}
