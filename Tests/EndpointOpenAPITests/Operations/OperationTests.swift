import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import Testing

/// Paths of a document and the endpoints that they become.
struct OperationCase: Sendable, CustomTestStringConvertible {
    var paths: String
    var endpoints: [String]
    var more: String
    var losses: [Loss]

    init(_ paths: String, _ endpoints: String..., more: String = "", losing losses: [Loss] = []) {
        self.paths = paths
        self.endpoints = endpoints
        self.more = more
        self.losses = losses
    }

    var testDescription: String { paths }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let text = OpenAPIText(paths: paths, more: more)
        #expect(text.endpoints == endpoints, sourceLocation: sourceLocation)
        #expect(text.losses.entries.map(\.loss) == losses, sourceLocation: sourceLocation)
        #expect(text.errors == [], sourceLocation: sourceLocation)
    }
}

@Suite struct OperationTests {
    @Test(
        "operations become endpoints of the module of their first tag, else of their path",
        arguments: [
            OperationCase(
                "/a: { get: { tags: [voice-rooms, x], operationId: voice-rooms/list-all, responses: {} } }",
                "VoiceRooms.listAll GET /a -> nothing"
            ),
            OperationCase(
                "/api/v1/orders/{order_id}/items: { get: { parameters: [{ name: order_id, in: path, required: true, schema: { type: string } }], responses: {} } }",
                "Orders.getAPIV1OrdersItemsByOrderID GET /api/v1/orders/{orderID}/items path(orderID: string) -> nothing"
            ),
            OperationCase(
                "/a: { get: { tags: [pets], operationId: listPets, responses: {} }, post: { tags: [Pets], operationId: pets_create, responses: {} } }",
                "Pets.listPets GET /a -> nothing",
                "Pets.create POST /a -> nothing"
            ),
            OperationCase(
                "/a: { trace: { responses: {} }, get: { operationId: a, responses: {} } }",
                "A.a GET /a -> nothing",
                losing: [.trace]
            ),
            OperationCase("/: { get: { responses: {} } }", "Default.get GET / -> nothing"),
        ]
    )
    func names(_ test: OperationCase) { test.check() }

    @Test("two operations with one 'operationId' are an error that names both places")
    func duplicateID() {
        let text = OpenAPIText(
            paths:
                "/a: { get: { operationId: fetch, responses: {} } }\n/b: { get: { operationId: fetch, responses: {} } }"
        )
        #expect(text.reports == ["error openapi-duplicate-operation 6"])
        #expect(text.diagnostics.sorted.first?.notes.first?.range?.start.line == 5)
    }

    @Test("parameters of a path are inherited, and replaced by an operation's of the same name and place")
    func inheritedParameters() {
        OperationCase(
            """
            /users/{id}:
              parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
              get: { operationId: getUser, parameters: [{ name: verbose, in: query, schema: { type: boolean } }], responses: {} }
              delete: { operationId: deleteUser, parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }], responses: { "204": { description: gone } } }
            """,
            "Users.getUser GET /users/{id} path(id: string) query(verbose: bool?) -> nothing",
            "Users.deleteUser DELETE /users/{id} path(id: uuid) -> empty"
        ).check()
    }

    @Test(
        "query parameters are written as their style says, or are texts that the caller writes",
        arguments: [
            ("schema: { type: array, items: { type: string } }", "ids: list<string>?", []),
            ("explode: false, schema: { type: array, items: { type: string } }", "ids: list<string>? csv", []),
            (
                "style: pipeDelimited, schema: { type: array, items: { type: string } }", "ids: string?",
                [Loss.parameterStyle]
            ),
            (
                "style: deepObject, schema: { type: object, properties: { a: { type: string } } }",
                "ids: { a: string? }? brackets", []
            ),
            (
                "schema: { type: object, properties: { a: { type: string }, b: { type: integer } } }",
                "a: string?, b: int?", []
            ),
            ("schema: { type: object }", "ids: string?", [.parameterStyle]),
            ("content: { application/json: { schema: { type: object } } }", "ids: map<json>? jsonString", []),
            ("required: true, schema: { type: string, enum: [a, b] }", "ids: [a, b]", []),
            ("schema: { type: string, nullable: true }", "ids: string?", []),
            ("allowReserved: true, schema: { type: string }", "ids: string?", [.reservedCharacters]),
            ("schema: { oneOf: [{ type: string }, { type: integer }] }", "ids: <text string, number int>?", []),
        ]
    )
    func query(keys: String, field: String, losses: [Loss]) {
        let text = OpenAPIText(
            paths: "/a: { get: { operationId: a, parameters: [{ name: ids, in: query, \(keys) }], responses: {} } }"
        )
        #expect(text.endpoints == ["A.a GET /a query(\(field)) -> nothing"])
        #expect(text.losses.entries.map(\.loss) == losses)
        #expect(text.errors == [])
    }

    @Test("headers keep their names; cookies, and headers that media types and security say, are left out")
    func headers() {
        OperationCase(
            "/a: { get: { operationId: a, parameters: [{ name: X-Request-ID, in: header, schema: { type: string } }, { name: if_match, in: header, required: true, schema: { type: string } }, { name: Accept, in: header, schema: { type: string } }, { name: sid, in: cookie, schema: { type: string } }], responses: {} } }",
            "A.a GET /a headers(X-Request-ID: string?, if_match: string) -> nothing",
            losing: [.cookieParameter]
        ).check()
    }

    @Test("lists in paths and headers are written with commas, for which they need no style")
    func lists() {
        OperationCase(
            "/a/{ids}: { get: { operationId: a, parameters: [{ name: ids, in: path, required: true, schema: { type: array, items: { type: integer } } }, { name: X-Tags, in: header, schema: { type: array, items: { type: string } } }], responses: {} } }",
            "A.a GET /a/{ids} path(ids: list<int>) headers(X-Tags: list<string>?) -> nothing"
        ).check()
    }

    @Test("which type of data has the plain name of a status does not go by the order of operations")
    func orderOfFailures() {
        func path(_ name: String, _ type: String) -> String {
            let content = "content: { application/json: { schema: { $ref: '#/components/schemas/\(type)' } } }"
            return "/a/\(name): { get: { operationId: \(name), responses: { '422': { description: d, \(content) } } } }"
        }
        let more =
            "components: { schemas: { Fault: { type: object, properties: { a: { type: string } } }, Broken: { type: object, properties: { b: { type: string } } }, Common: { type: object, properties: { c: { type: string } } } } }"
        let two = [path("one", "Fault"), path("two", "Broken")]
        let named = [
            "A.one GET /a/one -> nothing errors(422:unprocessableContentFault Fault)",
            "A.two GET /a/two -> nothing errors(422:unprocessableContent Broken)",
        ]
        #expect(OpenAPIText(paths: two.joined(separator: "\n"), more: more).endpoints == named)
        #expect(OpenAPIText(paths: two.reversed().joined(separator: "\n"), more: more).endpoints == named.reversed())
        let usual = two + [path("three", "Common"), path("four", "Common")]
        #expect(
            OpenAPIText(paths: usual.joined(separator: "\n"), more: more).endpoints.map { $0.suffix(28) } == [
                "unprocessableContentFault Fault)".suffix(28), "processableContentBroken Broken)".suffix(28),
                "22:unprocessableContent Common)".suffix(28), "22:unprocessableContent Common)".suffix(28),
            ]
        )
    }

    @Test("parameters of one name in different places get different ones in Swift")
    func equalNames() {
        OperationCase(
            "/a/{id}: { put: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: id, in: query, schema: { type: string } }], requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { id: { type: string }, body: { type: string } } } } } }, responses: {} } }",
            "A.a PUT /a/{id} path(id: string) query(id2=id: string?) body({ id3=id: string?, body: string? }) -> nothing"
        ).check()
    }

    @Test(
        "bodies are JSON before forms before parts before the rest",
        arguments: [
            ("application/json: { schema: { type: array, items: { type: string } } }", "body(list<string>)", []),
            (
                "application/merge-patch+json: { schema: { type: object } }",
                "body(map<json> as application/merge-patch+json)", []
            ),
            (
                "application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } } } }",
                "body({ a: string? } form)", []
            ),
            (
                "multipart/form-data: { schema: { type: object, required: [f], properties: { f: { type: string, format: binary }, n: { type: integer }, o: { type: object, properties: { a: { type: string } } } } } }",
                "parts(f: file, n: int?, o: { a: string? }?)", []
            ),
            (
                "multipart/form-data: { schema: { type: object, properties: { f: { type: array, items: { type: string, format: binary } } } } }",
                "parts(f: file?)", [.repeatedFile]
            ),
            (
                "multipart/form-data: { schema: { type: object, properties: { f: { type: string, contentMediaType: application/octet-stream }, g: { contentMediaType: image/png }, h: {} } } }",
                "parts(f: file?, g: file?, h: file?)", []
            ),
            (
                "multipart/form-data: { schema: { type: object, properties: { f: { type: array, items: {} } } } }",
                "parts(f: file?)", [.repeatedFile]
            ),
            (
                "multipart/form-data: { schema: { type: object, properties: { f: {}, g: { type: string, contentMediaType: image/png, contentEncoding: base64 } } }, encoding: { f: { contentType: application/json } } }",
                "parts(f: json?, g: base64?)", []
            ),
            (
                "multipart/form-data: { schema: { type: object, properties: { f: { type: string, contentMediaType: text/html } } } }",
                "parts(f: string?)", [.keyword]
            ),
            ("text/plain: { schema: { type: string } }", "body(text)", []),
            ("application/octet-stream: { schema: { type: string, format: binary } }", "body(file)", []),
            ("image/png: {}", "body(file as image/png)", []),
            ("application/xml: { schema: { type: object } }", "body(file as application/xml)", [.mediaType]),
            ("'*/*': { schema: { type: object } }", "body(map<json>)", []),
            ("text/plain: {}, application/json: { schema: { type: string } }", "body(string)", [.mediaAlternative]),
        ] as [(String, String, [Loss])]
    )
    func bodies(content: String, body: String, losses: [Loss]) {
        let text = OpenAPIText(
            paths:
                "/a: { post: { operationId: a, requestBody: { required: true, content: { \(content) } }, responses: {} } }"
        )
        #expect(text.endpoints == ["A.a POST /a \(body) -> nothing"])
        #expect(text.losses.entries.map(\.loss) == losses)
        #expect(text.errors == [])
    }

    @Test("a body that is not required is optional, and one of GET is left out")
    func optionalBodies() {
        let body =
            "requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }, responses: {}"
        OperationCase("/a: { post: { operationId: a, \(body) } }", "A.a POST /a body({ a: string? }?) -> nothing")
            .check()
        OperationCase("/a: { get: { operationId: a, \(body) } }", "A.a GET /a -> nothing", losing: [.bodyOfRead])
            .check()
    }

    @Test(
        "answers are one type, or outcomes by status; failures go by status",
        arguments: [
            ("'200': { description: d, content: { application/json: { schema: { type: string } } } }", "-> string"),
            ("2XX: { description: d, content: { application/json: { schema: { type: string } } } }", "-> string"),
            ("default: { description: d, content: { application/json: { schema: { type: string } } } }", "-> string"),
            ("'200': { description: d, content: { application/json: {} } }", "-> json"),
            ("'200': { description: d, content: { text/html: { schema: { type: string } } } }", "-> text"),
            ("'200': { description: d, content: { application/zip: {} } }", "-> bytes"),
            ("'204': { description: d }", "-> empty"),
            (
                "'200': { description: d, content: { application/json: { schema: { type: string } } } }, '204': { description: d }",
                "-> { 200: string, 204: empty }"
            ),
            (
                "'200': { description: d, content: { application/json: { schema: { type: string } } } }, '201': { description: d, content: { application/json: { schema: { type: string } } } }",
                "-> string"
            ),
            (
                "'200': { description: d, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }",
                "-> { a: string? }"
            ),
            (
                "'200': { description: d, headers: { X-Total: { schema: { type: integer } }, Link: { schema: { type: string } } } }",
                "-> empty with(X-Total: int?, Link: string?)"
            ),
            (
                "'204': { description: d }, '404': { description: d }, '422': { description: d, content: { application/json: { schema: { type: array, items: { type: string } } } } }",
                "-> empty errors(404:notFound, 422:unprocessableContent list<string>)"
            ),
        ]
    )
    func answers(responses: String, answer: String) {
        let text = OpenAPIText(paths: "/a: { get: { operationId: a, responses: { \(responses) } } }")
        #expect(text.endpoints == ["A.a GET /a \(answer)"])
        #expect(text.errors == [])
        #expect(text.losses.entries.isEmpty)
    }

    @Test("where a redirect is the only answer, its address is the value")
    func redirects() {
        OperationCase(
            "/a: { get: { operationId: a, responses: { '302': { description: d } } } }",
            "A.a GET /a -> url from Location",
            losing: [.redirect]
        ).check()
    }

    @Test("one failure with two kinds of bodies in a module is two failures")
    func failureNames() {
        let answer = { (type: String) in
            "'404': { description: d, content: { application/json: { schema: { type: \(type) } } } }"
        }
        OperationCase(
            "/a: { get: { operationId: a, responses: { '204': { description: d }, \(answer("string")) } } }\n"
                + "/a/b: { get: { operationId: b, responses: { '204': { description: d }, \(answer("integer")) } } }",
            "A.a GET /a -> empty errors(404:notFound2 string)",
            "A.b GET /a/b -> empty errors(404:notFound int)"
        ).check()
    }

    @Test(
        "security is a session, a credential or nothing, for all operations and for one",
        arguments: [
            ("security: []", "auth none"), ("security: [{}, { s: [] }]", "auth optional"),
            ("security: [{ key: [] }]", "auth key"), ("security: [{ b: [] }]", "auth basic"), ("", ""),
        ]
    )
    func security(keys: String, auth: String) {
        let text = OpenAPIText(
            paths: "/a: { get: { operationId: a, responses: {}\(keys.isEmpty ? "" : ", ")\(keys) } }",
            more: """
                security: [{ s: [] }]
                components: { securitySchemes: { s: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key }, b: { type: http, scheme: basic } } }
                """
        )
        #expect(text.endpoints == ["A.a GET /a -> nothing\(auth.isEmpty ? "" : " ")\(auth)"])
        #expect(text.documents.first?.api?.defaults?.policies.auth?.value == "session")
        #expect(text.errors == [])
    }

    @Test("servers are environments; those of an operation are a server of their own")
    func servers() {
        let text = OpenAPIText(
            paths: "/a: { get: { operationId: a, servers: [{ url: 'https://uploads.example.com' }], responses: {} } }",
            more:
                "servers: [{ url: 'https://api.example.com/v1/', description: production }, { url: 'https://{stage}.example.com', variables: { stage: { default: test } } }]"
        )
        let servers = text.documents.first?.api?.servers ?? []
        #expect(servers.map(\.name.value) == ["api", "uploads"])
        #expect(
            servers.first?.environments.map { "\($0.name.value) \($0.base.value)" } == [
                "production https://api.example.com/v1", "test https://test.example.com",
            ]
        )
        #expect(text.endpoints == ["A.a GET /a -> nothing server uploads"])
        #expect(text.losses.entries.map(\.loss) == [.serverVariable])
        #expect(text.errors == [])
    }

    @Test("paths that differ in names of parameters alone are variants of one request")
    func sameRequest() {
        let parameter = { (name: String) in
            "parameters: [{ name: \(name), in: path, required: true, schema: { type: string } }]"
        }
        OperationCase(
            "/a/{x}: { get: { operationId: one, \(parameter("x")), responses: {} } }\n/a/{y}: { get: { operationId: two, \(parameter("y")), responses: {} } }",
            "A.one GET /a/{x} path(x: string) -> nothing",
            "A.two GET /a/{y} path(y: string) -> nothing variantOf a.one",
            losing: [.sameRequest]
        ).check()
    }

    @Test("fields that only one side sets part a model in two, where it is sent and received")
    func parting() {
        let text = OpenAPIText(
            paths:
                "/a: { put: { operationId: a, requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }, responses: { '200': { description: d, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/User' } } } } } } } }",
            more:
                "components: { schemas: { User: { type: object, required: [id, name, password], properties: { id: { type: string, readOnly: true }, name: { type: string }, password: { type: string, writeOnly: true } } } } }"
        )
        #expect(text.endpoints == ["A.a PUT /a body(UserRequest) -> list<User>"])
        #expect(text.models == ["User { id: string, name: string }", "UserRequest { name: string, password: string }"])
        #expect(text.errors == [])
    }

    @Test("policies of this package's own keys are an endpoint's, an unknown one is an error")
    func vendorKeys() throws {
        let text = OpenAPIText(
            paths:
                "/a: { post: { operationId: a, x-endpoint-retry: transient, x-endpoint-idempotency: key, x-endpoint-in-flight: reject, x-endpoint-name: place, responses: {} } }"
        )
        let endpoint = try #require(text.documents.compactMap(\.module).first?.endpoints.first)
        #expect(endpoint.name.value == "place")
        #expect(endpoint.policies.idempotency?.value == .key)
        #expect(endpoint.policies.inFlight?.value.policy == .reject)
        #expect(text.errors == [])
        let wrong = OpenAPIText(paths: "/a: { get: { operationId: a, x-endpoint-retries: 3, responses: {} } }")
        #expect(wrong.reports == ["error unknown-key 5"])
    }

    @Test("webhooks, callbacks and links are reported, and make no endpoints")
    func notRequests() {
        OperationCase(
            "/a: { post: { operationId: a, callbacks: { onEvent: {} }, responses: { '204': { description: d, links: { next: {} } } } } }",
            "A.a POST /a -> empty",
            more: "webhooks: { created: { post: {} } }",
            losing: [.webhook, .link, .callback]
        ).check()
    }

    @Test("of an envelope that names the path to what it holds, that is the answer")
    func envelopes() {
        OperationCase(
            """
            /a: { get: { operationId: a, responses: { "200": { description: d, content: { application/json: { schema:
              { type: object, properties: { code: { type: integer }, data: { type: string } }, x-endpoint-data: data } } } } } } }
            /b: { get: { operationId: b, responses: { "200": { description: d, content: { application/json: { schema:
              { type: object, properties: { code: { type: integer } }, x-endpoint-data: data } } } } } } }
            """,
            "A.a GET /a -> string",
            "B.b GET /b -> empty"
        ).check()
    }

    @Test("ranges of statuses are left to the server's failure, and reported where they have another body")
    func statusRanges() {
        let answer = { (status: String, type: String) in
            "'\(status)': { description: d, content: { application/json: { schema: { type: \(type) } } } }"
        }
        OperationCase(
            "/a: { get: { operationId: a, responses: { \(answer("4XX", "string")), '204': { description: d } } } }",
            "A.a GET /a -> empty"
        ).check()
        OperationCase(
            "/a: { get: { operationId: a, responses: { \(answer("4XX", "string")), \(answer("5XX", "integer")), "
                + "'204': { description: d } } } }",
            "A.a GET /a -> empty",
            losing: [.statusRange, .defaultAnswer]
        ).check()
    }

    @Test("keys of other tools are read where they mean the same")
    func foreignKeys() throws {
        let text = OpenAPIText(
            paths: """
                /a: { get: { operationId: a, parameters: [{ name: page, in: query, schema: { type: integer } }],
                  x-fern-pagination: { offset: $request.page, results: $response.data },
                  x-speakeasy-retries: { strategy: backoff, backoff: { initialInterval: 500 }, statusCodes: [5XX, 429] },
                  x-speakeasy-timeout: 2000,
                  responses: { "200": { description: d, content: { application/json: { schema: { type: object, required: [data], properties: { data: { type: array, items: { type: string } } } } } } } } } }
                /b: { post: { operationId: b, x-fern-idempotent: true, x-fern-retries: { disabled: true }, responses: {} } }
                """
        )
        #expect(text.errors == [])
        let endpoints = text.documents.compactMap(\.module).flatMap(\.endpoints)
        #expect(endpoints[0].paging?.style?.value == .page)
        #expect(endpoints[0].paging?.items?.value == "data")
        guard case .inline(let retry) = endpoints[0].policies.retry?.value,
            case .inline(let timeout) = endpoints[0].policies.timeout?.value
        else {
            Issue.record("retry and timeout are written out")
            return
        }
        #expect(retry.base?.value.milliseconds == 500)
        #expect(retry.statuses?.value.map(\.value) == [500, 502, 503, 504, 429])
        #expect(timeout.attempt?.value.milliseconds == 2000)
        #expect(endpoints[1].policies.idempotency?.value == .key)
        guard case .some(.none) = endpoints[1].policies.retry?.value else {
            Issue.record("'b' is not sent again")
            return
        }
    }
}
