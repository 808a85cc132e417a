import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec

/// What specs in a folder become when something is imported over them; nothing is written yet.
struct MergedSpecs {
    private let folder: ImportFolder
    /// The files as they are, by path below the folder.
    let existing: [String: SourceFile]
    private let results: [SpecMerge.Result]
    private let record: [String: [UInt8]]
    /// The files that are imported.
    private let inputs: [String]

    /// - Parameter isPart: Whether only a part of the document is imported, so that what is missing is not gone.
    /// - Returns: `nil` where an error was reported.
    init?(
        _ folder: ImportFolder,
        taking imported: [SpecDocument],
        isPart: Bool = false,
        isStrict: Bool = false,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws {
        let (existing, recorded) = (try folder.specs(), try folder.recorded())
        let merge = SpecMerge(isPart: isPart)
        let results = merge.merge(
            existing: existing,
            base: recorded,
            imported: imported,
            reportingTo: &diagnostics
        )
        if isStrict { diagnostics.escalateWarnings() }
        guard let results, !diagnostics.hasErrors else { return nil }
        self.folder = folder
        self.existing = existing
        self.results = results
        inputs = imported.map(\.file.source.path)
        record = merge.record(of: imported, over: recorded, reportingTo: &diagnostics)
    }

    /// The files as they will be, by path below the folder.
    var contents: [String: [UInt8]] {
        var contents = existing.mapValues(\.bytes)
        for result in results { contents[result.path] = result.bytes }
        return contents
    }

    func write() throws -> WriteSummary {
        var summary = try folder.write(results, record: record, reading: inputs)
        let touched = Set(results.map(\.path))
        summary.unchanged = existing.keys.filter { !touched.contains($0) }.sorted()
        return summary
    }
}
