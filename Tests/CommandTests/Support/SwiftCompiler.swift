import Foundation

/// The toolchain's compiler and formatter, with the modules that were built with these tests.
enum SwiftCompiler {
    /// Compiles with warnings as errors.
    ///
    /// - Parameter files: Relative to the workspace.
    static func run(_ arguments: [String], files: [String], in workspace: Workspace) async throws -> ToolRun {
        let modules = BuiltTool.products.appendingPathComponent("Modules")
        let words = ["-warnings-as-errors", "-I", modules.path] + arguments + files
        return try await run("swiftc", words, in: workspace)
    }

    /// Runs `swift` with another of its commands.
    static func run(_ arguments: [String], in workspace: Workspace) async throws -> ToolRun {
        try await run("swift", arguments, in: workspace)
    }

    private static func run(_ tool: String, _ arguments: [String], in workspace: Workspace) async throws -> ToolRun {
        let program = URL(fileURLWithPath: "/usr/bin/env")
        let process = try ChildProcess(program, [tool] + arguments, in: workspace.folder, environment: environment)
        let run = try await process.finish()
        return withExtendedLifetime(workspace) { run }
    }

    /// What a toolchain manager or Xcode needs to find the compiler.
    private static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { $0.key != "RECORD_GOLDENS" }
    }
}

extension Workspace {
    /// The Swift files of a folder, as paths below this one, sorted.
    func swiftFiles(in path: String) throws -> [String] {
        try files(in: path).keys.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
}
