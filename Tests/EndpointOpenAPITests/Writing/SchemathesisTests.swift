import EndpointOpenAPI
import Foundation
import Testing

/// A tool that knows nothing of this package, led by what it exports.
@Suite struct SchemathesisTests {
    private static let shop = """
        name: Shop
        servers: { api: { environments: { production: https://api.example.com } } }
        statusErrors: { 400: { name: invalid, data: Problem }, 404: { name: missing, data: Problem }, 405: { name: unknownMethod, data: Problem } }
        module: Orders
        path: /orders
        endpoints:
          list:
            method: GET
            query: { size: { type: int, default: 20, minimum: 1, maximum: 50 } }
            response: Page<Order>
            retry: transient
          one: { method: GET, path: "/{id}", pathParameters: { id: string }, response: { type: Order, status: [200] } }
          create:
            method: POST
            body: { fields: { item: string, count: { type: int, default: 1, minimum: 1 } } }
            response: { 201: Order }
            idempotency: key
        models:
          Order: { fields: { id: string, count: int, state: State } }
          State: { enum: [created, paid] }
          Page: { generic: [Item], fields: { items: list<Item>, total: int } }
          Problem: { fields: { code: int } }
        """

    @Test(
        "schemathesis calls every operation of an exported document, and a backend that keeps to the spec passes",
        .enabled(if: PythonScript.backend.isThere, "python3 lacks schemathesis of PyPI")
    )
    func run() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("endpoint-\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: place) }
        try Data(try ExportedSpec(Self.shop).yaml.utf8).write(to: place)
        let lines = try PythonScript.backend.lines([place.path])
        #expect(lines == ["0", "GET /orders", "GET /orders/{id}", "POST /orders"], "\(lines)")
    }
}
