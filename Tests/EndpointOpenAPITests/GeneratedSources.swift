import EndpointGeneration
import Foundation
import Testing

/// Generated files on the disk, checked by the toolchain's compiler against the runtime beside the tests.
struct GeneratedSources {
    private let folder: URL

    init(_ files: [RenderedFile]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("generated-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
    }

    /// What the compiler says; empty where all is well.
    func problems() throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        let modules = try #require(Self.modules, "the runtime's module lies beside the tests")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules]
            + sources.map { folder.appendingPathComponent($0).path }
        let output = Pipe()
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : String(decoding: data.prefix(4000), as: UTF8.self)
    }

    /// Where the modules are that were built with these tests.
    static var modules: String? {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for _ in 0..<6 {
            let modules = folder.appendingPathComponent("Modules")
            let module = modules.appendingPathComponent("EndpointRuntime.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) { return modules.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
