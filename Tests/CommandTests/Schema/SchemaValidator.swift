import EndpointTestSupport
import Foundation
import Testing

/// What JSON Schema's own implementation says of a file.
struct SchemaVerdict {
    var errorCount: Int
    /// The error that says most, with where it is.
    var words: String
}

/// A file with one thing in it changed.
struct DamagedFile {
    /// Below the folder of damaged files.
    var name: String
    var source: String
    /// What was done to it.
    var damage: String
}

/// Runs `validate.py`, which needs PyYAML and jsonschema of PyPI.
enum SchemaValidator {
    static let reason: Comment = "python3 lacks PyYAML or jsonschema (Debian: python3-yaml python3-jsonschema)"

    /// Whether the script can run here.
    static let isThere = hasPython("import yaml, jsonschema; yaml.CSafeLoader, jsonschema.Draft202012Validator")

    /// Whether Python runs the line without an error.
    static func hasPython(_ line: String) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", line]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0
        } catch {
            return false
        }
    }

    /// - Parameter role: `single`, or the definition of a folder's files: `api` or `module`.
    static func validate(_ files: [String], as role: String, in workspace: Workspace) async throws -> [SchemaVerdict] {
        if !workspace.exists("schema.json") {
            try workspace.write(try await BuiltTool.run(["schema", "spec"]).output, to: "schema.json")
        }
        return try await run(["validate", "schema.json", role] + files, in: workspace).map { cells in
            SchemaVerdict(errorCount: try #require(Int(cells[0])), words: cells[1])
        }
    }

    static func damage(_ files: [String], seed: Int, count: Int, in workspace: Workspace) async throws -> [DamagedFile]
    {
        try FileManager.default.createDirectory(at: workspace.url("damaged"), withIntermediateDirectories: true)
        let words = ["mutate", String(seed), String(count), "damaged"] + files
        return try await run(words, in: workspace).map {
            DamagedFile(name: "damaged/\($0[0])", source: $0[1], damage: $0[2])
        }
    }

    /// The lines that the script prints, split at tabs.
    private static func run(_ arguments: [String], in workspace: Workspace) async throws -> [[String]] {
        let script = PackageRoot.url.appendingPathComponent("Tests/CommandTests/Schema/validate.py")
        let process = try ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["python3", script.path] + arguments,
            in: workspace.folder,
            environment: ["PYTHONDONTWRITEBYTECODE": "1"]
        )
        let run = try await process.finish()
        try #require(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
