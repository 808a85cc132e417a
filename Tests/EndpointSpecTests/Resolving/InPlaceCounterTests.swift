import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointSpec

@Suite struct InPlaceCounterTests {
    /// How many models in place were foretold for each module, and how many it got.
    private func counts(_ path: String) throws -> (foretold: [Int], resolved: [Int]) {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([path], reportingTo: &diagnostics)
        let catalog = try #require(SpecCatalog(documents, reportingTo: &diagnostics))
        let counter = InPlaceCounter(catalog)
        let spec = try #require(SpecResolver().resolve(documents, reportingTo: &diagnostics))
        #expect(!diagnostics.hasErrors)
        var resolved = Array(repeating: 0, count: spec.modules.count)
        for model in spec.models {
            if let module = module(of: model, in: spec) { resolved[module] += 1 }
        }
        return (catalog.modules.map { counter.count(of: $0.declaration) }, resolved)
    }

    /// The module whose endpoints have the model in place, at whatever depth.
    private func module(of model: Model, in spec: ResolvedSpec) -> Int? {
        switch model.owner {
        case .spec: nil
        case .endpoint(let id): id.module
        case .model(let id): module(of: spec[id], in: spec)
        }
    }

    @Test("Models in place of the example are foretold") func example() throws {
        let (foretold, resolved) = try counts(SharedFolder.packageRoot.appendingPathComponent("Specs").path)
        #expect(resolved.reduce(0, +) > 3)
        #expect(foretold == resolved)
    }

    @Test(
        "Models in place are foretold wherever they stand",
        arguments: [
            ("body: { fields: { a: { enum: [x] }, b: { fields: { c: { enum: [y] } } } } }", 3),
            ("body: { optional: true, fields: { a: { enum: [x] } } }", 2),
            ("body: { fields: { a: { oneOf: { b: { fields: { c: int } }, d: { fields: { e: string } } } } } }", 3),
            ("query: { a: { enum: [x] } }\n    headers: { X-A: { enum: [y], name: other } }", 2),
            ("multipart: { a: { enum: [x] }, b: file }", 1),
            ("response: { fields: { a: { enum: [x] } }, headers: { X-A: { enum: [y] } } }", 3),
            ("response: { 200: { fields: { a: int } }, 404: { fields: { b: { enum: [x] } } } }", 3),
            ("path: '/{kind}/{own}'\n    pathParameters: { own: { enum: [x] } }", 2),
            ("path: '/{kind}'\n    pathParameters: { kind: { enum: [x] } }", 1),
            ("use: [outer]", 2),
            ("use: [outer, inner]\n    query: { deep: string? }", nil),
        ] as [(String, Int?)]
    )
    func everywhere(keys: String, expected: Int?) throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        try folder.add(
            "api.yaml",
            """
            spec: 1
            name: Shop
            servers: { api: { environments: { test: 'https://x.y' } } }
            presets:
              inner: { query: { deep: { enum: [x, y] } } }
              outer: { use: [inner], headers: { X-Outer: { enum: [z] } } }
            """
        )
        let method = keys.contains("body") || keys.contains("multipart") ? "POST" : "GET"
        let path = keys.contains("path:") ? "" : "    path: /other\n"
        try folder.add(
            "one.yaml",
            """
            pathParameters: { kind: { enum: [one, two] } }
            endpoints:
              keep: { method: GET, path: '/keep/{kind}' }
              first:
                method: \(method)
            \(path)    \(keys)

            """
        )
        let (foretold, resolved) = try counts(folder.path)
        guard let expected else {
            // One replaced by the endpoint's own is foretold all the same; the shares are then resolved again.
            #expect(foretold[0] > resolved[0])
            return
        }
        #expect(resolved == [expected + 1])
        #expect(foretold == resolved)
    }
}
