import EndpointDiagnostics
import EndpointDiff
import EndpointProject
import EndpointSpec
import Foundation

/// The files of a revision, in a folder that goes with this.
///
/// Loading reads folders, so contents are put into one; what is reported of them names the revision in its place.
final class RevisionFiles {
    /// What to load: the folder, or the only file.
    let path: String
    private let copies: TemporaryFiles
    private let renaming: PathRenaming

    /// - Throws: `GitError`, or `SpecLoadError` where the folder cannot be written.
    convenience init(_ files: GitFiles, contents: [String: [UInt8]], at place: GitPlace) throws {
        try self.init(files, contents: contents, showing: String(place.text.trimmingSuffix("/")))
    }

    /// - Parameter shown: What stands for the folder, or the only file, in what is reported.
    init(_ files: GitFiles, contents: [String: [UInt8]], showing shown: String) throws {
        copies = try TemporaryFiles(files.files, contents: contents)
        path =
            files.isFolder
            ? copies.folder.path : copies.folder.appendingPathComponent(files.files.first?.path ?? "spec").path
        renaming = PathRenaming(from: path, to: shown)
    }

    /// A place in the revision for one in the folder.
    func shown(_ range: SourceRange?) -> SourceRange? { range.map(renaming.renamed) }

    /// Problems with the revision's places and paths.
    func shown(_ diagnostics: DiagnosticCollector) -> DiagnosticCollector {
        var shown = DiagnosticCollector()
        for diagnostic in diagnostics.sorted { shown.report(renaming.renamed(diagnostic)) }
        return shown
    }
}

/// Gives files other names in what is reported.
final class PathRenaming {
    private let old: String
    private let new: String
    private var files: [ObjectIdentifier: SourceFile] = [:]

    init(from old: String, to new: String) {
        self.old = old
        self.new = new
    }

    func renamed(_ range: SourceRange) -> SourceRange {
        guard range.file.path.hasPrefix(old) else { return range }
        let file =
            files[ObjectIdentifier(range.file)]
            ?? SourceFile(path: new + range.file.path.dropFirst(old.count), bytes: range.file.bytes)
        files[ObjectIdentifier(range.file)] = file
        return SourceRange(file: file, start: range.start, end: range.end)
    }

    func renamed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.range = diagnostic.range.map(renamed)
        diagnostic.message = diagnostic.message.replacing(old, with: new)
        diagnostic.notes = diagnostic.notes.map {
            Diagnostic.Note($0.message.replacing(old, with: new), at: $0.range.map(renamed))
        }
        return diagnostic
    }
}

extension String {
    /// Without an ending that is there once or more often.
    fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
        self[..<(lastIndex { $0 != suffix }.map(index(after:)) ?? startIndex)]
    }
}
