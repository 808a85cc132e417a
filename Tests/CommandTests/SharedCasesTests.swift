import EndpointTestSupport
import Foundation
import Testing

/// What one input must come to.
struct FaultCase: Sendable, CustomTestStringConvertible {
    /// The file's name.
    var name: String
    /// `line:column id` of every error, in order; empty where only parts are told.
    var errors: [String]
    /// Texts that the report must hold.
    var parts: [String] = []

    var testDescription: String { name }
}

/// The small inputs beside the package, each of which says in its first comment what must happen.
///
/// A fresh clone does not have them; `FaultTests` has the same faults in files of this project.
@Suite(.enabled(if: SharedFolder.exists("cases"), "the folder of shared cases is not beside the package"))
struct SharedCasesTests {
    private static let cases = [
        FaultCase(name: "02-duplicate-key", errors: ["9:5 duplicate-key"], parts: ["'timeout'", ":7:5: note: "]),
        FaultCase(name: "03-alias-bomb", errors: ["10:8 node-limit"], parts: ["limit of 10000000"]),
        FaultCase(name: "05-alias-cycle", errors: ["7:14 alias-cycle", "8:14 undefined-alias"]),
        FaultCase(name: "07-tab-indent", errors: ["6:1 tab-indentation"], parts: ["6 | \tmethod: GET"]),
        FaultCase(name: "10-control-character", errors: ["6:29 control-character"]),
        FaultCase(
            name: "12-unknown-keys",
            errors: ["8:5 unknown-key", "9:5 unknown-key"],
            parts: [
                "'timout' in endpoint 'a'; did you mean 'timeout'?", "'retr' in endpoint 'a'; did you mean 'retry'?",
            ]
        ),
        FaultCase(name: "14-deep-nesting", errors: ["3:108 depth-limit"], parts: ["limit of 100 levels"]),
        FaultCase(name: "40-retry-of-a-write", errors: [], parts: ["40-retry-of-a-write.yaml:6:", "idempotency"]),
        FaultCase(name: "42-refresh-needs-session", errors: [], parts: ["account.renew"]),
        FaultCase(name: "46-path-parameters", errors: [], parts: ["{uid}", "'id'", "{id}"]),
        FaultCase(name: "47-text-that-looks-like-code", errors: ["7:11 invalid-path", "9:49 unsafe-text"]),
    ]

    @Test("Each case is refused as its first comment says", arguments: cases)
    func lint(fault: FaultCase) async throws {
        let path = SharedFolder.url("cases/\(fault.name).yaml").path
        let run = try await BuiltTool.run(["lint", path])
        #expect(run.status == 1)
        #expect(run.errors == "")
        if !fault.errors.isEmpty { #expect(errors(in: run.output) == fault.errors, "\(run.output)") }
        for part in fault.parts { #expect(run.output.contains(part), "\(run.output)") }
    }

    @Test("No output is written or touched for any of them", arguments: cases)
    func generate(fault: FaultCase) async throws {
        let workspace = try Workspace()
        let path = SharedFolder.url("cases/\(fault.name).yaml").path
        let run = try await BuiltTool.run(["generate", path, "-o", "out"], in: workspace)
        #expect(run.status == 1)
        #expect(!workspace.exists("out"))
    }

    @Test(
        "The retry of a keyed write is fine, and each of three faults in paths is found once",
        arguments: [
            ("40-retry-of-a-write", 1), ("46-path-parameters", 3),
        ]
    )
    func counts(name: String, count: Int) async throws {
        let run = try await BuiltTool.run(["lint", SharedFolder.url("cases/\(name).yaml").path])
        #expect(errors(in: run.output).count == count, "\(run.output)")
        #expect(!run.output.contains("'paySafely'"))
    }
}

/// `line:column id` of every error that a report holds.
func errors(in report: String) -> [String] {
    report.matches(of: /(?m)^[^\n]*?:(\d+:\d+): error: [^\n]* \[([a-z0-9-]+)\]$/).map { "\($0.1) \($0.2)" }
}
