import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import Testing

/// OpenAPI documents among the files that commands are given.
@Suite struct LoadingTests {
    private static let document = """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        servers: [{ url: "https://api.example.com" }]
        paths: { /orders: { get: { operationId: listOrders, responses: { "200": { description: d, content: { application/json: { schema: { type: array, items: { $ref: "_parts.yaml#/order" } } } } } } } } }
        """

    private static let parts = "order: { type: object, properties: { order_id: { type: string } } }"

    private func load(_ folder: OpenAPIFolder, _ path: String = "") throws -> (ResolvedSpec?, [String]) {
        var diagnostics = DiagnosticCollector()
        let path = path.isEmpty ? folder.path : folder.path + "/" + path
        let documents = try SpecLoader(openAPI: OpenAPIReader()).load([path], reportingTo: &diagnostics)
        let spec = diagnostics.hasErrors ? nil : SpecResolver().resolve(documents, reportingTo: &diagnostics)
        return (spec, diagnostics.sorted.map(\.rule.id))
    }

    @Test(
        "A document is told by its name in a folder, and by its first keys where it is named",
        arguments: ["", "api.yaml"]
    )
    func told(path: String) throws {
        let name = path.isEmpty ? "shop.openapi.yaml" : path
        let folder = try OpenAPIFolder([name: Self.document, "_parts.yaml": Self.parts])
        let (spec, problems) = try load(folder, path)
        #expect(problems == [])
        #expect(spec?.name.value == "Shop")
        #expect(spec?.modules.map(\.name.value) == ["Orders"])
        #expect(spec?.models.map(\.name.value) == ["Order"])
        #expect(spec?.files.allSatisfy { $0.relativePath == name } == true)
        #expect(spec?.files.first?.openAPI?.others.map(\.path) == [folder.path + "/_parts.yaml"])
    }

    @Test("Beside native files 'api.yaml' speaks for the API, and the document for what that leaves open")
    func joined() throws {
        let folder = try OpenAPIFolder([
            "openapi.yaml": Self.document, "_parts.yaml": Self.parts,
            "api.yaml": "name: Mine\nswift: { access: internal }",
            "more.yaml": "module: More\nendpoints: { one: { method: GET, path: /one, response: Order } }",
        ])
        let (spec, problems) = try load(folder)
        #expect(problems == [])
        #expect(spec?.name.value == "Mine")
        #expect(spec?.swift.access == .internal)
        #expect(spec?.servers.first?.environments.map(\.base) == ["https://api.example.com"])
        #expect(spec?.modules.map(\.name.value) == ["More", "Orders"])
        guard case .structure(let order) = spec?.models.first?.kind else {
            Issue.record("'Order' is a struct")
            return
        }
        #expect(order.fields.map(\.wire) == ["order_id"])
    }

    @Test("Two documents are no spec")
    func second() throws {
        let folder = try OpenAPIFolder([
            "a.openapi.yaml": Self.document, "b.openapi.yaml": Self.document, "_parts.yaml": Self.parts,
        ])
        #expect(try load(folder).1 == ["duplicate-file"])
    }
}
