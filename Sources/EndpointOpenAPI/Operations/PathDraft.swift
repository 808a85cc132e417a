/// A path taken apart: its template with Swift names, and a query that was written into it.
struct PathDraft {
    /// Text, or the name of a parameter on the wire.
    enum Piece {
        case text(String)
        case parameter(String)
    }

    private(set) var pieces: [Piece] = []
    private(set) var query: [(name: String, value: String)] = []
    private(set) var hasFragment = false

    init(_ path: String) {
        var text = path.hasPrefix("/") ? path : "/" + path
        if let hash = text.firstIndex(of: "#") {
            hasFragment = true
            text = String(text[..<hash])
        }
        if let mark = text.firstIndex(of: "?") {
            for item in text[text.index(after: mark)...].split(separator: "&") where !item.contains("{") {
                let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                query.append((String(halves[0]), halves.count > 1 ? String(halves[1]) : ""))
            }
            text = String(text[..<mark])
        }
        split(text)
    }

    private mutating func split(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            guard !name.isEmpty, !name.contains("{") else { break }
            if open > rest.startIndex { pieces.append(.text(Self.escaped(rest[..<open]))) }
            pieces.append(.parameter(String(name)))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(Self.escaped(rest))) }
    }

    /// Characters that a path cannot have, percent-encoded (RFC 3986, section 3.3).
    private static func escaped(_ text: Substring) -> String {
        var result = ""
        for byte in text.utf8 {
            let isAllowed = byte > 0x20 && byte < 0x7F && !"\"\\<>^`|{}".utf8.contains(byte)
            if isAllowed {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }

    /// The names in braces, in order.
    var names: [String] {
        pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The template with other names in its braces, one for each of ``names``.
    func template(_ swiftNames: [String]) -> String {
        var next = 0
        return pieces.map { piece in
            switch piece {
            case .text(let text): return text
            case .parameter:
                defer { next += 1 }
                return "{\(swiftNames[next])}"
            }
        }.joined()
    }

    /// The path without names, by which requests are compared.
    var shape: String {
        pieces.map { if case .text(let text) = $0 { text } else { "{}" } }.joined()
    }

    /// The segments that are no parameters.
    var segments: [String] {
        pieces.flatMap { piece -> [String] in
            if case .text(let text) = piece { text.split(separator: "/").map(String.init) } else { [] }
        }
    }
}
