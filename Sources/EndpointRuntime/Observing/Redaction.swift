import Foundation

/// Lets through what the spec's `log` names. Everything else never gets into an event.
struct Redaction {
    /// Headers that hold credentials whatever the spec says of them.
    private static let secret = ["Authorization", "Cookie", "Set-Cookie", "Proxy-Authorization"]

    /// The API's and the endpoint's.
    let logs: [LogPolicy]
    let session: String
    let dates: DateFormat

    init(_ api: APIDescriptor, _ endpoint: EndpointDescriptor) {
        logs = [api.log, endpoint.log]
        session = api.session.header
        dates = api.dates
    }

    /// `filter` allows `filter[state]` and `filter[]` too.
    func query(of url: URL) -> [LoggedField] {
        let names = names(\.query)
        if names.isEmpty { return [] }
        let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQuery ?? ""
        return Self.items(query).filter { item in
            let owner = item.name.prefix { $0 != "[" }
            return names.contains { $0 == item.name || $0 == owner }
        }
    }

    func headers(_ fields: HTTPFields, credentials: [String]) -> [LoggedField] {
        let names = names(\.headers)
        let secret = Self.secret + credentials + [session]
        return fields.fields.filter { field in
            names.contains { $0.equalsIgnoringCase(field.name) }
                && !secret.contains { $0.equalsIgnoringCase(field.name) }
        }.map { LoggedField($0.name, $0.value) }
    }

    /// Scalars of JSON and forms; multipart bodies and files are not looked into.
    func body(of request: TransportRequest) -> [LoggedField] {
        let names = names(\.body)
        guard !names.isEmpty, case .data(let data) = request.body else { return [] }
        let type = request.headers["Content-Type"]?.lowercased() ?? ""
        if type.hasPrefix("application/x-www-form-urlencoded") {
            return Self.items(String(decoding: data, as: UTF8.self)).filter { names.contains($0.name.dotted) }
        }
        guard type.contains("json"),
            let document = try? JSONCoding.document(data, userInfo: JSONCoding.userInfo(dates: dates))
        else { return [] }
        return Self.fields(JSONPlace(document), names)
    }

    func response(_ place: JSONPlace?) -> [LoggedField] {
        let names = names(\.response)
        return names.isEmpty ? [] : place.map { Self.fields($0, names) } ?? []
    }

    private func names(_ list: KeyPath<LogPolicy, [String]>) -> [String] {
        logs[0][keyPath: list] + logs[1][keyPath: list].filter { !logs[0][keyPath: list].contains($0) }
    }

    /// Names are paths: `user.id`.
    private static func fields(_ place: JSONPlace, _ names: [String]) -> [LoggedField] {
        names.compactMap { name in
            place.descending(name.wirePath)?.scalarText.map { LoggedField(name, $0) }
        }
    }

    /// Of `a=b&c=d`.
    private static func items(_ text: String) -> [LoggedField] {
        text.unicodeScalars.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0).replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? "" }
            return LoggedField(parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }
    }
}

extension String {
    /// `item[id]` as the path that it is: `item.id`.
    fileprivate var dotted: String {
        replacingOccurrences(of: "][", with: ".").replacingOccurrences(of: "[", with: ".")
            .replacingOccurrences(of: "]", with: "")
    }
}
