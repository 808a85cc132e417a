package import EndpointDiagnostics
import Foundation
package import Testing

/// What one input came to.
package struct FuzzVerdict {
    /// Whether the code under test took the input, or else reported what is wrong with it.
    package var isAccepted: Bool
    /// What should not have happened.
    package var faults: [String]

    package init(isAccepted: Bool, faults: [String]) {
        self.isAccepted = isAccepted
        self.faults = faults
    }
}

/// Tries inputs made at random: the same few in every run, ever new ones in a long run.
///
/// `ENDPOINT_FUZZ_SECONDS=600` asks for a long run of that time. Then each input is in a folder, whose path is printed,
/// before it is tried, so that a crash leaves it behind.
package struct FuzzRun {
    private let name: String
    private let usual: Int
    private var tried = 0
    private var accepted = 0
    private var faulty = 0

    private static let mostFaults = 20

    /// - Parameters:
    ///   - name: Part of a folder's name.
    ///   - usual: The number of inputs of a short run.
    package init(_ name: String, usual: Int) {
        self.name = name
        self.usual = usual
    }

    /// The length of a long run, `nil` in a short one.
    package static let duration: Duration? = ProcessInfo.processInfo.environment["ENDPOINT_FUZZ_SECONDS"]
        .flatMap { Int($0) }.map { .seconds($0) }

    /// Tries one input after the other and fails the test where one has faults, or where all were accepted or none.
    package mutating func run(
        sourceLocation: SourceLocation = #_sourceLocation,
        make: (inout RandomNumbers) -> [SourceFile],
        check: ([SourceFile]) async throws -> FuzzVerdict
    ) async throws {
        if let duration = Self.duration {
            try await runLong(for: duration, make, check, sourceLocation)
        } else {
            for seed in 0..<UInt64(usual) {
                var random = RandomNumbers(seed: seed)
                record(try await check(make(&random)), "seed \(seed)", sourceLocation)
            }
        }
        #expect((1..<tried).contains(accepted), "\(accepted) of \(tried) were accepted", sourceLocation: sourceLocation)
    }

    private mutating func runLong(
        for duration: Duration,
        _ make: (inout RandomNumbers) -> [SourceFile],
        _ check: ([SourceFile]) async throws -> FuzzVerdict,
        _ sourceLocation: SourceLocation
    ) async throws {
        let kept = try KeptInputs(name)
        print("\(name): each input is in \(kept.path("input")) while it is tried")
        let clock = ContinuousClock()
        let end = clock.now + duration
        var slowest = Duration.zero
        var random = RandomNumbers(seed: UInt64.random(in: 0...UInt64.max))
        while clock.now < end, faulty < Self.mostFaults {
            // Another long run may need the thread.
            await Task.yield()
            let files = make(&random)
            try kept.keep(files, as: "input")
            let start = clock.now
            let verdict = try await check(files)
            if clock.now - start > slowest {
                slowest = clock.now - start
                try kept.keep(files, as: "slowest")
            }
            let fault = "fault-\(faulty)"
            if !verdict.faults.isEmpty { try kept.keep(files, as: fault) }
            record(verdict, kept.path(fault), sourceLocation)
        }
        print("\(name): \(tried) inputs, \(accepted) of them accepted, \(faulty) with faults")
        print("\(name): the slowest took \(slowest) and is in \(kept.path("slowest"))")
    }

    private mutating func record(_ verdict: FuzzVerdict, _ words: String, _ sourceLocation: SourceLocation) {
        tried += 1
        accepted += verdict.isAccepted ? 1 : 0
        guard !verdict.faults.isEmpty else { return }
        faulty += 1
        let text = ([words] + verdict.faults).joined(separator: "\n")
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
}

/// Inputs on the disk, for whoever looks after a crash.
private struct KeptInputs {
    private let folder: URL

    init(_ name: String) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func keep(_ files: [SourceFile], as name: String) throws {
        let place = folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: place)
        for file in files {
            let url = place.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: url)
        }
    }
}
