package import EndpointDiagnostics

/// A value on its way into a YAML or JSON file.
package indirect enum DocumentValue: Sendable, Hashable {
    case scalar(DocumentScalar)
    case list([DocumentValue])
    case mapping(DocumentMapping)
}

/// A scalar and what readers are to take it for.
package struct DocumentScalar: Sendable, Hashable {
    package var text: String
    /// Whether it is a number, a truth value or null, which quotes would make a text.
    package var isTyped: Bool

    package init(_ text: String, isTyped: Bool) {
        self.text = text
        self.isTyped = isTyped
    }
}

/// Pairs in the order they are written in.
package struct DocumentMapping: Sendable, Hashable {
    package var pairs: [DocumentPair]
    /// Whether each pair gets a line of its own, however short the whole is.
    package var isBlock: Bool

    package init(_ pairs: [DocumentPair] = [], isBlock: Bool = false) {
        self.pairs = pairs
        self.isBlock = isBlock
    }

    package subscript(key: String) -> DocumentValue? { pairs.first { $0.key == key }?.value }
}

package struct DocumentPair: Sendable, Hashable {
    package var key: String
    package var value: DocumentValue
    /// Where it was said, if another file said it.
    package var origin: SourceRange?

    package init(_ key: String, _ value: DocumentValue, at origin: SourceRange? = nil) {
        self.key = key
        self.value = value
        self.origin = origin
    }
}

extension DocumentValue {
    /// A text, whatever it looks like.
    package static func text(_ text: String) -> DocumentValue { .scalar(DocumentScalar(text, isTyped: false)) }

    /// A number, `true`, `false` or `null`; what is none of them is written as a text all the same.
    package static func typed(_ text: String) -> DocumentValue { .scalar(DocumentScalar(text, isTyped: true)) }

    package static func number(_ number: Int) -> DocumentValue { .typed(String(number)) }

    package static func bool(_ value: Bool) -> DocumentValue { .typed(value ? "true" : "false") }

    package static let null = DocumentValue.typed("null")

    package static func mapping(_ pairs: [DocumentPair]) -> DocumentValue { .mapping(DocumentMapping(pairs)) }

    /// A mapping with a line for each of its pairs.
    package static func block(_ pairs: [DocumentPair]) -> DocumentValue {
        .mapping(DocumentMapping(pairs, isBlock: true))
    }

    /// The mapping that it is, if any.
    package var asMapping: DocumentMapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }

    /// Whether a list or mapping has nothing in it.
    package var isEmptyCollection: Bool {
        switch self {
        case .scalar: false
        case .list(let items): items.isEmpty
        case .mapping(let mapping): mapping.pairs.isEmpty
        }
    }
}

/// Gathers the pairs of a mapping, those without a value left out.
package struct PairList: Sendable {
    package private(set) var pairs: [DocumentPair] = []

    package init() {}

    package mutating func add(_ key: String, _ value: DocumentValue?, at origin: SourceRange? = nil) {
        if let value { pairs.append(DocumentPair(key, value, at: origin)) }
    }

    /// Adds a text that was written somewhere.
    package mutating func add(_ key: String, _ text: Located<String>?) {
        if let text { pairs.append(DocumentPair(key, .text(text.value), at: text.range)) }
    }

    package mutating func append(contentsOf other: [DocumentPair]) { pairs += other }

    package var isEmpty: Bool { pairs.isEmpty }
    package var mapping: DocumentValue { .mapping(pairs) }
    package var block: DocumentValue { .block(pairs) }
}
