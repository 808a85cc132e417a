import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct ParameterStyleTests {
    private struct Filter: Encodable, Sendable {
        var tags: [String]
        var range: [String: Int]
        var items: [Named]
        var nothing: String?
        func encode(to encoder: any Encoder) throws {
            var object = try ObjectEncoder(encoder)
            try object.value("z", tags, .list(.string))
            try object.value("range", range, .map(.int))
            try object.value("items", items, .list(.value()))
            try object.stringOrNull("nothing", nothing)
        }
    }

    private static let filter = Filter(
        tags: ["b", "a,c"],
        range: ["gt": 1],
        items: [Named(name: "n"), Named(name: "m")]
    )

    @Test(
        "behaviour 2: nested values are written by style, in the spec's order",
        arguments: [
            (ParameterStyle.repeat, "f[z]=b&f[z]=a,c&f[range][gt]=1&f[items][name]=n&f[items][name]=m"),
            (.csv, "f[z]=b,a,c&f[range][gt]=1&f[items][name]=n&f[items][name]=m"),
            (.brackets, "f[z][]=b&f[z][]=a,c&f[range][gt]=1&f[items][][name]=n&f[items][][name]=m"),
            (.indices, "f[z][0]=b&f[z][1]=a,c&f[range][gt]=1&f[items][0][name]=n&f[items][1][name]=m"),
        ]
    )
    func nested(_ style: ParameterStyle, _ expected: String) throws {
        var builder = RequestBuilder()
        try builder.query("f", Self.filter, style: style)
        #expect(builder.queryItems.map { "\($0.name)=\($0.value)" }.joined(separator: "&") == expected)
    }

    @Test(
        "behaviour 2: lists of scalars are written by style",
        arguments: [
            (ParameterStyle.repeat, "a%20b=1%2C2&a%20b=3"), (.csv, "a%20b=1%2C2,3"),
            (.brackets, "a%20b%5B%5D=1%2C2&a%20b%5B%5D=3"), (.indices, "a%20b%5B0%5D=1%2C2&a%20b%5B1%5D=3"),
        ]
    )
    func lists(_ style: ParameterStyle, _ expected: String) throws {
        var builder = RequestBuilder()
        try builder.query("a b", ["1,2", "3"], style: style)
        #expect(builder.queryItems.map(\.encoded).joined(separator: "&") == expected)
    }

    @Test("behaviour 2: nothing, null and empty lists are left out")
    func leftOut() throws {
        var builder = RequestBuilder()
        try builder.query("a", Optional<String>.none)
        try builder.query("b", Nullable<String>.null)
        try builder.query("c", [String](), style: .csv)
        try builder.query("d", Optional<Date>.none, .date(.iso8601))
        #expect(builder.queryItems.isEmpty)
    }

    @Test("behaviour 2: scalars are the text that JSON has, without quotes")
    func scalars() throws {
        var builder = RequestBuilder(dates: .epochSeconds)
        try builder.query("s", "x")
        try builder.query("b", true)
        try builder.query("b1", true, .bool(as: .number))
        try builder.query("i", Int64.max)
        try builder.query("d", 1.0)
        try builder.query("d", 0.1)
        try builder.query("m", Decimal(string: "12345678901234567890.5"))
        try builder.query("t", Date(timeIntervalSince1970: 5))
        try builder.query("t", Date(timeIntervalSince1970: 5), .date(.http))
        try builder.query("u", URL(string: "https://a.example/b"))
        try builder.query("e", OrderStatus.unknown("new one"))
        try builder.query("n", UserID(7))
        try builder.query("y", Data([0xFB, 0xFF]), .data(as: .base64url))
        #expect(
            builder.queryItems.map(\.value) == [
                "x", "true", "1", "9223372036854775807", "1", "0.1", "12345678901234567890.5", "5",
                "Thu, 01 Jan 1970 00:00:05 GMT", "https://a.example/b", "new one", "7", "-_8",
            ]
        )
        #expect(throws: EncodingError.self) { try builder.query("x", Double.nan) }
    }

    @Test("a value written as two kinds at once is refused, not trapped on")
    func conflict() {
        struct Both: Encodable {
            func encode(to encoder: any Encoder) throws {
                try Tag.write("a", "kind", to: encoder)
                try WireWriter.list(.int).write([1], to: encoder)
            }
        }
        var builder = RequestBuilder()
        #expect(throws: RequestError.self) { try builder.query("x", Both()) }
        #expect(throws: RequestError.self) { try builder.path("x", Both()) }
    }
}
