import EndpointTestSupport
import Foundation
import Testing

/// The examples of real answers that documents hold which lie beside the package.
@Suite(.enabled(if: SharedFolder.exists("openapi"), "the OpenAPI documents are not beside the package"))
struct ExamplesTests {
    @Test(
        "every example of an answer decodes and is written as the same JSON, save those that break their own schema",
        .enabled(if: Torture.isLong, "compiles a whole API; part of 'make torture'"),
        .enabled(if: PythonScript.examples.isThere, "python3 lacks PyYAML"),
        arguments: [("openapi/github.yaml", 615), ("openapi/discord.json", 0)]
    )
    func decode(path: String, count: Int) throws {
        let examples = try AnswerExample.all(in: path)
        #expect(examples.count == count)
        let document = try SharedDocument(path, adding: "{conformances: full}")
        let calls = ExampleCalls(examples, of: try #require(document.spec, "\(document.errors)"))
        #expect(calls.unplaced == [])
        guard !examples.isEmpty else { return }
        let driver = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Driver/main.swift")
        let sources = ["main.swift": try String(contentsOf: driver, encoding: .utf8), "calls.swift": calls.text]
        let program = try GeneratedProgram(try document.generated(), with: sources)
        let input = try JSONEncoder().encode(examples.map { DriverInput(status: Int($0.status) ?? 0, text: $0.text) })
        let results = try Self.results(try program.lines(input: String(decoding: input, as: UTF8.self)))
        #expect(results.count == examples.count)
        let broken = try BrokenExamples().reasons
        for (number, example) in examples.enumerated() {
            let result = results[number] ?? "is not checked"
            if let reason = broken[example.name] {
                #expect(!reason.isEmpty, "\(example.name) is listed without a reason")
                #expect(result != "ok", "\(example.name) is listed as broken, but passes")
            } else {
                #expect(result == "ok", "\(example.name)")
            }
        }
        #expect(Set(broken.keys).subtracting(examples.map(\.name)) == [], "examples are listed that are not there")
    }

    private struct DriverInput: Encodable {
        var status: Int
        var text: String
    }

    /// What became of each example, by its number.
    private static func results(_ lines: [String]) throws -> [Int: String] {
        var results: [Int: String] = [:]
        for line in lines {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            results[try #require(Int(parts[0]), "\(line)")] = parts.last
        }
        return results
    }
}
