import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import EndpointTemplating
import EndpointTestSupport
import Foundation

/// The spec of this target, and what is generated from it or from a changed copy.
enum GoldenSpec {
    static let folder = SharedFolder.packageRoot.appendingPathComponent("Tests/GoldenTests/Specs")
    static let output = SharedFolder.packageRoot.appendingPathComponent("Tests/GoldenOutput")

    /// What a run ended in.
    struct Run {
        var files: [RenderedFile]
        var problems: [Diagnostic]

        var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) }) }

        /// Names of outputs whose bytes differ between two runs, and of those that only one has.
        func changes(from other: Run) -> [String] {
            let (mine, theirs) = (texts, other.texts)
            return Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }.sorted()
        }
    }

    /// - Parameter paths: Shuffled for every run where there are several.
    static func run(
        _ paths: [String] = [folder.path],
        access: AccessLevel? = nil,
        resolver: SpecResolver = SpecResolver()
    ) throws -> Run {
        var diagnostics = DiagnosticCollector()
        var documents = try SpecLoader().load(paths.shuffled(), reportingTo: &diagnostics)
        documents.shuffle()
        guard let spec = resolver.resolve(documents, reportingTo: &diagnostics),
            let templates = try TemplateLibrary.load(reportingTo: &diagnostics),
            let files = GenerationPipeline(templates: templates, access: access)
                .generate(spec, reportingTo: &diagnostics)
        else { return Run(files: [], problems: diagnostics.sorted) }
        return Run(files: files, problems: diagnostics.sorted)
    }

    /// Runs a copy of the spec in which texts of one file were replaced.
    static func run(changing file: String, _ replacements: [(String, String)]) throws -> Run {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: folder, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        let url = copy.appendingPathComponent(file)
        var text = try String(contentsOf: url, encoding: .utf8)
        for (old, new) in replacements {
            guard text.contains(old) else { throw MissingText(text: old) }
            text = text.replacingOccurrences(of: old, with: new)
        }
        try text.write(to: url, atomically: true, encoding: .utf8)
        return try run([copy.path])
    }

    struct MissingText: Error { var text: String }
}
