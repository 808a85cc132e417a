import EndpointTestSupport
import Foundation
import Testing

@Suite struct FormatCommandTests {
    private static let loose = ["Specs/api.yaml": "spec:   1\n\nname: A\n", "Specs/b.yaml": "module: B\nendpoints:\n"]

    @Test("Only files that are not as they should be are written, and then none is")
    func format() async throws {
        let workspace = try Workspace(Self.loose)
        let before = try workspace.stamps(in: "Specs")
        let run = try await BuiltTool.run(["format"], in: workspace)
        #expect(run.transcript == "exit 0\n--- standard output\n\n--- standard error\n")
        #expect(try workspace.text(of: "Specs/api.yaml") == "spec: 1\n\nname: A\n")
        let after = try workspace.stamps(in: "Specs")
        #expect(after["b.yaml"] == before["b.yaml"])
        #expect(after["api.yaml"] != before["api.yaml"])
        _ = try await BuiltTool.run(["format"], in: workspace)
        #expect(try workspace.stamps(in: "Specs") == after)
    }

    @Test("--check names the place of the first difference, writes nothing and ends with 1")
    func check() async throws {
        let workspace = try Workspace(Self.loose)
        let before = try workspace.stamps(in: "Specs")
        let run = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        let message =
            "Specs/api.yaml:1:7: error: 'endpointgen format' would change the file from here on [not-formatted]"
        #expect(run.errors.split(separator: "\n").first.map(String.init) == message)
        #expect(!run.errors.contains("b.yaml"))
        #expect(try workspace.stamps(in: "Specs") == before)
    }

    @Test("A file with an error is reported and left alone, and the others are formatted")
    func faulty() async throws {
        let files = [
            "Specs/api.yaml": "name:   A\n", "Specs/b.yaml": "a:   1\na: 2\n", "Specs/openapi.yaml": "a:   1\n",
        ]
        let workspace = try Workspace(files)
        let run = try await BuiltTool.run(["format"], in: workspace)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Specs/b.yaml:2:1: error: "), "\(run.errors)")
        #expect(try workspace.text(of: "Specs/api.yaml") == "name: A\n")
        #expect(try workspace.text(of: "Specs/b.yaml") == "a:   1\na: 2\n")
        #expect(try workspace.text(of: "Specs/openapi.yaml") == "a:   1\n")
    }

    @Test(
        "A file that is no native spec in YAML is refused by name",
        arguments: [
            ("a.json", "{\"a\":1}"), ("a.yaml", "openapi:   3.1.0\n"),
        ]
    )
    func foreign(name: String, text: String) async throws {
        let workspace = try Workspace([name: text])
        let run = try await BuiltTool.run(["format", name], in: workspace)
        #expect(run.status == 1)
        #expect(run.errors.contains("[foreign-format]"), "\(run.errors)")
        #expect(try workspace.text(of: name) == text)
    }

    @Test("A file that is not there ends with 2")
    func missing() async throws {
        let run = try await BuiltTool.run(["format", "gone.yaml"])
        #expect(run.status == 2)
        #expect(run.errors == "error: cannot read 'gone.yaml': there is no such file or folder\n")
    }

    private static let own = SharedFolder.packageRoot.appendingPathComponent("Specs")
    private static let specs = ["social", "github", "stripe"].map { SharedFolder.url("specs/\($0)") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }

    @Test(
        "What is generated is the same before and after",
        arguments: [own] + specs
    )
    func generated(specs: URL) async throws {
        let workspace = try Workspace()
        for name in try FileManager.default.contentsOfDirectory(atPath: specs.path) where name.hasSuffix(".yaml") {
            let text = try String(contentsOf: specs.appendingPathComponent(name), encoding: .utf8)
            // Two types in place of one of the specs beside the package hide a model; other names mend that.
            try workspace.write(
                text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:"),
                to: "Specs/\(name)"
            )
        }
        let before = try await BuiltTool.run(["generate", "-o", "before"], in: workspace)
        #expect(before.status == 0, "\(before.errors)")
        #expect(try await BuiltTool.run(["format"], in: workspace).status == 0)
        #expect(try await BuiltTool.run(["generate", "-o", "after"], in: workspace).status == 0)
        #expect(try workspace.files(in: "before") == (try workspace.files(in: "after")))
        #expect(try await BuiltTool.run(["format", "--check"], in: workspace).status == 0)
    }

    @Test("A link in a folder stays one, the file is written once and keeps its mode, and nothing is left beside it")
    func links() async throws {
        let workspace = try Workspace(Self.loose)
        let link = workspace.url("Specs/a.yaml")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "api.yaml")
        let file = workspace.url("Specs/api.yaml").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let run = try await BuiltTool.run(["format"], in: workspace)
        #expect(run.transcript == "exit 0\n--- standard output\n\n--- standard error\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "api.yaml")
        #expect(try workspace.text(of: "Specs/api.yaml") == "spec: 1\n\nname: A\n")
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: workspace.url("Specs").path)
        #expect(names.sorted() == ["a.yaml", "api.yaml", "b.yaml"])
    }

    @Test("A link out of the folder is reported and what it leads to is left alone; named by itself it is followed")
    func linksOutside() async throws {
        let workspace = try Workspace(["Specs/api.yaml": "name: A\n", "far.yaml": "module:   B\n"])
        let link = workspace.url("Specs/b.yaml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../far.yaml")
        let folder = try await BuiltTool.run(["format"], in: workspace)
        #expect(folder.status == 1)
        #expect(folder.errors.contains("[link-leaves-folder]"), "\(folder.errors)")
        #expect(try workspace.text(of: "far.yaml") == "module:   B\n")
        #expect(try await BuiltTool.run(["format", "Specs/b.yaml"], in: workspace).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../far.yaml")
        #expect(try workspace.text(of: "far.yaml") == "module: B\n")
    }
}
