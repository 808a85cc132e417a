import EndpointRuntime
import Foundation
import Testing

/// The Python server beside this file, which ends with this process or with the last reference.
final class LoopbackServer: Sendable {
    /// One for all suites; it keeps no state that tests share.
    static let shared = Result { try LoopbackServer() }

    let port: Int
    /// Open as long as the server is to live: it serves until its standard input closes.
    private let input: FileHandle

    var base: String { "http://127.0.0.1:\(port)" }
    /// The same server under another name, which counts as another host.
    var otherHost: String { "http://localhost:\(port)" }

    init() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("server.py")
        process.arguments = ["python3", script.path]
        let output = Pipe()
        let input = Pipe()
        process.standardOutput = output
        process.standardInput = input
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw LoopbackFailure.noPort(said)
        }
        self.port = port
        self.input = input.fileHandleForWriting
    }

    deinit { try? input.close() }

    /// The requests of a script, in the order they arrived.
    func seen(_ id: String) async throws -> [SeenRequest] {
        try JSONDecoder().decode([SeenRequest].self, from: try await get("/seen?id=\(id)"))
    }

    /// Waits until so many requests of a script have arrived.
    func arrived(_ id: String, _ count: Int) async throws { _ = try await get("/arrived?id=\(id)&n=\(count)") }

    func get(_ target: String) async throws -> Data {
        let url = try #require(URL(string: base + target))
        let request = TransportRequest(method: .get, url: url, idle: .seconds(60))
        let response = try await URLSessionTransport().send(request)
        guard response.status == 200, case .data(let data) = response.body else { throw LoopbackFailure.noAnswer }
        return data
    }

    /// A port on which nobody listens.
    static let refusedPort = 1
}

/// What the server remembers of a request.
struct SeenRequest: Decodable, Sendable {
    var method: String
    /// What the server did with it.
    var step: String
    var key: String?
    var authorization: String?
    var body: String

    var isRedirect: Bool { step.hasPrefix("redirect") }
}

enum LoopbackFailure: Error {
    case noPort(String)
    case noAnswer
}
