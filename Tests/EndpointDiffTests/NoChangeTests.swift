import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// What is no change, or none on the wire.
@Suite struct NoChangeTests {
    private static let specs = ["Specs", "Tests/GoldenTests/Specs"].map {
        SharedFolder.packageRoot.appendingPathComponent($0).path
    }
    private static let shared = ["specs/social", "specs/github", "specs/stripe"].filter(SharedFolder.exists)
        .map { SharedFolder.url($0).path }

    /// One of the shared specs has two types in place that hide a model, which are given names.
    private static func load(_ path: String) throws -> ResolvedSpec {
        let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".yaml") }.sorted()
        return try DiffFixture.spec(
            names.map { name in
                let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
                return (name, text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:"))
            }
        )
    }

    @Test("A spec compared with itself has no changes", arguments: specs + shared)
    func same(path: String) throws {
        #expect(DiffFixture.lines(DiffFixture.changes(try Self.load(path), try Self.load(path))) == [])
    }

    @Test("Endpoints, models, and keys with fixed names may stand in any order")
    func order() throws {
        let base = """
            module: D
            endpoints:
              a: { method: GET, path: /a, response: A, summary: A. }
              b: { method: GET, path: /b, query: { x: int = 1 }, response: B }
            models:
              A: { fields: { k: { enum: [x, y] } } }
              B: { oneOf: { a: A, c: C }, discriminator: t }
              C: { fields: { n: int } }
            """
        let head = """
            models:
              C: { fields: { n: int } }
              B: { discriminator: t, oneOf: { c: C, a: A } }
              A: { fields: { k: { enum: [y, x] } } }
            endpoints:
              b: { response: B, query: { x: int = 1 }, path: /b, method: GET }
              a: { summary: "A.", response: A, path: /a, method: GET }
            module: D
            """
        #expect(DiffFixture.lines(DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head))) == [])
    }

    @Test("A spec in one file split into three has no changes")
    func split() throws {
        let models = "models:\n  A: { fields: { b: B } }\n  B: { fields: { x: int } }\n"
        let orders = "module: Orders\nendpoints: { a: { method: GET, path: /a, response: A } }\n"
        let base = try DiffFixture.spec("name: Shop\n" + orders + models)
        let head = try DiffFixture.spec([
            ("api.yaml", "name: Shop\n"), ("orders.yaml", orders), ("parts/models.yaml", "module: Parts\n" + models),
        ])
        #expect(DiffFixture.lines(DiffFixture.changes(base, head)) == [])
    }

    @Test("Text in quotes, anchors and comments say nothing by themselves")
    func writing() throws {
        let base =
            "module: D\nendpoints: { a: { method: GET, path: /a, response: json }, b: { method: GET, path: /b, response: json } }"
        let head = """
            module: "D" # the module
            endpoints:
              a: { method: 'GET', path: "/a", response: &answer json }
              b: { method: GET, path: /b, response: *answer }
            """
        #expect(DiffFixture.lines(DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head))) == [])
    }
}
