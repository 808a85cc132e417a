import Foundation

/// A script of the tests, which needs modules of PyPI.
struct PythonScript {
    let name: String
    let modules: [String]

    static let validator = PythonScript(name: "validate.py", modules: ["yaml", "openapi_spec_validator"])

    /// Lists the examples of a document.
    static let examples = PythonScript(name: "../Examples/examples.py", modules: ["yaml"])

    static let backend = PythonScript(name: "backend.py", modules: ["schemathesis"])

    /// Whether all modules are there.
    var isThere: Bool {
        let imports = modules.map { "import \($0)" }.joined(separator: "; ")
        return (try? run(["-c", imports]).status) == 0
    }

    /// The lines that the script prints.
    func lines(_ arguments: [String]) throws -> [String] {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
        let run = try run([script.path] + arguments)
        guard run.status == 0 else { throw ScriptFailure(text: run.errors) }
        return run.output.split(separator: "\n").map(String.init)
    }

    private func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        let folder = FileManager.default.temporaryDirectory
        let places = ["out", "err"].map { folder.appendingPathComponent("endpoint-\(UUID().uuidString).\($0)") }
        defer { for place in places { try? FileManager.default.removeItem(at: place) } }
        for place in places { try Data().write(to: place) }
        process.standardOutput = try FileHandle(forWritingTo: places[0])
        process.standardError = try FileHandle(forWritingTo: places[1])
        try process.run()
        process.waitUntilExit()
        let texts = try places.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }
}

/// The script stopped with an error.
struct ScriptFailure: Error { var text: String }
