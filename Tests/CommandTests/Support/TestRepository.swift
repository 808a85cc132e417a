import Foundation
import Testing

/// A git repository of one test, with commits whose time the test decides.
struct TestRepository {
    let workspace: Workspace
    /// Below the workspace.
    let path: String
    private let clock = Clock()

    private final class Clock {
        var seconds = 1_800_000_000
    }

    init(_ workspace: Workspace, _ path: String = "repository") throws {
        self.workspace = workspace
        self.path = path
        try FileManager.default.createDirectory(at: workspace.url(path), withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch=main", ".")
    }

    /// - Returns: What it prints, without the line break at its end.
    @discardableResult
    func git(_ words: String..., in folder: String? = nil) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let options = [
            "user.name=Tester", "user.email=tester@example.com", "commit.gpgsign=false", "protocol.file.allow=always",
        ]
        process.arguments = ["git", "-C", workspace.url(folder ?? path).path] + options.flatMap { ["-c", $0] } + words
        let date = "\(clock.seconds) +0000"
        process.environment = ProcessInfo.processInfo.environment
            .merging(["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(words.joined(separator: " "))")
        return text.trimmingCharacters(in: .newlines)
    }

    /// Writes files, commits all that changed, and names the commit.
    func commit(_ files: [String: String], tag: String? = nil) throws {
        clock.seconds += 60
        for (name, text) in files { try workspace.write(text, to: "\(path)/\(name)") }
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", "Change the API")
        if let tag { try git("tag", tag) }
    }

    /// Runs the tool in the repository.
    func run(_ words: String..., below folder: String? = nil) async throws -> ToolRun {
        try await BuiltTool.run(words, in: workspace, below: folder ?? path)
    }
}
