import Foundation

/// Runs git with input, and takes the bytes that it prints.
package struct GitCommand: Sendable {
    package struct Output: Sendable {
        package var status: Int32
        package var bytes: [UInt8]

        /// The first line.
        package var line: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }

    /// Where git runs; `nil`: the current folder.
    private let folder: String?

    package init(folder: String? = nil) { self.folder = folder }

    /// - Returns: `nil` where there is no git.
    package func run(_ words: [String], input: [UInt8] = []) -> Output? {
        let process = Process()
        let output = Pipe()
        let source = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + words
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = source
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return nil
        }
        // Beside reading, as neither pipe may fill up while the other side waits.
        let writing = DispatchQueue(label: "git input")
        writing.async {
            try? source.fileHandleForWriting.write(contentsOf: Data(input))
            try? source.fileHandleForWriting.close()
        }
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        writing.sync {}
        // What env says of a program that it does not find (POSIX.1-2017, env).
        guard process.terminationStatus != 127 else { return nil }
        return Output(status: process.terminationStatus, bytes: bytes)
    }
}
