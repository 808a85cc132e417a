package import EndpointDiagnostics

/// Brings an output folder to files that are in memory; see ``OutputStage``, which does not need them to be.
package struct OutputWriter: Sendable {
    package typealias Mode = OutputStage.Mode

    private let folder: String
    private let specName: String

    /// - Parameters:
    ///   - folder: Made where it does not exist.
    ///   - specName: The spec's `name`, as headers carry it.
    package init(folder: String, specName: String) {
        self.folder = folder
        self.specName = specName
    }

    /// Writes the files and removes the spec's own that are no longer among them.
    ///
    /// - Returns: What was done, or `nil` where a problem was reported and nothing was touched.
    /// - Throws: ``OutputError`` where the machine refuses. Files put into place before that stay, each whole.
    package func write(
        _ files: [RenderedFile],
        mode: Mode = .write,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(OutputError) -> WriteSummary? {
        let stage = OutputStage(folder: folder, specName: specName, mode: mode)
        stage.begin(files.map(\.name))
        for (number, file) in files.enumerated() {
            file.bytes.withUnsafeBufferPointer { stage.file(number)?.add($0) }
            stage.file(number)?.finish()
        }
        return try stage.commit(reportingTo: &diagnostics)
    }
}
