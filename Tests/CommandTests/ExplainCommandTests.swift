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

    @Test("Of a type that is none, it lists those that are")
    func types() async throws {
        let run = try await BuiltTool.run(["explain", "unknown-type"])
        let types = "string, bool, int, int32, int64, float, double, decimal, date, dateTime, uuid, url, base64, json"
        #expect(run.output.contains(types + ", list, map, empty, text, bytes, file"), "\(run.output)")
    }
}
