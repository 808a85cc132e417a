import Foundation

/// Runs a program of the machine and takes what it prints.
package enum SystemCommand {
    /// - Parameter words: The program, looked for in `PATH`, and its arguments.
    /// - Returns: `nil` where there is no such program; standard error is not kept.
    package static func run(_ words: [String]) -> SetUp.CommandResult? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return nil
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // What env says of a program that it does not find (POSIX.1-2017, env).
        guard process.terminationStatus != 127 else { return nil }
        return SetUp.CommandResult(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
    }
}
