import EndpointDiff
import EndpointTestSupport
import Foundation
import Testing

@Suite struct DiffCommandTests {
    private static func run(
        _ arguments: [String],
        files: [String: String] = DiffSamples.files
    ) async throws -> ToolRun {
        let words = ["diff", "base.yaml", "head.yaml", "--as-of", "2027-01-31"] + arguments
        return try await BuiltTool.run(words, in: try Workspace(files))
    }

    @Test("Two equal specs have no changes, and end with 0 whatever fails")
    func same() async throws {
        let workspace = try Workspace(DiffSamples.files)
        let run = try await BuiltTool.run(
            ["diff", "base.yaml", "base.yaml", "--fail-on", "any:safe,docs:safe"],
            in: workspace
        )
        #expect(run.status == 0)
        #expect(run.output == "no changes\n")
        #expect(run.errors == "")
    }

    @Test("What OpenAPI documents lose is counted for each side, not listed")
    func losses() async throws {
        func document(_ schema: String) -> String {
            """
            openapi: 3.1.0
            info: { title: T, version: "1" }
            paths: {}
            components: { schemas: { A: { type: object, properties: { a: { \(schema) } } } } }

            """
        }
        let list = "type: array, uniqueItems: true, items: { type: integer, multipleOf: 2 }"
        let files = ["base.yaml": document(list), "head.yaml": document("type: string, not: {}")]
        let run = try await Self.run([], files: files)
        #expect(run.status == 0)
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines.count == 2, "\(run.errors)")
        #expect(lines.first?.hasPrefix("warning: 2 places of 'base.yaml' cannot be compared in full") ?? false)
        #expect(lines.last?.hasPrefix("warning: one place of 'head.yaml' cannot be compared in full") ?? false)
    }

    @Test(
        "'--fail-on' decides the exit code",
        arguments: [("wire", 1), ("docs", 0), ("behavior", 1), ("docs:safe", 1), ("any", 1)] as [(String, Int32)]
    )
    func failOn(levels: String, status: Int32) async throws {
        let run = try await Self.run(["--fail-on", levels])
        #expect(run.status == status)
        #expect(!run.output.isEmpty)
    }

    @Test("Without '--fail-on' a report is no failure")
    func report() async throws {
        let run = try await Self.run([])
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("next version: major\n"))
    }

    @Test("'--output' writes the report to a file, and nothing to standard output")
    func output() async throws {
        let workspace = try Workspace(DiffSamples.files)
        let words = ["diff", "base.yaml", "head.yaml", "--format", "json", "--output", "reports/diff.json"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 0 && run.output == "")
        #expect(try workspace.text(of: "reports/diff.json").hasPrefix("{\n"))
    }

    @Test("The file of approvals is read where it is there, and what it accepts does not fail")
    func approvals() async throws {
        var files = DiffSamples.files
        files[".diff-approvals.yaml"] = DiffSamples.approvals
        let run = try await Self.run([], files: files)
        #expect(run.output.contains("approved: field removed: Order.note"))
        #expect(run.errors.contains("approval of 'field-removed' at 'Order.id' accepts no change [unused-approval]"))
        let other = try await Self.run(["--approvals", "missing.yaml"], files: files)
        #expect(other.status == 2)
    }

    @Test("As git's external diff driver it accepts what 'diff' accepts, and is silent on approvals of other files")
    func gitDriver() async throws {
        var files = ["Specs/api.yaml": DiffSamples.head, "old.yaml": DiffSamples.base]
        let words = ["diff", "--git-driver", "--as-of", "2027-01-31", "Specs/api.yaml", "old.yaml", "0", "100644"]
        let rest = ["Specs/api.yaml", "1", "100644"]
        let before = try await BuiltTool.run(words + rest, in: try Workspace(files))
        #expect(before.output.contains("breaking: field removed: Order.note"), "\(before.output)")
        files[".diff-approvals.yaml"] = DiffSamples.approvals
        let after = try await BuiltTool.run(words + rest, in: try Workspace(files))
        #expect(after.status == 0)
        #expect(after.output.contains("approved: field removed: Order.note"), "\(after.output)")
        #expect(after.errors == "")
        files[".diff-approvals.yaml"] = "- { rul: a }\n"
        let faulty = try await BuiltTool.run(words + rest, in: try Workspace(files))
        #expect(faulty.output.contains("unknown key 'rul' in an approval"), "\(faulty.output)")
    }

    @Test(
        "What is wrong in a file of approvals is an error at its place",
        arguments: [
            ("a: b\n", ":1:1: error: approvals are a list of mappings"),
            ("- { rule: a }\n", ":1:3: error: an approval lacks 'at', 'by', 'reason', 'until'"),
            ("- { rule: a, at: b, by: c, reason: d, until: soon }\n", ":1:46: error: 'soon' is no day"),
            ("- { rul: a }\n", ":1:5: error: unknown key 'rul' in an approval; did you mean 'rule'?"),
        ]
    )
    func badApprovals(text: String, message: String) async throws {
        var files = DiffSamples.files
        files["a.yaml"] = text
        let run = try await Self.run(["--approvals", "a.yaml"], files: files)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.contains("a.yaml" + message), "\(run.errors)")
    }

    @Test(
        "Words that say nothing that could be done are wrong usage",
        arguments: [
            ["base.yaml"], ["base.yaml", "head.yaml", "more.yaml"], ["base.yaml", "head.yaml", "--fail-on", "wired"],
            ["base.yaml", "head.yaml", "--as-of", "2027-02-30"], ["base.yaml", "head.yaml", "--language", "fr"],
        ]
    )
    func usage(words: [String]) async throws {
        let run = try await BuiltTool.run(["diff"] + words, in: try Workspace(DiffSamples.files))
        #expect(run.status == 64)
        #expect(run.errors.contains("usage: endpointgen diff"))
    }

    @Test("Errors in either spec end with 1, and a missing one with 2")
    func errors() async throws {
        var files = DiffSamples.files
        files["head.yaml"] = "modul: A\n"
        let run = try await Self.run([], files: files)
        #expect(run.status == 1 && run.output == "")
        #expect(run.errors.contains("unknown-key"))
        files["head.yaml"] = nil
        #expect(try await Self.run([], files: files).status == 2)
    }

    @Test("A kind of change is explained with how it is judged")
    func explain() async throws {
        let run = try await BuiltTool.run(["explain", "field-removed"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("field-removed (change, breaking)\n"))
        #expect(run.output.contains("- wire, response, required: breaking: "))
    }
}

/// Every form of the report, word for word.
@Suite struct DiffGoldenTests {
    @Test("Reports are as recorded", arguments: ChangeReportFormat.allCases.filter { $0 != .html })
    func formats(format: ChangeReportFormat) async throws {
        var files = DiffSamples.files
        files[".diff-approvals.yaml"] = DiffSamples.approvals
        let words = ["diff", "base.yaml", "head.yaml", "--as-of", "2027-01-31", "--format", format.rawValue]
        let run = try await BuiltTool.run(words + ["--fail-on", "wire"], in: try Workspace(files))
        try expectGolden(run.transcript, "diff-\(format.rawValue)")
    }

    @Test("A report in Chinese is as recorded")
    func language() async throws {
        let words = ["diff", "base.yaml", "head.yaml", "--as-of", "2027-01-31", "--language", "zh-Hans"]
        let run = try await BuiltTool.run(words, in: try Workspace(DiffSamples.files))
        try expectGolden(run.transcript, "diff-zh-Hans")
    }
}

/// The pairs beside the package, each of which says in its first comment what must come out.
@Suite(.enabled(if: SharedFolder.exists("cases"), "the folder of shared cases is not beside the package"))
struct SharedDiffCaseTests {
    private static func lines(_ name: String) async throws -> [String] {
        let paths = ["old", "new"].map { SharedFolder.url("cases/\(name)-\($0).yaml").path }
        let run = try await BuiltTool.run(["diff"] + paths + ["--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        return report.changes.map {
            "\($0.id) \($0.effects.map { "\($0.category)=\($0.level)" }.joined(separator: " "))"
        }.sorted()
    }

    private struct Report: Decodable {
        struct Effect: Decodable {
            var category: String
            var level: String
        }
        struct Change: Decodable {
            var id: String
            var effects: [Effect]
        }
        var changes: [Change]
    }

    @Test("A dropped key is breaking in behaviour, a session where none was on the wire, a shorter timeout a risk")
    func idempotency() async throws {
        let lines = try await Self.lines("57-idempotency-dropped")
        #expect(
            lines == [
                "auth-added@pay.pay wire=breaking behavior=risky",
                "idempotency-key-dropped@pay.pay source=breaking behavior=breaking source=risky",
                "retry-changed@pay.pay behavior=risky", "timeout-changed@pay.pay behavior=risky",
            ]
        )
    }

    @Test("A renamed path parameter is another label in Swift, and nothing on the wire")
    func pathParameter() async throws {
        let lines = try await Self.lines("50-path-param-rename")
        #expect(lines == ["swift-name-changed@users.get.path.userId source=breaking"])
    }

    @Test("An enum in place that moves behind a reference gets another Swift name, and is the same on the wire")
    func inlineToReference() async throws {
        #expect(try await Self.lines("52-inline-to-ref") == ["model-renamed@M.Status source=breaking"])
    }

    @Test("Values of enums behind references are judged by direction")
    func enumValues() async throws {
        #expect(
            try await Self.lines("54-enum-value-changes") == [
                "enum-value-added@E.C source=risky wire=safe", "enum-value-removed@Q.B wire=breaking source=breaking",
            ]
        )
    }

    @Test("Order is no change, and words are docs only")
    func words() async throws {
        #expect(try await Self.lines("58-order-and-words") == ["documentation-changed@d.a docs=safe"])
    }
}
