package import EndpointDiagnostics

/// Brings an output folder to what is rendered, while it is rendered, touching only files whose bytes differ.
///
/// Files are compared with those in place piece by piece, and from the first difference on written beside them, so
/// that no file is ever in memory as a whole. Only ``commit(reportingTo:)`` puts them into place, each in one step,
/// once everything is known to be well: until then the folder's outputs are as they were, and ``discard()`` leaves
/// no trace.
///
/// `@unchecked Sendable`: each staged file is used by one thread at a time; all else is set before and read after.
package final class OutputStage: @unchecked Sendable {
    package enum Mode: Sendable {
        case write
        /// Only compares; what is not as it should be is an error.
        case check
    }

    private let folder: OutputFolder
    private let specName: String
    private let mode: Mode
    private let keepsOthers: Bool
    private var files: [StagedFile] = []
    private var badNames: [String] = []
    private var isFolderThere = false
    /// Folders that were made, outermost first.
    private var madeFolders: [String] = []
    /// What the machine refused before any file was looked at.
    private var failure: OutputError?

    /// - Parameters:
    ///   - folder: Made where it does not exist.
    ///   - specName: The spec's `name`, as headers carry it.
    ///   - keepsOthers: Whether the spec's own files stay that are not rendered, since only a part of it is.
    package init(folder: String, specName: String, mode: Mode, keepsOthers: Bool = false) {
        self.folder = OutputFolder(path: folder)
        self.specName = specName
        self.mode = mode
        self.keepsOthers = keepsOthers
    }

    /// What all files are called, in the order of ``begin(_:)``.
    package var names: [String] { files.map(\.name) }

    /// Makes ready for the files of a plan.
    ///
    /// - Returns: Whether their bytes are wanted: nothing is written where something is wrong by now.
    func begin(_ names: [String]) {
        badNames = names.filter { name in
            name.isEmpty || name == "." || name == ".." || name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
        }
        guard badNames.isEmpty else { return }
        do throws(OutputError) {
            isFolderThere = try folder.exists()
            if mode == .write { try prepareFolder() }
        } catch {
            failure = error
        }
        files = names.enumerated().map { serial, name in
            let temporary = mode == .write ? OutputFolder.temporaryName(serial: serial) : nil
            return StagedFile(name, in: folder, specName: specName, temporaryName: temporary)
        }
    }

    private func prepareFolder() throws(OutputError) {
        if isFolderThere { return try folder.removeLeftovers() }
        try FileAccess.createFolder(folder.path) { madeFolders.append($0) }
    }

    /// The file of that number, or `nil` where nothing will come of it.
    func file(_ number: Int) -> StagedFile? { failure == nil && files.indices.contains(number) ? files[number] : nil }

    // MARK: Afterwards

    /// Puts the files into place and removes the spec's own that are no longer among them.
    ///
    /// - Returns: What was done, or `nil` where a problem was reported and nothing was touched.
    /// - Throws: ``OutputError`` where the machine refuses. Files put into place before that stay, each whole.
    package func commit(reportingTo diagnostics: inout DiagnosticCollector) throws(OutputError) -> WriteSummary? {
        for name in badNames { diagnostics.report(.outputLeavesFolder(name, folder: folder.path)) }
        guard badNames.isEmpty else { return nil }
        do throws(OutputError) {
            if let failure = failure ?? files.lazy.compactMap(\.failure).first { throw failure }
            var problems = DiagnosticCollector()
            let summary = try summary(reportingTo: &problems)
            if mode == .check { report(summary, to: &problems) }
            diagnostics.report(contentsOf: problems)
            guard !problems.hasErrors else {
                discard()
                return nil
            }
            if mode == .write { try apply(summary) }
            return summary
        } catch {
            removeTemporaries()
            throw error
        }
    }

    /// Leaves the folder as it was.
    package func discard() {
        removeTemporaries()
        for folder in madeFolders.reversed() { FileAccess.removeEmptyFolder(folder) }
    }

    private func removeTemporaries() {
        guard mode == .write else { return }
        for file in files { file.discard() }
    }

    private func summary(reportingTo diagnostics: inout DiagnosticCollector) throws(OutputError) -> WriteSummary {
        var summary = WriteSummary()
        for file in files.sorted(by: { $0.name < $1.name }) {
            switch file.verdict {
            case .created?, nil: summary.created.append(file.name)
            case .unchanged?: summary.unchanged.append(file.name)
            case .updated?: summary.updated.append(file.name)
            case .foreign?: diagnostics.report(.foreignOutput(folder.path(of: file.name), otherSpec: nil))
            case .otherSpec(let name)?:
                diagnostics.report(.foreignOutput(folder.path(of: file.name), otherSpec: (name, specName)))
            }
        }
        guard isFolderThere, !keepsOthers else { return summary }
        summary.removed = try folder.staleFiles(specName: specName, planned: Set(names))
        return summary
    }

    private func report(_ summary: WriteSummary, to diagnostics: inout DiagnosticCollector) {
        for name in summary.created { diagnostics.report(.missingOutput(folder.path(of: name))) }
        for name in summary.updated { diagnostics.report(.staleOutput(folder.path(of: name))) }
        for name in summary.removed { diagnostics.report(.extraOutput(folder.path(of: name))) }
    }

    private func apply(_ summary: WriteSummary) throws(OutputError) {
        for file in files { try file.putIntoPlace() }
        for name in summary.removed { try folder.remove(name) }
    }
}

extension OutputStage: RenderingTarget {
    func add(_ bytes: UnsafeBufferPointer<UInt8>, toFile number: Int) { file(number)?.add(bytes) }

    func finish(file number: Int) { file(number)?.finish() }
}
