package import EndpointDiagnostics
import EndpointDiff
package import EndpointGeneration
import EndpointOpenAPI
import EndpointProject
import EndpointSpec
import Foundation

/// Everything from the upstream to the specs, and to Swift, that `sync` does.
package struct SyncRun {
    package enum Outcome: Sendable {
        /// The lock says that there is nothing new.
        case current
        /// There are changes that were not to be written, or must not be.
        case stale(report: String)
        /// The changes, and what was written.
        case taken(report: String, specs: WriteSummary, swift: WriteSummary?)
    }

    private let arguments: SyncArguments
    private let today: String
    private let usesColor: Bool

    /// - Parameter usesColor: Whether the report carries terminal colours.
    package init(_ arguments: SyncArguments, usesColor: Bool) {
        self.arguments = arguments
        self.usesColor = usesColor
        today = CalendarDay.today
    }

    /// - Returns: `nil` where a problem was reported and nothing was touched.
    /// - Throws: `SpecLoadError`, `OutputError` or `ProjectFileError` where the machine refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> Outcome? {
        guard let specs = try SyncedSpecs(arguments.specs.first ?? "Specs", reportingTo: &diagnostics) else {
            return nil
        }
        guard let upstream = try specs.upstream(reportingTo: &diagnostics) else { return nil }
        let lock = try specs.lock()
        let isLast = lock?.source == specs.source.value && lock?.digest == upstream.digest
        if isLast { return .current }
        guard let update = try SpecUpdate(specs, from: upstream, reportingTo: &diagnostics) else { return nil }
        // Nobody calls what was never described.
        let isFirst = lock == nil && specs.spec.modules.allSatisfy(\.endpoints.isEmpty)
        guard let changes = try isFirst ? [] : judged(update, specs, reportingTo: &diagnostics) else { return nil }
        let report = ChangeReport(base: specs.folder, head: specs.source.value, today: today, changes: changes)
        let text = changes.isEmpty ? "" : report.formatted(as: .text, usesColor: usesColor)
        if arguments.isCheck {
            diagnostics.report(.upstreamAhead(specs.source))
            return .stale(report: text)
        }
        let breaking = changes.count { FailureCondition.anythingBreaking.isMet(by: $0) }
        if breaking > 0, !arguments.acceptsBreaking {
            let given = arguments.output == lock?.output ? nil : arguments.output
            diagnostics.report(.upstreamBreaks(specs.source, count: breaking, output: given))
            return .stale(report: text)
        }
        let output = arguments.output ?? lock?.output
        let written = try update.write()
        try specs.write(
            UpstreamLock(source: specs.source.value, revision: upstream.commit, digest: upstream.digest, output: output)
        )
        guard let output else { return .taken(report: text, specs: written, swift: nil) }
        var generation = GenerateArguments()
        generation.specs = [specs.folder]
        generation.output = output
        let swift = try GenerationRun(generation, cacheFolder: nil).run(reportingTo: &diagnostics)
        return .taken(report: text, specs: written, swift: swift)
    }

    private func judged(
        _ update: SpecUpdate,
        _ specs: SyncedSpecs,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws -> [Change]? {
        let changes = update.changes(from: specs.spec, today: today)
        guard let entries = try ApprovalsFile.entries(at: nil, reportingTo: &diagnostics) else { return nil }
        return Approvals(entries, today: today).applied(to: changes, reportingTo: &diagnostics)
    }
}

/// Specs that follow an upstream.
struct SyncedSpecs {
    let spec: ResolvedSpec
    let folder: String
    /// `upstream:`.
    let source: Located<String>

    /// - Returns: `nil` where they have errors or follow nothing, which was reported.
    init?(_ path: String, reportingTo diagnostics: inout DiagnosticCollector) throws {
        guard let checked = try CheckedSpec([path], SpecSelection(), reportingTo: &diagnostics) else { return nil }
        let api = checked.spec.files[checked.spec.apiFile].source
        guard let source = checked.spec.upstream else {
            diagnostics.report(.noUpstream(api))
            return nil
        }
        spec = checked.spec
        folder = api.path.lastIndex(of: "/").map { String(api.path[..<$0]) } ?? "."
        self.source = source
    }

    /// - Returns: `nil` where it is not there, which was reported.
    func upstream(reportingTo diagnostics: inout DiagnosticCollector) throws -> Upstream? {
        let place = UpstreamPlace(source.value, from: folder)
        do {
            return try Upstream(at: place)
        } catch let error as GitError {
            diagnostics.report(.unreadableUpstream(source, error.message + place.whereabouts))
        } catch let error as UpstreamError {
            diagnostics.report(.unreadableUpstream(source, error.reason + place.whereabouts))
        }
        return nil
    }

    private var lockPath: String { folder + "/" + UpstreamLock.fileName }

    /// - Returns: `nil` where nothing was taken yet, or the file is none of ours.
    func lock() throws -> UpstreamLock? {
        guard FileManager.default.fileExists(atPath: lockPath) else { return nil }
        return UpstreamLock(String(decoding: try SpecLoader.bytes(of: lockPath), as: UTF8.self))
    }

    func write(_ lock: UpstreamLock) throws {
        try OutputFile(path: lockPath, inputs: spec.inputs).write(Array(lock.text.utf8))
    }
}
