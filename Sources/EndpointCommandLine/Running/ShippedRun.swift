import EndpointDiagnostics
import EndpointDiff
import EndpointProject
import EndpointSpec
import Foundation

extension DiagnosticRule {
    static let unreadableVersion = DiagnosticRule(
        "unreadable-version",
        .warning,
        summary: "A shipped version has no spec at the place, or one with errors.",
        reason: "Nothing can be said of what the next deployment does to that version.",
        wayOut: "Leave out tags from before there was a spec with '--since', or name where it was then."
    )
}

/// Compares specs as they are with what they were at each of many tags.
///
/// A folder that is the same at two tags, by git's own ids, is read and compared once.
struct ShippedRun {
    let repository: GitRepository
    let today: String

    /// - Parameter specs: One folder or file, from the current folder.
    func versions(
        of specs: String,
        at tags: [String],
        against head: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws -> [ShippedReport.Version] {
        let path = path(of: specs)
        var known: [String: [Change]] = [:]
        var unreadable: Set<String> = []
        return try tags.map { tag in
            let place = GitPlace(revision: tag, path: path)
            guard let files = try? repository.files(at: place) else {
                diagnostics.report(.unreadableVersion(tag, "there is no '\(specs)'"))
                return ShippedReport.Version(tag: tag, changes: nil)
            }
            if let changes = known[files.id] { return ShippedReport.Version(tag: tag, changes: changes) }
            if !unreadable.contains(files.id), let changes = try changes(of: files, at: place, against: head) {
                known[files.id] = changes
                return ShippedReport.Version(tag: tag, changes: changes)
            }
            unreadable.insert(files.id)
            diagnostics.report(.unreadableVersion(tag, "its specs have errors"))
            return ShippedReport.Version(tag: tag, changes: nil)
        }
    }

    /// A path of the disk as git takes it: from the current folder, or from the root of the repository.
    private func path(of specs: String) -> String {
        guard specs.hasPrefix("/") else { return "./\(specs)" }
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents }
        let whole = parts(specs)
        guard let root = repository.root.map(parts), whole.starts(with: root) else { return specs }
        return whole.dropFirst(root.count).joined(separator: "/")
    }

    /// - Returns: `nil` where the specs have errors.
    private func changes(of files: GitFiles, at place: GitPlace, against head: ResolvedSpec) throws -> [Change]? {
        let contents = try repository.contents(of: files.files.map(\.id))
        var found = DiagnosticCollector()
        let base = try ComparedSpec(RevisionFiles(files, contents: contents, at: place), reportingTo: &found)
        guard let base else { return nil }
        return SpecComparison(today: today).compare(base.spec, head).map { change in
            var change = change
            change.base = base.shown(change.base)
            return change
        }
    }
}

extension DiagnosticRule {
    static let noShippedVersion = DiagnosticRule(
        "no-shipped-version",
        .warning,
        summary: "No tag of the pattern is there.",
        reason: "Nothing was compared, which looks like nothing that breaks; a clone for CI often has no tags.",
        wayOut: "Fetch them with 'git fetch --tags origin', or name another pattern."
    )
}

extension Diagnostic {
    static func noShippedVersion(_ pattern: String) -> Diagnostic {
        let message =
            "no tag matches '\(pattern)', so that nothing was compared; 'git fetch --tags origin' fetches tags"
        return Diagnostic(.noShippedVersion, message, at: nil)
    }

    static func unreadableVersion(_ tag: String, _ reason: String) -> Diagnostic {
        Diagnostic(.unreadableVersion, "'\(tag)' is left out: \(reason)", at: nil)
    }
}
