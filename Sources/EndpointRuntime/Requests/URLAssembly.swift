import Foundation

/// Puts addresses together from percent-encoded parts.
enum URLAssembly {
    /// Fills the placeholders of a template such as `/users/{id}.json`.
    ///
    /// - Throws: ``RequestError`` where a placeholder has no value, or a segment became `.` or `..`, which servers
    ///   resolve and which would lead to another endpoint.
    static func path(_ template: String, _ values: [String: String]) throws -> String {
        var path = ""
        var rest = template.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let name = String(template[rest.index(after: open)..<close])
            guard let value = values[name] else {
                throw RequestError.invalidRequest("path parameter '\(name)' has no value", .build)
            }
            path += PercentEncoding.literalPath(template[rest.startIndex..<open])
            path += value
            rest = rest[rest.index(after: close)...]
        }
        path += PercentEncoding.literalPath(template[rest.startIndex...])
        guard !hasDotSegment(path) else {
            throw RequestError.invalidRequest("a path parameter is '.' or '..'", .build)
        }
        return path
    }

    /// RFC 3986 section 5.2.4.
    private static func hasDotSegment(_ path: String) -> Bool {
        // What is longer than two dots, or is not made of them, is an ordinary segment.
        var dots = 0
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "/"):
                if dots == 1 || dots == 2 { return true }
                dots = 0
            case UInt8(ascii: ".") where dots < 3: dots += 1
            default: dots = 3
            }
        }
        return dots == 1 || dots == 2
    }

    /// Joins base and path with exactly one slash. A query of the base stays, before the others.
    static func url(base: String, path: String, query: [QueryItem]) throws -> URL {
        var (address, ownQuery) = split(base)
        let start = path.utf8.firstIndex { $0 != UInt8(ascii: "/") }
        if let start {
            while address.utf8.last == UInt8(ascii: "/") { address.removeLast() }
            address += "/"
            address += path[start...]
        }
        return try finish(address, ownQuery, query, "the server's base is no HTTP address")
    }

    /// Adds a query to an address that is a parameter.
    static func url(_ target: URL, query: [QueryItem]) throws -> URL {
        let (address, ownQuery) = split(target.absoluteString)
        return try finish(address, ownQuery, query, "the address is no HTTP address")
    }

    private static func split(_ address: String) -> (address: String, query: Substring) {
        let end = address.utf8.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        guard let mark = address.utf8[..<end].firstIndex(of: UInt8(ascii: "?")) else {
            return (String(address[..<end]), "")
        }
        return (String(address[..<mark]), address[address.utf8.index(after: mark)..<end])
    }

    private static func finish(
        _ address: String,
        _ ownQuery: Substring,
        _ query: [QueryItem],
        _ problem: String
    ) throws -> URL {
        var text = address
        var separator = "?"
        if !ownQuery.isEmpty {
            text += separator
            text += ownQuery
            separator = "&"
        }
        for item in query {
            text += separator
            text += item.encoded
            separator = "&"
        }
        guard text.beginsAsHTTP, let url = URL(wireText: text) else {
            throw RequestError.invalidRequest(problem, .build)
        }
        return url
    }
}

extension String {
    /// `http://` or `https://`, and something that a host may begin with.
    fileprivate var beginsAsHTTP: Bool {
        var rest = utf8[...]
        for letter in "http".utf8 where rest.popFirst()?.asciiLowercase != letter { return false }
        if rest.first?.asciiLowercase == UInt8(ascii: "s") { rest = rest.dropFirst() }
        for mark in "://".utf8 where rest.popFirst() != mark { return false }
        guard let host = rest.first else { return false }
        return !"/?#:".utf8.contains(host)
    }
}
