import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) final class FileLoggerTests {
    private let directory = TemporaryFile.url()
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    private static let day: TimeInterval = 86_400

    deinit { TemporaryFile.remove(directory) }

    private func event(_ endpoint: String, day: Int = 0, kind: RequestEvent.Kind = .cancelled) -> RequestEvent {
        let date = Self.start.addingTimeInterval(Self.day * Double(day))
        return RequestEvent(call: UUID(), endpoint: endpoint, attempt: 1, date: date, kind: kind)
    }

    /// Every line there is, by its file.
    private func lines(_ logger: FileLogger) throws -> [[JSONValue]] {
        try logger.files.map { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return try text.split(separator: "\n").map { try Wire.decode(JSONValue.self, String($0)) }
        }
    }

    private func endpoints(_ logger: FileLogger) throws -> [[String]] {
        try lines(logger).map { $0.compactMap { $0["endpoint"]?.stringValue } }
    }

    @Test("behaviour 41: each event is a line of JSON that says what the event says")
    func lines() async throws {
        let logger = FileLogger(directory: directory)
        let sent = SentRequest(
            method: .post,
            server: "api",
            environment: "test",
            path: "/a/{id}",
            query: [LoggedField("q", "line\nbreak \"quoted\"")],
            bytes: 12
        )
        logger.observe(event("a.send", kind: .willSend(sent)))
        logger.observe(event("a.send", kind: .retrying(.failure(.timeout), after: .milliseconds(1500))))
        let answer = ReceivedAnswer(status: 200, bytes: nil, durations: [.transport: .milliseconds(20)])
        logger.observe(event("a.send", kind: .received(answer)))
        let failure = FailedCall(stage: .transport, kind: .unreachable, code: "unreachable", unreachable: .timeout)
        logger.observe(event("a.send", kind: .failed(failure)))
        await logger.flush()
        let lines = try #require(try lines(logger).first)
        #expect(lines.map { $0["event"]?.stringValue } == ["willSend", "retrying", "received", "failed"])
        #expect(lines[0]["query"] == [["q", "line\nbreak \"quoted\""]])
        #expect(lines[0]["path"] == "/a/{id}")
        #expect(lines[0]["headers"] == nil)
        #expect(lines[1]["after"] == 1.5)
        #expect(lines[1]["reason"] == "timeout")
        #expect(lines[2]["durations"] == ["transport": 0.02])
        #expect(lines[3]["unreachable"] == "timeout")
        #expect(lines.allSatisfy { $0["date"] == "2023-11-14T22:13:20Z" && $0["call"] != nil })
        #expect(logger.files.map(\.lastPathComponent) == ["requests-2023-11-14.1.jsonl"])
    }

    @Test("behaviour 41: a full file is continued in another, and another logger goes on where one left off")
    func rotation() async throws {
        for round in 0..<2 {
            let logger = FileLogger(directory: directory, fileSize: 300)
            for index in 0..<4 { logger.observe(event("e\(round)\(index)")) }
            await logger.flush()
        }
        let logger = FileLogger(directory: directory, fileSize: 300)
        #expect(try endpoints(logger) == [["e00", "e01", "e02"], ["e03", "e10", "e11"], ["e12", "e13"]])
    }

    @Test("behaviour 41: files of three days are kept, and no one else's files are touched")
    func days() async throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let others = ["requests-2001-01-01.jsonl", "notes.txt"].map(directory.appendingPathComponent)
        for other in others { try Data("x".utf8).write(to: other) }
        let logger = FileLogger(directory: directory)
        for day in 0..<5 { logger.observe(event("day\(day)", day: day)) }
        await logger.flush()
        #expect(try endpoints(logger) == [["day2"], ["day3"], ["day4"]])
        #expect(others.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test("behaviour 41: the oldest files go where all are too much")
    func size() async throws {
        let logger = FileLogger(directory: directory, fileSize: 100, totalSize: 350)
        for index in 0..<10 { logger.observe(event("e\(index)")) }
        await logger.flush()
        let kept = try endpoints(logger).flatMap { $0 }
        #expect(kept.last == "e9")
        #expect((2...4).contains(kept.count))
    }

    @Test("behaviour 41: behind a line that was cut, the next begins a line of its own")
    func cut() async throws {
        let logger = FileLogger(directory: directory)
        logger.observe(event("whole"))
        await logger.flush()
        let file = try #require(logger.files.first)
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"endpoint":"cu"#.utf8))
        try handle.close()
        let next = FileLogger(directory: directory)
        next.observe(event("next"))
        await next.flush()
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.map { try? Wire.decode(JSONValue.self, String($0))["endpoint"] } == ["whole", nil, "next"])
    }

    @Test("behaviour 41: callers do not wait for the disk; what it does not keep up with is counted")
    func overflow() async throws {
        let logger = FileLogger(directory: directory)
        logger.queue.suspend()
        for _ in 0..<(FileLogger.pendingLimit + 7) { logger.observe(event("many")) }
        logger.queue.resume()
        await logger.flush()
        let lines = try lines(logger).flatMap { $0 }
        #expect(lines.compactMap { $0["dropped"]?.intValue } == [7])
        #expect(lines.count == FileLogger.pendingLimit + 1)
    }

    @Test("behaviour 41: a disk that takes nothing loses lines and nothing else, and it is said how many")
    func refused() async throws {
        try Data().write(to: directory)
        let logger = FileLogger(directory: directory)
        for _ in 0..<3 { logger.observe(event("lost")) }
        await logger.flush()
        TemporaryFile.remove(directory)
        logger.observe(event("kept"))
        await logger.flush()
        #expect(try lines(logger).first?.compactMap { $0["dropped"]?.intValue } == [3])
        #expect(try endpoints(logger) == [["kept"]])
    }
}
