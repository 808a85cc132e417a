/// Targets of `Link` headers; RFC 8288 section 3.
enum LinkHeader {
    /// The target of the first link to this relation, as it was written: perhaps relative.
    ///
    /// Links from somewhere else than the answer (`anchor`) are passed over, and so is the rest of a header from where
    /// it is broken.
    static func target(of relation: String, in headers: HTTPFields) -> String? {
        for text in headers.values(of: "Link") {
            var scanner = LinkScanner(text)
            while let link = scanner.next() {
                if link.relations.contains(relation), !link.hasAnchor { return link.target }
            }
        }
        return nil
    }
}

/// Reads one header's links in order.
private struct LinkScanner {
    struct Link {
        let target: String
        /// In lower case.
        let relations: [String]
        let hasAnchor: Bool
    }

    /// Scalars, since to Swift a delimiter with a combining mark behind it is another character.
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) { rest = text[...].unicodeScalars }

    /// - Returns: `nil` at the end, and where the header is broken.
    mutating func next() -> Link? {
        skip { $0.isLinkSpace || $0 == "," }
        guard take("<"), let end = rest.firstIndex(of: ">") else { return nil }
        let target = Substring(rest[..<end]).trimmed
        rest = rest[rest.index(after: end)...]
        var relations: [String]?
        var hasAnchor = false
        while let (name, value) = parameter() {
            // Only the first counts.
            if name == "rel", relations == nil {
                relations = value.lowercased().unicodeScalars.split(whereSeparator: \.isLinkSpace).map { String($0) }
            }
            if name == "anchor" { hasAnchor = true }
        }
        return Link(target: target, relations: relations ?? [], hasAnchor: hasAnchor)
    }

    /// - Returns: Its name in lower case; `nil` where the link ends.
    private mutating func parameter() -> (name: String, value: String)? {
        skip(while: \.isLinkSpace)
        guard take(";") else { return nil }
        skip(while: \.isLinkSpace)
        let name = token { $0 != "=" && $0 != ";" && $0 != "," && !$0.isLinkSpace }
        skip(while: \.isLinkSpace)
        guard take("=") else { return (name.lowercased(), "") }
        skip(while: \.isLinkSpace)
        let value = take("\"") ? quoted() : token { $0 != ";" && $0 != "," && !$0.isLinkSpace }
        return (name.lowercased(), value)
    }

    /// Behind the opening quote; one that is not closed reaches to the end.
    private mutating func quoted() -> String {
        var text = ""
        while let character = rest.popFirst(), character != "\"" {
            let isEscape = character == "\\"
            text.unicodeScalars.append(isEscape ? rest.popFirst() ?? character : character)
        }
        return text
    }

    private mutating func token(while isPart: (Unicode.Scalar) -> Bool) -> String {
        let token = rest.prefix(while: isPart)
        rest = rest[token.endIndex...]
        return String(token)
    }

    private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) { rest = rest.drop(while: isSkipped) }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}

extension Unicode.Scalar {
    fileprivate var isLinkSpace: Bool { self == " " || self == "\t" }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = unicodeScalars.drop(while: \.isLinkSpace)
        while text.last?.isLinkSpace == true { text.removeLast() }
        return String(text)
    }
}
