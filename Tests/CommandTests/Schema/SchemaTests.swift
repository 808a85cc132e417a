import EndpointDiagnostics
import EndpointSpec
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// The schema that editors get against the decoder, whose tables it is made from.
@Suite(.enabled(if: SchemaValidator.isThere, SchemaValidator.reason)) struct SchemaTests {
    private static let ownFolders = ["Specs", "Tests/GoldenTests/Specs"]
        .map { PackageRoot.url.appendingPathComponent($0).path }
    private static let sharedFolders = ["social", "github", "stripe"].map { SharedFolder.url("specs/\($0)").path }

    @Test("It accepts every file of this package's specs, each as what it is", arguments: ownFolders)
    func ownSpecs(folder: String) async throws { try await expectAccepted(folder) }

    @Test(
        "It accepts every file of the specs beside the package",
        .enabled(if: SharedFolder.exists("specs"), "the folder of shared specs is not beside the package"),
        arguments: sharedFolders
    )
    func sharedSpecs(folder: String) async throws { try await expectAccepted(folder) }

    @Test("Decoder and schema agree on 200 damaged specs")
    func damagedSpecs() async throws {
        let workspace = try Workspace()
        let count = Torture.count(usual: 200, share: 10)
        let files = try Self.ownFolders.flatMap(Self.files)
        let damaged = try await SchemaValidator.damage(files, seed: 20, count: count, in: workspace)
        var refusals = 0
        for role in ["api", "module"] {
            let part = damaged.filter { Self.role(of: $0.source) == role }
            let verdicts = try await SchemaValidator.validate(part.map(\.name), as: role, in: workspace)
            for (file, verdict) in zip(part, verdicts) {
                let text = try workspace.text(of: file.name)
                let problems = Self.problems(in: text, role: role)
                expectAgreement(verdict, problems, on: "\(file.damage) in \(file.source)")
                refusals += verdict.errorCount > 0 ? 1 : 0
            }
        }
        #expect(damaged.count == count)
        #expect(refusals > count / 2, "few of them are wrong in a way that a schema can see")
    }

    @Test("Decoder and schema agree on each way to break a rule of shape")
    func shapes() async throws {
        let workspace = try Workspace()
        let files = try ShapeCase.all.enumerated().map { number, shape in
            try workspace.write(shape.text, to: "\(number).yaml")
            return "\(number).yaml"
        }
        let verdicts = try await SchemaValidator.validate(files, as: "single", in: workspace)
        try #require(verdicts.count == ShapeCase.all.count)
        for (shape, verdict) in zip(ShapeCase.all, verdicts) {
            let problems = Self.problems(in: shape.text, role: "single")
            #expect(problems.isEmpty == shape.isRight, "\(shape.text): \(problems.map(\.message))")
            #expect((verdict.errorCount == 0) == shape.isRight, "\(shape.text): \(verdict.words)")
        }
    }

    private func expectAccepted(_ folder: String) async throws {
        let files = try Self.files(in: folder)
        #expect(!files.isEmpty)
        let workspace = try Workspace()
        for role in ["api", "module"] {
            let part = files.filter { Self.role(of: $0) == role }
            for verdict in try await SchemaValidator.validate(part, as: role, in: workspace) {
                #expect(verdict.errorCount == 0, "\(verdict.words)")
            }
        }
        for verdict in try await SchemaValidator.validate(files, as: "single", in: workspace) {
            #expect(verdict.errorCount == 0, "\(verdict.words)")
        }
    }

    /// What the schema refuses the decoder refuses; the reverse holds of rules that are a matter of shape.
    private func expectAgreement(_ verdict: SchemaVerdict, _ problems: [Diagnostic], on words: String) {
        if verdict.errorCount > 0 {
            #expect(!problems.isEmpty, "only the schema refuses: \(words); \(verdict.words)")
        } else {
            let shapes = problems.filter { !Self.beyondSchemas.contains($0.rule.id) }.map(\.message)
            #expect(shapes == [], "only the decoder refuses: \(words)")
        }
    }

    /// Rules that look into texts, or at one thing beside another.
    private static let beyondSchemas: Set<String> = [
        "base-url-variable", "cut-text", "duplicate-value", "invalid-base-url", "invalid-date", "invalid-duration",
        "invalid-name", "invalid-path", "invalid-pattern", "invalid-reference", "invalid-type", "reserved-name",
        "unknown-type", "unsafe-text",
    ]

    private static func problems(in text: String, role: String) -> [Diagnostic] {
        let roles: [String: SpecFileRole] = ["api": .folderAPI, "module": .module]
        let source = SourceFile(path: "spec.yaml", text: text)
        var diagnostics = DiagnosticCollector()
        if let document = YAMLReader().read(source, reportingTo: &diagnostics) {
            let file = SpecFile(source: source, relativePath: "spec.yaml")
            let role = roles[role] ?? .single
            _ = SpecDecoder().decode(document, file: file, role: role, reportingTo: &diagnostics)
        }
        return diagnostics.sorted
    }

    private static func role(of path: String) -> String { path.hasSuffix("/api.yaml") ? "api" : "module" }

    private static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".yaml") && !$0.split(separator: "/").contains { $0.hasPrefix("_") } }
            .sorted().map { "\(folder)/\($0)" }
    }
}
