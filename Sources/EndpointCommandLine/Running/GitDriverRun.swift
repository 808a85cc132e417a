import EndpointDiagnostics
import EndpointDiff
import EndpointProject
import EndpointSpec
import Foundation

/// Compares one file for git, which hands over an old and a new version of it (gitattributes(5), `diff.<driver>.command`).
///
/// A file of a folder of specs means nothing without the others, so both versions are put among those that are there now.
struct GitDriverRun {
    private let path: String
    private let old: String
    private let new: String
    /// The file of approvals; `nil`: the usual one, at the root of the work tree, where git runs the driver.
    let approvals: String?
    let today: String
    let language: ReportLanguage
    let usesColor: Bool

    /// - Parameter words: Path, old file, its id and mode, new file, its id and mode, and for a rename two more.
    /// - Returns: `nil` where these are other words.
    init?(_ words: [String], approvals: String?, today: String, language: ReportLanguage, usesColor: Bool) {
        guard words.count == 7 || words.count == 9 else { return nil }
        path = words[0]
        old = words[1]
        new = words[4]
        self.approvals = approvals
        self.today = today
        self.language = language
        self.usesColor = usesColor
    }

    /// The versions that git handed over, and the file itself.
    var inputs: [String] { [path, old, new] }

    /// What git shows in place of lines.
    func text() throws -> String {
        let heading = "endpointgen diff \(path.escapingControlCharacters)\n"
        var diagnostics = DiagnosticCollector()
        let base = try spec(with: old, reportingTo: &diagnostics)
        let head = try spec(with: new, reportingTo: &diagnostics)
        let entries = try ApprovalsFile.entries(at: approvals, reportingTo: &diagnostics)
        guard let base, let head, let entries else {
            let errors = diagnostics.sorted.filter { $0.severity == .error }
            return heading + DiagnosticFormatter(format: .text, usesColor: usesColor).format(errors)
        }
        let changes = SpecComparison(today: today).compare(base.spec, head.spec).map { change in
            var change = change
            change.base = base.shown(change.base)
            change.head = head.shown(change.head)
            return change
        }
        // Those that match nothing here are for other files.
        var unused = DiagnosticCollector()
        let judged = Approvals(entries, today: today).applied(to: changes, reportingTo: &unused)
        let report = ChangeReport(base: path, head: path, today: today, changes: judged, language: language)
        return heading + report.text(usesColor: usesColor) + "\n"
    }

    /// The specs that the file belongs to, with a version of it in its place; git names `/dev/null` where there is none.
    private func spec(
        with version: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws -> ComparedSpec? {
        let folder = Self.specFolder(of: path)
        var contents: [String: [UInt8]] = [:]
        if let folder {
            for name in Self.specs(in: folder) where "\(folder)/\(name)" != path {
                contents[name] = try SpecLoader.bytes(of: "\(folder)/\(name)")
            }
        }
        let name = folder.map { String(path.dropFirst($0.count + 1)) } ?? (path as NSString).lastPathComponent
        if version != "/dev/null" { contents[name] = try SpecLoader.bytes(of: version) }
        let list = contents.keys.sorted().map { GitFile(path: $0, id: $0) }
        let place = folder ?? path
        let files = GitFiles(id: place, isFolder: folder != nil, files: list)
        return try ComparedSpec(RevisionFiles(files, contents: contents, showing: place), reportingTo: &diagnostics)
    }

    /// The nearest folder above with an `api.yaml`.
    private static func specFolder(of path: String) -> String? {
        var folder = (path as NSString).deletingLastPathComponent
        while !folder.isEmpty {
            if FileManager.default.fileExists(atPath: "\(folder)/api.yaml") || path == "\(folder)/api.yaml" {
                return folder
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    private static func specs(in folder: String) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            let parts = name.split(separator: "/")
            return (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
                && !parts.contains { $0.hasPrefix(".") || $0.hasPrefix("_") }
        }
    }
}
