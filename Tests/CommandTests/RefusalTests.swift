import Foundation
import Testing

/// What the machine refuses: one clear message each, exit code 2, never a signal.
@Suite struct RefusalTests {
    private static let becomingNobody: Comment = "only root, with setpriv, can run the tool as somebody without rights"
    private static let canBecomeNobody =
        NSUserName() == "root" && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    private func expectRefusal(
        _ run: ToolRun,
        naming part: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.status == 2, sourceLocation: sourceLocation)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 1, "\(run.errors)", sourceLocation: sourceLocation)
        #expect(run.errors.hasPrefix("error: "), "\(run.errors)", sourceLocation: sourceLocation)
        #expect(run.errors.contains(part), "\(run.errors)", sourceLocation: sourceLocation)
    }

    @Test("An output folder that is a symbolic link is not followed", arguments: ["out", "out/", "out/."])
    func symbolicLink(output: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("", to: "elsewhere/keep")
        try FileManager.default.createSymbolicLink(
            at: workspace.url("out"),
            withDestinationURL: workspace.url("elsewhere")
        )
        let run = try await BuiltTool.run(["generate", "--output", output], in: workspace)
        expectRefusal(run, naming: "'out' is a symbolic link")
        #expect(try workspace.files(in: "elsewhere").keys.sorted() == ["keep"])
    }

    @Test("An output folder that is a file is refused")
    func outputIsFile() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("text", to: "out")
        expectRefusal(try await BuiltTool.run(["generate", "-o", "out"], in: workspace), naming: "out")
        #expect(try workspace.text(of: "out") == "text")
    }

    @Test("Specs that are not there are refused by name", arguments: ["generate", "lint"])
    func missingSpecs(command: String) async throws {
        let output = command == "generate" ? ["-o", "out"] : []
        let workspace = try Workspace()
        let run = try await BuiltTool.run([command, "Nowhere"] + output, in: workspace)
        expectRefusal(run, naming: "Nowhere")
        #expect(!workspace.exists("out"))
    }

    @Test("A full disk is a message, and leaves no half-written file")
    func fullDisk() async throws {
        let workspace = try Workspace(SampleSpec.files)
        // One block, of 512 or 1024 bytes by the shell: less than any output.
        let run = try await BuiltTool.run(
            ["generate", "-o", "out"],
            in: workspace,
            shell: #"ulimit -f 1; exec "$0" "$@""#
        )
        expectRefusal(run, naming: "File too large")
        let left = try workspace.files(in: "out")
        #expect(left.isEmpty, "\(left.keys.sorted())")
    }

    @Test("A full disk leaves what was there whole")
    func fullDiskKeepsOldFiles() async throws {
        let workspace = try Workspace(SampleSpec.files)
        #expect(try await BuiltTool.run(["generate", "-o", "out"], in: workspace).status == 0)
        let before = try workspace.files(in: "out")
        try workspace.write(SampleSpec.orders.replacing("/v1/orders", with: "/v2/orders"), to: "Specs/orders.yaml")
        let run = try await BuiltTool.run(
            ["generate", "-o", "out"],
            in: workspace,
            shell: #"ulimit -f 1; exec "$0" "$@""#
        )
        expectRefusal(run, naming: "File too large")
        #expect(try workspace.files(in: "out") == before)
    }

    @Test("A read-only folder is refused", .enabled(if: canBecomeNobody, becomingNobody))
    func readOnlyFolder() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try FileManager.default.createDirectory(at: workspace.url("out"), withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.folder.path)
        let run = try await BuiltTool.run(
            ["generate", "-o", "out"],
            in: workspace,
            shell: #"exec setpriv --reuid=65534 --clear-groups "$0" "$@""#
        )
        expectRefusal(run, naming: "Permission denied")
        #expect(try workspace.files(in: "out").isEmpty)
    }

    @Test("Specs that may not be read are refused", .enabled(if: canBecomeNobody, becomingNobody))
    func unreadableSpec() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.folder.path)
        let orders = workspace.url("Specs/orders.yaml").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: orders)
        let run = try await BuiltTool.run(
            ["lint"],
            in: workspace,
            shell: #"exec setpriv --reuid=65534 --clear-groups "$0" "$@""#
        )
        expectRefusal(run, naming: "orders.yaml")
    }

    @Test(
        "Standard output that takes nothing is a message, not a signal",
        arguments: ["explain", "--help", "--version", "lint"],
        [#"exec "$0" "$@" >&-"#, #"exec "$0" "$@" 1</dev/null"#]
    )
    func closedOutput(command: String, shell: String) async throws {
        let workspace = try Workspace(["Specs/api.yaml": "spec: 2\n"])
        expectRefusal(
            try await BuiltTool.run([command], in: workspace, shell: shell),
            naming: "cannot write to standard output"
        )
    }

    @Test(
        "A reader that goes away is no error, and the command ends as it would have",
        arguments: [("explain", Int32(0)), ("completions fish", 0), ("schema", 0), ("--help", 0), ("lint", 1)]
    )
    func brokenPipe(command: String, status: Int32) async throws {
        let workspace = try Workspace(["Specs/api.yaml": "spec: 2\n"])
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let words = command.split(separator: " ").map(String.init)
        let run = try await BuiltTool.run(words, in: workspace, output: pipe.fileHandleForWriting)
        #expect(run.status == status)
        #expect(run.errors == "")
    }
}
