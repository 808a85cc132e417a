package import EndpointDiagnostics
package import EndpointYAML

extension DocumentValue {
    /// A value as the spec had it: what stood without quotes does so again where it can.
    package init(_ literal: LiteralExpression) {
        self =
            switch literal {
            case .null: .null
            case .scalar(let text, let isPlain): isPlain ? .typed(text) : .text(text)
            case .list(let items): .list(items.map { DocumentValue($0.value) })
            case .map(let pairs):
                .mapping(pairs.map { DocumentPair($0.key.value, DocumentValue($0.value.value), at: $0.key.range) })
            }
    }

    init(_ type: TypeExpression) { self = .text(type.text) }

    init(_ duration: SpecDuration) { self = .text(duration.text) }

    init(_ texts: [Located<String>]) { self = .list(texts.map { .text($0.value) }) }

    /// Codes and values that are compared as text, so that numbers need no quotes.
    init(codes: [Located<String>]) { self = .list(codes.map { .typed($0.value) }) }

    /// One text, or a list of them; `nil` where there is none.
    static func oneOrMore(_ texts: [Located<String>]) -> DocumentValue? {
        guard let first = texts.first else { return nil }
        return texts.count == 1 ? .text(first.value) : DocumentValue(texts)
    }
}

extension PairList {
    /// The pairs of what has a type: behind `type`, or the type alone where there are none. A type in place has given
    /// its own keys already.
    func behind(_ type: FieldTypeDeclaration) -> DocumentValue {
        guard case .expression(let type) = type else { return mapping }
        if isEmpty { return DocumentValue(type.value) }
        var typed = PairList()
        typed.add("type", type)
        typed.append(contentsOf: pairs)
        return typed.mapping
    }

    package mutating func add<Word: RawRepresentable<String>>(_ key: String, _ word: Located<Word>?) {
        if let word { add(key, .text(word.value.rawValue), at: word.range) }
    }

    package mutating func add(_ key: String, _ type: Located<TypeExpression>?) {
        if let type { add(key, DocumentValue(type.value), at: type.range) }
    }

    package mutating func add(_ key: String, _ duration: Located<SpecDuration>?) {
        if let duration { add(key, DocumentValue(duration.value), at: duration.range) }
    }

    package mutating func add(_ key: String, _ number: Located<Int>?) {
        if let number { add(key, .number(number.value), at: number.range) }
    }

    package mutating func add(_ key: String, _ value: Located<Bool>?) {
        if let value { add(key, .bool(value.value), at: value.range) }
    }

    package mutating func add(_ key: String, _ literal: Located<LiteralExpression>?) {
        if let literal { add(key, DocumentValue(literal.value), at: literal.range) }
    }

    /// A list; nothing where it is empty.
    package mutating func add(_ key: String, _ texts: [Located<String>]) {
        if !texts.isEmpty { add(key, DocumentValue(texts), at: texts[0].range) }
    }

    /// `key: true`, where it holds.
    package mutating func add(_ key: String, if holds: Bool) {
        if holds { add(key, .bool(true)) }
    }
}

extension TypeExpression {
    /// As FORMAT section 2 writes it: `map<Page<Order>>?`.
    package var text: String {
        switch self {
        case .scalar(let scalar): scalar.rawValue
        case .payload(let payload): payload.rawValue
        case .list(let element): "list<\(element.text)>"
        case .map(let value): "map<\(value.text)>"
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map { $0.text }.joined(separator: ", "))>"
        case .optional(let wrapped): "\(wrapped.text)?"
        case .doubleOptional(let wrapped): "\(wrapped.text)??"
        }
    }
}

extension SpecDuration {
    /// In the longest unit that holds it without a fraction: `90s`, `2m`, `800ms`.
    package var text: String {
        let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1000, "s")]
        for (size, unit) in units where milliseconds >= size && milliseconds.isMultiple(of: size) {
            return "\(milliseconds / size)\(unit)"
        }
        return milliseconds == 0 ? "0s" : "\(milliseconds)ms"
    }
}
