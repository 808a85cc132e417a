import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// Specs damaged at random: what is accepted generates, the same twice, and compiles; all else is reported in its place.
@Suite struct SpecMutationTests {
    @Test("Damaged specs are refused with places in their files, or generate and are formatted without a problem")
    func mutations() async throws {
        let samples = try SpecSamples()
        let corpus = samples.texts + samples.folders.flatMap { $0.map(\.bytes) }
        let mutator = ByteMutator(corpus: corpus, tokens: SpecSamples.tokens)
        var compilation = CompilationSample()
        var run = FuzzRun("specs", usual: 250)
        try await run.run { random in
            samples.damaged(by: mutator, using: &random)
        } check: { files in
            let trial = FrontEndTrial(files)
            var faults = trial.faults(of: files)
            if let spec = trial.spec, faults.isEmpty { faults = try await compilation.faults(of: spec) }
            return FuzzVerdict(isAccepted: trial.spec != nil, faults: faults)
        }
        if FuzzRun.duration != nil { print("specs: compiled \(compilation.compiled) of those accepted") }
    }

    @Test("Specs to damage are found, and many of them are whole")
    func samples() throws {
        let samples = try SpecSamples()
        #expect(samples.folders.count >= 2 && samples.texts.count > 80 && samples.whole.count > 25)
    }
}

/// Compiles some of what is generated in a long run, for a third of its time at most.
struct CompilationSample {
    private(set) var compiled = 0
    private var seen: Set<Int> = []
    private var spent = Duration.zero
    private let clock = ContinuousClock()
    private let start = ContinuousClock().now

    /// What the compiler says of a spec's output, if it is looked at.
    mutating func faults(of spec: ResolvedSpec) async throws -> [String] {
        guard FuzzRun.duration != nil, spent * 3 <= clock.now - start, Self.isOnItsOwn(spec) else { return [] }
        let files = FrontEndTrial.Output(spec).files
        guard seen.insert(files.map(\.bytes).hashValue).inserted else { return [] }
        let begin = clock.now
        defer { spent += clock.now - begin }
        compiled += 1
        let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) }))
        let flags = ["-typecheck", "-parse-as-library", "-module-name", "Adopter", "-swift-version", "6"]
        let run = try await SwiftCompiler.run(flags, files: files.map(\.name), in: workspace)
        return run.status == 0 ? [] : ["the output does not compile: \(run.errors.prefix(2000))"]
    }

    /// Whether it mentions nothing that only an app has.
    private static func isOnItsOwn(_ spec: ResolvedSpec) -> Bool {
        spec.swift.imports.isEmpty && !spec.models.contains(where: \.isExternal)
    }
}
