public import Foundation

/// An answer whose status and business code are successes, ready to be made into a result.
///
/// `value` reads the envelope's data where there is an envelope, else the whole body.
public struct Answer {
    public let status: Int
    public let headers: HTTPFields
    let body: TransportResponse.Body
    /// What is to be decoded; `nil` where it is absent, or null inside an envelope.
    let place: JSONPlace?
    /// Names of members down to what is to be decoded; empty for the whole body.
    let path: [String]
    /// An envelope came in place of a text, bytes or file.
    let isEnvelopeInPlace: Bool
    let context: FailureContext
    let dates: DateFormat
}

extension Answer {
    /// A model; absent, or null data in an envelope, is a failure.
    public func value<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        try value(.value())
    }

    /// What the reader makes of it; absent, or null data in an envelope, is a failure.
    public func value<T>(_ reader: WireReader<T>) throws -> T {
        guard let place else { throw missing(T.self) }
        return try reader.read(from: place.decoder)
    }

    /// A model, or `nil` where there is no body, no data, or null.
    public func valueIfPresent<T: Decodable>(_ type: T.Type = T.self) throws -> T? {
        try valueIfPresent(.value())
    }

    /// What the reader makes of it, or `nil` where there is no body, no data, or null.
    public func valueIfPresent<T>(_ reader: WireReader<T>) throws -> T? {
        try place?.readIfPresent(reader)
    }

    /// Nothing; whatever came is skipped.
    public func empty() throws {}

    /// The body as text, in the charset that `Content-Type` names, else UTF-8.
    public func text() throws -> String {
        if isEnvelopeInPlace { return try value(.string) }
        return try BodyText.text(of: data(), contentType: headers["Content-Type"])
    }

    /// The body as it is.
    public func bytes() throws -> Data {
        try requireNoEnvelope()
        return try data()
    }

    /// A temporary file with the body, which is the caller's to move or remove.
    public func file() throws -> URL {
        try requireNoEnvelope()
        switch body {
        case .file(let url): return url
        case .data(let data):
            let url = TemporaryFile.url()
            do { try data.write(to: url) } catch {
                throw RequestError.storage("the answer cannot be saved", context)
            }
            return url
        }
    }

    /// A header as the result; absent is a failure.
    public func header<T>(_ name: String, _ reader: WireReader<T>) throws -> T {
        try HeaderReader(headers, dates: dates).value(name, reader)
    }

    /// A header as the result, or `nil` where it is absent or empty.
    public func headerIfPresent<T>(_ name: String, _ reader: WireReader<T>) throws -> T? {
        try HeaderReader(headers, dates: dates).valueIfPresent(name, reader)
    }

    /// The error for a status that is none of the outcomes.
    public func unacceptableStatus() -> RequestError {
        var context = context
        context.stage = .status
        return .unacceptableStatus(status, context)
    }
}

extension Answer {
    private func missing(_ type: Any.Type) -> DecodingError {
        let keys = path.map { FieldKey($0) as any CodingKey }
        let context = DecodingError.Context(codingPath: keys, debugDescription: "nothing there")
        return .valueNotFound(type, context)
    }

    private func requireNoEnvelope() throws {
        guard isEnvelopeInPlace else { return }
        throw RequestError.invalidResponse("an envelope without a file came in place of the file", context)
    }

    private func data() throws -> Data {
        switch body {
        case .data(let data): return data
        case .file(let url):
            do { return try Data(contentsOf: url) } catch {
                throw RequestError.storage("the answer cannot be read back", context)
            }
        }
    }
}
