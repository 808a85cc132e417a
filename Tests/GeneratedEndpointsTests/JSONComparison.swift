import EndpointRuntime
import Foundation
import Testing

/// Reads a value from JSON text the way a client does, with a decoder that has no settings of its own.
func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
}

/// Checks that a value is written as the JSON that stands in the test, whatever the order of its keys.
func expectJSON(
    _ value: some Encodable,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let written = try decode(JSONValue.self, String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    let expected = try decode(JSONValue.self, text)
    #expect(written == expected, sourceLocation: sourceLocation)
}
