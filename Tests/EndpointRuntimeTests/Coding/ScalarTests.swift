import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct ScalarTests {
    /// One scalar: JSON that is read, what it means, and how it is written (the same JSON unless given).
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let check: @Sendable () throws -> Void

        init<T: Equatable & Sendable>(
            _ json: String,
            _ value: T,
            _ reader: @escaping @Sendable () -> WireReader<T>,
            _ writer: @escaping @Sendable () -> WireWriter<T>,
            writtenAs written: String? = nil
        ) {
            testDescription = "\(T.self) \(json)"
            check = {
                let read = try Wire.read(reader(), json)
                let wire = try Wire.write(writer(), value)
                #expect(read == value)
                #expect(wire == written ?? json)
            }
        }
    }

    static let cases: [Case] = [
        Case(#""花子 \" / é""#, "花子 \" / é", { .string }, { .string }),
        Case("true", true, { .bool }, { .bool }),
        Case("1", true, { .bool(as: .number) }, { .bool(as: .number) }),
        Case("0", false, { .bool(as: .number) }, { .bool(as: .number) }),
        Case("true", true, { .bool(as: .number) }, { .bool(as: .number) }, writtenAs: "1"),
        Case("-9223372036854775808", Int.min, { .int }, { .int }),
        Case("\"42\"", 42, { .int }, { .int }, writtenAs: "42"),
        Case("42", 42, { .int(as: .text) }, { .int(as: .text) }, writtenAs: "\"42\""),
        Case("-2147483648", Int32.min, { .int32 }, { .int32 }),
        Case("\"7\"", Int32(7), { .int32(as: .text) }, { .int32(as: .text) }),
        Case("9007199254740993", Int64(9_007_199_254_740_993), { .int64 }, { .int64 }),
        Case("\"-9223372036854775808\"", Int64.min, { .int64(as: .text) }, { .int64(as: .text) }),
        Case("0.1", Float(0.1), { .float }, { .float }),
        Case("0.1", 0.1, { .double }, { .double }),
        Case("1e2", 100.0, { .double }, { .double }, writtenAs: "100"),
        Case("0.1", Decimal(string: "0.1")!, { .decimal }, { .decimal }),
        Case("12345678901234567890.123456789", wide, { .decimal }, { .decimal }),
        Case("\"12345678901234567890.123456789\"", wide, { .decimal(as: .text) }, { .decimal(as: .text) }),
        Case("\"0.10\"", Decimal(string: "0.1")!, { .decimal }, { .decimal }, writtenAs: "0.1"),
        Case(#""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, uuid, { .uuid }, { .uuid }),
        Case(#""https://a.example/p?q=1#f""#, URL(string: "https://a.example/p?q=1#f")!, { .url }, { .url }),
        Case(#""+/8=""#, Data([0xFB, 0xFF]), { .data }, { .data }),
        Case(#""-_8""#, Data([0xFB, 0xFF]), { .data(as: .base64url) }, { .data(as: .base64url) }),
        Case(#""AAEC\r\nAwQF\n""#, Data([0, 1, 2, 3, 4, 5]), { .data }, { .data }, writtenAs: #""AAECAwQF""#),
        Case(#""2024-02-29""#, CalendarDate(year: 2024, month: 2, day: 29)!, { .day }, { .day }),
        Case(#"{"a":[1,null,"x"]}"#, ["a": [1, nil, "x"]] as JSONValue, { .json }, { .json }),
        Case("1700000000", Date(timeIntervalSince1970: 1.7e9), { .date(.epochSeconds) }, { .date(.epochSeconds) }),
        Case(
            "\"1700000000123\"",
            Date(timeIntervalSinceReferenceDate: 721_692_800.123),
            { .date(.epochMilliseconds) },
            { .date(.epochMilliseconds) },
            writtenAs: "1700000000123"
        ),
        Case("[1,\"2\"]", [1, 2], { .list(.int) }, { .list(.int) }, writtenAs: "[1,2]"),
        Case(#"{"a":true}"#, ["a": true], { .map(.bool) }, { .map(.bool) }),
        Case(#"{"7":"x"}"#, [UserID(7): "x"], { .dictionary(.string) }, { .dictionary(.string) }),
        Case(
            #"{"2":1,"10":2}"#,
            [2: 1, 10: 2],
            { .dictionary(.int) },
            { .dictionary(.int) },
            writtenAs: #"{"10":2,"2":1}"#
        ),
        Case("[null,1]", [nil, 1], { .list(.nullable(.int)) }, { .list(.nullable(.int)) }),
        Case(#""{\"name\":\"a\"}""#, Named(name: "a"), { .jsonString(.value()) }, { .jsonString(.value()) }),
    ]

    private static let wide = Decimal(string: "12345678901234567890.123456789")!
    private static let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!

    @Test("behaviour 13: every scalar and format round trips", arguments: cases)
    func roundTrip(_ testCase: Case) throws { try testCase.check() }

    @Test(
        "what is no such scalar is a failure",
        arguments: [
            ("\"1.5\"", "int"), ("\"+5\"", "int"), ("\" 5\"", "int"), ("\"\"", "int"), ("1.5", "int"),
            ("2147483648", "int32"), ("9223372036854775808", "int64"), ("2", "number"), ("\"12abc\"", "decimal"),
            ("\"\"", "url"), ("\"2023-02-29\"", "day"), ("\"2024-2-9\"", "day"), ("\"a b=\"", "data"),
            ("\"+/8\"", "base64url"), ("\"NaN\"", "double"), ("\"x\"", "uuid"), ("null", "int"), ("1", "string"),
            ("\"{\"", "jsonString"),
        ]
    )
    func refused(_ json: String, _ kind: String) {
        let readers: [String: () throws -> Void] = [
            "int": { _ = try Wire.read(.int, json) }, "int32": { _ = try Wire.read(.int32, json) },
            "int64": { _ = try Wire.read(.int64, json) }, "number": { _ = try Wire.read(.bool(as: .number), json) },
            "decimal": { _ = try Wire.read(.decimal, json) }, "url": { _ = try Wire.read(.url, json) },
            "day": { _ = try Wire.read(.day, json) }, "data": { _ = try Wire.read(.data, json) },
            "base64url": { _ = try Wire.read(.data(as: .base64url), json) },
            "double": { _ = try Wire.read(.double, json) }, "uuid": { _ = try Wire.read(.uuid, json) },
            "string": { _ = try Wire.read(.string, json) },
            "jsonString": { _ = try Wire.read(.jsonString(WireReader<Named>.value()), json) },
        ]
        #expect(throws: DecodingError.self) { try readers[kind]?() }
    }

    @Test("behaviour 13: numbers that JSON does not have are not written")
    func nonFinite() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(throws: EncodingError.self) { try Wire.write(.double, value) }
            #expect(throws: EncodingError.self) { try Wire.write(.float, Float(value)) }
        }
        #expect(throws: EncodingError.self) { try Wire.write(.decimal, Decimal.nan) }
    }

    @Test("an address may hold characters that addresses encode")
    func addressWithText() throws {
        let url = try Wire.read(.url, #""https://a.example/花?q=子""#)
        #expect(url.absoluteString == "https://a.example/%E8%8A%B1?q=%E5%AD%90")
    }

    @Test("behaviour 13: a problem inside JSON in a string is named with the path to the string")
    func pathThroughJSONString() {
        struct Holder: Decodable {
            init(from decoder: any Decoder) throws {
                let object = try ObjectDecoder(decoder)
                let _: Named? = try object.valueIfPresent("ext", .jsonString(.value()))
            }
        }
        let problem = Wire.problem { try Wire.decode(Holder.self, #"{"ext":"{\"name\":1}"}"#) }
        #expect(problem == DecodingProblem(path: "ext.name", kind: .wrongType("String")))
    }
}
