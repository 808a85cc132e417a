import Testing

@testable import EndpointSpec

@Suite struct DerivedNamesTests {
    @Test(
        "A case is named after its wire value, split at other characters and lower-to-upper borders",
        arguments: [
            ("PAUSED", "paused"), ("help-wanted-issues", "helpWantedIssues"), ("too heated", "tooHeated"),
            ("action_required", "actionRequired"), ("Production", "production"), ("apiError", "apiError"),
            ("1", "value1"), ("2xl", "value2xl"), ("+1", "value1"), ("iOS", "iOs"), ("HTTPServer", "httpserver"),
            ("v1Beta", "v1beta"), ("a--b", "aB"), ("one_off", "oneOff"), ("true", "true"),
        ]
    )
    func caseNames(wire: String, name: String) {
        #expect(DerivedNames.caseName(forWireValue: wire) == name)
    }

    @Test("A value without ASCII letters and digits gives no name", arguments: ["", "!", "naïve", "花"])
    func unnameable(wire: String) {
        #expect(DerivedNames.caseName(forWireValue: wire) == nil)
    }

    @Test(
        "A header's parameter drops X- and joins words",
        arguments: [
            ("X-Request-ID", "requestID"), ("If-Modified-Since", "ifModifiedSince"), ("Content-Type", "contentType"),
            ("Accept", "accept"), ("X-CommonMarker-Version", "commonMarkerVersion"), ("DNT", "dnt"),
            ("x-request-id", "requestId"), ("WWW-Authenticate", "wwwAuthenticate"),
        ]
    )
    func headers(header: String, name: String) {
        #expect(DerivedNames.parameterName(forHeader: header) == name)
    }

    @Test(
        "A module is called after its file, and referred to in lowerCamelCase",
        arguments: [
            ("voice-rooms.yaml", "VoiceRooms", "voiceRooms"), ("a/b/orders.yaml", "Orders", "orders"),
            ("URLTools.yml", "URLTools", "urlTools"), ("api.yaml", "Api", "api"),
            ("userIDs.yaml", "UserIDs", "userIDs"),
        ]
    )
    func modules(path: String, name: String, reference: String) {
        #expect(DerivedNames.moduleName(forFile: path) == name)
        #expect(DerivedNames.lowerCamel(name) == reference)
    }

    @Test("Cases never hide an optional's or the one for the rest, in whatever way they got their name")
    func hiddenCases() throws {
        let spec = try ResolvedText(
            """
            models:
              Open: { enum: { 0: unknown, 1: none, 2: some } }
              Closed: { enum: [unknown, none], open: false }
              Relation: { enum: [none, following], open: true }
              Filter: { oneOf: { number: int, none: { value: none }, unknown: bool } }
              Event: { oneOf: { unknown: A, otherwise: A }, discriminator: kind, otherwise: json }
              A: { fields: { a: Open = unknown, b: Open = unknownValue, c: Open = 0 } }
            """
        ).clean()
        func cases(_ name: String) throws -> [String] {
            switch try spec.model(name).kind {
            case .enumeration(let enumeration): enumeration.values.map(\.name)
            case .union(let union): union.variants.map(\.name)
            default: []
            }
        }
        #expect(try cases("Open") == ["unknownValue", "noneValue", "someValue"])
        #expect(try cases("Closed") == ["unknown", "noneValue"])
        #expect(try cases("Relation") == ["noneValue", "following"])
        #expect(try cases("Filter") == ["number", "noneValue", "unknownValue"])
        #expect(try cases("Event") == ["unknown", "otherwiseValue"])
        let id = try spec.model("Open").id
        let defaults = try spec.structure("A").fields.map(\.defaultValue)
        #expect(defaults == Array(repeating: .enumValue(id, wire: "0"), count: 3))
    }

    @Test(
        "a case never takes a name that an optional has, nor that of the case for the rest",
        arguments: [
            ("none", "noneValue"), ("some", "someValue"), ("unknown", "unknownValue"), ("paid", "paid"),
        ]
    )
    func unhiddenNames(name: String, expected: String) {
        #expect(DerivedNames.unhidden(name, rest: "unknown") == expected)
    }
}
