import Foundation

/// What a finished process left behind.
struct ToolRun: Sendable {
    /// The exit code; `nil` where a signal ended it.
    var status: Int32?
    var output: String
    var errors: String
    /// From start to end, without what its test waited for before.
    var duration: Duration

    /// As golden files hold it.
    var transcript: String {
        let ending = status.map { "exit \($0)" } ?? "ended by a signal"
        return [ending, "--- standard output", output, "--- standard error", errors].joined(separator: "\n")
    }
}

/// The `endpointgen` that was built with these tests.
enum BuiltTool {
    /// The folder that holds the test bundle and all else that was built with it.
    static let products: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }()

    static let url = products.appendingPathComponent("endpointgen")

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - workspace: Where it runs, and what lives until it ends; an empty one unless given.
    ///   - path: The folder below it, where it is not itself.
    ///   - output: What its standard output is, in place of one that is captured.
    ///   - shell: What a shell does before, such as `ulimit -f 8;`, with the tool and its arguments as `"$0" "$@"`.
    static func run(
        _ arguments: [String],
        in workspace: Workspace? = nil,
        below path: String = "",
        shell: String? = nil,
        environment: [String: String] = [:],
        output: FileHandle? = nil
    ) async throws -> ToolRun {
        let folder = path.isEmpty ? workspace?.folder : workspace?.url(path)
        let program = shell == nil ? url : URL(fileURLWithPath: "/bin/sh")
        let words = shell.map { ["-c", $0, url.path] + arguments } ?? arguments
        // No test must find what another one, or a user, left.
        let cache = (workspace?.folder ?? FileManager.default.temporaryDirectory).appendingPathComponent(".cache")
        let environment = ["XDG_CACHE_HOME": cache.path].merging(environment) { $1 }
        let process = try ChildProcess(program, words, in: folder, environment: environment, output: output)
        let run = try await process.finish()
        return withExtendedLifetime(workspace) { run }
    }
}
