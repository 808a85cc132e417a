import Foundation
import Testing

/// `Tests/PluginConsumer`, copied to where its specs can be changed, and built as its owner would build it.
///
/// It takes the tool that was built with these tests, packed as an artifact bundle, so that nothing but what an
/// adopter compiles is compiled. `PLUGIN_CONSUMER_TOOL=source` has it built from source in place of that, which takes
/// minutes; any other value is a bundle to take.
final class PluginConsumer: Sendable {
    private let workspace: Workspace
    private let environment: [String: String]

    static let specs = "consumer/Sources/ShopAPI/Specs"
    static let outputs =
        "consumer/.build/plugins/outputs/consumer/ShopAPI/destination/"
        + "EndpointGeneratorPlugin/Endpoints"
    private static let objects = "consumer/.build/debug/ShopAPI.build"

    init() throws {
        workspace = try Workspace()
        let package = PackageRoot.url.appendingPathComponent("Tests/PluginConsumer")
        let data = try Data(contentsOf: package.appendingPathComponent("Package.swift"))
        let manifest = String(decoding: data, as: UTF8.self)
        let moved = manifest.replacing("\"../..\"", with: "\"\(PackageRoot.url.path)\"")
        try #require(moved != manifest)
        try workspace.write(moved, to: "consumer/Package.swift")
        try FileManager.default.copyItem(
            at: package.appendingPathComponent("Sources"),
            to: workspace.url("consumer/Sources")
        )
        var environment = ProcessInfo.processInfo.environment
        environment["RECORD_GOLDENS"] = nil
        let choice = environment["PLUGIN_CONSUMER_TOOL"] ?? "built"
        switch choice {
        case "source": environment["ENDPOINTGEN_ARTIFACTBUNDLE"] = nil
        case "built": environment["ENDPOINTGEN_ARTIFACTBUNDLE"] = try Self.bundle(in: workspace)
        default: environment["ENDPOINTGEN_ARTIFACTBUNDLE"] = choice
        }
        self.environment = environment
    }

    /// Packs the tool that was built with these tests.
    private static func bundle(in workspace: Workspace) throws -> String {
        let bundle = "endpointgen.artifactbundle"
        try workspace.write(
            """
            {
                "schemaVersion": "1.0",
                "artifacts": {
                    "endpointgen": {
                        "type": "executable", "version": "0.0.0",
                        "variants": [{ "path": "endpointgen", "supportedTriples": ["\(triple())"] }]
                    }
                }
            }
            """,
            to: "\(bundle)/info.json"
        )
        try FileManager.default.copyItem(at: BuiltTool.url, to: workspace.url("\(bundle)/endpointgen"))
        return workspace.url(bundle).path
    }

    private static func triple() -> String {
        #if arch(arm64) && os(macOS)
            "arm64-apple-macosx"
        #elseif arch(x86_64) && os(macOS)
            "x86_64-apple-macosx"
        #elseif arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// `swift build`, and what it did.
    func build() async throws -> ConsumerBuild {
        let before = try objectStamps()
        let run = try await swift(["build"])
        let after = try objectStamps()
        return ConsumerBuild(
            run: run,
            compiled: after.filter { before[$0.key] != $0.value }.keys.map { String($0.dropLast(".swift.o".count)) }
                .sorted()
        )
    }

    /// `swift` with one of its commands, in the package.
    func swift(_ words: [String]) async throws -> ToolRun {
        let program = URL(fileURLWithPath: "/usr/bin/env")
        let folder = workspace.url("consumer")
        return try await ChildProcess(program, ["swift"] + words, in: folder, environment: environment).finish()
    }

    /// The executable that `swift build` made.
    func shop() async throws -> ToolRun {
        try await ChildProcess(workspace.url("consumer/.build/debug/shop"), []).finish()
    }

    /// The text of a file of the specs.
    func spec(_ name: String) throws -> String { try workspace.text(of: "\(Self.specs)/\(name)") }

    /// Runs with a file of the specs as given, `nil` without it, and puts back what was there.
    func with<Result>(_ name: String, as text: String?, _ body: () async throws -> Result) async throws -> Result {
        let path = "\(Self.specs)/\(name)"
        let old = workspace.exists(path) ? try workspace.text(of: path) : nil
        try set(path, to: text)
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        try set(path, to: old)
        return try result.get()
    }

    private func set(_ path: String, to text: String?) throws {
        if let text {
            try workspace.write(text, to: path)
        } else if workspace.exists(path) {
            try workspace.remove(path)
        }
    }

    func path(of spec: String) -> String { workspace.url("\(Self.specs)/\(spec)").path }

    /// The files of a folder below the copy, by name.
    func files(in folder: String) throws -> [String: Data] { try workspace.files(in: folder) }

    func remove(_ path: String) throws { try workspace.remove(path) }

    private func objectStamps() throws -> [String: Workspace.Stamp] {
        guard workspace.exists(Self.objects) else { return [:] }
        return try workspace.stamps(in: Self.objects).filter { $0.key.hasSuffix(".swift.o") }
    }
}

/// What one `swift build` of the consumer did.
struct ConsumerBuild: Sendable {
    var run: ToolRun
    /// The files of the target with specs that were compiled, sorted.
    var compiled: [String]

    var text: String { run.output + run.errors }
    var hasGenerated: Bool { text.contains("Generating the endpoints of ShopAPI") }
}
