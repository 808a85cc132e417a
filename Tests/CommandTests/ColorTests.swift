import Foundation
import Testing

@Suite struct ColorTests {
    private static let red = "\u{1B}[1;31m"
    private static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    private static let noTerminals: Comment = "'script', as util-linux has it, gives a command a terminal"

    @Test("What is no terminal gets no colour codes")
    func file() async throws {
        let environment = ["TERM": "xterm"]
        let run = try await BuiltTool.run(["lint"], in: try Workspace(SampleSpec.faulty), environment: environment)
        #expect(run.output.contains("error: "))
        #expect(!run.output.contains("\u{1B}"))
    }

    #if os(Linux)
        @Test(
            "A terminal gets colour, unless NO_COLOR is set to something or the terminal has none",
            .enabled(if: hasTerminals, noTerminals),
            arguments: [
                (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
                (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
            ] as [([String: String], Bool)]
        )
        func terminal(environment: [String: String], isColored: Bool) async throws {
            let shell = #"exec script -qec "$0 $*" /dev/null"#
            let workspace = try Workspace(SampleSpec.faulty)
            let run = try await BuiltTool.run(["lint"], in: workspace, shell: shell, environment: environment)
            #expect(run.status == 1)
            #expect(run.output.contains(Self.red) == isColored, "\(run.output)")
        }
    #endif
}
