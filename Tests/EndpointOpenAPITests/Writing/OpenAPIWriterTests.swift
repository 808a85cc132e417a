import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

@Suite struct OpenAPIWriterTests {
    // MARK: Types

    @Test(
        "Each type has the schema that other tools know, and a vendor key where they would take it for another",
        arguments: [
            ("string", "type: string"), ("bool", "type: boolean"), ("int", "type: integer"),
            ("int32", "type: integer, format: int32"), ("int64", "type: integer, format: int64"),
            ("float", "type: number, format: float"), ("double", "type: number, format: double"),
            ("decimal", "type: number, format: decimal, x-endpoint-type: decimal"),
            ("date", "type: string, format: date"), ("dateTime", "type: string, format: date-time"),
            ("uuid", "type: string, format: uuid"), ("url", "type: string, format: uri"),
            ("base64", "type: string, contentEncoding: base64"),
            ("list<string>", "type: array, items: { type: string }"),
            ("list<string?>", "type: array, items: { type: [string, \"null\"] }"),
            ("map<int>", "type: object, additionalProperties: { type: integer }"),
            ("Color", "$ref: \"#/components/schemas/Color\""),
            ("Page<Color>", "$ref: \"#/components/schemas/Page_Color\""),
        ]
    )
    func types(type: String, schema: String) throws {
        let exported = try ExportedSpec(Self.spec(field: "\"\(type)\""))
        #expect(try exported.text(at: "components schemas Thing properties a") == "{ \(schema) }")
    }

    @Test(
        "A field keeps its name, presence, default, limits and words",
        arguments: [
            ("{ type: int, default: 1, minimum: 0 }", "{ type: integer, minimum: 0, default: 1 }", false),
            ("string?", "{ type: string }", false), ("string??", "{ type: [string, \"null\"] }", false),
            ("{ type: string, nullable: true }", "{ type: [string, \"null\"] }", true),
            (
                "{ type: Color, nullable: true }",
                "{ anyOf: [{ $ref: \"#/components/schemas/Color\" }, { type: \"null\" }] }", true
            ),
            ("{ value: x }", "{ type: string, const: x }", true),
            ("{ type: int, value: 1 }", "{ type: integer, const: 1 }", true),
            (
                "{ type: bool, format: number, default: true }",
                "{ type: integer, enum: [0, 1], x-endpoint-type: bool, x-endpoint-format: number, default: 1 }", false
            ),
            (
                "{ type: int64, format: string, default: 1 }",
                "{ type: string, x-endpoint-type: int64, x-endpoint-format: string, default: \"1\" }", false
            ),
            (
                "{ type: string, example: x, description: The a., deprecated: Gone. }",
                "{ type: string, examples: [x], description: The a., deprecated: true, x-endpoint-deprecated: Gone. }",
                true
            ),
            (
                "{ enum: [x, z], open: false, readOnly: true }",
                "{ type: string, enum: [x, z], x-endpoint-open: false, readOnly: true }", true
            ),
        ]
    )
    func fields(field: String, schema: String, isRequired: Bool) throws {
        let exported = try ExportedSpec(Self.spec(field: field))
        let text = try exported.text(at: "components schemas Thing properties a")
        #expect(Self.flat(text) == Self.flat(schema))
        let thing = try exported.text(at: "components schemas Thing")
        #expect(thing.contains("required: [a]") == isRequired, "\(thing)")
    }

    /// Without layout.
    private static func flat(_ text: String) -> String {
        text.replacing(#/[\s{}\[\],\-]+/#, with: " ").trimmingCharacters(in: .whitespaces)
    }

    private static func spec(field: String) -> String {
        """
        endpoints:
          one: { method: GET, path: /one, response: Thing }
        models:
          Thing: { fields: { a: \(field) } }
          Color: { enum: [red] }
          Page: { generic: [Item], fields: { items: list<Item> } }
        """
    }

    @Test("An object without fields is none with fields of any kind")
    func noFields() throws {
        let exported = try ExportedSpec(Self.spec(field: "{ fields: {} }"))
        let schema = "{ type: object, additionalProperties: false }"
        #expect(try exported.text(at: "components schemas Thing properties a") == schema)
    }

    @Test("A part that may be anything is said to be JSON, as it would be taken for bytes")
    func anyPart() throws {
        let exported = try ExportedSpec(
            "endpoints: { one: { method: POST, path: /one, multipart: { photo: file, more: json } } }"
        )
        let encoding = try exported.text(at: "paths /one post requestBody content multipart/form-data encoding")
        #expect(Self.flat(encoding) == Self.flat("{ more: { contentType: application/json } }"))
    }

    // MARK: Operations

    private static let shop = """
        name: Shop
        json: { keys: snakeCase }
        servers:
          api:
            environments: { production: "https://{host}/v1" , test: "https://test.example.com" }
            envelope: { code: meta.code, message: meta.text, data: data, success: [0] }
          cdn: { environments: { production: https://cdn.example.com }, envelope: none, failure: { type: Problem, code: code } }
        presets: { page: { query: { page: int = 1, ids: { type: "list<int>?", style: csv } }, paging: { style: page, parameter: page } } }
        timeouts: { slow: { attempt: 20s } }
        defaults: { auth: session }
        statusErrors: { 404: { name: missing, data: Problem } }
        module: Orders
        description: Orders of a shop.
        path: /orders
        endpoints:
          list: { summary: All., method: GET, use: page, response: list<Order>, timeout: slow, tags: [read] }
          one: { method: GET, path: "/{orderID}", pathParameters: { orderID: string }, response: Order, auth: none }
          link: { method: GET, path: "/{id}", pathParameters: { id: string }, variantOf: orders.one, response: { type: url, header: Location, status: [302] } }
          create: { method: POST, body: { fields: { clientID: string, note: string? } }, response: { 201: Order, 202: { type: empty, name: queued } }, auth: optional }
          upload: { method: PUT, path: /photo, multipart: { photo: file, title: string }, response: empty }
          photo: { method: GET, path: /photo, server: cdn, response: file, auth: none }
          exists: { method: HEAD, path: /exists, response: { 200: true, 404: false } }
          source: { method: GET, url: address, response: bytes, auth: none }
          find: { method: GET, path: /find, query: { filter: { type: Problem, style: brackets }, tags: { type: list<string>, style: brackets } } }
        models:
          Order: { fields: { id: string } }
          Problem: { fields: { code: int } }
        """.replacing("\"https://{host}/v1\" , test", with: "{ base: \"https://{host}/v1\", host: string }, test")

    @Test(
        "What an endpoint sends and takes is said in the words of OpenAPI",
        arguments: [
            ("info title", "Shop"), ("servers 0 url", "https://{host}/v1"),
            ("servers 0 variables host default", "host"),
            ("tags 0", "{ name: Orders, description: Orders of a shop., x-endpoint-file: shop.yaml }"),
            ("paths /orders get tags", "[Orders, read]"), ("paths /orders get operationId", "orders.list"),
            ("paths /orders get parameters 0", "{ name: page, in: query, schema: { type: integer, default: 1 } }"),
            ("paths /orders get parameters 1 explode", "false"), ("paths /orders get x-endpoint-use", "page"),
            ("paths /orders get x-endpoint-timeout", "slow"), ("paths /orders get security", "[{ session: [] }]"),
            ("paths /orders post security", "[{ session: [] }, {}]"),
            ("paths /orders get responses 2XX content application/json schema properties data type", "array"),
            ("paths /orders get responses 2XX content application/json schema x-endpoint-data", "data"),
            ("paths /orders get responses 404 x-endpoint-error", "missing"),
            ("paths /orders/{orderID} get parameters 0 required", "true"),
            ("paths /orders/{orderID} get x-endpoint-variants 0 x-endpoint-path", "/orders/{id}"),
            ("paths /orders/{orderID} get x-endpoint-variants 0 parameters 0 name", "orderID"),
            ("paths /orders/{orderID} get x-endpoint-variants 0 parameters 0 x-endpoint-name", "id"),
            ("paths /orders/{orderID} get x-endpoint-variants 0 responses 302 x-endpoint-header", "Location"),
            ("paths /orders post requestBody content application/json schema required", "[client_id]"),
            ("paths /orders post responses 202 x-endpoint-name", "queued"),
            (
                "paths /orders/photo put requestBody content multipart/form-data schema properties photo x-endpoint-type",
                "file"
            ),
            ("paths /orders/photo get servers 0 url", "https://cdn.example.com"),
            (
                "paths /orders/photo get responses default content application/json schema $ref",
                "\"#/components/schemas/Problem\""
            ),
            ("paths /orders/photo get responses 2XX content application/octet-stream schema x-endpoint-type", "file"),
            ("paths /orders/exists head responses 404 x-endpoint-value", "false"),
            ("x-endpoint-addresses 0 x-endpoint-url", "address"), ("x-endpoint-addresses 0 x-endpoint-method", "GET"),
            ("paths /orders/find get parameters 0 style", "deepObject"),
            ("paths /orders/find get parameters 1 name", "tags[]"),
            ("x-endpoint-presets page paging style", "page"), ("x-endpoint-json keys", "snakeCase"),
            ("components securitySchemes session scheme", "bearer"),
        ]
    )
    func operations(path: String, expected: String) throws {
        #expect(try ExportedSpec(Self.shop).text(at: path) == expected)
    }

    @Test("Everything that an endpoint declares beside OpenAPI's words has its vendor key")
    func vendorKeys() throws {
        let words: Set<String> = [
            "summary", "description", "method", "path", "pathParameters", "query", "headers", "body", "form",
            "multipart",
            "response", "tags", "deprecated",
        ]
        let endpoint = FormatObject.endpoint.keys.map { "\($0.name)" }.filter { !words.contains($0) }
        #expect(Set(endpoint) == Set(VendorKeys.operation))
        let api = FormatObject.api.keys.map { "\($0.name)" }.filter { !["spec", "models"].contains($0) }
        #expect(Set(api) == Set(VendorKeys.document))
        #expect(VendorKeys.key(of: VendorKeys.name("retry")) == "retry")
        #expect(VendorKeys.key(of: "x-other") == nil)
    }

    // MARK: Whole specs

    private static let folders: [URL] = {
        let own = ["Specs", "Tests/GoldenTests/Specs"].map { SharedFolder.packageRoot.appendingPathComponent($0) }
        return own
            + ["social", "stripe"].map { SharedFolder.url("specs/\($0)") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    @Test(
        "openapi-spec-validator accepts every exported spec, as YAML and as JSON",
        .enabled(if: PythonScript.validator.isThere, "python3 lacks openapi-spec-validator or PyYAML of PyPI"),
        arguments: folders
    )
    func valid(folder: URL) throws {
        let exported = try ExportedSpec(folder: folder)
        try expectValid(exported, folder.path)
    }

    @Test(
        "openapi-spec-validator accepts every form of operation",
        .enabled(if: PythonScript.validator.isThere, "python3 lacks openapi-spec-validator or PyYAML of PyPI")
    )
    func validShop() throws { try expectValid(try ExportedSpec(Self.shop), "shop") }

    private func expectValid(_ exported: ExportedSpec, _ words: String) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("endpoint-\(UUID().uuidString)")
        let files = [OpenAPIWriter.Format.yaml: "yaml", .json: "json"].map { format, ending in
            (bytes: exported.writer.bytes(as: format), url: place.appendingPathExtension(ending))
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file.url) } }
        for file in files { try Data(file.bytes).write(to: file.url) }
        #expect(try PythonScript.validator.lines(files.map(\.url.path)) == ["done"], "\(words)")
    }

    @Test("Every operation of a spec is in its document", arguments: folders)
    func complete(folder: URL) throws {
        let exported = try ExportedSpec(folder: folder)
        let text = exported.yaml
        let endpoints = exported.spec.modules.flatMap(\.endpoints)
        #expect(text.matches(of: #/operationId: /#).count == endpoints.count)
    }
}
