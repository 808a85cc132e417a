import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

@Suite struct ModelCompilationTests {
    static let modes = [
        ["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"],
        [
            "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
            "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
        ],
    ]

    // Skipped where the toolchain or the runtime's built module is not where SwiftPM puts them.
    @Test(
        "models of every kind compile without a warning in every language mode",
        .enabled(if: SwiftCompiler.shared != nil),
        arguments: modes
    )
    func compiles(_ mode: [String]) throws {
        let compiler = try #require(SwiftCompiler.shared)
        // Prefixes keep the specs' models apart, so that one run checks them all.
        let prefixed = ModelSpecs.allCases.filter { $0 != .names }
        let files = try prefixed.enumerated().map { index, specs in
            var spec = specs.spec
            spec.swift.typePrefix = "P\(index)"
            return try publicText(of: spec, mode)
        }
        let internalImports = mode.contains("InternalImportsByDefault")
        #expect(try compiler.problems(in: files, mode, isForgiving: internalImports) == "")
    }

    @Test(
        "models that are named like standard types compile without a warning in every language mode",
        .enabled(if: SwiftCompiler.shared != nil),
        arguments: modes
    )
    func compilesHidingNames(_ mode: [String]) throws {
        let compiler = try #require(SwiftCompiler.shared)
        let file = try publicText(of: ModelSpecs.names.spec, mode)
        #expect(try compiler.problems(in: [file], mode, isForgiving: false) == "")
    }

    @Test(
        "models compile with every access level",
        .enabled(if: SwiftCompiler.shared != nil),
        arguments: AccessLevel.allCases
    )
    func compilesWithAccess(_ access: AccessLevel) throws {
        let compiler = try #require(SwiftCompiler.shared)
        let file = try RenderedModels.text(of: ModelSpecs.structures.spec, access: access)
        #expect(
            try compiler.problems(in: [file], ["-swift-version", "6", "-package-name", "p"], isForgiving: false) == ""
        )
    }

    /// Where imports are internal unless they say otherwise, the file says otherwise.
    private func publicText(of spec: ResolvedSpec, _ mode: [String]) throws -> String {
        let text = try RenderedModels.text(of: spec)
        return mode.contains("InternalImportsByDefault")
            ? text.replacingOccurrences(of: "import ", with: "public import ") : text
    }
}

/// The toolchain's compiler, looking only for errors.
struct SwiftCompiler {
    private let modules: String

    /// `nil` where there is no compiler or the runtime's module was not found beside the tests.
    static let shared: SwiftCompiler? = {
        guard (try? run(["-version"])) != nil else { return nil }
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        for _ in 0..<6 {
            folder.deleteLastPathComponent()
            let modules = folder.appendingPathComponent("Modules")
            let module = modules.appendingPathComponent("EndpointRuntime.swiftmodule").path
            if FileManager.default.fileExists(atPath: module) { return SwiftCompiler(modules: modules.path) }
        }
        return nil
    }()

    /// What the compiler says about the files of one module, warnings being errors.
    ///
    /// - Parameter isForgiving: An import that is public for nothing is no problem: which imports a file
    ///   needs is not what is tested.
    func problems(in texts: [String], _ mode: [String], isForgiving: Bool) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("models-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try texts.enumerated().map { index, text in
            let file = folder.appendingPathComponent("Models\(index).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        let output = try Self.run(["-typecheck", "-warnings-as-errors", "-I", modules] + mode + paths)
        return output.split(separator: "\n")
            .filter { $0.contains(": error:") && !(isForgiving && $0.contains("was not used in public declarations")) }
            .joined(separator: "\n")
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let output = String(decoding: data, as: UTF8.self)
        if process.terminationStatus != 0 && !output.contains("error:") { throw CocoaError(.executableLoad) }
        return output
    }
}
