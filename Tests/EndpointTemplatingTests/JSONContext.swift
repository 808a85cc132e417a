import EndpointTemplating

/// A value that a test writes as data, with the keys of objects in order.
indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case text(String)
    case number(Int)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}

extension JSONValue {
    /// What templates see of the value.
    var templateValue: TemplateValue {
        switch self {
        case .null: .absent
        case .bool(let isTrue): .bool(isTrue)
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .list(let items): .values(items.map(\.templateValue))
        case .object(let pairs): .context(JSONContext(pairs: pairs))
        }
    }
}

/// An object as a context; its names are only known at run time.
struct JSONContext: TemplateContext {
    var pairs: [(key: String, value: JSONValue)]

    static let shape = ContextShape<Self>(
        names: { $0.pairs.map(\.key) },
        reading: { context, name in context.pairs.first { $0.key == name }?.value.templateValue }
    )
}
