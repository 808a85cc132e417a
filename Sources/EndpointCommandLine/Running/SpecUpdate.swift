import EndpointDiagnostics
import EndpointDiff
import EndpointGeneration
import EndpointOpenAPI
import EndpointProject
import EndpointSpec
import Foundation

/// Specs as they will be when what an upstream says is taken over; nothing is written yet.
struct SpecUpdate {
    let spec: ResolvedSpec
    private let merged: MergedSpecs
    private let candidate: RevisionFiles

    /// - Returns: `nil` where a problem was reported.
    init?(_ specs: SyncedSpecs, from upstream: Upstream, reportingTo diagnostics: inout DiagnosticCollector) throws {
        var problems = DiagnosticCollector()
        defer {
            let renaming = PathRenaming(from: upstream.path, to: upstream.shown)
            for problem in problems.sorted { diagnostics.report(renaming.renamed(problem)) }
        }
        guard let imported = try Self.imported(upstream, reportingTo: &problems) else { return nil }
        let folder = ImportFolder(path: specs.folder)
        guard let merged = try MergedSpecs(folder, taking: imported, reportingTo: &problems) else { return nil }
        self.merged = merged
        let contents = merged.contents
        let files = contents.keys.sorted().map { GitFile(path: $0, id: $0) }
        let listed = GitFiles(id: "", isFolder: true, files: files)
        candidate = try RevisionFiles(listed, contents: contents, showing: specs.folder)
        var found = DiagnosticCollector()
        let checked = try CheckedSpec([candidate.path], SpecSelection(), reportingTo: &found)
        problems.report(contentsOf: candidate.shown(found))
        guard let checked else { return nil }
        spec = checked.spec
    }

    /// What the upstream says, laid out in files; a folder of specs keeps its own.
    private static func imported(
        _ upstream: Upstream,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws -> [SpecDocument]? {
        let loader = SpecLoader(openAPI: OpenAPIReader())
        let documents = try loader.load([upstream.path], reportingTo: &diagnostics)
        var arranged = documents
        if !documents.contains(where: { upstream.isFolder && $0.file.relativePath == "api.yaml" }) {
            arranged = SpecArrangement().arranged(documents)
        }
        guard !diagnostics.hasErrors, SpecResolver().resolve(arranged, reportingTo: &diagnostics) != nil else {
            return nil
        }
        return arranged
    }

    /// What these specs change, each at its place in the folder.
    func changes(from base: ResolvedSpec, today: String) -> [Change] {
        SpecComparison(today: today).compare(base, spec).map { change in
            var change = change
            change.head = candidate.shown(change.head)
            return change
        }
    }

    func write() throws -> WriteSummary { try merged.write() }
}
