import EndpointDiagnostics
import EndpointOpenAPI
import EndpointProject
import EndpointSpec
import Foundation

/// One side of a comparison: specs on the disk, or as they were in a revision.
struct ComparedSpec {
    let spec: ResolvedSpec
    private let files: RevisionFiles?

    /// - Parameter word: A folder or file; what is none and has a colon is `REVISION:PATH`.
    /// - Returns: `nil` where an error was reported.
    /// - Throws: `GitError` or `SpecLoadError`.
    init?(_ word: String, reportingTo diagnostics: inout DiagnosticCollector) throws {
        guard !FileManager.default.fileExists(atPath: word), let place = GitPlace(word) else {
            var found = DiagnosticCollector()
            let checked = try CheckedSpec([word], SpecSelection(), reportingTo: &found)
            diagnostics.report(contentsOf: found.countingLosses(of: word))
            guard let checked else { return nil }
            self.init(spec: checked.spec, files: nil)
            return
        }
        let repository = GitRepository()
        let listed = try repository.files(at: place)
        let contents = try repository.contents(of: listed.files.map(\.id))
        var found = DiagnosticCollector()
        let files = try RevisionFiles(listed, contents: contents, at: place)
        let revision = try Self(files, reportingTo: &found)
        diagnostics.report(contentsOf: found.countingLosses(of: word))
        guard let revision else { return nil }
        self = revision
    }

    init?(_ files: RevisionFiles, reportingTo diagnostics: inout DiagnosticCollector) throws {
        var found = DiagnosticCollector()
        let checked = try CheckedSpec([files.path], SpecSelection(), reportingTo: &found)
        diagnostics.report(contentsOf: files.shown(found))
        guard let checked else { return nil }
        self.init(spec: checked.spec, files: files)
    }

    private init(spec: ResolvedSpec, files: RevisionFiles?) {
        self.spec = spec
        self.files = files
    }

    /// A place in the side as it is to be shown.
    func shown(_ range: SourceRange?) -> SourceRange? { files.map { $0.shown(range) } ?? range }
}

extension DiagnosticCollector {
    /// With one line for all that an OpenAPI document loses, which is no news of a change.
    fileprivate func countingLosses(of side: String) -> DiagnosticCollector {
        var rest = DiagnosticCollector()
        var losses = 0
        for diagnostic in sorted {
            if diagnostic.rule.id == OpenAPIRules.loss.id { losses += 1 } else { rest.report(diagnostic) }
        }
        if losses > 0 { rest.report(.uncompared(losses, in: side)) }
        return rest
    }
}

extension Diagnostic {
    fileprivate static func uncompared(_ losses: Int, in side: String) -> Diagnostic {
        let places = losses == 1 ? "one place" : "\(losses) places"
        let message = "\(places) of '\(side)' cannot be compared in full; 'endpointgen lint' lists what is lost there"
        return Diagnostic(OpenAPIRules.loss, message, at: nil)
    }
}
