import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct JSONValueTests {
    @Test(
        "anything is kept and written back",
        arguments: [
            "null", "true", "[]", "{}", "\"\"", "0", "-1", "1.5", "[[[1]]]", #"{"a":{"b":[null,false,"c"]}}"#,
            "9223372036854775807", "9223372036854775808", "18446744073709551616", "-9223372036854775809",
            "12345678901234567890123456789012345678", "9007199254740993", "0.1", "12345678901234567890.123456789",
            "0.000000000000000000000000000001",
        ]
    )
    func roundTrip(_ json: String) throws {
        #expect(try Wire.encode(Wire.decode(JSONValue.self, json)) == json)
    }

    @Test("numbers are equal when their values are")
    func equality() throws {
        let read = try Wire.decode([JSONValue].self, "[1, 1.0, 10e-1, 1.50, 1.5]")
        #expect(read[0] == read[1] && read[1] == read[2] && read[3] == read[4] && read[0] != read[3])
        #expect(Set(read).count == 2)
        #expect(read[0] == 1)
    }

    @Test("a number beyond what decimals hold is the nearest double")
    func huge() throws {
        #expect(try Wire.decode(JSONValue.self, "1e300").doubleValue == 1e300)
    }

    @Test("numbers are converted where they fit")
    func conversions() throws {
        let wide = try Wire.decode(JSONValue.self, "9223372036854775808")
        #expect(wide.intValue == nil)
        #expect(wide.doubleValue == 9_223_372_036_854_775_808)
        #expect(try Wire.decode(JSONValue.self, "7.0").intValue == 7)
        #expect(JSONNumber(Double.nan) == nil)
        #expect(JSONNumber(0.1)?.decimalValue == Decimal(string: "0.1"))
    }

    @Test("literals, members and elements are reached by subscripts")
    func access() {
        var value: JSONValue = ["name": "花子", "tags": ["a", 2, 1.5, nil, true]]
        #expect(value["name"]?.stringValue == "花子")
        #expect(value["tags"]?[1]?.intValue == 2)
        #expect(value["tags"]?[9] == nil)
        #expect(value["tags"]?[4]?.boolValue == true)
        value["name"] = nil
        value["new"] = 1
        #expect(value.objectValue?.keys.sorted() == ["new", "tags"])
        #expect(value["tags"]?.arrayValue?.count == 5)
    }
}
