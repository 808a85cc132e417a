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
