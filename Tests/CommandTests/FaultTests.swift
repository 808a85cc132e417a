import Foundation
import Testing

/// Inputs that make tools of this kind fail, each refused with its place and nothing written.
@Suite struct FaultTests {
    private struct Input {
        var fault: FaultCase
        var text: String
    }

    private static let inputs: [Input] = [
        Input(
            fault: FaultCase(
                name: "a key twice",
                errors: ["5:5 duplicate-key"],
                parts: [":3:5: note: first given here"]
            ),
            text: """
                endpoints:
                  all:
                    path: /all
                    method: GET
                    path: /every

                """
        ),
        Input(
            fault: FaultCase(name: "aliases that multiply", errors: ["7:45 node-limit"], parts: ["limit of 10000000"]),
            text: multiplyingAliases
        ),
        Input(
            fault: FaultCase(
                name: "an alias of itself and one of nothing",
                errors: ["2:11 alias-cycle", "2:17 undefined-alias"]
            ),
            text: "models: &all\n  Node: [ *all, *gone ]\n"
        ),
        Input(
            fault: FaultCase(name: "a tab", errors: ["3:1 tab-indentation"], parts: ["3 | \tpath: /a"]),
            text: "endpoints:\n  a:\n\tpath: /a\n"
        ),
        Input(
            fault: FaultCase(name: "a control character", errors: ["3:12 control-character"]),
            text: "endpoints:\n  a:\n    path: /\u{7}\n"
        ),
        Input(
            fault: FaultCase(
                name: "misspelt keys at two levels",
                errors: ["1:1 unknown-key", "4:5 unknown-key"],
                parts: ["did you mean 'module'?", "did you mean 'response'?"]
            ),
            text: """
                modul: Things
                endpoints:
                  all:
                    respons: json
                    method: GET
                    path: /all

                """
        ),
        Input(
            fault: FaultCase(name: "depth", errors: ["1:111 depth-limit"]),
            text: "endpoints: " + String(repeating: "[", count: 120) + String(repeating: "]", count: 120) + "\n"
        ),
        Input(
            fault: FaultCase(name: "great depth", errors: ["1:111 depth-limit"]),
            text: "endpoints: " + String(repeating: "[", count: 100_000)
        ),
    ]

    /// Lists of ten, each of the one before: the seventh has ten million of them and more.
    private static let multiplyingAliases: String = {
        var lines = ["l0: &l0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1...8 {
            let items = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            lines.append("l\(level): &l\(level) [\(items)]")
        }
        return lines.joined(separator: "\n") + "\n"
    }()

    @Test("Each fault is reported at its place, and only it", arguments: inputs.map(\.fault))
    func lint(fault: FaultCase) async throws {
        let text = try #require(Self.inputs.first { $0.fault.name == fault.name }).text
        let workspace = try Workspace(["spec.yaml": text])
        let run = try await BuiltTool.run(["lint", "spec.yaml"], in: workspace)
        #expect(run.status == 1)
        #expect(errors(in: run.output) == fault.errors, "\(run.output.prefix(2000))")
        for part in fault.parts { #expect(run.output.contains(part), "\(run.output.prefix(2000))") }
        let generated = try await BuiltTool.run(["generate", "spec.yaml", "-o", "out"], in: workspace)
        #expect(generated.status == 1)
        #expect(!workspace.exists("out"))
    }
}
