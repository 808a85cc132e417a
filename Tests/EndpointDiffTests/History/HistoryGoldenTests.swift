import EndpointDiagnostics
import EndpointOpenAPI
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// A document of somebody else's over three months: each change with the reason why its levels are right.
@Suite(
    .serialized,
    .enabled(if: SharedFolder.exists("openapi/discord-history"), "the shared history is not beside the package")
)
struct HistoryGoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

    @Test("Each change from one revision to the next is the expected one, with a reason", arguments: HistoryTable.steps)
    func step(step: HistoryStep) throws {
        let lines = try HistoryDocuments.lines(step)
        if Self.isRecording {
            try HistoryTable.record(lines, of: step)
            Issue.record("recorded \(step)")
            return
        }
        #expect(lines == HistoryTable.sections[step]?.flatMap(\.lines).sorted())
    }

    @Test("No reason is missing, and none stands for nothing", arguments: HistoryTable.steps)
    func reasons(step: HistoryStep) throws {
        for group in try #require(HistoryTable.sections[step]) {
            #expect(group.reason.split(separator: " ").count > 4, "\(group.reason)")
            #expect(!group.lines.isEmpty, "\(group.reason)")
        }
    }

    @Test(
        "What is said to break does so by the documents themselves, as another program reads them",
        .enabled(if: HistoryLookUp.isThere, "there is no python3"),
        arguments: HistoryTable.steps
    )
    func confirmed(step: HistoryStep) throws {
        let breaking = try #require(HistoryTable.sections[step]).flatMap(\.lines).filter { $0.contains("=breaking") }
        #expect(!breaking.isEmpty)
        #expect(try HistoryLookUp.unconfirmed(breaking, step) == [])
    }

    @Test(
        "The other program does not confirm what is not so",
        .enabled(if: HistoryLookUp.isThere, "there is no python3"),
        arguments: [
            "field-removed@GuildRoleResponse.name wire=breaking",
            "enum-value-removed@AutomodTriggerType.1 wire=breaking",
            "model-removed@GuildRoleResponse source=breaking", "limits-tightened@CreateRoleRequest.color#minLength",
            "type-narrowed@PollResponse.question wire=breaking", "something-else@PollResponse wire=breaking",
        ]
    )
    func unconfirmed(line: String) throws {
        let step = try #require(HistoryTable.steps.dropFirst().first)
        #expect(try HistoryLookUp.unconfirmed([line], step) == [line])
    }
}

/// Two revisions that follow each other.
struct HistoryStep: Hashable, Sendable, CustomStringConvertible {
    var base: String
    var head: String

    var description: String { "\(base) \(head)" }
}

/// The documents, each read once.
private enum HistoryDocuments {
    static func url(_ name: String) -> URL {
        SharedFolder.url(name == "discord" ? "openapi/discord.json" : "openapi/discord-history/\(name).json")
    }

    private static let specs = Dictionary(
        uniqueKeysWithValues: HistoryTable.revisions.map { name in
            (name, Result { try DocumentFixture.spec(url(name).path) })
        }
    )

    static func lines(_ step: HistoryStep) throws -> [String] {
        let base = try #require(try specs[step.base]?.get())
        let head = try #require(try specs[step.head]?.get())
        return DiffFixture.lines(SpecComparison(today: "2026-07-31").compare(base, head))
    }
}

/// `history.txt`: for each step groups of changes, each under its reason.
enum HistoryTable {
    struct Group: Sendable {
        var reason: String
        var lines: [String] = []
    }

    static let revisions = ["2026-04-15", "2026-05-05", "2026-06-05", "2026-06-30", "discord"]
    static let steps = zip(revisions, revisions.dropFirst()).map { HistoryStep(base: $0, head: $1) }
    private static let file = SharedFolder.packageRoot
        .appendingPathComponent("Tests/EndpointDiffTests/History/history.txt")
    static let sections = parse((try? String(contentsOf: file, encoding: .utf8)) ?? "")

    private static func parse(_ text: String) -> [HistoryStep: [Group]] {
        var sections: [HistoryStep: [Group]] = [:]
        var step = HistoryStep(base: "", head: "")
        for line in text.split(separator: "\n") {
            if line.hasPrefix("== ") {
                let names = line.dropFirst(3).split(separator: " ").map(String.init)
                step = HistoryStep(base: names[0], head: names[1])
                sections[step] = []
            } else if line.hasPrefix("# ") {
                sections[step]?.append(Group(reason: String(line.dropFirst(2))))
            } else if let last = sections[step]?.indices.last {
                sections[step]?[last].lines.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        return sections
    }

    /// Keeps what is still so under its reason; what is new gets none, which fails until somebody gives one.
    static func record(_ lines: [String], of step: HistoryStep) throws {
        var sections = parse((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        var groups = sections[step] ?? []
        for index in groups.indices { groups[index].lines.removeAll { !lines.contains($0) } }
        let known = Set(groups.flatMap(\.lines))
        groups.append(Group(reason: "why?", lines: lines.filter { !known.contains($0) }))
        sections[step] = groups.filter { !$0.lines.isEmpty }
        let text = steps.map { step in
            let groups = sections[step] ?? []
            return (["== \(step)"] + groups.flatMap { ["# \($0.reason)"] + $0.lines.sorted().map { "  " + $0 } })
                .joined(separator: "\n")
        }
        try Data((text.joined(separator: "\n\n") + "\n").utf8).write(to: file)
    }
}

/// `look_up.py`, which reads the documents by itself.
private enum HistoryLookUp {
    static let isThere = (try? run(["-c", "pass"], input: "")) != nil

    static func unconfirmed(_ lines: [String], _ step: HistoryStep) throws -> [String] {
        let script = SharedFolder.packageRoot.appendingPathComponent("Tests/EndpointDiffTests/History/look_up.py")
        let words = [script.path, HistoryDocuments.url(step.base).path, HistoryDocuments.url(step.head).path]
        return try run(words, input: lines.joined(separator: "\n")).split(separator: "\n").map(String.init)
    }

    private static func run(_ words: [String], input: String) throws -> String {
        let process = Process()
        let (stdin, stdout) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + words
        process.standardInput = stdin
        process.standardOutput = stdout
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let text = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text
    }
}
