import EndpointDiagnostics
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
            guard let checked = try CheckedSpec([word], SpecSelection(), reportingTo: &diagnostics) else { return nil }
            self.init(spec: checked.spec, files: nil)
            return
        }
        let repository = GitRepository()
        let listed = try repository.files(at: place)
        let contents = try repository.contents(of: listed.files.map(\.id))
        try self.init(RevisionFiles(listed, contents: contents, at: place), reportingTo: &diagnostics)
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
