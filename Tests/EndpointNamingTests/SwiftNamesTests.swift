import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointSpecFixtures
import Testing

@Suite struct SwiftNamesTests {
    @Test("the types of an API carry its prefix, nested ones do not")
    func prefixes() {
        var fixture = SpecFixture()
        let order = fixture.structure("Order", [])
        let state = fixture.enumeration("State", [], in: .model(order))
        let list = fixture.endpoint("list", module: "VoiceRooms")
        let body = fixture.structure("Body", [], in: .endpoint(list))
        fixture.spec.swift.typePrefix = "My"
        let names = SwiftNames(fixture.spec)
        #expect(names.apiType == "MyShop")
        #expect(names.endpointType(list) == "MyVoiceRoomsListEndpoint")
        #expect(names.requestsType(0) == "MyVoiceRoomsRequests")
        #expect(names.failureType(0) == "MyVoiceRoomsFailure")
        #expect(names.moduleProperty(0).declaration == "voiceRooms")
        #expect(names.headersType(of: fixture.spec.servers[0]) == "APIHeaders")
        #expect(names.reference(to: order, in: .file) == "MyOrder")
        #expect(names.reference(to: state, in: .file) == "MyOrder.State")
        #expect(names.reference(to: body, in: .file) == "MyVoiceRoomsListEndpoint.Body")
        #expect(names.nestedModels(of: .endpoint(list)) == [body])
        #expect(names.models(inFile: 0) == [order])
    }

    @Test("a nested type is short inside its owner, unless something nearer has its name")
    func shortens() {
        var fixture = SpecFixture()
        let owner = fixture.structure("Owner", [])
        let state = fixture.enumeration("State", [], in: .model(owner))
        let meta = fixture.structure("Meta", [], in: .model(owner))
        let inner = fixture.enumeration("State", [], in: .model(meta))
        let names = SwiftNames(fixture.spec)
        #expect(names.reference(to: state, in: .model(owner)) == "State")
        #expect(names.reference(to: meta, in: .model(meta)) == "Meta")
        #expect(names.reference(to: inner, in: .model(meta)) == "State")
        #expect(names.reference(to: state, in: .model(meta)) == "Owner.State")
        #expect(names.reference(to: inner, in: .model(owner)) == "Meta.State")
    }

    @Test(
        "presence and direction decide the type of a field",
        arguments: [
            (Presence.required, false, "[String?]", nil), (.optional, false, "[String?]?", "nil"),
            (.nullable, false, "[String?]?", nil), (.change, false, "[String?]?", "nil"),
            (.required, true, "[Nullable<String>]", nil), (.change, true, "Change<[Nullable<String>]>", ".keep"),
        ] as [(Presence, Bool, String, String?)]
    )
    func writesTypes(presence: Presence, isSent: Bool, type: String, argument: String?) {
        let names = SwiftNames(SpecFixture().spec)
        let field = Field.make("x", .list(.nullable(.string)), presence)
        #expect(names.type(of: field, in: .file, isSent: isSent) == type)
        #expect(names.defaultArgument(of: field, in: .file, isSent: isSent) == argument)
    }

    @Test(
        "values are written as Swift literals of their types",
        arguments: [
            (LiteralValue.integer("0012"), TypeReference.int, "12"), (.integer("-5"), .int64, "-5"),
            (.number("1.50"), .double, "1.50"), (.integer("1"), .decimal, "1"),
            (.number("1.10"), .decimal, "Decimal(sign: .plus, exponent: -2, significand: 110)"),
            (.number("-0.5e3"), .decimal, "Decimal(sign: .minus, exponent: 2, significand: 5)"),
            (.integer("123456789012345678901"), .decimal, "Decimal(string: \"123456789012345678901\") ?? 0"),
            (.bool(true), .bool, "true"), (.text("a\"b"), .string, #""a\"b""#), (.emptyList, .list(.int), "[]"),
            (.emptyMap, .map(.int, keys: nil), "[:]"), (.null, .string, "nil"),
            (.text("AQID"), .data, "Data([1, 2, 3])"),
            (
                .text("00112233-4455-6677-8899-aabbccddeeff"), .uuid,
                "UUID(uuid: (0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff))"
            ),
        ] as [(LiteralValue, TypeReference, String)]
    )
    func writesLiterals(value: LiteralValue, type: TypeReference, literal: String) {
        #expect(SwiftNames(SpecFixture().spec).literal(value, of: type, in: .file) == literal)
    }

    @Test("values of enums and newtypes are written by the names of their types")
    func writesModelLiterals() {
        var fixture = SpecFixture()
        let status = fixture.enumeration("Status", [("new", "new"), ("default", "default"), ("init", "init")])
        let level = fixture.enumeration("Level", [("1", "one")], isInteger: true)
        let id = fixture.add("OrderID", .newtype(Newtype(type: .int64)))
        let names = SwiftNames(fixture.spec)
        func literal(_ value: LiteralValue, _ model: ModelID) -> String {
            names.literal(value, of: .of(model), in: .file)
        }
        #expect(literal(.enumValue(status, wire: "default"), status) == ".default")
        #expect(literal(.enumValue(status, wire: "init"), status) == ".`init`")
        #expect(literal(.enumValue(status, wire: "later"), status) == ".unknown(\"later\")")
        #expect(literal(.enumValue(level, wire: "7"), level) == ".unknown(7)")
        #expect(literal(.newtype(id, .integer("5")), id) == "OrderID(5)")
        let change = Field.make("x", .of(id), .change) { $0.defaultValue = .newtype(id, .integer("5")) }
        #expect(names.defaultArgument(of: change, in: .file, isSent: true) == ".set(OrderID(5))")
        let cleared = Field.make("x", .string, .change) { $0.defaultValue = .null }
        #expect(names.defaultArgument(of: cleared, in: .file, isSent: true) == ".clear")
    }

    @Test("arguments of a type nested in a generic one belong to its owner")
    func writesGenericTypes() {
        var fixture = SpecFixture()
        let page = fixture.structure("Page", []) { $0.genericParameters = ["Item"] }
        let meta = fixture.structure("Meta", [], in: .model(page))
        let names = SwiftNames(fixture.spec)
        let type = TypeReference.model(page, arguments: [.list(.int)])
        #expect(names.type(type, in: .file, isSent: false) == "Page<[Int]>")
        #expect(names.type(.model(meta, arguments: [.int]), in: .file, isSent: false) == "Page<Int>.Meta")
        #expect(names.genericParameters(in: meta) == ["Item"])
    }
}
