package import EndpointText

/// A value that a template can see.
///
/// `false`, an empty text, an empty list and ``absent`` are falsey: a section over them is left
/// out. Numbers are always truthy, zero included.
package enum TemplateValue: Sendable {
    case text(String)
    /// A text in the buffer that the template is rendered with.
    case stored(BufferedText)
    /// A list of the lines there; `.` names the line, without its line feed.
    case lines(BufferedLines)
    case number(Int)
    /// Prints as `true` or `false`.
    case bool(Bool)
    /// A name that exists but has no value now. Prints nothing, also where names are strict.
    case absent
    /// A list of plain texts; `.` names the item.
    case texts([String])
    /// A list of any values; `.` names the item.
    case values([TemplateValue])
    /// One context; made by `context(_:)`.
    case contextItem(ContextSource)
    /// A list of contexts that isn't empty; made by `list(_:)`.
    case contextList(ContextSource)

    /// A context to open a section over or to reach into with a dotted name.
    package static func context(_ context: some TemplateContext) -> TemplateValue {
        .contextItem(ContextSource([context]))
    }

    /// A list of contexts of one type, which are read in place.
    package static func list(_ contexts: [some TemplateContext]) -> TemplateValue {
        contexts.isEmpty ? .values([]) : .contextList(ContextSource(contexts))
    }

    /// A list of contexts of several types.
    package static func list(_ contexts: [any TemplateContext]) -> TemplateValue {
        .values(contexts.map { .context($0) })
    }

    /// A stored text, or ``absent``.
    package static func optional(_ text: BufferedText?) -> TemplateValue {
        text.map(TemplateValue.stored) ?? .absent
    }

    /// A text, or ``absent``.
    package static func optional(_ text: String?) -> TemplateValue {
        text.map(TemplateValue.text) ?? .absent
    }

    /// A context, or ``absent``.
    package static func optional(_ context: (some TemplateContext)?) -> TemplateValue {
        guard let context else { return .absent }
        return .context(context)
    }
}

extension TemplateValue {
    /// How often a section over the value is rendered.
    var sectionCount: Int {
        switch self {
        case .text(let text): text.isEmpty ? 0 : 1
        case .stored(let text): text.isEmpty ? 0 : 1
        // How many there are is found on the way.
        case .lines(let lines): lines.isEmpty ? 0 : 1
        case .number, .contextItem: 1
        case .bool(let isTrue): isTrue ? 1 : 0
        case .absent: 0
        case .texts(let texts): texts.count
        case .values(let values): values.count
        case .contextList(let source): source.count
        }
    }

    /// The value of one round of a section over this one.
    func sectionItem(at index: Int) -> TemplateValue {
        switch self {
        case .texts(let texts): .text(texts[index])
        case .values(let values): values[index]
        case .contextList(let source): .contextItem(source.item(at: index))
        case .text, .stored, .lines, .number, .bool, .absent, .contextItem: self
        }
    }
}
