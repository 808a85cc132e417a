import EndpointCommandLine
import EndpointDiagnostics
import Foundation
import Testing

@Suite struct LintCommandTests {
    @Test("A spec without problems has an empty report")
    func clean() async throws {
        let run = try await BuiltTool.run(["lint"], in: try Workspace(SampleSpec.files))
        #expect(run.transcript == "exit 0\n--- standard output\n\n--- standard error\n")
    }

    @Test("Where there are no specs, it names the command that writes some")
    func nothing() async throws {
        let missing = try await BuiltTool.run(["lint"], in: try Workspace())
        #expect(missing.status == 2)
        #expect(missing.errors.contains("there is no such file or folder; 'endpointgen init' writes first specs"))
        let named = try await BuiltTool.run(["lint", "Nowhere"], in: try Workspace())
        #expect(!named.errors.contains("init"), "\(named.errors)")
        let empty = try await BuiltTool.run(["lint", "."], in: try Workspace())
        #expect(empty.status == 1)
        #expect(empty.output.contains("add a file such as 'api.yaml', or let 'endpointgen init' write a first one"))
    }

    @Test("SARIF lists every rule, and each result refers to its own")
    func sarif() async throws {
        let run = try await BuiltTool.run(["lint", "--format", "sarif"], in: try Workspace(SampleSpec.faulty))
        #expect(run.status == 1)
        let log = try JSONDecoder().decode(SARIF.self, from: Data(run.output.utf8))
        let first = try #require(log.runs.first)
        #expect(log.version == "2.1.0")
        #expect(first.tool.driver.rules.map(\.id) == RuleTable.all.map(\.id))
        #expect(first.tool.driver.version == ToolVersion.current)
        #expect(first.results.map(\.ruleId) == ["unknown-key"])
        #expect(first.results.map { first.tool.driver.rules[$0.ruleIndex].id } == ["unknown-key"])
    }

    @Test("JSON and SARIF are JSON also where there is nothing to report", arguments: ["json", "sarif"])
    func emptyJSON(format: String) async throws {
        let run = try await BuiltTool.run(["lint", "--format", format], in: try Workspace(SampleSpec.files))
        #expect(run.status == 0)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    }

    @Test("A warning ends with 0, and with 1 under --strict")
    func strict() async throws {
        let workspace = try Workspace(SampleSpec.withWarning)
        let run = try await BuiltTool.run(["lint"], in: workspace)
        #expect(run.status == 0)
        #expect(run.output.contains(": warning: "), "\(run.output)")
        let strict = try await BuiltTool.run(["lint", "--strict"], in: workspace)
        #expect(strict.status == 1)
        #expect(strict.output.contains(": error: "), "\(strict.output)")
    }

    @Test("A setting of 'review' for no kind of change is reported at its place, with what to do")
    func review() async throws {
        var files = SampleSpec.files
        files["Specs/api.yaml", default: ""] += "review:\n  field-removed: safe\n  field-remved: safe\n  never: risky\n"
        let workspace = try Workspace(files)
        let run = try await BuiltTool.run(["lint"], in: workspace)
        #expect(run.status == 0)
        let line = try workspace.text(of: "Specs/api.yaml").split(separator: "\n", omittingEmptySubsequences: false)
            .count
        let place = "Specs/api.yaml:\(line - 2):3: warning: no kind of change is called"
        #expect(run.output.contains("\(place) 'field-remved'; did you mean 'field-removed'? [unknown-change-rule]"))
        #expect(run.output.contains("'never'; 'endpointgen explain' lists all [unknown-change-rule]"), "\(run.output)")
        #expect(!run.output.contains("'field-removed' [") && run.output.split(separator: "[unknown").count == 3)
        #expect(try await BuiltTool.run(["lint", "--strict"], in: workspace).status == 1)
    }

    @Test("Two things that get one Swift name are found without generating")
    func names() async throws {
        var files = SampleSpec.files
        files["Specs/orders.yaml"] = SampleSpec.orders.replacing(
            "OrderStatus: {",
            with: "OrdersListEndpoint: { fields: {} }\n  OrderStatus: {"
        )
        let run = try await BuiltTool.run(["lint"], in: try Workspace(files))
        #expect(run.status == 1)
        #expect(run.output.contains("OrdersListEndpoint"), "\(run.output)")
    }

    @Test("A file by itself is a spec")
    func singleFile() async throws {
        let workspace = try Workspace([
            "one.yaml": "name: One\nmodule: Things\nendpoints:\n  all: { method: GET, path: /all, response: json }\n"
        ])
        let run = try await BuiltTool.run(["lint", "one.yaml"], in: workspace)
        #expect(run.status == 0, "\(run.output)")
    }
}

/// What the tests read of SARIF.
private struct SARIF: Decodable {
    struct Run: Decodable {
        var tool: Tool
        var results: [Result]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
        var version: String
        var rules: [Rule]
    }
    struct Rule: Decodable { var id: String }
    struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
    }

    var version: String
    var runs: [Run]
}
