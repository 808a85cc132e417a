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

    private func run(_ words: [String]) throws -> EndedProgram {
        try EndedProgram("/usr/bin/env", ["python3"] + words, environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    }
}

/// The script stopped with an error.
struct ScriptFailure: Error { var text: String }
