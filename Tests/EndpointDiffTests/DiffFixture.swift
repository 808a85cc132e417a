import EndpointDiagnostics
import EndpointYAML
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// Specs of tests, resolved, and what a comparison of two says.
enum DiffFixture {
    static let today = "2027-01-31"

    /// Resolves a spec in one file; fails the test where it has an error.
    static func spec(
        _ text: String,
        path: String = "spec.yaml",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ResolvedSpec {
        try spec([(path, text)], sourceLocation: sourceLocation)
    }

    /// Resolves a spec of several files, `api.yaml` among them.
    static func spec(
        _ files: [(path: String, text: String)],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ResolvedSpec {
        var diagnostics = DiagnosticCollector()
        let documents = files.compactMap { path, text -> SpecDocument? in
            let source = SourceFile(path: path, text: text)
            let role: SpecFileRole = files.count == 1 ? .single : path == "api.yaml" ? .folderAPI : .module
            return YAMLReader().read(source, reportingTo: &diagnostics).flatMap {
                let file = SpecFile(source: source, relativePath: path)
                return SpecDecoder().decode($0, file: file, role: role, reportingTo: &diagnostics)
            }
        }
        let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let errors = diagnostics.sorted.filter { $0.severity == .error }
            .map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.message) [\($0.rule.id)]" }
        return try #require(spec, "\(errors)", sourceLocation: sourceLocation)
    }

    static func changes(_ base: ResolvedSpec, _ head: ResolvedSpec) -> [Change] {
        SpecComparison(today: today).compare(base, head)
    }

    /// `rule@place wire=breaking source=risky`, sorted.
    static func lines(_ changes: [Change]) -> [String] { changes.map(\.summaryLine).sorted() }
}

extension Change {
    var summaryLine: String {
        let levels = categories.map { "\($0.rawValue)=\(level(in: $0)?.rawValue ?? "")" }
        return ([id] + levels).joined(separator: " ")
    }
}
