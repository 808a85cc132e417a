package import EndpointDiagnostics
import EndpointDiff
package import EndpointGeneration
package import EndpointOpenAPI
import EndpointSpec
import EndpointYAML
import Foundation

/// What an import did, and what of the document a spec cannot say.
package struct ImportReport: Sendable {
    package var summary: WriteSummary
    package var losses: LossReport
    /// What a second import changed, as `diff` tells it; empty for a first one, and where nothing changed.
    package var changes: String
}

/// Everything from the disk to the disk that `import` does.
package struct ImportRun {
    private let arguments: ImportArguments

    package init(_ arguments: ImportArguments) { self.arguments = arguments }

    /// Brings the folder to what the document says, but for what people changed there.
    ///
    /// - Returns: `nil` where a problem was reported and nothing was touched.
    /// - Throws: `SpecLoadError` or `OutputError` where the machine refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> ImportReport? {
        guard let reading = try read(reportingTo: &diagnostics) else { return nil }
        guard let imported = checked(reading.documents, reportingTo: &diagnostics) else { return nil }
        let merged = try MergedSpecs(
            ImportFolder(path: arguments.output),
            taking: imported,
            isPart: !arguments.selection.isEmpty,
            isStrict: arguments.isStrict,
            reportingTo: &diagnostics
        )
        guard let merged else { return nil }
        let isFirst = merged.existing.isEmpty
        let before = try isFirst ? nil : earlier()
        let summary = try merged.write()
        // What the document says fits; with what people made of it that may be another matter.
        let after =
            try isFirst ? nil : CheckedSpec([arguments.output], SpecSelection(), reportingTo: &diagnostics)
        let changes = before.flatMap { before in after.map { told(before.spec, $0.spec) } } ?? ""
        return ImportReport(summary: summary, losses: reading.losses, changes: changes)
    }

    /// The specs as they stand; `nil` where they have errors, which are not this run's.
    private func earlier() throws -> CheckedSpec? {
        var ignored = DiagnosticCollector()
        return try CheckedSpec([arguments.output], SpecSelection(), reportingTo: &ignored)
    }

    private func told(_ base: ResolvedSpec, _ head: ResolvedSpec) -> String {
        let today = CalendarDay.today
        let changes = SpecComparison(today: today).compare(base, head)
        guard !changes.isEmpty else { return "" }
        let report = ChangeReport(base: arguments.output, head: arguments.file, today: today, changes: changes)
        return report.formatted(as: .text)
    }

    private func read(reportingTo diagnostics: inout DiagnosticCollector) throws -> OpenAPIReading? {
        let path = arguments.file
        let source = SourceFile(path: path, bytes: try SpecLoader.bytes(of: path))
        guard let document = YAMLReader().read(source, reportingTo: &diagnostics) else { return nil }
        let slash = path.lastIndex(of: "/")
        let reading = OpenAPIReader().decode(
            document,
            at: slash.map { String(path[path.index(after: $0)...]) } ?? path,
            in: slash.map { String(path[..<$0]) } ?? "",
            reportingTo: &diagnostics
        )
        return diagnostics.hasErrors ? nil : reading
    }

    /// What is wanted of the document, laid out in files; `nil` where that is no spec, which was reported.
    private func checked(
        _ documents: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument]? {
        // Where a model stands is not to depend on how much is imported.
        let arranged = SpecArrangement().arranged(documents)
        let part = SpecFilter(arguments.selection).filter(arranged, reportingTo: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        return SpecResolver().resolve(part, reportingTo: &diagnostics) == nil ? nil : part
    }
}
