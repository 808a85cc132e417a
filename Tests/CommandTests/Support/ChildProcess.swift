import Foundation

/// A process whose output goes to files, so that however much it prints it never waits for a reader.
final class ChildProcess: Sendable {
    private let process = Process()
    private let captured: Workspace

    init(
        _ program: URL,
        _ arguments: [String],
        in folder: URL? = nil,
        environment: [String: String] = [:],
        output: FileHandle? = nil
    ) throws {
        captured = try Workspace()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder ?? captured.folder
        process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
            .merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let file = try captured.handle(writing: "output")
        process.standardOutput = output ?? file
        process.standardError = try captured.handle(writing: "errors")
    }

    /// Runs the process and ends it after a while, without a chance to clean up, unless it has ended before.
    ///
    /// The moment is what is tested here, so this waits for time to pass, as no other test does.
    func finish(killedAfter delay: Duration) async throws {
        let killer = Task {
            try await Task.sleep(for: delay)
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        defer { killer.cancel() }
        _ = try await finish()
    }

    /// Starts the process and waits for its end without holding a thread.
    func finish() async throws -> ToolRun {
        let clock = ContinuousClock()
        let duration = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Duration, any Error>) in
            let start = clock.now
            process.terminationHandler = { _ in ended.resume(returning: clock.now - start) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
        return ToolRun(
            status: process.terminationReason == .exit ? process.terminationStatus : nil,
            output: try captured.text(of: "output"),
            errors: try captured.text(of: "errors"),
            duration: duration
        )
    }
}
