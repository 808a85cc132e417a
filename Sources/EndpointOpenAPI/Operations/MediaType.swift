import EndpointDiagnostics
import EndpointYAML

/// A media type, as far as it decides how a body is written and read.
struct MediaType {
    /// In small letters, without parameters.
    let name: String

    init(_ text: String) {
        let end = text.firstIndex(of: ";") ?? text.endIndex
        name = text[..<end].lowercased().filter { !$0.isWhitespace }
    }

    var isJSON: Bool {
        name == "application/json" || name == "text/json" || name.hasSuffix("+json")
            || name.hasPrefix("application/json")
    }
    var isForm: Bool { name == "application/x-www-form-urlencoded" }
    var isMultipart: Bool { name.hasPrefix("multipart/") }
    var isText: Bool { name.hasPrefix("text/") }
    /// Whether it is known to be of bytes that are no text.
    var isBinary: Bool {
        ["application/octet-stream", "application/pdf", "application/zip", "application/gzip"].contains(name)
            || ["image/", "audio/", "video/", "font/"].contains { name.hasPrefix($0) } && !name.hasSuffix("+xml")
    }
    /// Whether any type is meant.
    var isAny: Bool { name == "*/*" || name == "application/*" || name.isEmpty }

    /// Of several, the one that is kept: JSON before forms before parts before text before the rest.
    var rank: Int {
        if name == "application/json" { return 0 }
        if isJSON { return 1 }
        if isForm { return 2 }
        if isMultipart { return 3 }
        if isAny { return 4 }
        return isText ? 5 : 6
    }
}

extension OpenAPIDecoder {
    /// The media type that is sent or read, of those that are offered; the others are reported.
    mutating func media(of content: OpenAPINode?) -> (type: MediaType, name: Located<String>, node: OpenAPINode)? {
        guard let content = followed(content), content.isMapping else { return nil }
        let offers = content.pairs.map { (MediaType($0.key.text), $0) }
        guard
            // Of equals the first by name, as the order of a document's keys means nothing.
            let best = offers.enumerated().min(by: {
                ($0.element.0.rank, $0.element.1.key.text) < ($1.element.0.rank, $1.element.1.key.text)
            })
        else { return nil }
        for (index, offer) in offers.enumerated() where index != best.offset {
            lose(.mediaAlternative, offer.1.key.text, at: offer.1.key.range)
        }
        let pair = best.element.1
        return (best.element.0, pair.locatedKey, content.with(pair.value))
    }
}
