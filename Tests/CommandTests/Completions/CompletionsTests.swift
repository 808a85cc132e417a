import EndpointCommandLine
import Foundation
import Testing

/// What a shell offers for the words of a command line, of which the last is being typed.
struct CompletionCase: Sendable, CustomTestStringConvertible {
    var words: [String]
    /// Sorted.
    var offers: [String]

    init(_ words: [String], _ offers: [String]) {
        self.words = words
        self.offers = offers.sorted()
    }

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
        CompletionCase([""], CommandTable.rows.map(\.description.name)),
        CompletionCase(["ge"], ["generate"]),
        CompletionCase(["--v"], ["--version"]),
        CompletionCase(["generate", "--ou"], ["--output"]),
        CompletionCase(
            ["lint", "--"],
            ["--format", "--strict", "--tags", "--operations", "--paths", "--version", "--help"]
        ),
        CompletionCase(["lint", "--format", ""], ["text", "json", "github", "sarif"]),
        CompletionCase(["generate", "Specs", "--access", "p"], ["public", "package"]),
        CompletionCase(["completions", ""], ["bash", "zsh", "fish"]),
        CompletionCase(["schema", "s"], ["spec"]),
        CompletionCase(["help", "do"], ["doctor"]),
        CompletionCase(["explain", "unused"], ["unused-approval", "unused-name", "unused-path-parameter"]),
        CompletionCase(["generate", "Sp"], ["Specs"]),
        CompletionCase(["generate", "Specs/"], ["Specs/api.yaml", "Specs/more"]),
        CompletionCase(["generate", "-o", ""], ["Specs", "two words"]),
        CompletionCase(["generate", "--depfile", "RE"], ["README.md"]),
        CompletionCase(["doctor", "--base", "m"], []),
    ]
}

/// The scripts in the shells that read them.
@Suite struct CompletionsTests {
    private static func path(of shell: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .map { "\($0)/\(shell)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @Test(
        "bash completes commands, options, values and paths",
        .enabled(if: path(of: "bash") != nil, "there is no bash"),
        arguments: CompletionCase.all
    )
    func bash(completion: CompletionCase) async throws { try await expect(completion, in: "bash", ["--norc"]) }

    @Test(
        "bash completes a value behind '=', which it takes for a word of its own",
        .enabled(if: path(of: "bash") != nil, "there is no bash"),
        arguments: [
            CompletionCase(["lint", "--format", "=", "s"], ["sarif"]),
            CompletionCase(["lint", "--format", "="], ["text", "json", "github", "sarif"]),
        ]
    )
    func bashEquals(completion: CompletionCase) async throws { try await expect(completion, in: "bash", ["--norc"]) }

    @Test(
        "zsh completes commands, options, values and paths",
        .enabled(if: path(of: "zsh") != nil, "there is no zsh (apt-get install zsh)"),
        arguments: CompletionCase.all
    )
    func zsh(completion: CompletionCase) async throws { try await expect(completion, in: "zsh", ["-f"]) }

    @Test(
        "fish completes commands, options, values and paths",
        .enabled(if: path(of: "fish") != nil, "there is no fish (apt-get install fish)"),
        arguments: CompletionCase.all
    )
    func fish(completion: CompletionCase) async throws { try await expect(completion, in: "fish", ["--no-config"]) }

    private func expect(_ completion: CompletionCase, in shell: String, _ options: [String]) async throws {
        let workspace = try Workspace([
            "Specs/api.yaml": "", "Specs/notes.txt": "", "Specs/more/a.yaml": "", "two words/a": "", "README.md": "",
        ])
        let name = shell == "zsh" ? "_endpointgen" : "_script"
        try workspace.write(try await BuiltTool.run(["completions", shell]).output, to: "scripts/\(name)")
        let driver = PackageRoot.url.appendingPathComponent("Tests/CommandTests/Completions/complete.\(shell)").path
        let script = workspace.url("scripts/\(name)").path
        let words = options + [driver, script, CommandTable.tool] + completion.words
        let process = try ChildProcess(
            URL(fileURLWithPath: try #require(Self.path(of: shell))),
            words,
            in: workspace.folder,
            environment: ["HOME": workspace.folder.path, "TERM": "xterm"]
        )
        let run = try await process.finish()
        let offers = Set(run.output.split(separator: "\n").map { Self.plain(String($0), completion) })
            .subtracting(["scripts", "-h", ""])
        #expect(offers.sorted() == completion.offers, "\(run.output)\(run.errors)")
    }

    /// Shells differ in whether they show the folder that was typed, a slash behind folders, quotes.
    private static func plain(_ offer: String, _ completion: CompletionCase) -> String {
        var offer = offer.replacing("\\ ", with: " ")
        if offer.hasSuffix("/") { offer.removeLast() }
        let word = completion.words.last ?? ""
        let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
        return !folder.isEmpty && !offer.hasPrefix(folder) ? folder + offer : offer
    }
}
