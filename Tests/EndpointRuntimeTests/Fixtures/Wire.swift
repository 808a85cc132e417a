import Foundation

@testable import EndpointRuntime

/// JSON in and out, as the client reads and writes it.
enum Wire {
    static func decode<T: Decodable>(_ type: T.Type = T.self, _ text: String, dates: DateFormat = .iso8601) throws -> T
    {
        try read(.value(), text, dates: dates)
    }

    static func read<T>(_ reader: WireReader<T>, _ text: String, dates: DateFormat = .iso8601) throws -> T {
        try reader.read(from: JSONCoding.document(text, userInfo: JSONCoding.userInfo(dates: dates)))
    }

    static func encode(_ value: some Encodable, dates: DateFormat = .iso8601) throws -> String {
        String(decoding: try JSONCoding.data(value, userInfo: JSONCoding.userInfo(dates: dates)), as: UTF8.self)
    }

    static func write<T>(_ writer: WireWriter<T>, _ value: T) throws -> String {
        try encode(Written(value: value, writer: writer))
    }

    /// What goes wrong, as callers see it.
    static func problem<T>(_ body: () throws -> T) -> DecodingProblem? {
        do {
            _ = try body()
            return nil
        } catch let error as DecodingError {
            return DecodingProblem(error)
        } catch {
            return nil
        }
    }
}
