public import Foundation

/// Collects what an endpoint's value adds to its request.
///
/// Parameters are written in the order of the calls. `nil` leaves a parameter out. All methods throw ``RequestError``
/// or `EncodingError` naming the parameter, never its value.
public struct RequestBuilder: Sendable {
    let dates: DateFormat
    /// Percent-encoded, by placeholder.
    private(set) var pathValues: [String: String] = [:]
    private(set) var target: URL?
    private(set) var queryItems: [QueryItem] = []
    private(set) var headers = HTTPFields()
    private(set) var omittedHeaders: [String] = []
    private(set) var idempotencyKey: String?
    var body = BodyContent.none
    /// Of the body; a `Content-Type` header of the endpoint's own goes before.
    var contentType: String?

    /// - Parameter dates: How generic models write dates.
    public init(dates: DateFormat = .iso8601) { self.dates = dates }
}

extension RequestBuilder {
    /// Fills a placeholder of the path.
    public mutating func path<T: Encodable>(_ name: String, _ value: T, style: PathStyle = .segment) throws {
        try setPath(
            name,
            Self.plainText(value) ?? tree(value, name).scalar(named: name, separator: style.separator),
            style
        )
    }

    /// What most parameters are, without a detour over an encoder; the same text.
    private static func plainText<T>(_ value: T) -> String? {
        if T.self == String.self { return value as? String }
        if T.self == Int.self { return (value as? Int).map { String($0) } }
        return nil
    }

    /// Fills a placeholder of the path with what the writer makes of the value.
    public mutating func path<T>(
        _ name: String,
        _ value: T,
        _ writer: WireWriter<T>,
        style: PathStyle = .segment
    ) throws {
        let node = try tree(Written(value: value, writer: writer), name)
        try setPath(name, node.scalar(named: name, separator: style.separator), style)
    }

    /// An empty segment would make another path, so it is refused.
    private mutating func setPath(_ name: String, _ text: String?, _ style: PathStyle) throws {
        guard let text else {
            throw RequestError.invalidRequest("path parameter '\(name)' is null", .build)
        }
        guard style == .segments || !text.isEmpty else {
            throw RequestError.invalidRequest("path parameter '\(name)' is empty", .build)
        }
        pathValues[name] = style == .segments ? PercentEncoding.segments(text) : PercentEncoding.component(text)
    }

    /// The whole address, in place of server and path.
    public mutating func url(_ url: URL) { target = url }

    /// Goes to an address that the backend gave, which has all parameters in it already.
    mutating func follow(_ address: URL) {
        target = address
        queryItems = []
    }

    /// Adds a parameter behind the `?`.
    public mutating func query<T: Encodable>(_ name: String, _ value: T?, style: ParameterStyle = .repeat) throws {
        guard let value else { return }
        if let text = Self.plainText(value) { return queryItems.append(QueryItem(name, text)) }
        queryItems += try tree(value, name).items(named: name, style: style, nulls: nil)
    }

    /// Adds a parameter behind the `?`, as the writer makes it.
    public mutating func query<T>(
        _ name: String,
        _ value: T?,
        _ writer: WireWriter<T>,
        style: ParameterStyle = .repeat
    ) throws {
        guard let value else { return }
        try query(name, Written(value: value, writer: writer), style: style)
    }

    /// Adds parameters that are texts already.
    mutating func add(_ items: [QueryItem]) { queryItems += items }

    /// Sets a header, in place of a common one of that name. Lists are joined by `, `.
    public mutating func header<T: Encodable>(_ name: String, _ value: T?) throws {
        guard let value,
            let text = try Self.plainText(value) ?? tree(value, name).scalar(named: name, separator: ", ")
        else { return }
        try HeaderText.check(name, text)
        headers[name] = text
    }

    /// Sets a header, as the writer makes it.
    public mutating func header<T>(_ name: String, _ value: T?, _ writer: WireWriter<T>) throws {
        guard let value else { return }
        try header(name, Written(value: value, writer: writer))
    }

    /// Drops a common header.
    public mutating func omitHeader(_ name: String) { omittedHeaders.append(name) }

    /// Tells repeats of this submission apart, for endpoints whose key is one of their parameters.
    public mutating func idempotencyKey<T: Encodable>(_ value: T?) throws {
        guard let value else { return }
        idempotencyKey = try tree(value, "idempotencyKey").scalar(named: "idempotencyKey", separator: ",")
    }

    func tree<T: Encodable>(_ value: T, _ name: String) throws -> TreeNode {
        try TreeEncoder.tree(value, named: name, dates: dates)
    }
}

/// What may stand in a header; RFC 9110 section 5.5.
enum HeaderText {
    static func check(_ name: String, _ value: String) throws {
        let isBroken = value.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }
        if isBroken { throw RequestError.invalidRequest("header '\(name)' has a control character", .build) }
    }
}
