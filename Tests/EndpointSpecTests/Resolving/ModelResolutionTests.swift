import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct ModelResolutionTests {
    @Test("Models stand in the order of files and specs, each before those in place in it, endpoints' last")
    func order() throws {
        let spec = try ResolvedText([
            (
                "b.yaml",
                """
                endpoints:
                  get:
                    method: POST
                    path: /b
                    query: { mode: { enum: [x] } }
                    body: { fields: { kind: { enum: [y] } }, optional: true }
                    response: { fields: { state: { enum: [z] } } }
                models: { B: { newtype: string } }
                """
            ),
            (
                "a.yaml",
                """
                endpoints:
                  get: { method: GET, path: /a, response: { 200: A, 202: { fields: { wait: int } } } }
                models:
                  A: { fields: { inner: { fields: { deep: { enum: [a] } } }, kind: { enum: [b] } } }
                  Choice: { oneOf: { labels: { fields: { labels: list<string> } }, names: list<string> } }
                """
            ),
            ("api.yaml", "models: { C: { newtype: int } }"),
        ]).clean()
        #expect(spec.files.map(\.relativePath) == ["a.yaml", "api.yaml", "b.yaml"])
        #expect(spec.apiFile == 1)
        #expect(spec.modules.map(\.name.value) == ["A", "B"])
        let names = [
            "A", "Inner", "Deep", "Kind", "Choice", "Labels", "C", "B", "Accepted", "Mode", "Body", "Kind", "Response",
            "State",
        ]
        #expect(spec.models.map(\.name.value) == names)
        #expect(spec.models.map(\.id.index) == Array(names.indices))
        #expect(spec.models.map(\.file) == [0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 2, 2, 2, 2])
        let endpoint = EndpointID(module: 1, index: 0)
        #expect(spec.models[2].owner == .model(ModelID(1)))
        #expect(spec.models[5].owner == .model(ModelID(4)))
        #expect(spec.models[8].owner == .endpoint(EndpointID(module: 0, index: 0)))
        #expect(
            spec.models[9...].map(\.owner) == [
                .endpoint(endpoint), .endpoint(endpoint), .model(ModelID(10)), .endpoint(endpoint), .model(ModelID(12)),
            ]
        )
    }

    @Test("Documents give the same spec in whatever order they come")
    func anyOrder() throws {
        let files = [
            ("api.yaml", "presets: { p: { query: { a: { enum: [x] } } } }"),
            (
                "b.yaml",
                "endpoints: { get: { method: GET, path: /b, use: p, response: Page<B> } }\nmodels: { B: { newtype: string } }"
            ),
            ("c.yaml", "models: { Page: { generic: [Item], fields: { items: list<Item> } } }"),
        ]
        let first = try ResolvedText(files).clean()
        let second = try ResolvedText(files.reversed()).clean()
        #expect(first.models.map(\.name.value) == second.models.map(\.name.value))
        #expect(first.models.map(\.usage) == second.models.map(\.usage))
        #expect(first.files.map(\.relativePath) == second.files.map(\.relativePath))
    }

    @Test("Presence and null follow from ?, ??, optional and nullable")
    func presence() throws {
        let spec = try ResolvedText(
            """
            models:
              A:
                fields:
                  a: int
                  b: int?
                  c: { type: int, nullable: true }
                  d: int??
                  e: { type: int?, nullable: true }
                  f: { enum: [x], optional: true }
                  g: { fields: { x: int? }, nullable: true, optional: true }
                  h: list<int?>?
                  i: { type: map<A?>, keys: int }
            """
        ).clean()
        let fields = try spec.structure("A").fields
        #expect(
            fields.map(\.presence) == [
                .required, .optional, .nullable, .change, .change, .optional, .change, .optional, .required,
            ]
        )
        #expect(fields[7].type == .list(.nullable(.int)))
        #expect(fields[8].type == .map(.nullable(.model(ModelID(0), arguments: [])), keys: .int))
    }

    @Test("includes copies fields first, replaces arguments, keeps places and reuses nested types")
    func includes() throws {
        let spec = try ResolvedText(
            """
            models:
              Base: { fields: { id: int, kind: { enum: [a] } } }
              Page: { generic: [Item], fields: { items: list<Item>, meta: { fields: { first: Item? } } } }
              Left: { includes: [Base], fields: { left: int } }
              Right: { includes: [Base, Left], fields: { id: { type: int, wire: ID }, right: Base } }
              Users: { includes: [Page<Right>], fields: { total: int } }
            """
        ).clean()
        let right = try spec.structure("Right").fields
        #expect(right.map(\.name.value) == ["id", "kind", "left", "right"])
        #expect(right.map(\.wire) == ["ID", "kind", "left", "right"])
        let base = try spec.model("Base").id
        #expect(right.map(\.includedFrom) == [nil, base, try spec.model("Left").id, nil])
        #expect(right[1].type == .model(try spec.model("Kind").id, arguments: []))
        let users = try spec.structure("Users")
        let argument = TypeReference.model(try spec.model("Right").id, arguments: [])
        let meta = try spec.model("Meta")
        #expect(users.fields.map(\.type) == [.list(argument), .model(meta.id, arguments: [argument]), .int])
        #expect(users.includes == [.model(try spec.model("Page").id, arguments: [argument])])
        #expect(meta.parametersInScope == ["Item"])
        #expect(meta.genericParameters == [])
        #expect(try spec.structure("Page").fields[1].type == .model(meta.id, arguments: [.parameter("Item")]))
    }

    @Test("Enums of digits are integers, and defaults become what they are")
    func enumerations() throws {
        let spec = try ResolvedText(
            """
            models:
              Gender: { enum: { 0: unknown, 1: male } }
              Sort: { enum: [asc, desc], open: false }
              Money: { newtype: decimal, format: string }
              A: { fields: { a: Gender = male, b: Sort = desc, c: Money = 1.50, d: { type: map<int>, default: {} }, e: bool = true } }
            """
        ).clean()
        guard case .enumeration(let gender) = try spec.model("Gender").kind,
            case .enumeration(let sort) = try spec.model("Sort").kind,
            case .newtype(let money) = try spec.model("Money").kind
        else { throw UnexpectedKind(name: "Gender, Sort, Money") }
        #expect(gender.isInteger && gender.isOpen)
        #expect(!sort.isInteger && !sort.isOpen)
        #expect(money.type == .scalar(.decimal, format: .string))
        let defaults = try spec.structure("A").fields.map(\.defaultValue)
        #expect(
            defaults == [
                .enumValue(ModelID(0), wire: "1"), .enumValue(ModelID(1), wire: "desc"),
                .newtype(ModelID(2), .number("1.50")), .emptyMap, .bool(true),
            ]
        )
    }

    @Test("A tagged oneOf knows its kind of tag, what is told by JSON kind and who carries the tag")
    func unions() throws {
        let spec = try ResolvedText(
            """
            models:
              Content: { oneOf: { directory: list<Entry>, file: Entry, label: string, link: Link }, discriminator: type }
              Entry: { fields: { type: { enum: [file, link] } } }
              Link: { fields: { target: string } }
              Message: { oneOf: { 1: { type: Link, name: text }, 2: Entry2 }, discriminator: kind }
              Entry2: { fields: { kind: int } }
              Gone: { oneOf: { true: Link }, discriminator: deleted, otherwise: Entry }
              Beside: { oneOf: { text: string, list: list<int> }, discriminator: kind, content: payload }
              Now: { oneOf: { now: { value: now }, at: dateTime } }
            """
        ).clean()
        func union(_ name: String) throws -> Union {
            guard case .union(let union) = try spec.model(name).kind else { throw UnexpectedKind(name: name) }
            return union
        }
        let content = try union("Content")
        #expect(content.tagging == .tagged(discriminator: "type", kind: .text, content: nil))
        #expect(content.variants.map(\.isToldByKind) == [true, false, true, false])
        #expect(content.variants.map(\.carriesDiscriminator) == [false, true, false, false])
        let message = try union("Message")
        #expect(message.tagging == .tagged(discriminator: "kind", kind: .integer, content: nil))
        #expect(message.variants.map(\.name) == ["text", "value2"])
        #expect(message.variants.map(\.carriesDiscriminator) == [false, true])
        let gone = try union("Gone")
        #expect(gone.tagging == .tagged(discriminator: "deleted", kind: .flag, content: nil))
        #expect(gone.otherwise == .model(try spec.model("Entry").id, arguments: []))
        let beside = try union("Beside")
        #expect(beside.tagging == .tagged(discriminator: "kind", kind: .text, content: "payload"))
        #expect(beside.variants.map(\.isToldByKind) == [false, false])
        let now = try union("Now")
        #expect(now.tagging == .untagged)
        #expect(now.variants.map(\.fixedText) == ["now", nil])
        #expect(now.variants[0].type == nil)
    }
}
