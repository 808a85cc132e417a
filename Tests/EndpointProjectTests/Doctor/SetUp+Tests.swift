import EndpointDiagnostics
import EndpointSpec
import EndpointYAML
import Testing

@testable import EndpointProject

extension SetUp {
    /// A machine that answers some commands; the others are not there.
    static func running(_ results: [String: SetUp.CommandResult]) -> SetUp {
        var setUp = SetUp()
        setUp.run = { results[$0.joined(separator: " ")] }
        return setUp
    }

    /// A project with some files.
    static func holding(_ files: [String: String]) -> SetUp {
        var setUp = SetUp()
        setUp.files = files.keys.sorted()
        setUp.text = { files[$0] }
        return setUp
    }

    /// The files again.
    var texts: [String: String] { Dictionary(uniqueKeysWithValues: files.map { ($0, text($0) ?? "") }) }
}

extension LoadedSpecs {
    /// A spec in one file, which must be right.
    init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "Specs/api.yaml", text: text)
        let yaml = YAMLReader().read(source, reportingTo: &diagnostics)
        let file = SpecFile(source: source, relativePath: "api.yaml")
        let document = yaml.flatMap {
            SpecDecoder().decode($0, file: file, role: .single, reportingTo: &diagnostics)
        }
        let documents = [try #require(document, sourceLocation: sourceLocation)]
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let spec = try #require(resolved, "\(diagnostics.sorted.map(\.message))", sourceLocation: sourceLocation)
        self.init(documents: documents, spec: spec, warnings: diagnostics.sorted)
    }
}

extension [Finding] {
    /// The lines that mend, without what is fine or skipped.
    var mends: [String] {
        compactMap { if case .problem(let mend) = $0.verdict { mend } else { nil } }
    }
}
