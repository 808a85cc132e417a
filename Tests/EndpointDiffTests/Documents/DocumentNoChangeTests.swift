import EndpointDiagnostics
import EndpointOpenAPI
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// What is no change in any spec or OpenAPI document of this package and beside it.
@Suite struct DocumentNoChangeTests {
    private static let own = ["Specs", "Tests/GoldenTests/Specs"].map {
        SharedFolder.packageRoot.appendingPathComponent($0).path
    }
    private static let small = [
        "api-with-examples", "link-example", "non-oauth-scopes", "petstore-expanded", "petstore", "tictactoe", "uspto",
        "webhook-example",
    ]
    .map { "openapi/small/\($0).yaml" }
    private static let beside = [
        "specs/social", "specs/github", "specs/stripe", "openapi/discord.json", "openapi/github.yaml",
    ]
    private static let all = own + (beside + small).filter(SharedFolder.exists).map { SharedFolder.url($0).path }
    /// Refers to thousands of files, which are read but not rewritten.
    private static let large = ["openapi/digitalocean/specification/DigitalOcean-public.v2.yaml"]
        .filter(SharedFolder.exists).map { SharedFolder.url($0).path }

    private static func found(_ base: ResolvedSpec, _ head: ResolvedSpec) -> [String] {
        DiffFixture.lines(DiffFixture.changes(base, head))
    }

    private static func onWire(_ lines: [String]) -> [String] { lines.filter { $0.contains(" wire=") } }

    @Test("Compared with itself a document has no changes", arguments: all + large)
    func same(path: String) throws {
        let spec = try Self.large.contains(path) ? DocumentFixture.spec(path) : SpecTreeFiles(path).spec()
        #expect(Self.found(spec, spec) == [])
        #expect(!spec.modules.isEmpty || !spec.models.isEmpty)
    }

    @Test(
        "Compared with itself no case has changes",
        .enabled(if: SharedFolder.exists("cases"), "the folder of shared cases is not beside the package")
    )
    func cases() throws {
        let folder = SharedFolder.url("cases").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let specs = names.compactMap { name -> (String, ResolvedSpec)? in
            var diagnostics = DiagnosticCollector()
            let loader = SpecLoader(openAPI: OpenAPIReader())
            guard let documents = try? loader.load(["\(folder)/\(name)"], reportingTo: &diagnostics),
                let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics), !diagnostics.hasErrors
            else { return nil }
            return (name, spec)
        }
        #expect(specs.count >= 10)
        for (name, spec) in specs { #expect(Self.found(spec, spec) == [], "\(name)") }
    }

    @Test(
        "With the keys of every mapping in the opposite order, nothing but the order of arguments is another",
        arguments: all.filter { !$0.contains("/openapi/") }
    )
    func reordered(path: String) throws {
        let files = try SpecTreeFiles(path)
        let lines = Self.found(try files.spec(), try files.mapTrees(\.reversed).spec())
        // Variables of an environment are arguments too.
        let ofOrder = ["order-changed@", "environment-variables-changed@"]
        #expect(lines.filter { line in !ofOrder.contains { line.hasPrefix($0) } } == [])
    }

    @Test(
        "With the keys of an OpenAPI document in the opposite order, nothing is another on the wire",
        arguments: all.filter { $0.contains("/openapi/") }
    )
    func reorderedDocument(path: String) throws {
        let files = try SpecTreeFiles(path)
        let lines = Self.found(try files.spec(), try files.mapTrees(\.reversed).spec())
        #expect(Self.onWire(lines) == [])
    }

    @Test("With one file in three, nothing is another on the wire, and in native specs nothing at all", arguments: all)
    func split(path: String) throws {
        let files = try SpecTreeFiles(path)
        guard let split = files.split else { return }
        #expect(split.trees.count > files.trees.count)
        let lines = Self.found(try files.spec(), try split.spec())
        #expect((path.contains("/openapi/") ? Self.onWire(lines) : lines) == [])
    }

    @Test("With types in place moved out, nothing is another on the wire", arguments: all)
    func extracted(path: String) throws {
        let files = try SpecTreeFiles(path)
        guard let extracted = files.extracted else { return }
        let lines = Self.found(try files.spec(), try extracted.spec())
        #expect(Self.onWire(lines) == [])
        #expect(lines.contains { $0.contains(" source=") })
    }
}
