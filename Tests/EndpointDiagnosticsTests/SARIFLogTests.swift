import EndpointDiagnostics
import Foundation
import Testing

/// SARIF is decoded again, into types written from its specification.
@Suite struct SARIFLogTests {
    private struct Log: Decodable {
        var version: String
        var runs: [Run]
    }
    private struct Run: Decodable {
        var tool: Tool
        var columnKind: String
        var results: [Result]
    }
    private struct Tool: Decodable { var driver: Driver }
    private struct Driver: Decodable {
        var name: String
        var version: String?
        var rules: [Rule]
    }
    private struct Message: Decodable, Equatable { var text: String }
    private struct Level: Decodable, Equatable { var level: String }
    private struct Rule: Decodable, Equatable {
        var id: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Message
        var defaultConfiguration: Level
    }
    private struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
    }
    private struct Location: Decodable, Equatable {
        var id: Int?
        var message: Message?
        var physicalLocation: PhysicalLocation?
    }
    private struct PhysicalLocation: Decodable, Equatable {
        var artifactLocation: ArtifactLocation
        var region: Region
    }
    private struct ArtifactLocation: Decodable, Equatable { var uri: String }
    private struct Region: Decodable, Equatable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }

    private let listed = DiagnosticRule("listed", .warning, summary: "S1.", reason: "R1.", wayOut: "W1.")
    private let added = DiagnosticRule("added", summary: "S2.", reason: "R2.", wayOut: "W2.")

    private func log(_ diagnostics: [Diagnostic], version: String = "1.2.3") throws -> Run {
        let text = DiagnosticFormatter(format: .sarif, rules: [listed, listed], toolVersion: version)
            .format(diagnostics)
        #expect(text.hasPrefix(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#))
        #expect(text.hasSuffix("}\n"))
        let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
        #expect(log.version == "2.1.0")
        return try #require(log.runs.first)
    }

    private func range(_ path: String) -> SourceRange {
        let start = SourcePosition(line: 2, column: 3)
        return SourceRange(
            file: SourceFile(path: path, text: ""),
            start: start,
            end: SourcePosition(line: 4, column: 5)
        )
    }

    @Test("The driver lists each rule once with summary, reason, way out and level")
    func rules() throws {
        let run = try log([Diagnostic(added, "m", at: nil)])
        #expect(run.tool.driver.name == "endpointgen")
        #expect(run.tool.driver.version == "1.2.3")
        #expect(run.columnKind == "unicodeCodePoints")
        let expected = [
            Rule(
                id: "listed",
                shortDescription: Message(text: "S1."),
                fullDescription: Message(text: "R1."),
                help: Message(text: "W1."),
                defaultConfiguration: Level(level: "warning")
            ),
            Rule(
                id: "added",
                shortDescription: Message(text: "S2."),
                fullDescription: Message(text: "R2."),
                help: Message(text: "W2."),
                defaultConfiguration: Level(level: "error")
            ),
        ]
        #expect(run.tool.driver.rules == expected)
    }

    @Test("A result refers to its rule, and carries the level it was raised to")
    func result() throws {
        var raised = Diagnostic(listed, "m", at: nil)
        raised.severity = .error
        let run = try log([Diagnostic(added, "n", at: nil), raised])
        #expect(run.results.map(\.ruleId) == ["added", "listed"])
        #expect(run.results.map { run.tool.driver.rules[$0.ruleIndex].id } == ["added", "listed"])
        #expect(run.results.map(\.level) == ["error", "error"])
        #expect(run.results.map(\.message.text) == ["n", "m"])
        #expect(run.results.allSatisfy { $0.locations.isEmpty && $0.relatedLocations == nil })
    }

    @Test("Places are regions of percent-encoded relative addresses; notes are related locations")
    func locations() throws {
        let notes = [Diagnostic.Note("here", at: range("b.yaml")), Diagnostic.Note("nowhere", at: nil)]
        let run = try log([Diagnostic(added, "n", at: range("./Specs/é a#1?.yaml"), notes: notes)])
        let region = Region(startLine: 2, startColumn: 3, endLine: 4, endColumn: 5)
        let result = try #require(run.results.first)
        let place = PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: "Specs/%C3%A9%20a%231%3F.yaml"),
            region: region
        )
        #expect(result.locations == [Location(id: nil, message: nil, physicalLocation: place)])
        let notePlace = PhysicalLocation(artifactLocation: ArtifactLocation(uri: "b.yaml"), region: region)
        #expect(
            result.relatedLocations == [
                Location(id: 1, message: Message(text: "here"), physicalLocation: notePlace),
                Location(id: 2, message: Message(text: "nowhere"), physicalLocation: nil),
            ]
        )
    }

    @Test("An absolute path becomes a file address, and no version is named where there is none")
    func absolutePath() throws {
        let run = try log([Diagnostic(added, "n", at: range("/tmp/a.yaml"))], version: "")
        #expect(run.results.first?.locations.first?.physicalLocation?.artifactLocation.uri == "file:///tmp/a.yaml")
        #expect(run.tool.driver.version == nil)
    }
}
