import Foundation
import PackagePlugin

/// Writes the endpoints of targets into a folder beside their specs, to be committed.
///
/// Takes `--target NAME` once for each target, all that have specs without it, and hands every other argument to
/// `endpointgen generate`.
@main
struct GenerateEndpointsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
        generate(
            targets.map { ($0.name, $0.directoryURL.appendingPathComponent(SpecFolder.name)) },
            tool: try context.tool(named: "endpointgen").url,
            arguments: arguments
        )
    }

    /// - Parameter targets: Every target, with where its specs would be.
    func generate(_ targets: [(name: String, specs: URL)], tool: URL, arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        let chosen = Set(extractor.extractOption(named: "target"))
        for name in chosen.subtracting(targets.map(\.name)).sorted() {
            Diagnostics.error("there is no target '\(name)'; write '--target' with the name of one that has specs")
        }
        var isDone = false
        for target in targets where chosen.isEmpty || chosen.contains(target.name) {
            if let folder = try? SpecFolder(target.specs), !folder.outputs.isEmpty {
                run(tool, arguments: extractor.remainingArguments, on: folder, ofTarget: target.name)
                isDone = true
            } else if chosen.contains(target.name) {
                Diagnostics.error("target '\(target.name)' has no specs; put 'api.yaml' into '\(target.specs.path)'")
            }
        }
        if !isDone, chosen.isEmpty {
            Diagnostics.error("no target has specs; put 'api.yaml' into a folder 'Specs' in that of a target")
        }
    }

    private func run(_ tool: URL, arguments: [String], on specs: SpecFolder, ofTarget name: String) {
        let output = specs.url.deletingLastPathComponent().appendingPathComponent("Generated")
        let process = Process()
        process.executableURL = tool
        process.arguments = ["generate", specs.url.path, "--output", output.path] + arguments
        do {
            try process.run()
        } catch {
            Diagnostics.error("cannot run '\(tool.path)' for target '\(name)': \(error.localizedDescription)")
            return
        }
        process.waitUntilExit()
        if process.terminationStatus != 0 || process.terminationReason != .exit {
            Diagnostics.error("the endpoints of target '\(name)' were not generated")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateEndpointsPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let project = context.xcodeProject.directoryURL
            let targets = context.xcodeProject.targets.map { target in
                let (name, files) = (target.displayName, target.inputFiles.map(\.url))
                return (name: name, specs: SpecFolder.url(amongFiles: files, ofTarget: name, in: project))
            }
            generate(targets, tool: try context.tool(named: "endpointgen").url, arguments: arguments)
        }
    }
#endif
