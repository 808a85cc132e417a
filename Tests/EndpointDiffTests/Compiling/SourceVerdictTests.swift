import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
import EndpointTemplating
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// What rules say of Swift source, against the compiler.
@Suite struct SourceVerdictTests {
    /// A mutation in one direction.
    private struct Trial {
        var name: String
        var base: ResolvedSpec
        var head: ResolvedSpec
        /// Whether a rule says that call sites break.
        var isBreaking: Bool
    }

    /// Keys that one module compiled by itself cannot show, each with the reason.
    private static let exempt = [
        "swift.access": "call sites stand in the same module",
        "swift.typePrefix": "prefixes keep the trials apart",
        "swift.templates": "the folder is not there",
        "swift.imports": "the module is not there",
    ]

    /// Trials of every rule that judges source, up to two each way, and of some that say nothing of it.
    private static func trials() throws -> [Trial] {
        var counts: [String: Int] = [:]
        var trials: [Trial] = []
        let pairs = PairTable.cases.filter { pair in !pair.keys.contains { exempt[$0] != nil } }
        for pair in pairs {
            for (isForward, lines) in [(true, pair.forward), (false, pair.backward)] {
                let rules = Set(lines.filter { $0.contains("source=") }.map { String($0.prefix { $0 != "@" }) })
                let isNew = rules.isEmpty ? counts["", default: 0] < 6 : rules.contains { counts[$0, default: 0] < 2 }
                guard isNew, let text = pair.mutated else { continue }
                for rule in rules.isEmpty ? [""] : rules { counts[rule, default: 0] += 1 }
                let specs = try [PairSpec.text, text].map { try DiffFixture.spec($0) }
                trials.append(
                    Trial(
                        name: "\(pair.testDescription) \(isForward ? "forward" : "backward")",
                        base: isForward ? specs[0] : specs[1],
                        head: isForward ? specs[1] : specs[0],
                        isBreaking: lines.contains { $0.contains("source=breaking") }
                    )
                )
            }
        }
        return trials
    }

    @Test("Call sites made from BASE compile against HEAD unless a rule says that they break, over 60 changes and more")
    func verdicts() throws {
        var trials = try Self.trials()
        #expect(trials.count >= 60)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("verdicts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try TemplateLibrary.load(reportingTo: &diagnostics))
        try write(CallSite.support, "support.swift", in: folder)
        for index in trials.indices {
            for side in [\Trial.base, \Trial.head] {
                trials[index][keyPath: side].swift.typePrefix = "T\(index)"
                trials[index][keyPath: side].swift.imports = []
            }
            let pipeline = GenerationPipeline(templates: templates)
            let files = pipeline.generate(trials[index].head, reportingTo: &diagnostics)
            for (number, file) in try #require(files, "\(diagnostics.sorted.map(\.message))").enumerated() {
                let text = String(decoding: file.bytes, as: UTF8.self)
                    .replacing(/(public )?import ShopKit\n/, with: "")
                try write(text, "generated\(index)_\(number).swift", in: folder)
            }
            try write(CallSite(trials[index].base, number: index).text, "call\(index).swift", in: folder)
        }
        let errors = try compile(folder)
        #expect(errors.filter { $0.key.hasPrefix("generated") || $0.key.hasPrefix("support") } == [:])
        for (index, trial) in trials.enumerated() {
            let found = errors["call\(index).swift"]
            #expect((found != nil) == trial.isBreaking, "\(trial.name): \(found ?? "compiles")")
        }
    }

    private func write(_ text: String, _ name: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// The first error of each file that has one.
    private func compile(_ folder: URL) throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
        let process = Process()
        let errors = folder.appendingPathComponent("errors.txt")
        try Data().write(to: errors)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments =
            ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-suppress-warnings", "-I", Self.modules.path]
            + files
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let report = try String(contentsOf: errors, encoding: .utf8)
        var found: [String: String] = [:]
        for line in report.split(separator: "\n") {
            guard let match = line.firstMatch(of: /([A-Za-z0-9_]+\.swift):(\d+:\d+): error: (.*)/) else { continue }
            found[String(match.1)] = found[String(match.1)] ?? "\(match.2): \(match.3)"
        }
        if process.terminationStatus != 0, found.isEmpty { Issue.record("\(report.prefix(2000))") }
        return found
    }

    /// The modules that were built with these tests.
    private static var modules: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("Modules")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("Modules")
        #endif
    }
}
