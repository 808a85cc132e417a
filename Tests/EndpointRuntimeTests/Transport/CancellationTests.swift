import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5)), .serialized) struct CancellationTests {
    /// `ENDPOINT_TORTURE=20000` makes it a stress test.
    private static let count =
        ProcessInfo.processInfo.environment["ENDPOINT_TORTURE"].flatMap { Int($0) } ?? 300

    @Test(
        "behaviour 18: a request that is left is over at once, whatever the server does",
        arguments: ["silent", "trickle"]
    )
    func left(_ mode: String) async throws {
        let server = try LoopbackServer.shared.get()
        let url = try #require(URL(string: "\(server.base)/\(mode)"))
        let transport = URLSessionTransport()
        let task = Task { try await transport.send(TransportRequest(method: .get, url: url, idle: .seconds(1))) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("behaviour 40: a long download that is left stops, and leaves no file")
    func leftDownload() async throws {
        let server = try LoopbackServer()
        let url = try #require(URL(string: "\(server.base)/bytes?size=200000000&pace=0.004"))
        let transport = URLSessionTransport()
        let (started, starting) = AsyncStream<Void>.makeStream()
        var request = TransportRequest(method: .get, url: url, savesBody: true, idle: .seconds(1))
        request.progress = { _ in starting.yield() }
        let task = Task { [request] in try await transport.send(request) }
        for await _ in started { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let sent = try #require(URL(string: "\(server.base)/sent"))
        let answer = try await transport.send(TransportRequest(method: .get, url: sent, idle: .seconds(40)))
        guard case .data(let data) = answer.body else { return failed() }
        let said = try Wire.decode(JSONValue.self, String(decoding: data, as: UTF8.self))
        #expect(said["ended"] == true)
        #expect(said["sent"]?.intValue.map { $0 < 100_000_000 } == true)
    }

    @Test(
        "behaviour 18: requests cancelled at random moments all end exactly once",
        arguments: [("ok", count), ("bytes?size=1000000", count / 5)]
    )
    func random(_ target: String, _ count: Int) async throws {
        let server = try LoopbackServer.shared.get()
        let url = try #require(URL(string: "\(server.base)/\(target)"))
        let transport = URLSessionTransport()
        var (answered, cancelled) = (0, 0)
        for start in stride(from: 0, to: count, by: 20) {
            let results = await withTaskGroup(of: Result<Int, any Error>.self) { group in
                for index in start..<min(start + 20, count) {
                    group.addTask { await Self.one(transport, url, yields: index * 37 % 200) }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            for result in results {
                switch result {
                case .success(200): answered += 1
                case .failure(is CancellationError): cancelled += 1
                default: Issue.record("\(result)")
                }
            }
        }
        #expect(answered + cancelled == count)
        #expect(answered > 0 && cancelled > 0)
    }

    /// Every third is left alone; the others are cancelled after a number of turns.
    private static func one(_ transport: URLSessionTransport, _ url: URL, yields: Int) async -> Result<Int, any Error> {
        let savesBody = url.path != "/ok"
        let request = TransportRequest(method: .get, url: url, savesBody: savesBody, idle: .seconds(5))
        let task = Task {
            let response = try await transport.send(request)
            if case .file(let file) = response.body { TemporaryFile.remove(file) }
            return response.status
        }
        if yields % 3 != 0 {
            for _ in 0..<yields { await Task.yield() }
            task.cancel()
        }
        return await task.result
    }
}
