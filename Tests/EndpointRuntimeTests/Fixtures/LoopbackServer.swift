import Foundation

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

    /// A port on which nobody listens.
    static let refusedPort = 1
}

enum LoopbackFailure: Error {
    case noPort(String)
}
