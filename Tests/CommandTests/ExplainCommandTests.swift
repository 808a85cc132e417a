import EndpointCommandLine
import EndpointDiagnostics
import EndpointDiff
import Testing

@Suite struct ExplainCommandTests {
    @Test("Without an id every diagnostic and every kind of change is listed, one a line")
    func list() async throws {
        let run = try await BuiltTool.run(["explain"])
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == RuleTable.all.count + ChangeRules.all.count)
        for rule in RuleTable.all { #expect(run.output.contains(rule.id)) }
        for rule in ChangeRules.all { #expect(run.output.contains(rule.id)) }
    }
}
