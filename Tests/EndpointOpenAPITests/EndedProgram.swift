import Foundation

/// A program that was run to its end, and what it printed.
struct EndedProgram {
    let status: Int32
    let output: String
    let errors: String

    /// Goes over files, which take any amount while nobody reads.
    ///
    /// - Parameter environment: Goes before the test's own.
    init(_ program: String, _ words: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let folder = FileManager.default.temporaryDirectory
        let places = ["out", "err"].map { folder.appendingPathComponent("endpoint-\(UUID().uuidString).\($0)") }
        defer { for place in places { try? FileManager.default.removeItem(at: place) } }
        for place in places { try Data().write(to: place) }
        process.standardOutput = try FileHandle(forWritingTo: places[0])
        process.standardError = try FileHandle(forWritingTo: places[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: places[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: places[1]), as: UTF8.self)
    }
}
