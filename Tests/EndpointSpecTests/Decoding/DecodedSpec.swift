import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@testable import EndpointSpec

/// A spec text, decoded, with what was reported.
struct DecodedSpec {
    let source: MarkedSource
    let document: SpecDocument?
    let diagnostics: DiagnosticCollector

    init(_ text: String, role: SpecFileRole = .single) {
        source = MarkedSource(text)
        var diagnostics = DiagnosticCollector()
        let yaml = YAMLReader().read(source.file, reportingTo: &diagnostics)
        let file = SpecFile(source: source.file, relativePath: source.file.path)
        document = yaml.flatMap { SpecDecoder().decode($0, file: file, role: role, reportingTo: &diagnostics) }
        self.diagnostics = diagnostics
    }

    /// Lines that read `id at 12:5: message`, for tests over many places.
    var lines: [String] {
        diagnostics.sorted.map { diagnostic in
            let start = diagnostic.range?.start
            return "\(diagnostic.rule.id) at \(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.message)"
        }
    }

    /// The only endpoint of the spec.
    func endpoint(sourceLocation: SourceLocation = #_sourceLocation) throws -> EndpointDeclaration {
        try #require(document?.module?.endpoints.first, sourceLocation: sourceLocation)
    }

    /// The only model of the spec.
    func model(sourceLocation: SourceLocation = #_sourceLocation) throws -> ModelDeclaration {
        let models = (document?.api?.models ?? []) + (document?.module?.models ?? [])
        return try #require(models.first, sourceLocation: sourceLocation)
    }
}

/// A spec text with markers, and everything that is reported of it.
struct FaultCase: Sendable, CustomTestStringConvertible {
    var text: String
    var role: SpecFileRole
    var expected: [ExpectedDiagnostic]

    init(_ text: String, role: SpecFileRole = .single, _ expected: ExpectedDiagnostic...) {
        self.text = text
        self.role = role
        self.expected = expected
    }

    var testDescription: String { text }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let spec = DecodedSpec(text, role: role)
        expectDiagnostics(spec.diagnostics, in: spec.source, expected, sourceLocation: sourceLocation)
    }
}
