import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import Foundation
import Testing

@Suite("Generation as a whole")
struct GenerationGoldenTests {
    @Test("the golden spec gives the golden output, no file missing and none extra")
    func golden() throws {
        let run = try GoldenSpec.run()
        #expect(run.problems.map(\.message) == [])
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { return try record(run) }
        let expected = try FileManager.default.contentsOfDirectory(atPath: GoldenSpec.output.path).sorted()
        #expect(run.files.map(\.name).sorted() == expected)
        for file in run.files {
            let url = GoldenSpec.output.appendingPathComponent(file.name)
            let golden = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            #expect(Self.firstDifference(golden, file.text) == nil, "\(file.name)")
        }
    }

    private func record(_ run: GoldenSpec.Run) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: GoldenSpec.output.path) {
            try FileManager.default.removeItem(at: GoldenSpec.output.appendingPathComponent(name))
        }
        for file in run.files {
            try Data(file.bytes).write(to: GoldenSpec.output.appendingPathComponent(file.name))
        }
        Issue.record("recorded the golden output")
    }

    private static func firstDifference(_ golden: String, _ text: String) -> String? {
        if golden == text { return nil }
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let context = max(0, place - 3)
        return """
            line \(place + 1)
            - \(old.dropFirst(context).prefix(8).joined(separator: "\n- "))
            + \(new.dropFirst(context).prefix(8).joined(separator: "\n+ "))
            """
    }

    @Test("is the same in every run, whatever the order of the inputs")
    func deterministic() throws {
        let first = try GoldenSpec.run()
        let files = try FileManager.default.subpathsOfDirectory(atPath: GoldenSpec.folder.path)
        #expect(files.count > 5)
        for _ in 0..<3 { #expect(try GoldenSpec.run().changes(from: first) == []) }
    }

    @Test(
        "a change to an endpoint rewrites exactly its file",
        arguments: [
            ("policies.yaml", "path: /named", "path: /renamed"),
            ("policies.yaml", "inFlight: latest", "inFlight: share"),
            ("policies.yaml", "priority: high", "priority: low"),
            ("parameters.yaml", "size: int?", "size: string?"),
            ("answers.yaml", "response: int64", "response: list<int64>"),
            ("answers.yaml", "endpoints:\n", "endpoints:\n  added: { method: GET, path: /added, response: text }\n"),
        ]
    )
    func rewritesOneFile(file: String, old: String, new: String) throws {
        let changed = try GoldenSpec.run(changing: file, [(old, new)])
        #expect(changed.problems.map(\.message) == [])
        let output = file.replacingOccurrences(of: ".yaml", with: ".endpoints.swift")
        #expect(try changed.changes(from: GoldenSpec.run()) == [output])
    }

    @Test("a change of codes rewrites the API's file alone")
    func codes() throws {
        let changed = try GoldenSpec.run(changing: "answers.yaml", [("7: {", "8: {")])
        #expect(try changed.changes(from: GoldenSpec.run()) == ["api.endpoints.swift"])
    }

    @Test("another use of a model rewrites the files of the model and of who uses it")
    func usage() throws {
        let changed = try GoldenSpec.run(changing: "answers.yaml", [("response: int64", "response: Move")])
        #expect(try changed.changes(from: GoldenSpec.run()) == ["answers.endpoints.swift", "policies.endpoints.swift"])
    }

    @Test("every output begins with its header and carries no other path")
    func headers() throws {
        for file in try GoldenSpec.run().files {
            let header = try #require(OutputHeader(startOf: file.bytes))
            #expect(header.specName == "API")
            #expect(header.specPath.hasSuffix(".yaml") && !header.specPath.hasPrefix("/"))
        }
    }

    @Test("an empty spec file has an output with its header alone")
    func emptyFile() throws {
        let text = try #require(try GoldenSpec.run().texts["deep.empty.endpoints.swift"])
        #expect(text == OutputHeader(specName: "API", specPath: "deep/empty.yaml").line + "\n")
    }

    @Test("the access level is on every declaration and import that needs it", arguments: AccessLevel.allCases)
    func access(level: AccessLevel) throws {
        let run = try GoldenSpec.run(access: level)
        let text = try #require(run.texts["words.endpoints.swift"])
        let word = level == .internal ? "" : level.rawValue + " "
        #expect(text.contains("\n\(word)nonisolated struct WordsClassEndpoint"))
        #expect(text.contains("\n    \(word)func `class`("))
        #expect(text.contains("\n\(word)import EndpointRuntime") == (level != .package))
        #expect(text.contains("\n#if hasFeature(InternalImportsByDefault)\n") == (level == .package))
        let others = AccessLevel.allCases.filter { $0 != level }.map { "\n\($0.rawValue) nonisolated" }
        for other in others { #expect(!text.contains(other)) }
    }
}
