import Foundation
import Testing

@testable import EndpointRuntime

/// Every scalar in its three forms, by one model that has them all.
private struct Everything: Codable {
    var json: String

    init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        var read: [String] = []
        func note(_ value: Any?) { read.append(value.map { "\($0)" } ?? "-") }
        note(try object.string("string"))
        note(try object.stringIfPresent("x"))
        note(try object.stringOrNull("null"))
        note(try object.bool("bool"))
        note(try object.boolIfPresent("x"))
        note(try object.boolOrNull("null"))
        note(try object.int("int"))
        note(try object.intIfPresent("x"))
        note(try object.intOrNull("null"))
        note(try object.int32("int"))
        note(try object.int32IfPresent("x"))
        note(try object.int32OrNull("null"))
        note(try object.int64("int"))
        note(try object.int64IfPresent("x"))
        note(try object.int64OrNull("null"))
        note(try object.float("half"))
        note(try object.floatIfPresent("x"))
        note(try object.floatOrNull("null"))
        note(try object.double("half"))
        note(try object.doubleIfPresent("x"))
        note(try object.doubleOrNull("null"))
        note(try object.decimal("half"))
        note(try object.decimalIfPresent("x"))
        note(try object.decimalOrNull("null"))
        note(try object.uuid("uuid"))
        note(try object.uuidIfPresent("x"))
        note(try object.uuidOrNull("null"))
        note(try object.url("url"))
        note(try object.urlIfPresent("x"))
        note(try object.urlOrNull("null"))
        note(try object.data("data").count)
        note(try object.dataIfPresent("x"))
        note(try object.dataOrNull("null"))
        note(try object.json("int"))
        note(try object.jsonIfPresent("x"))
        note(try object.jsonOrNull("null"))
        note(try object.json("null"))
        note(try object.day("day"))
        note(try object.dayIfPresent("x"))
        note(try object.dayOrNull("null"))
        note(try object.date("int", .epochSeconds).timeIntervalSince1970)
        note(try object.dateIfPresent("x", .http))
        note(try object.dateOrNull("null", .iso8601))
        note(try object.value("named", as: Named.self).name)
        note(try object.valueIfPresent("x", as: Named.self))
        note(try object.valueOrNull("null", as: Named.self))
        note(try object.value("list", .list(.int)))
        note(try object.valueIfPresent("x", .list(.int)))
        note(try object.valueOrNull("null", .list(.int)))
        note(try object.numbers("list") as [Int])
        note(try object.numbersIfPresent("x") as [Int]?)
        note(try object.numbersOrNull("null") as [Int]?)
        try object.fixed("string", "s")
        try object.fixed("bool", true)
        try object.fixed("int", 7)
        json = read.joined(separator: " ")
    }

    func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("a", "s")
        try object.stringIfPresent("-", nil)
        try object.stringOrNull("a0", nil)
        try object.bool("b", true)
        try object.boolIfPresent("-", nil)
        try object.boolOrNull("b0", nil)
        try object.bool("b1", true, as: .number)
        try object.int("c", 1)
        try object.intIfPresent("-", nil)
        try object.intOrNull("c0", 0)
        try object.int32("d", 1, as: .text)
        try object.int32IfPresent("-", nil)
        try object.int32OrNull("d0", nil)
        try object.int64("e", 1, as: .text)
        try object.int64IfPresent("-", nil)
        try object.int64OrNull("e0", nil)
        try object.float("f", 0.5)
        try object.floatIfPresent("-", nil)
        try object.floatOrNull("f0", nil)
        try object.double("g", 0.5)
        try object.doubleIfPresent("-", nil)
        try object.doubleOrNull("g0", nil)
        try object.decimal("h", 1.5, as: .text)
        try object.decimalIfPresent("-", nil)
        try object.decimalOrNull("h0", nil)
        try object.uuid("i", UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        try object.uuidIfPresent("-", nil)
        try object.uuidOrNull("i0", nil)
        try object.urlIfPresent("j", URL(string: "https://a.example/b"))
        try object.urlOrNull("j0", nil)
        try object.data("k", Data([0xFB, 0xFF]), as: .base64url)
        try object.dataIfPresent("-", nil)
        try object.dataOrNull("k0", nil)
        try object.json("l", [1])
        try object.jsonIfPresent("-", nil)
        try object.jsonOrNull("l0", nil)
        try object.dayIfPresent("m", CalendarDate("2024-01-02"))
        try object.dayOrNull("m0", nil)
        try object.date("n", Date(timeIntervalSince1970: 1), .epochMilliseconds)
        try object.dateIfPresent("-", nil, .http)
        try object.dateOrNull("n0", nil, .http)
        try object.value("o", Named(name: "x"))
        try object.valueIfPresent("-", Optional<Named>.none)
        try object.valueOrNull("o0", Optional<Named>.none)
        try object.value("p", [1], .list(.int))
        try object.valueIfPresent("-", nil, .list(.int))
        try object.valueOrNull("p0", nil, .list(.int))
    }

    init() { json = "" }
}

@Suite struct ObjectCodingTests {
    private static let json = """
        {"string":"s","bool":true,"int":7,"half":0.5,"uuid":"00000000-0000-0000-0000-000000000001",
        "url":"https://a.example","data":"AAE=","day":"2024-01-02","named":{"name":"n"},"list":[1,2],"null":null}
        """

    @Test("behaviour 49: each scalar is read where it is present, absent and null")
    func reading() throws {
        let read = try Wire.decode(Everything.self, Self.json).json
        #expect(
            read == """
                s - - true - - 7 - - 7 - - 7 - - 0.5 - - 0.5 - - 0.5 - - 00000000-0000-0000-0000-000000000001 - - \
                https://a.example - - 2 - - number(7) - - null 2024-01-02 - - 7.0 - - n - - [1, 2] - - \
                [1, 2] - -
                """
        )
    }

    @Test("behaviour 49: each scalar is written, left out and written as null")
    func writing() throws {
        #expect(
            try Wire.encode(Everything()) == """
                {"a":"s","a0":null,"b":true,"b0":null,"b1":1,"c":1,"c0":0,"d":"1","d0":null,"e":"1","e0":null,\
                "f":0.5,"f0":null,"g":0.5,"g0":null,"h":"1.5","h0":null,"i":"00000000-0000-0000-0000-000000000001",\
                "i0":null,"j":"https://a.example/b","j0":null,"k":"-_8","k0":null,"l":[1],"l0":null,\
                "m":"2024-01-02","m0":null,"n":1000,"n0":null,"o":{"name":"x"},"o0":null,"p":[1],"p0":null}
                """
        )
    }

    @Test(
        "behaviour 13: a required field that is absent, null or wrong is named with its path",
        arguments: [
            (#"{"items":[{"name":"a"},{}],"has_more":true}"#, "items.1.name", DecodingProblem.Kind.missing),
            (#"{"items":[{"name":null}],"has_more":true}"#, "items.0.name", .null),
            (#"{"items":[{"name":1}],"has_more":true}"#, "items.0.name", .wrongType("String")),
            (#"{"items":[],"has_more":null}"#, "has_more", .null),
            (#"{"has_more":true}"#, "items", .missing),
        ]
    )
    func paths(_ json: String, _ path: String, _ kind: DecodingProblem.Kind) {
        let problem = Wire.problem { try Wire.decode(Page<Named>.self, json) }
        #expect(problem == DecodingProblem(path: path, kind: kind))
    }

    @Test("behaviour 13: a key that has to be there, null or not, is missed")
    func orNullNeedsKey() {
        #expect(Wire.problem { try Wire.decode(Patch.self, "{}") } == DecodingProblem(path: "bio", kind: .missing))
    }

    @Test("behaviour 13: an unknown field is no failure")
    func unknownField() throws {
        #expect(try Wire.decode(Named.self, #"{"name":"a","new":[1]}"#) == Named(name: "a"))
    }

    @Test("a fixed value that differs is a failure that names the field and not the value")
    func fixed() {
        struct Fixed: Decodable {
            init(from decoder: any Decoder) throws { try ObjectDecoder(decoder).fixed("object", "customer") }
        }
        let problem = Wire.problem { try Wire.decode(Fixed.self, #"{"object":"secret"}"#) }
        #expect(problem == DecodingProblem(path: "object", kind: .invalid))
        #expect(problem.map { "\($0)" }?.contains("secret") == false)
    }

    @Test("whole numbers in lists and maps may be digits in text, and what is neither is named with its path")
    func numbers() throws {
        struct Numbers: Decodable, Equatable {
            var list: [Int]
            var map: [String: [Int64]]

            init(from decoder: any Decoder) throws {
                let object = try ObjectDecoder(decoder)
                list = try object.numbers("list")
                map = try object.numbersIfPresent("map") ?? [:]
            }
        }
        let mixed = try Wire.decode(Numbers.self, #"{"list":[1,"2"],"map":{"a":["9223372036854775807"],"b":[7]}}"#)
        #expect(mixed.list == [1, 2] && mixed.map == ["a": [9_223_372_036_854_775_807], "b": [7]])
        #expect(try Wire.decode(Numbers.self, #"{"list":[],"map":null}"#).map.isEmpty)
        let faults: [(String, String, DecodingProblem.Kind)] = [
            (#"{"list":[1,"x"]}"#, "list.1", .invalid), (#"{"list":[null]}"#, "list.0", .null),
            (#"{"list":[1,"2",null]}"#, "list.2", .null), (#"{"map":{}}"#, "list", .missing),
            (#"{"list":[],"map":{"a":[true]}}"#, "map.a.0", .wrongType("Int64")),
        ]
        for (json, path, kind) in faults {
            #expect(Wire.problem { try Wire.decode(Numbers.self, json) } == DecodingProblem(path: path, kind: kind))
        }
    }

    @Test("the required fields of a variant are looked for by name")
    func contains() throws {
        let object = try ObjectDecoder(JSONCoding.document(#"{"id":1,"login":null}"#, userInfo: [:]))
        #expect(object.contains(["id", "login"]))
        #expect(!object.contains(["id", "bio"]))
        #expect(object.containsAny(["bio", "login"]))
        #expect(!object.containsAny(["bio"]))
    }
}
