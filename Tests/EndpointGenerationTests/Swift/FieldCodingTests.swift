import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
import EndpointSpec
import EndpointSpecFixtures
import Testing

@Suite struct FieldCodingTests {
    private static let types: [(TypeReference, String, String)] = [
        (.string, "string(\"x\"", ""), (.bool, "bool(\"x\"", ""), (.int, "int(\"x\"", ""),
        (.scalar(.int32, format: nil), "int32(\"x\"", ""),
        (.scalar(.int64, format: .string), "int64(\"x\"", ", as: .text"),
        (.scalar(.float, format: nil), "float(\"x\"", ""), (.double, "double(\"x\"", ""),
        (.scalar(.decimal, format: .string), "decimal(\"x\"", ", as: .text"), (.uuid, "uuid(\"x\"", ""),
        (.url, "url(\"x\"", ""), (.data, "data(\"x\"", ""),
        (.scalar(.base64, format: .base64url), "data(\"x\"", ", as: .base64url"), (.json, "json(\"x\"", ""),
        (.day, "day(\"x\"", ""), (.milliseconds, "date(\"x\"", ", .epochMilliseconds"),
        (.scalar(.dateTime, format: .http), "date(\"x\"", ", .http"),
        (
            .scalar(.dateTime, format: .pattern("yyyy\"", zone: "UTC")), "date(\"x\"",
            ", .pattern(\"yyyy\\\"\", zone: \"UTC\")"
        ),
        (.scalar(.bool, format: .number), "bool(\"x\"", ", as: .number"), (.list(.string), "value(\"x\"", ""),
        (.list(.scalar(.int, format: .string)), "value(\"x\"", ", .list(.int(as: .text))"),
        (.map(.uuid, keys: nil), "value(\"x\"", ", .map(.uuid)"),
        (.map(.string, keys: .int), "value(\"x\"", ", .dictionary(.string)"),
        (.list(.nullable(.day)), "value(\"x\"", ", .list(.nullable(.day))"),
        (.parameter("Item"), "value(\"x\"", ", .generic()"),
    ]

    @Test("each type has its helper and format, alike in both directions", arguments: types)
    func writesTypes(type: TypeReference, call: String, format: String) {
        let field = Field.make("a", type, wire: "x")
        #expect(coding().decodeLines(field, indentation: 8) == ["a = try object.\(call)\(format))"])
        #expect(coding().encodeLines(field, indentation: 8) == ["try object.\(call), a\(format))"])
    }

    @Test(
        "whole numbers in lists and maps are written as they are, and read with a look at other forms",
        arguments: [
            .list(.int), .map(.int64, keys: nil), .list(.map(.scalar(.int32, format: .number), keys: nil)),
        ] as [TypeReference]
    )
    func writesNumbers(type: TypeReference) {
        let field = Field.make("a", type)
        #expect(coding().decodeLines(field, indentation: 8) == ["a = try object.numbers(\"a\")"])
        #expect(coding().encodeLines(field, indentation: 8) == ["try object.value(\"a\", a)"])
    }

    @Test(
        "presence chooses the helper",
        arguments: [
            (Presence.required, false, "string(\"a\")", "string(\"a\", a)"),
            (.optional, false, "stringIfPresent(\"a\")", "stringIfPresent(\"a\", a)"),
            (.nullable, false, "stringOrNull(\"a\")", "stringOrNull(\"a\", a)"),
            (.change, false, "stringIfPresent(\"a\")", "stringIfPresent(\"a\", a)"),
            (.change, true, "change(\"a\", .string)", "change(\"a\", a, .string)"),
        ]
    )
    func writesPresence(presence: Presence, isSent: Bool, decode: String, encode: String) {
        let field = Field.make("a", .string, presence)
        #expect(coding(isSent: isSent).decodeLines(field, indentation: 8) == ["a = try object.\(decode)"])
        #expect(coding(isSent: isSent).encodeLines(field, indentation: 8) == ["try object.\(encode)"])
    }

    @Test("a default stands for what is absent or null")
    func writesDefaults() {
        let field = Field.make("a", .int) { $0.defaultValue = .integer("1") }
        #expect(coding().decodeLines(field, indentation: 8) == ["a = try object.intIfPresent(\"a\") ?? 1"])
        #expect(coding().encodeLines(field, indentation: 8) == ["try object.int(\"a\", a)"])
        let null = Field.make("a", .int, .optional) { $0.defaultValue = .null }
        #expect(coding().decodeLines(null, indentation: 8) == ["a = try object.intIfPresent(\"a\")"])
    }

    @Test(
        "a fixed value is checked and sent",
        arguments: [
            (TypeReference.string, LiteralValue.text("a\"b"), #"fixed("k", "a\"b")"#, #"string("k", "a\"b")"#),
            (.bool, .bool(true), #"fixed("k", true)"#, #"bool("k", true)"#),
            (.scalar(.bool, format: .number), .bool(true), #"fixed("k", true)"#, #"bool("k", true, as: .number)"#),
            (.int, .integer("2"), #"fixed("k", 2)"#, #"int64("k", 2)"#),
            (.scalar(.int64, format: .string), .integer("2"), #"fixed("k", 2)"#, #"int64("k", 2, as: .text)"#),
            (.double, .number("1.5"), #"fixed("k", number: 1.5)"#, #"double("k", 1.5)"#),
        ]
    )
    func writesFixedValues(type: TypeReference, value: LiteralValue, decode: String, encode: String) {
        let field = Field.make("k", type) { $0.fixedValue = value }
        #expect(coding().decodeLines(field, indentation: 8) == ["try object.\(decode)"])
        #expect(coding().encodeLines(field, indentation: 8) == ["try object.\(encode)"])
    }

    @Test("what is not received is not read, what is not sent is not written")
    func leavesOut() {
        let readOnly = Field.make("a", .int) { $0.isReadOnly = true }
        let writeOnly = Field.make("a", .int) { $0.isWriteOnly = true }
        #expect(coding().encodeLines(readOnly, indentation: 8) == [])
        #expect(coding().decodeLines(readOnly, indentation: 8).count == 1)
        #expect(coding().decodeLines(writeOnly, indentation: 8) == [])
        #expect(coding().encodeLines(writeOnly, indentation: 8).count == 1)
    }

    @Test("JSON inside a string is read through it, and null in a sent list is a value of its own")
    func composes() {
        let field = Field.make("a", .list(.int), .optional) { $0.isJSONString = true }
        #expect(
            coding().decodeLines(field, indentation: 8)
                == ["a = try object.valueIfPresent(\"a\", .jsonString(.list(.int)))"]
        )
        let nulls = Field.make("a", .list(.nullable(.int)))
        #expect(
            coding(isSent: true).encodeLines(nulls, indentation: 8) == [
                "try object.value(\"a\", a, .list(.orNull(.int)))"
            ]
        )
    }

    @Test("a property that a variable hides is reached through self")
    func reachesHidden() {
        #expect(
            coding().decodeLines(.make("object", .string), indentation: 8)
                == ["self.object = try object.string(\"object\")"]
        )
        #expect(
            coding().encodeLines(.make("self", .string), indentation: 8)
                == ["try object.string(\"self\", self.`self`)"]
        )
        #expect(
            coding().decodeLines(.make("default", .string), indentation: 8)
                == ["`default` = try object.string(\"default\")"]
        )
    }

    private func coding(isSent: Bool = false) -> FieldCoding {
        let names = SwiftNames(SpecFixture().spec)
        return FieldCoding(
            types: TypeWriter(names: names, words: names.vocabulary(in: .file), scope: .file, isSent: isSent)
        )
    }
}
