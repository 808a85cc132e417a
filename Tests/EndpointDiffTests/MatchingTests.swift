import Testing

@testable import EndpointDiff
@testable import EndpointSpec

@Suite struct MatchingTests {
    private static func lines(_ base: String, _ head: String) throws -> [String] {
        DiffFixture.lines(DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head)))
    }

    @Test("The same request under another name is a rename, not one endpoint gone and one come")
    func requests() throws {
        let lines = try Self.lines(
            "module: Users\nendpoints: { get: { method: GET, path: /users } }",
            "module: Users\nendpoints: { fetchAll: { method: GET, path: /users } }"
        )
        #expect(lines == ["endpoint-renamed@users.get source=breaking"])
    }

    @Test("Same shape and a similar name is likely a rename, which is said with both readings")
    func likeness() throws {
        let base = "module: Users\nendpoints: { list: { method: GET, path: /users, query: { page: int } } }"
        let head = "module: Users\nendpoints: { listAll: { method: GET, path: /people, query: { page: int } } }"
        let changes = DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head))
        #expect(
            DiffFixture.lines(changes) == [
                "endpoint-likely-renamed@users.list wire=breaking source=breaking",
                "path-changed@users.list wire=breaking",
            ]
        )
        let consequence = changes.first?.effects.first?.consequence.english ?? ""
        #expect(consequence.contains("if it was renamed") && consequence.contains("removed and another added"))
    }

    @Test("Another shape, or a name that is far off, is no rename")
    func unlike() throws {
        let lines = try Self.lines(
            "module: Users\nendpoints: { list: { method: GET, path: /users }, one: { method: GET, path: /a } }",
            "module: Users\nendpoints: { lists: { method: POST, path: /x }, archive: { method: GET, path: /b } }"
        )
        #expect(lines.filter { $0.contains("renamed") } == [])
        #expect(lines.filter { $0.hasPrefix("endpoint-removed") }.count == 2)
    }

    @Test("A header that is written in other capital letters is the same one")
    func headers() throws {
        func spec(_ sent: String, _ received: String, _ name: String) -> String {
            """
            module: U
            endpoints:
              get:
                method: GET
                path: /u
                headers: { \(sent): { type: string, name: \(name) } }
                response: { type: string, headers: { \(received): int } }
            """
        }
        let old = spec("X-Trace", "X-Total", "trace")
        #expect(try Self.lines(old, spec("x-trace", "x-total", "trace")) == [])
        #expect(
            try Self.lines(old, spec("x-trace", "X-Total", "span"))
                == ["swift-name-changed@u.get.headers.X-Trace source=breaking"]
        )
    }

    @Test("A slash at the end of a base is no other address")
    func slashes() throws {
        func spec(_ base: String) -> String { "servers: { api: { environments: { production: '\(base)' } } }" }
        #expect(try Self.lines(spec("https://a.example.com/v1"), spec("https://a.example.com/v1/")) == [])
        #expect(
            try Self.lines(spec("https://a.example.com/v1"), spec("https://a.example.com/"))
                .contains { $0.hasPrefix("base-url-changed") }
        )
    }

    @Test("Where another model stands at a place, it is told of both, not as a change of the one that is still there")
    func swaps() throws {
        func spec(_ response: String, _ models: String = "") -> String {
            """
            module: U
            endpoints:
              one: { method: GET, path: /one, response: User }
              two: { method: GET, path: /two, response: \(response) }
            models:
              User: { fields: { id: string } }
            \(models)
            """
        }
        #expect(
            try Self.lines(spec("User"), spec("{ fields: { data: User } }")) == [
                "field-added@User>u.two.Response.data wire=safe",
                "field-removed@User>u.two.Response.id wire=breaking",
                "swift-type-changed@u.two.response source=breaking",
            ]
        )
        #expect(
            try Self.lines(spec("User"), spec("Account", "  Account: { fields: { id: string } }")) == [
                "model-added@Account source=safe", "swift-type-changed@u.two.response source=breaking",
            ]
        )
    }

    @Test("An enum of integers in place of one of texts has no values that could be the same")
    func enumTypes() throws {
        func spec(_ values: String) -> String {
            "module: U\nendpoints: { get: { method: GET, path: /u, response: Kind } }\nmodels: { Kind: { \(values) } }"
        }
        let lines = try Self.lines(spec("enum: [a, b]"), spec("enum: { 1: one, 2: two }"))
        #expect(lines == ["enum-wire-type-changed@Kind wire=breaking source=breaking"])
    }

    @Test("A module under another name is reported once, and its endpoints not at all")
    func modules() throws {
        let lines = try Self.lines(
            "module: Users\nendpoints: { list: { method: GET, path: /users }, one: { method: GET, path: /user } }",
            "module: People\nendpoints: { list: { method: GET, path: /users }, one: { method: GET, path: /user } }"
        )
        #expect(lines == ["module-renamed@users source=breaking"])
    }

    @Test("A renamed path parameter is nothing on the wire, and another label in Swift")
    func pathParameters() throws {
        let lines = try Self.lines(
            "module: U\nendpoints: { get: { method: GET, path: '/u/{userId}', pathParameters: { userId: string } } }",
            "module: U\nendpoints: { get: { method: GET, path: '/u/{id}', pathParameters: { id: string } } }"
        )
        #expect(lines == ["swift-name-changed@u.get.path.userId source=breaking"])
    }

    @Test("An enum in place that moves out changes only the name of its Swift type")
    func extraction() throws {
        let endpoint = "endpoints: { get: { method: GET, path: /m, response: M } }"
        let lines = try Self.lines(
            "module: U\n\(endpoint)\nmodels: { M: { fields: { status: { enum: [a, b] } } } }",
            "module: U\n\(endpoint)\nmodels: { M: { fields: { status: Status } }, Status: { enum: [a, b] } }"
        )
        #expect(lines == ["model-renamed@M.Status source=breaking"])
    }

    @Test("A body in place that moves out is passed in another way, and is the same on the wire")
    func extractedBody() throws {
        let lines = try Self.lines(
            "module: U\nendpoints: { put: { method: PUT, path: /m, body: { fields: { a: string, b: int? } } } }",
            """
            module: U
            endpoints: { put: { method: PUT, path: /m, body: M } }
            models: { M: { fields: { a: string, b: int? } } }
            """
        )
        #expect(lines.filter { $0.contains("wire") } == [])
        #expect(lines.contains("body-shape-changed@u.put.body source=breaking"))
    }

    @Test("A struct that became an enum is another kind of model in both directions")
    func kinds() throws {
        let endpoint = "endpoints: { put: { method: PUT, path: /m, body: M, response: M } }"
        let lines = try Self.lines(
            "module: U\n\(endpoint)\nmodels: { M: { fields: { a: string } } }",
            "module: U\n\(endpoint)\nmodels: { M: { enum: [a] } }"
        )
        #expect(lines == ["model-kind-changed@M wire=breaking source=breaking"])
    }

    @Test("A parameter that moves from the query to a header is one change")
    func moved() throws {
        let lines = try Self.lines(
            "module: U\nendpoints: { get: { method: GET, path: /m, query: { page: int } } }",
            "module: U\nendpoints: { get: { method: GET, path: /m, headers: { page: int } } }"
        )
        #expect(lines == ["parameter-moved@u.get.query.page wire=breaking"])
    }

    @Test("A type that was swapped for an equal one of another name is another Swift type only")
    func swapped() throws {
        let models = "A: { fields: { x: int, next: A? } }, B: { fields: { x: int, next: B? } }"
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints:
              get: { method: GET, path: /m, response: M }
              a: { method: GET, path: /a, response: A }
              b: { method: GET, path: /b, response: B }
            models: { M: { fields: { part: \(type) } }, \(models) }
            """
        }
        #expect(try Self.lines(spec("A"), spec("B")) == ["swift-type-changed@M.part source=breaking"])
    }

    @Test("A type that was swapped for an unlike one is judged by what differs between the two")
    func swappedUnlike() throws {
        let models = "A: { fields: { x: int } }, B: { fields: { y: int } }"
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints:
              get: { method: GET, path: /m, response: M }
              a: { method: GET, path: /a, response: A }
              b: { method: GET, path: /b, response: B }
            models: { M: { fields: { part: \(type) } }, \(models) }
            """
        }
        #expect(
            try Self.lines(spec("A"), spec("B")) == [
                "field-added@A>B.y wire=safe", "field-removed@A>B.x wire=breaking",
                "swift-type-changed@M.part source=breaking",
            ]
        )
    }

    @Test("A type that was swapped for one that holds more is nothing that apps already shipped fail at")
    func swappedForMore() throws {
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints: { get: { method: GET, path: /m, response: M }, all: { method: GET, path: /a, response: All } }
            models:
              M: { fields: { part: \(type) } }
              All: { fields: { a: A, b: B } }
              A: { fields: { x: int } }
              B: { fields: { x: int, y: int? } }
            """
        }
        #expect(
            try Self.lines(spec("A"), spec("B")) == [
                "field-added@A>B.y wire=safe", "swift-type-changed@M.part source=breaking",
            ]
        )
    }

    @Test("A field that takes the value of another generic parameter has another type")
    func genericParameters() throws {
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints: { get: { method: GET, path: /m, response: "Pair<int, string>" } }
            models: { Pair: { generic: [First, Second], fields: { a: \(type), b: Second } } }
            """
        }
        #expect(try Self.lines(spec("First"), spec("Second")) == ["type-changed@Pair.a wire=breaking source=breaking"])
    }

    @Test("Generic parameters may have other names")
    func renamedParameters() throws {
        func spec(_ name: String) -> String {
            """
            module: U
            endpoints: { get: { method: GET, path: /m, response: "Box<int>" } }
            models: { Box: { generic: [\(name)], fields: { a: \(name) } } }
            """
        }
        #expect(try Self.lines(spec("Item"), spec("Element")) == [])
    }

    @Test(
        "Whole numbers are judged by the values that their limits leave",
        arguments: [
            ("{ type: int, minimum: 0, maximum: 21600 }", "{ type: int32, minimum: 0, maximum: 21600 }", []),
            ("{ type: int, minimum: 0 }", "{ type: int32, minimum: 0 }", ["type-narrowed@M.n wire=breaking"]),
            (
                "{ type: int, minimum: 0, maximum: 4294967295 }", "{ type: int32, minimum: 0, maximum: 4294967295 }",
                ["type-narrowed@M.n wire=breaking"]
            ),
            ("{ type: int32, format: string }", "{ type: int64, format: string }", ["type-widened@M.n wire=breaking"]),
            (
                "int32", "{ type: int64, format: string }",
                ["format-changed@M.n wire=breaking", "type-widened@M.n wire=breaking"]
            ),
        ] as [(String, String, [String])]
    )
    func numbers(old: String, new: String, lines: [String]) throws {
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints: { put: { method: PUT, path: /m, body: M, response: M } }
            models: { M: { fields: { n: \(type) } } }
            """
        }
        let found = try Self.lines(spec(old), spec(new)).map { $0.replacing(" source=breaking", with: "") }
        #expect(found.filter { $0.contains("wire=") } == lines)
        #expect(found.contains("swift-type-changed@M.n") == lines.isEmpty)
    }

    @Test(
        "An enum that became text is read by apps already shipped where it is open",
        arguments: [(true, "swift-type-changed@M.s"), (false, "type-widened@M.s wire=breaking")]
    )
    func enumToText(isOpen: Bool, line: String) throws {
        func spec(_ type: String) -> String {
            """
            module: U
            endpoints: { get: { method: GET, path: /m, response: M }, put: { method: PUT, path: /m, body: Q } }
            models: { M: { fields: { s: \(type) } }, Q: { fields: { s: S } }, S: { enum: [a], open: \(isOpen) } }
            """
        }
        let lines = try Self.lines(spec("S"), spec("string"))
        #expect(lines.contains("\(line) source=breaking"), "\(lines)")
    }

    @Test(
        "A status beside the one of the value is judged by what apps already shipped read it as",
        arguments: [
            ("A", "{ 200: A, 202: B }", "outcome-added@u.get.response.202 wire=breaking"),
            ("A", "{ 200: A, 202: A }", "outcome-added@u.get.response.202 wire=safe"),
            ("empty", "{ 200: A, 202: B }", "outcome-added@u.get.response.202 wire=safe"),
            ("A", "{ 200: A, 404: B }", "success-status-added@u.get.response wire=breaking"),
            (
                "{ 200: A, 2xx: B }", "{ 200: A, 2xx: B, 202: B }",
                "outcome-added@u.get.response.202 wire=safe source=risky"
            ),
            (
                "{ 200: A, 2xx: B }", "{ 200: A, 2xx: B, 202: A }",
                "outcome-added@u.get.response.202 wire=breaking source=risky"
            ),
        ]
    )
    func statuses(old: String, new: String, line: String) throws {
        func spec(_ response: String) -> String {
            """
            module: U
            endpoints: { get: { method: GET, path: /m, response: \(response) } }
            models: { A: { fields: { x: int } }, B: { fields: { y: int } } }
            """
        }
        let lines = try Self.lines(spec(old), spec(new))
        #expect(lines.contains(line), "\(lines)")
        #expect(lines.contains { $0.hasPrefix("outcome-added") } == line.hasPrefix("outcome-added"), "\(lines)")
    }

    @Test("Headers of an answer are gone from Swift where it has several outcomes, and perhaps not from the wire")
    func headersOfOutcomes() throws {
        let lines = try Self.lines(
            "module: U\nendpoints: { get: { method: GET, path: /m, response: { type: int, headers: { X-A: int } } } }",
            "module: U\nendpoints: { get: { method: GET, path: /m, response: { 200: int, 204: empty } } }"
        )
        #expect(lines.contains("field-removed@u.get.response.headers.X-A source=breaking"), "\(lines)")
    }

    @Test("Bytes in memory and bytes in a file are the same on the wire")
    func files() throws {
        func spec(_ type: String) -> String {
            "module: U\nendpoints: { get: { method: GET, path: /m, response: \(type) }, put: { method: PUT, path: /m, body: \(type) } }"
        }
        let lines = try Self.lines(spec("bytes"), spec("file")).filter { !$0.hasPrefix("progress-added") }
        #expect(
            lines == [
                "swift-type-changed@u.get.response source=breaking", "swift-type-changed@u.put.body source=breaking",
            ]
        )
    }

    @Test("A module's own rule for names counts for its models")
    func moduleNames() throws {
        func spec(_ keys: String) throws -> ResolvedSpec {
            try DiffFixture.spec([
                ("api.yaml", "name: Shop\n"),
                (
                    "orders.yaml",
                    """
                    module: Orders
                    json: { keys: \(keys) }
                    endpoints: { get: { method: GET, path: /m, response: M } }
                    models: { M: { fields: { userName: string } } }
                    """
                ),
            ])
        }
        let lines = DiffFixture.lines(DiffFixture.changes(try spec("asWritten"), try spec("snakeCase")))
        #expect(lines == ["wire-name-changed@M.userName wire=breaking"])
    }
}
