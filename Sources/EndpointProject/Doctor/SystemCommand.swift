import Foundation

/// Runs a program of the machine and takes what it prints.
package enum SystemCommand {
    package struct Output: Sendable {
        package var status: Int32
        package var bytes: [UInt8]

        /// The first line.
        package var line: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }

    /// - Parameter words: The program, looked for in `PATH`, and its arguments.
    /// - Returns: `nil` where there is no such program; standard error is not kept.
    package static func run(_ words: [String]) -> SetUp.CommandResult? {
        output(of: words).map {
            SetUp.CommandResult(status: $0.status, output: String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    /// - Parameters:
    ///   - words: The program, looked for in `PATH`, and its arguments.
    ///   - folder: Where it runs; `nil`: in the current one.
    /// - Returns: `nil` where there is no such program; standard error is not kept.
    static func output(of words: [String], in folder: String? = nil, input: [UInt8] = []) -> Output? {
        let process = Process()
        let output = Pipe()
        let source = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
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
        let writing = DispatchQueue(label: "program input")
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
