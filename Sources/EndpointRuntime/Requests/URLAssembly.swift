import Foundation

/// Puts addresses together from percent-encoded parts.
enum URLAssembly {
    /// Fills the placeholders of a template such as `/users/{id}.json`.
    ///
    /// - Throws: ``RequestError`` where a placeholder has no value, or a segment became `.` or `..`, which servers
    ///   resolve and which would lead to another endpoint.
    static func path(_ template: String, _ values: [String: String]) throws -> String {
        var path = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            guard let value = values[name] else {
                throw RequestError.invalidRequest("path parameter '\(name)' has no value", .build)
            }
            path += PercentEncoding.literalPath(String(rest[..<open])) + value
            rest = rest[rest.index(after: close)...]
        }
        path += PercentEncoding.literalPath(String(rest))
        if path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
            throw RequestError.invalidRequest("a path parameter is '.' or '..'", .build)
        }
        return path
    }

    /// Joins base and path with exactly one slash. A query of the base stays, before the others.
    static func url(base: String, path: String, query: [QueryItem]) throws -> URL {
        let parts = split(base)
        var address = parts.address
        let path = path.drop { $0 == "/" }
        if !path.isEmpty {
            while address.hasSuffix("/") { address.removeLast() }
            address += "/" + path
        }
        return try finish(address, [parts.query] + query.map(\.encoded), "the server's base is no HTTP address")
    }

    /// Adds a query to an address that is a parameter.
    static func url(_ target: URL, query: [QueryItem]) throws -> URL {
        let parts = split(target.absoluteString)
        return try finish(parts.address, [parts.query] + query.map(\.encoded), "the address is no HTTP address")
    }

    private static func split(_ address: String) -> (address: String, query: String) {
        let withoutFragment = address.prefix { $0 != "#" }
        let parts = withoutFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
    }

    private static func finish(_ address: String, _ query: [String], _ problem: String) throws -> URL {
        let query = query.filter { !$0.isEmpty }.joined(separator: "&")
        guard let url = URL(wireText: query.isEmpty ? address : "\(address)?\(query)"), url.isHTTP else {
            throw RequestError.invalidRequest(problem, .build)
        }
        return url
    }
}
