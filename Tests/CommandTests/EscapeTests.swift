import Foundation
import Testing

/// Names and references that lead out of the folder they belong to.
@Suite struct EscapeTests {
    private func expectProblem(_ id: String, _ workspace: Workspace) async throws {
        let run = try await BuiltTool.run(["generate", "--output", "out"], in: workspace)
        #expect(run.status == 1)
        #expect(run.errors.contains(" error: ") && run.errors.contains("[\(id)]"), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test(
        "A spec cannot name a folder of templates outside its own",
        arguments: ["../Outside", "a/../../Outside", "/etc"]
    )
    func templates(path: String) async throws {
        var files = SampleSpec.files
        files["Specs/api.yaml"] = SampleSpec.api + "swift: { templates: \(path) }\n"
        files["Outside/file.mustache"] = "{{header}}\n"
        try await expectProblem("templates-leave-folder", try Workspace(files))
    }

    @Test("Templates beside the specs are used, and the command line's go before them")
    func ownTemplates() async throws {
        var files = SampleSpec.files
        files["Specs/api.yaml"] = SampleSpec.api + "swift: { templates: _Templates }\n"
        files["Specs/_Templates/file.mustache"] = "{{header}}\n// from the spec\n"
        files["Other/file.mustache"] = "{{header}}\n// from the command line\n"
        let workspace = try Workspace(files)
        for (arguments, line) in [([], "// from the spec"), (["--templates", "Other"], "// from the command line")] {
            let run = try await BuiltTool.run(["generate", "--output", "out"] + arguments, in: workspace)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try workspace.text(of: "out/api.endpoints.swift").contains(line))
        }
    }

    /// A name that no file system takes.
    private static let tooLong = "x\nSpecs/a.yaml:1:1: error: forged [x]" + String(repeating: "x", count: 250)

    @Test(
        "A path cannot forge a line of its own, whatever says it",
        arguments: [
            ["lint", "x\nSpecs/a.yaml:1:1: error: forged [x]"], ["x\nSpecs/a.yaml:1:1: error: forged [x]"],
            ["generate", "-o", "out", "--templates", "x\nSpecs/a.yaml:1:1: error: forged [x]"],
            ["export", "openapi", "--output", tooLong],
            ["lint", "--x\nSpecs/a.yaml:1:1: error: forged [x]"],
            ["import", "openapi", "x\nSpecs/a.yaml:1:1: error: forged [x]", "-o", "out"],
            ["sync", "x\nSpecs/a.yaml:1:1: error: forged [x]"], ["explain", "x\nSpecs/a.yaml:1:1: error: forged [x]"],
        ]
    )
    func forgedLine(words: [String]) async throws {
        let run = try await BuiltTool.run(words, in: try Workspace(SampleSpec.files))
        #expect(run.status == 2 || run.status == 64, "\(run.transcript)")
        #expect(run.errors.contains(#"x\nSpecs/a.yaml:1:1"#), "\(run.errors)")
        #expect(!run.errors.split(separator: "\n").contains { $0.hasPrefix("Specs/") }, "\(run.errors)")
    }

    @Test("Reports escape control characters in paths")
    func forgedReports() async throws {
        let folder = "x\nSpecs/a.yaml:1:1: error: forged [x]"
        let workspace = try Workspace()
        for (name, text) in SampleSpec.files { try workspace.write(text, to: name.replacing("Specs", with: folder)) }
        try workspace.write(SampleSpec.orders.replacing("buyer: User?", with: "buyer: User"), to: "new/orders.yaml")
        try workspace.write(SampleSpec.api, to: "new/api.yaml")
        try workspace.write(SampleSpec.users, to: "new/people/users.yaml")
        for words in [["diff", folder, "new"], ["init", folder]] {
            let run = try await BuiltTool.run(words, in: workspace)
            #expect(run.output.contains(#"x\nSpecs/a.yaml:1:1"#), "\(run.transcript)")
            #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("Specs/") }, "\(run.output)")
        }
    }

    @Test("A link among the specs cannot lead out of their folder")
    func link() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("module: Secret\n", to: "secret.yaml")
        try FileManager.default.createSymbolicLink(
            at: workspace.url("Specs/linked.yaml"),
            withDestinationURL: workspace.url("secret.yaml")
        )
        try await expectProblem("link-leaves-folder", workspace)
    }
}
