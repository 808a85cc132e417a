import EndpointTestSupport
import Foundation
import Testing

@Suite struct TemplateOptionTests {
    private func generate(_ templates: [String: String]) async throws -> (run: ToolRun, workspace: Workspace) {
        let workspace = try Workspace(SampleSpec.files)
        for (name, text) in templates { try workspace.write(text, to: "Templates/\(name)") }
        let arguments = ["generate", "-o", "out", "--templates", "Templates"]
        return (try await BuiltTool.run(arguments, in: workspace), workspace)
    }

    @Test("A template that includes itself ends at depth 100, at its tag")
    func recursion() async throws {
        let (run, workspace) = try await generate(["file.mustache": "{{header}}\n{{> file}}\n"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Templates/file.mustache:2:1: error: "), "\(run.errors)")
        #expect(run.errors.contains("100"), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test("A name that no context offers is an error with its place")
    func unknownName() async throws {
        let (run, workspace) = try await generate(["file.mustache": "{{header}}\n{{nonsense}}\n"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Templates/file.mustache:2:"), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test("An inclusion cannot leave the folder of templates")
    func escape() async throws {
        let (run, workspace) = try await generate(["file.mustache": "{{header}}\n{{> ../Specs/api}}\n"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Templates/file.mustache:2:"), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test("A folder of templates that is not there is refused")
    func missing() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let arguments = ["generate", "-o", "out", "--templates", "Nowhere"]
        let run = try await BuiltTool.run(arguments, in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains("Nowhere"), "\(run.errors)")
    }

    @Test("A FIFO among the templates is refused by name, without waiting for it")
    func fifo() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.makeFolder("Templates")
        try workspace.makeFIFO("Templates/model.mustache")
        let words = ["generate", "-o", "out", "--templates", "Templates"]
        let run = try await BuiltTool.runGuarded(words, in: workspace)
        #expect(run.status == 2)
        let message = "error: cannot read 'Templates/model.mustache': it is a FIFO, not a regular file"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test("A link among the templates is followed")
    func link() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("{{header}}\n// linked\n", to: "elsewhere/head")
        try workspace.link("Templates/file.mustache", to: "../elsewhere/head")
        let words = ["generate", "-o", "out", "--templates", "Templates"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try workspace.text(of: "out/api.endpoints.swift").contains("// linked"))
    }

    @Test("A link among the templates that leads nowhere is said to be one")
    func brokenLink() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.link("Templates/file.mustache", to: "missing")
        let words = ["generate", "-o", "out", "--templates", "Templates"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.contains("it is a symbolic link that leads to nothing"), "\(run.errors)")
    }

    @Test("A template of a spec cannot be a link out of the spec's folder", arguments: [true, false])
    func linkLeavesFolder(isFolder: Bool) async throws {
        var files = SampleSpec.files
        files["Specs/api.yaml"] = SampleSpec.api + "swift: { templates: _Templates }\n"
        let workspace = try Workspace(files)
        try workspace.write("{{header}}\n// from outside\n", to: "elsewhere/file.mustache")
        if isFolder {
            try workspace.link("Specs/_Templates", to: "../elsewhere")
        } else {
            try workspace.link("Specs/_Templates/file.mustache", to: "../../elsewhere/file.mustache")
        }
        let run = try await BuiltTool.run(["generate", "-o", "out"], in: workspace)
        #expect(run.status == 1)
        #expect(run.errors.contains("[templates-leave-folder]"), "\(run.errors)")
        #expect(!workspace.exists("out"))
    }

    @Test("A template without the header is an error with its place")
    func missingHeader() async throws {
        let (run, _) = try await generate(["file.mustache": "// mine\n{{header}}\n"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Templates/file.mustache:1:1: error: "), "\(run.errors)")
        #expect(run.errors.contains("[missing-header]"), "\(run.errors)")
    }

    @Test("A spec may bring its own templates and put a prefix before its types")
    func ownStyle() async throws {
        let workspace = try Workspace()
        let spec = SharedFolder.packageRoot.appendingPathComponent("Tests/CommandTests/OwnStyle").path
        let run = try await BuiltTool.run(["generate", spec, "-o", "out"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let text = try workspace.text(of: "out/api.endpoints.swift")
        #expect(text.contains("// Ask the shop's team before changing its specs.\n"))
        #expect(text.contains("public nonisolated enum MyShop: APIDefinition"))
        #expect(text.contains("struct MyOrdersListEndpoint"))
        #expect(text.contains("struct MyOrder:"))
    }
}
