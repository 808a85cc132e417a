import EndpointCommandLine
import EndpointDiagnostics
import Testing

@Suite struct ExplainCommandTests {
    @Test("Without an id every diagnostic is listed, one a line")
    func list() async throws {
        let run = try await BuiltTool.run(["explain"])
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == RuleTable.all.count)
        for rule in RuleTable.all { #expect(run.output.contains(rule.id)) }
    }
}
