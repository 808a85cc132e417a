package import EndpointDiagnostics
import EndpointGeneration
import EndpointOpenAPI
import EndpointSpec

/// Everything from the disk to the disk that `export` does.
package struct ExportRun {
    private let arguments: ExportArguments

    package init(_ arguments: ExportArguments) { self.arguments = arguments }

    /// Writes the document to its file.
    ///
    /// - Returns: The document where it has no file to go to, else nothing; `nil` where a problem was reported.
    /// - Throws: `SpecLoadError` or `OutputError` where the machine refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> [UInt8]? {
        let checked = try CheckedSpec(arguments.specs, arguments.selection, reportingTo: &diagnostics)
        guard let checked else { return nil }
        let writer = OpenAPIWriter(checked.spec, documents: checked.documents)
        let bytes = writer.bytes(as: OpenAPIWriter.Format(path: arguments.output))
        guard let output = arguments.output else { return bytes }
        try OutputFile(path: output, inputs: checked.spec.inputs).write(bytes)
        return []
    }
}
