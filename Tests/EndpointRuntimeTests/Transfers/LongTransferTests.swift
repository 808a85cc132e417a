import Foundation
import Testing

@testable import EndpointRuntime

/// Transfers that are too long to be let run to their end, or to be held in memory. `ENDPOINT_TORTURE` makes them
/// 200 MB long.
@Suite(.timeLimit(.minutes(5)), .serialized) struct LongTransferTests {
    private static let isTorture = ProcessInfo.processInfo.environment["ENDPOINT_TORTURE"] != nil
    private static let size = isTorture ? 200_000_000 : 32_000_000

    @Test(
        "behaviour 40: a transfer that is given up moves no bytes two seconds later, by the server's count",
        arguments: [TransferProgress.Direction.download, .upload]
    )
    func left(_ direction: TransferProgress.Direction) async throws {
        let server = try LoopbackServer()
        let file = TemporaryFile.url()
        defer { TemporaryFile.remove(file) }
        var request = try Self.request(direction, server, pace: 0.01, file)
        // Given up where progress is told: a test that first has to get its turn may come when all is over.
        let running = Locked<Task<TransportResponse, any Error>?>(nil)
        request.progress = { if $0.completedBytes > 1_000_000 { running.withLock { $0 }?.cancel() } }
        let transport = URLSessionTransport()
        let task = Task { [request] in try await transport.send(request) }
        running.withLock { $0 = task }
        await #expect(throws: CancellationError.self) { try await task.value }
        let counts = try JSONDecoder().decode([Int].self, from: try await server.get("/still"))
        #expect(counts[0] == counts[1])
        #expect(counts[0] > 0 && counts[0] < Self.size)
    }

    private static func request(
        _ direction: TransferProgress.Direction,
        _ server: LoopbackServer,
        pace: Double,
        _ file: URL
    ) throws -> TransportRequest {
        let target = direction == .download ? "bytes?size=\(size)&" : "take?"
        let url = try #require(URL(string: "\(server.base)/\(target)pace=\(pace)"))
        if direction == .download {
            return TransportRequest(method: .get, url: url, savesBody: true, idle: .seconds(20))
        }
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        return TransportRequest(method: .put, url: url, body: .file(file), idle: .seconds(20))
    }

    #if compiler(>=6.2) && os(Linux)
        /// Sanitizers have a memory of their own.
        private static let isMeasurable = ProcessInfo.processInfo.environment["ENDPOINT_SANITIZED"] == nil

        @Test("behaviour 40: a long download keeps memory under 20 MB above idle", .enabled(if: isMeasurable))
        func downloadMemory() async {
            await #expect(processExitsWith: .success) { try await Self.measure(.download) }
        }

        @Test("behaviour 40: a long upload keeps memory under 20 MB above idle", .enabled(if: isMeasurable))
        func uploadMemory() async {
            await #expect(processExitsWith: .success) { try await Self.measure(.upload) }
        }

        /// In a process of its own, so that nothing else takes memory.
        private static func measure(_ direction: TransferProgress.Direction) async throws {
            let server = try LoopbackServer()
            let transport = URLSessionTransport()
            _ = try await server.get("/ok")
            let file = TemporaryFile.url()
            defer { TemporaryFile.remove(file) }
            let request = try request(direction, server, pace: 0, file)
            try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
            let idle = try status("VmRSS")
            let response = try await transport.send(request)
            let peak = try status("VmHWM")
            if case .file(let url) = response.body {
                #expect(url.fileSize == Int64(size))
                TemporaryFile.remove(url)
            }
            #expect(peak - idle < 20_000, "\(peak - idle) kB above \(idle) kB")
        }

        /// In kB, as `proc(5)` has it.
        private static func status(_ name: String) throws -> Int {
            let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name + ":") })
            return try #require(
                line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
            )
        }
    #endif
}
