import Foundation
import PackagePlugin

/// Generates the endpoints that a target's `Specs` folder describes, as a step of its build.
@main
struct EndpointGeneratorPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        commands(
            forTarget: target.name,
            specs: target.directoryURL.appendingPathComponent(SpecFolder.name),
            sources: (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? [],
            tool: try context.tool(named: "endpointgen").url,
            workFolder: context.pluginWorkDirectoryURL
        )
    }

    /// One command, so that all outputs are of one moment; none where there is no spec to generate from, or what would
    /// be generated is there.
    ///
    /// - Parameter sources: The target's own files.
    func commands(forTarget target: String, specs: URL, sources: [URL], tool: URL, workFolder: URL) -> [Command] {
        let output = workFolder.appendingPathComponent("Endpoints")
        guard let folder = try? SpecFolder(specs), !folder.outputs.isEmpty else {
            Diagnostics.error(
                "target '\(target)' has no specs; put 'api.yaml' into '\(specs.path)', "
                    + "or take the plugin out of the target"
            )
            return []
        }
        if let twin = sources.first(where: { folder.outputs.contains($0.lastPathComponent) }) {
            Diagnostics.error(
                "target '\(target)' compiles '\(twin.path)', which the plugin generates as well; "
                    + "remove what was generated there, or take the plugin out of the target"
            )
            return []
        }
        return [
            .buildCommand(
                displayName: "Generating the endpoints of \(target)",
                executable: tool,
                arguments: ["generate", specs.path, "--output", output.path],
                inputFiles: folder.inputs + [tool],
                outputFiles: folder.outputs.map { output.appendingPathComponent($0) }
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension EndpointGeneratorPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            commands(
                forTarget: target.displayName,
                specs: SpecFolder.url(
                    amongFiles: target.inputFiles.map(\.url),
                    ofTarget: target.displayName,
                    in: context.xcodeProject.directoryURL
                ),
                sources: target.inputFiles.map(\.url),
                tool: try context.tool(named: "endpointgen").url,
                workFolder: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
