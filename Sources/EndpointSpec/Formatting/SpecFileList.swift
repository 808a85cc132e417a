import EndpointDiagnostics
import Foundation

/// The files that `format` works on.
enum SpecFileList {
    /// The native specs in folders and the files that were named, each once, sorted.
    static func files(
        in paths: [String],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [String] {
        var finder = SpecFileFinder()
        var findings = DiagnosticCollector()
        for path in paths { try finder.add(path, reportingTo: &findings) }
        diagnostics.report(contentsOf: findings)
        // Nothing is wrong with an OpenAPI document beside specs; it is another's to format.
        let files = finder.files.filter { !$0.isInFolder || !$0.isOpenAPI }
        if finder.files.isEmpty, !findings.hasErrors { diagnostics.report(.noSpecs(paths)) }
        var known = Set<String>()
        return files.map(\.path).sorted().filter { path in
            known.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path).inserted
        }
    }
}
