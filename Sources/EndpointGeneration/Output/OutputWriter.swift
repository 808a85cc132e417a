package import EndpointDiagnostics

/// Brings the output folder to what was rendered, touching only files whose bytes differ.
///
/// Everything is looked at before anything is written: a file that is not this spec's stops the run
/// with the folder as it was. Each file is written beside its place and renamed into it.
package struct OutputWriter: Sendable {
    package enum Mode: Sendable {
        case write
        /// Only compares; what is not as it should be is an error.
        case check
    }

    private let folder: OutputFolder
    private let specName: String

    /// - Parameters:
    ///   - folder: Made where it does not exist.
    ///   - specName: The spec's `name`, as headers carry it.
    package init(folder: String, specName: String) {
        self.folder = OutputFolder(path: folder)
        self.specName = specName
    }

    /// Writes the files and removes the spec's own that are no longer among them.
    ///
    /// - Returns: What was done, or `nil` where a problem was reported and nothing was touched.
    /// - Throws: ``OutputError`` where the machine refuses. Files written before that stay, each whole.
    package func write(
        _ files: [RenderedFile],
        mode: Mode = .write,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(OutputError) -> WriteSummary? {
        guard reportBadNames(of: files, to: &diagnostics) else { return nil }
        let exists = try folder.exists()
        var problems = DiagnosticCollector()
        let summary = try compare(files, isFolderThere: exists, reportingTo: &problems)
        if mode == .check { report(summary, to: &problems) }
        diagnostics.report(contentsOf: problems)
        if problems.hasErrors { return nil }
        if mode == .write { try apply(summary, files: files, isFolderThere: exists) }
        return summary
    }

    private func reportBadNames(of files: [RenderedFile], to diagnostics: inout DiagnosticCollector) -> Bool {
        let bad = files.map(\.name).filter { name in
            name.isEmpty || name == "." || name == ".." || name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
        }
        for name in bad { diagnostics.report(.outputLeavesFolder(name, folder: folder.path)) }
        return bad.isEmpty
    }

    private func compare(
        _ files: [RenderedFile],
        isFolderThere: Bool,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(OutputError) -> WriteSummary {
        var summary = WriteSummary()
        guard isFolderThere else {
            summary.created = files.map(\.name).sorted()
            return summary
        }
        for file in files.sorted(by: { $0.name < $1.name }) {
            switch try folder.occupant(of: file, specName: specName) {
            case .nothing: summary.created.append(file.name)
            case .ours(isUpToDate: true): summary.unchanged.append(file.name)
            case .ours(isUpToDate: false): summary.updated.append(file.name)
            case .foreign: diagnostics.report(.foreignOutput(folder.path(of: file.name), otherSpec: nil))
            case .otherSpec(let name):
                diagnostics.report(.foreignOutput(folder.path(of: file.name), otherSpec: (name, specName)))
            }
        }
        summary.removed = try folder.staleFiles(specName: specName, planned: Set(files.map(\.name)))
        return summary
    }

    private func report(_ summary: WriteSummary, to diagnostics: inout DiagnosticCollector) {
        for name in summary.created { diagnostics.report(.missingOutput(folder.path(of: name))) }
        for name in summary.updated { diagnostics.report(.staleOutput(folder.path(of: name))) }
        for name in summary.removed { diagnostics.report(.extraOutput(folder.path(of: name))) }
    }

    private func apply(
        _ summary: WriteSummary,
        files: [RenderedFile],
        isFolderThere: Bool
    ) throws(OutputError) {
        if isFolderThere {
            try folder.removeLeftovers()
        } else {
            try FileAccess.createFolder(folder.path)
        }
        let changed = Set(summary.created + summary.updated)
        for (serial, file) in files.enumerated() where changed.contains(file.name) {
            try folder.replace(file, serial: serial)
        }
        for name in summary.removed { try folder.remove(name) }
    }
}
