import EndpointGeneration
import Foundation
import Testing

/// Generated files and what calls them, compiled against the runtime beside the tests, and run.
final class GeneratedProgram {
    private let folder: URL
    private var program: URL { folder.appendingPathComponent("program") }

    /// - Parameter sources: Texts of further files by name; `main.swift` is where the program begins.
    init(_ files: [RenderedFile], with sources: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        for (name, bytes) in files.map({ ($0.name, $0.bytes) }) + sources.map({ ($0.key, Array($0.value.utf8)) }) {
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            paths.append(file.path)
        }
        let modules = try #require(GeneratedSources.modules, "the runtime's module lies beside the tests")
        let objects = URL(fileURLWithPath: modules).deletingLastPathComponent()
            .appendingPathComponent("EndpointRuntime.build")
        let runtime = try FileManager.default.contentsOfDirectory(atPath: objects.path).filter { $0.hasSuffix(".o") }
        let words =
            ["swiftc", "-Onone", "-whole-module-optimization", "-swift-version", "6", "-warnings-as-errors"]
            + ["-module-name", "Program", "-I", modules, "-o", program.path] + paths.sorted()
            + runtime.map { objects.appendingPathComponent($0).path }
        let compiled = try EndedProgram("/usr/bin/env", words)
        guard compiled.status == 0 else { throw CompilerFailure(text: String(compiled.errors.prefix(4000))) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The lines that the program prints.
    ///
    /// - Parameter input: The text of the file whose path is its argument.
    func lines(input: String) throws -> [String] {
        let file = folder.appendingPathComponent("input.json")
        try Data(input.utf8).write(to: file)
        let run = try EndedProgram(program.path, [file.path])
        #expect(run.status == 0, "\(run.errors.prefix(2000))")
        return run.output.split(separator: "\n").map(String.init)
    }
}

/// What the compiler said of a program that does not compile.
struct CompilerFailure: Error { var text: String }
