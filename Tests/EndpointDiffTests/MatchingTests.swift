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

    @Test("A type that was swapped for an unlike one is another type")
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
        #expect(try Self.lines(spec("A"), spec("B")) == ["type-changed@M.part wire=breaking source=breaking"])
    }
}
