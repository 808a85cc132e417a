public import Foundation

/// A request in the one form that both sides can sign, whatever order its parts were sent in.
public struct CanonicalRequest: Hashable, Sendable {
    /// In capitals.
    public var method: String
    /// In small letters, with the port where it is not the scheme's own.
    public var host: String
    /// Percent-encoded, as it is sent; `/` where it is empty.
    public var path: String
    /// `name=value` items, percent-encoded as they are sent, sorted by their bytes and joined by `&`.
    public var query: String
    /// Names in small letters, sorted; lines of one name joined by `, `; white space around values cut.
    public var headers: [HTTPFields.Field]
    /// As it is sent. A file is not read: a signer that needs it reads `request.body`.
    public var body: Data

    public init(_ request: TransportRequest) {
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        method = request.method.rawValue.uppercased()
        host = Self.host(parts)
        path = parts.map(\.percentEncodedPath).flatMap { $0.isEmpty ? nil : $0 } ?? "/"
        query = (parts?.percentEncodedQuery ?? "").split(separator: "&").map(String.init)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "&")
        headers = Self.headers(request.headers)
        if case .data(let data) = request.body { body = data } else { body = Data() }
    }

    private static func host(_ parts: URLComponents?) -> String {
        let host = parts?.host?.lowercased() ?? ""
        let standard = parts?.scheme?.lowercased() == "https" ? 443 : 80
        return parts?.port.flatMap { $0 == standard ? nil : "\(host):\($0)" } ?? host
    }

    private static func headers(_ fields: HTTPFields) -> [HTTPFields.Field] {
        let names = Set(fields.fields.map { $0.name.lowercased() })
        return names.sorted().map { name in
            let values = fields.values(of: name).map { $0.trimmingCharacters(in: .whitespaces) }
            return HTTPFields.Field(name: name, value: values.joined(separator: ", "))
        }
    }
}
