import EndpointNaming
import EndpointTestSupport
import Foundation
import Testing

/// What of the plugins can be tested without a build that runs them.
@Suite struct PluginCodeTests {
    @Test("What plugins expect of a folder is what the tool makes of it")
    func prediction() async throws {
        let module = "endpoints: {}\n"
        let names = [
            "main.yaml", "a.b.yml", "a/orders.yaml", "a/b/orders.yaml", "folder.yaml/inner.yaml", "Ünicode.yaml",
            "with space.yaml", "myopenapi.yaml", "_part.yaml", "_parts/c.yaml", ".hidden/d.yaml", "notes.md", "e.json",
        ]
        var files = ["Specs/api.yaml": "spec: 1\nname: Names\n"]
        for (number, name) in names.enumerated() { files["Specs/\(name)"] = "module: M\(number)\n" + module }
        let workspace = try Workspace(files)
        let run = try await BuiltTool.run(["generate", "--output", "out"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let expected = try SpecFolder(workspace.url("Specs")).outputs
        let written = try workspace.files(in: "out").keys.sorted()
        #expect(written == expected.sorted())
        #expect(expected.count == 9)
    }

    /// As much of what Xcode offers to plugins as these use.
    private static let xcode = """
        public import Foundation
        public import PackagePlugin

        public protocol XcodeBuildToolPlugin: Plugin {
            func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
        }
        public protocol XcodeCommandPlugin: Plugin {
            func performCommand(context: XcodePluginContext, arguments: [String]) throws
        }
        public struct XcodePluginContext {
            public let xcodeProject: XcodeProject
            public let pluginWorkDirectoryURL: URL
            public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
        }
        public struct XcodeProject {
            public let displayName: String
            public let directoryURL: URL
            public let targets: [XcodeTarget]
        }
        public struct XcodeTarget {
            public let displayName: String
            public let inputFiles: FileList
        }

        """

    @Test(
        "Plugins compile, also where there are Xcode's targets",
        arguments: ["EndpointGeneratorPlugin", "GenerateEndpointsPlugin"]
    )
    func xcode(plugin: String) async throws {
        let workspace = try Workspace(["XcodeProjectPlugin.swift": Self.xcode])
        let api = try await pluginAPI()
        let module = try await SwiftCompiler.run(
            ["-emit-module", "-module-name", "XcodeProjectPlugin", "-package-description-version", "6.1", "-I", api],
            files: ["XcodeProjectPlugin.swift"],
            in: workspace
        )
        #expect(module.status == 0, "\(module.errors)")
        let folder = PackageRoot.url.appendingPathComponent("Sources/Plugins/\(plugin)").path
        let check = try await SwiftCompiler.run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", plugin]
                + ["-package-description-version", "6.1", "-I", ".", "-I", api],
            files: try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" },
            in: workspace
        )
        #expect(check.status == 0, "\(check.errors)")
    }

    /// The folder in the toolchain that has the module which plugins are written against.
    private func pluginAPI() async throws -> String {
        let run = try await SwiftCompiler.run(["-print-target-info"], in: Workspace())
        let path = try #require(run.output.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/))
        return "\(path.1)/pm/PluginAPI"
    }
}
