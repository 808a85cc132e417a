import Foundation
import Testing

@Suite struct InitCommandTests {
    @Test("An empty folder gets specs that lint, are laid out as they should be, generate and compile")
    func emptyFolder() async throws {
        let workspace = try Workspace()
        let run = try await BuiltTool.run(["init"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("wrote    Specs/api.yaml\nwrote    Specs/orders.yaml\n"))
        #expect(try await BuiltTool.run(["lint", "--strict"], in: workspace).status == 0)
        let format = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(format.status == 0, "\(format.errors)")
        let generate = try await BuiltTool.run(["generate", "--output", "Generated"], in: workspace)
        #expect(generate.status == 0, "\(generate.errors)")
        let check = try await SwiftCompiler.run(
            ["-typecheck", "-parse-as-library", "-module-name", "Adopter", "-swift-version", "6"],
            files: workspace.swiftFiles(in: "Generated"),
            in: workspace
        )
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test("Its report, with the block for a README and what to type next, is as recorded")
    func report() async throws {
        let workspace = try Workspace()
        let first = try await BuiltTool.run(["init", "app"], in: workspace)
        let second = try await BuiltTool.run(["init", "app"], in: workspace)
        try expectGolden(first.transcript + second.transcript, "init")
        #expect(try workspace.files(in: "app/Specs").count == 3)
    }

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "App",
            dependencies: [.package(url: "https://example.com/swift-endpoint-generator", from: "0.1.0")],
            targets: [
                .target(name: "Core", dependencies: [.target(name: "app")]),
                .target(
                    name: "app",
                    plugins: [.plugin(name: "EndpointGeneratorPlugin", package: "swift-endpoint-generator")]
                ),
            ]
        )

        """

    @Test("In a target that has the build plugin, the build generates and nothing is committed")
    func pluginTarget() async throws {
        let workspace = try Workspace(["Package.swift": Self.manifest])
        let run = try await BuiltTool.run(["init", "Sources/app"], in: workspace)
        try expectGolden(run.transcript, "init-plugin")
        #expect(!run.output.contains("--output"))
        let other = try await BuiltTool.run(["init", "Sources/Core"], in: workspace)
        #expect(other.output.contains("generate Sources/Core/Specs --output Sources/Core/Generated"))
    }

    @Test("In the folder of a package, it says where the build plugin of a target looks for specs")
    func packageFolder() async throws {
        let workspace = try Workspace(["Package.swift": Self.manifest])
        let run = try await BuiltTool.run(["init"], in: workspace)
        let hint = "which reads Sources/app/Specs and not Specs:\n'endpointgen init Sources/app' writes specs there."
        #expect(run.output.contains(hint), "\(run.output)")
    }

    @Test("Every spec names the schema, which lies beside it and is what 'schema' prints")
    func schema() async throws {
        let workspace = try Workspace()
        #expect(try await BuiltTool.run(["init"], in: workspace).status == 0)
        for name in ["api.yaml", "orders.yaml"] {
            let text = try workspace.text(of: "Specs/\(name)")
            #expect(text.hasPrefix("# yaml-language-server: $schema=.spec.schema.json\n"))
        }
        let printed = try await BuiltTool.run(["schema"])
        #expect(try workspace.text(of: "Specs/.spec.schema.json") == printed.output)
    }

    @Test(
        "The schema accepts what it writes",
        .enabled(if: SchemaValidator.isThere, SchemaValidator.reason)
    )
    func accepted() async throws {
        let workspace = try Workspace()
        #expect(try await BuiltTool.run(["init"], in: workspace).status == 0)
        for (file, role) in [("Specs/api.yaml", "api"), ("Specs/orders.yaml", "module")] {
            let verdicts = try await SchemaValidator.validate([file], as: role, in: workspace)
            #expect(verdicts.map(\.errorCount) == [0], "\(verdicts)")
        }
    }

    @Test("Specs that are there stay, and get no module more beside them")
    func existingSpecs() async throws {
        let workspace = try Workspace(["Specs/api.yaml": "name: Mine\n"])
        let run = try await BuiltTool.run(["init"], in: workspace)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("wrote    Specs/.spec.schema.json\nis there Specs/api.yaml\n"), "\(run.output)")
        #expect(run.output.contains("# yaml-language-server: $schema=.spec.schema.json"))
        #expect(try workspace.files(in: "Specs").keys.sorted() == [".spec.schema.json", "api.yaml"])
        #expect(try workspace.text(of: "Specs/api.yaml") == "name: Mine\n")
    }

    @Test("A schema that is there stays as it is, and so does what the name of a spec leads to")
    func existingSchema() async throws {
        let workspace = try Workspace(["Specs/.spec.schema.json": "{}"])
        let run = try await BuiltTool.run(["init"], in: workspace)
        #expect(run.output.contains("is there Specs/.spec.schema.json\n"), "\(run.output)")
        #expect(try workspace.text(of: "Specs/.spec.schema.json") == "{}")
    }

    @Test("A folder that cannot be made is what the machine refuses, which names the one in the way")
    func refused() async throws {
        let workspace = try Workspace(["file": ""])
        let run = try await BuiltTool.run(["init", "file/project"], in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: cannot create the folder 'file': "), "\(run.errors)")
    }

    @Test("A link that leads nowhere is refused, and nothing is said to be there")
    func danglingLink() async throws {
        let workspace = try Workspace()
        try FileManager.default.createSymbolicLink(
            at: workspace.url("project"),
            withDestinationURL: workspace.url("nowhere")
        )
        let run = try await BuiltTool.run(["init", "project"], in: workspace)
        #expect(run.status == 2)
        #expect(run.output.isEmpty, "\(run.output)")
        #expect(run.errors.hasPrefix("error: cannot create the folder 'project': "), "\(run.errors)")
    }

    @Test("A full disk is a message, and a schema that did not fit is written by the next run")
    func fullDisk() async throws {
        let workspace = try Workspace()
        // Two blocks, of 512 or 1024 bytes by the shell: more than either spec, and less than the schema.
        let run = try await BuiltTool.run(["init"], in: workspace, shell: #"ulimit -f 2; exec "$0" "$@""#)
        #expect(run.status == 2)
        #expect(run.errors == "error: cannot write 'Specs/.spec.schema.json': File too large\n")
        #expect(try workspace.files(in: "Specs").keys.sorted() == ["api.yaml", "orders.yaml"])
        let next = try await BuiltTool.run(["init"], in: workspace)
        #expect(next.output.hasPrefix("wrote    Specs/.spec.schema.json\n"), "\(next.output)")
    }
}
