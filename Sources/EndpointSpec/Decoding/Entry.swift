import EndpointDiagnostics
import EndpointYAML

/// A value with the key it stands under; an item of a list has the list's key.
struct Entry {
    private let pair: YAMLPair

    init(key: YAMLNode, value: YAMLNode) { pair = YAMLPair(key: key, value: value) }

    init(_ pair: YAMLPair) { self.pair = pair }

    var key: YAMLNode { pair.key }
    var value: YAMLNode { pair.value }

    /// The whole entry, key included.
    var range: SourceRange {
        var range = key.range
        range.end = max(range.end, value.range.end)
        return range
    }

    var locatedKey: Located<String> { Located(key.text, at: key.range) }
    var locatedText: Located<String> { Located(value.text, at: value.range) }

    /// The same key with one item of its value.
    func item(_ node: YAMLNode) -> Entry { Entry(key: key, value: node) }

    /// Whether the value is the given word, without quotes.
    func isWord(_ word: StaticString) -> Bool { value.isPlain && value.hasText(word) }
}

/// What a key belongs to, as messages name it.
struct KeyOwner {
    var object: FormatObject
    var name: YAMLNode?

    /// Such as `endpoint 'list'`.
    var words: String {
        guard let name else { return object.noun }
        return "\(object.noun) \(quoted(name.text))"
    }
}

/// A text from a file in quotes, short and on one line, so that it can stand in a message.
func quoted(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(60) {
        line += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
    }
    return text.unicodeScalars.count > 60 ? "'\(line)…'" : "'\(line)'"
}
