import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@testable import EndpointSpec

/// A spec of one or more files, resolved, with what was reported.
struct ResolvedText {
    let sources: [MarkedSource]
    let spec: ResolvedSpec?
    let diagnostics: DiagnosticCollector

    /// One file with the keys of `api.yaml` and of a module.
    init(_ text: String) { self.init([("test.yaml", text)]) }

    /// Several files by path, `api.yaml` among them.
    init(_ files: [(path: String, text: String)]) {
        sources = files.map { MarkedSource($0.text, path: $0.path) }
        var diagnostics = DiagnosticCollector()
        var documents: [SpecDocument] = []
        for source in sources {
            let path = source.file.path
            let role: SpecFileRole = files.count == 1 ? .single : path == "api.yaml" ? .folderAPI : .module
            guard let yaml = YAMLReader().read(source.file, reportingTo: &diagnostics) else { continue }
            let file = SpecFile(source: source.file, relativePath: path)
            let document = SpecDecoder().decode(yaml, file: file, role: role, reportingTo: &diagnostics)
            if let document { documents.append(document) }
        }
        let resolved = diagnostics.hasErrors ? nil : SpecResolver().resolve(documents, reportingTo: &diagnostics)
        spec = resolved
        self.diagnostics = diagnostics
    }

    /// The spec, where nothing was reported.
    func clean(sourceLocation: SourceLocation = #_sourceLocation) throws -> ResolvedSpec {
        expectDiagnostics(diagnostics, in: sources, [], sourceLocation: sourceLocation)
        return try #require(spec, sourceLocation: sourceLocation)
    }
}

/// A spec that breaks rules, with markers, and everything that is reported of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
    var files: [(path: String, text: String)]
    var expected: [ExpectedDiagnostic]

    init(_ text: String, _ expected: ExpectedDiagnostic...) {
        files = [("test.yaml", text)]
        self.expected = expected
    }

    init(files: [(path: String, text: String)], _ expected: ExpectedDiagnostic...) {
        self.files = files
        self.expected = expected
    }

    var testDescription: String { files.map(\.text).joined(separator: "\n---\n") }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let resolved = ResolvedText(files)
        expectDiagnostics(resolved.diagnostics, in: resolved.sources, expected, sourceLocation: sourceLocation)
        let hasErrors = resolved.diagnostics.hasErrors
        #expect((resolved.spec == nil) == hasErrors, sourceLocation: sourceLocation)
    }
}

extension ResolvedSpec {
    /// An endpoint by its reference, `module.endpoint`.
    func endpoint(_ reference: String) throws -> Endpoint {
        let parts = reference.split(separator: ".").map(String.init)
        let module = try #require(modules.first { DerivedNames.lowerCamel($0.name.value) == parts[0] })
        return try #require(module.endpoints.first { $0.name.value == parts[1] })
    }

    /// A model by its name.
    func model(_ name: String) throws -> Model { try #require(models.first { $0.name.value == name }) }

    /// The fields of a model by its name.
    func structure(_ name: String) throws -> Structure {
        guard case .structure(let structure) = try model(name).kind else {
            throw UnexpectedKind(name: name)
        }
        return structure
    }
}

/// A model is of another kind than the test says.
struct UnexpectedKind: Error { var name: String }
