import EndpointTestSupport
import Foundation

/// An example of an answer, as a document has it.
struct AnswerExample: Decodable {
    /// Method and path.
    var operation: String
    var status: String
    /// Its name among those of the answer.
    var key: String
    /// As JSON.
    var text: String

    var name: String { "\(operation) \(status) \(key)" }

    /// All of a document, found by another program that knows nothing of this one.
    static func all(in path: String) throws -> [AnswerExample] {
        let lines = try PythonScript.examples.lines([SharedFolder.url(path).path])
        return try JSONDecoder().decode([AnswerExample].self, from: Data(lines.joined().utf8))
    }
}

/// Examples that do not fit what their own document says of them, by name with the reason: `GET /a 200 default: why`.
struct BrokenExamples {
    /// Reasons by name.
    let reasons: [String: String]

    /// Reads the list that lies beside this file.
    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("broken-examples.txt")
        var reasons: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            reasons[parts[0]] = parts.count == 2 ? parts[1] : ""
        }
        self.reasons = reasons
    }
}
