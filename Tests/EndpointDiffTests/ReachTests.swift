import Testing

@testable import EndpointDiff
@testable import EndpointSpec

@Suite struct ReachTests {
    private static func changes(_ base: String, _ head: String) throws -> [Change] {
        DiffFixture.changes(try DiffFixture.spec(base), try DiffFixture.spec(head))
    }

    private static func spec(_ models: String) -> String {
        """
        module: Shop
        endpoints:
          list: { method: GET, path: /l, response: list<Order> }
          put: { method: PUT, path: /p, body: Order }
          both: { method: POST, path: /b, body: Wrap, response: Wrap }
          other: { method: GET, path: /o, response: Other }
        models:
          Wrap: { fields: { order: Order? } }
          Other: { fields: { a: int } }
          \(models)
        """
    }

    @Test("A model's change is one change, with every endpoint and direction it reaches and the models around it")
    func once() throws {
        let changes = try Self.changes(
            Self.spec("Order: { fields: { id: string } }"),
            Self.spec("Order: { fields: { id: string, note: string } }")
        )
        #expect(DiffFixture.lines(changes) == ["field-added@Order.note wire=breaking source=breaking"])
        let change = try #require(changes.first)
        #expect(change.endpoints.map(\.reference) == ["shop.both", "shop.list", "shop.put"])
        #expect(change.endpoints.map(\.directions) == [.both, .response, .request])
        #expect(change.models == ["Wrap"])
    }

    @Test("Models that hold each other are compared once each, and reach what either reaches")
    func recursion() throws {
        func models(_ extra: String) -> String {
            """
            Order: { fields: { id: string, line: Line? } }
              Line: { fields: { order: Order?, next: Line?\(extra) } }
            """
        }
        let changes = try Self.changes(Self.spec(models("")), Self.spec(models(", n: int?")))
        #expect(DiffFixture.lines(changes) == ["field-added@Line.n wire=safe source=safe"])
        #expect(changes.first?.endpoints.count == 3)
        #expect(changes.first?.models == ["Order", "Wrap"])
    }

    @Test(
        "What is copied in with 'includes' is reported where it comes from, with the endpoints of all that include it"
    )
    func includes() throws {
        func models(_ extra: String) -> String {
            """
            Order: { includes: [Named], fields: { id: string } }
              Named: { fields: { name: string\(extra) } }
            """
        }
        let changes = try Self.changes(Self.spec(models("")), Self.spec(models(", title: string?")))
        #expect(DiffFixture.lines(changes) == ["field-added@Named.title wire=safe source=safe"])
        #expect(changes.first?.endpoints.count == 3)
    }

    @Test("A model that no endpoint uses has no say on the wire")
    func unused() throws {
        let changes = try Self.changes(
            Self.spec("Order: { fields: { id: string } }\n  Unused: { fields: { a: int } }"),
            Self.spec("Order: { fields: { id: string } }\n  Unused: { fields: { a: string } }")
        )
        #expect(DiffFixture.lines(changes) == ["type-changed@Unused.a source=breaking"])
    }

    @Test("A shared timeout is one change with all endpoints that have it by name")
    func timeouts() throws {
        func spec(_ limit: String) -> String {
            """
            timeouts: { normal: { attempt: \(limit) } }
            module: Shop
            endpoints:
              a: { method: GET, path: /a }
              b: { method: GET, path: /b }
              c: { method: GET, path: /c, timeout: fast }
            """
        }
        let changes = try Self.changes(spec("10s"), spec("9s"))
        #expect(DiffFixture.lines(changes) == ["timeout-changed@api/timeouts/normal behavior=risky"])
        #expect(changes.first?.endpoints.map(\.reference) == ["shop.a", "shop.b"])
    }

    @Test("A receiver's model that becomes sent changes its Swift types")
    func becameSent() throws {
        func spec(_ body: String) -> String {
            """
            module: Shop
            endpoints:
              get: { method: GET, path: /a, response: Order }
              put: { method: PUT, path: /b, body: \(body) }
            models: { Order: { fields: { note: "string??" } }, Plain: { fields: { a: int } } }
            """
        }
        let lines = DiffFixture.lines(try Self.changes(spec("Plain"), spec("Order")))
        #expect(lines.contains("model-became-sent@Order source=breaking"))
        #expect(lines.contains("conformance-gained@Order#Encodable source=safe"))
        #expect(lines.contains("conformance-lost@Plain#Encodable source=breaking"))
        let back = DiffFixture.lines(try Self.changes(spec("Order"), spec("Plain")))
        #expect(back.contains("model-no-longer-sent@Order source=breaking"))
    }
}
