import EndpointDiagnostics

/// One parsed template: a flat list of nodes over the bytes of its file.
final class Template: Sendable {
    let name: String
    let file: SourceFile
    let nodes: [TemplateNode]
    /// For each node the bytes of its tag, or of its text.
    let places: [Range<Int>]
    /// Where lines start inside text nodes; see ``TemplateNode/Text``.
    let lineStarts: [Int]
    /// Dotted names, as the numbers of their parts.
    let paths: [[Int]]

    init(
        name: String,
        file: SourceFile,
        nodes: [TemplateNode],
        places: [Range<Int>],
        lineStarts: [Int],
        paths: [[Int]]
    ) {
        self.name = name
        self.file = file
        self.nodes = nodes
        self.places = places
        self.lineStarts = lineStarts
        self.paths = paths
    }
}

/// One step of rendering. Plain data without references, so that reading it costs nothing.
enum TemplateNode {
    /// Text that is copied as it is.
    struct Text {
        var start: Int
        var end: Int
        /// The part of ``Template/lineStarts`` that lies in the text. A line start at `end` belongs
        /// to the tag behind the text. Blank lines aren't listed, since they are never indented.
        var lines: Range<Int>
    }

    case text(Text)
    case value(TemplateName, isEscaped: Bool)
    /// `after` is the index of the first node behind the section. A line loop holds nothing but a period, printed
    /// as it is, with text around it perhaps.
    case section(TemplateName, after: Int, isLineLoop: Bool)
    /// Starts the next round of the innermost section or leaves it.
    case sectionEnd
    case invertedSection(TemplateName, after: Int)
    /// `indentation` is what stands before a tag that is alone on its line; `nil` for one in the
    /// midst of a line, which isn't indented at all.
    case inclusion(template: Int, indentation: Range<Int>?)
}

/// What a tag names.
enum TemplateName {
    /// `.`, the innermost value.
    case item
    /// A name without dots, by its number.
    case single(Int)
    /// A dotted name, by its index in ``Template/paths``.
    case path(Int)
}

/// Gives each name that occurs in a set of templates a small number.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]

    var count: Int { names.count }

    mutating func number(for name: String) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// The number of a name, or `nil` if no template uses it.
    func existingNumber(for name: String) -> Int? { numbers[name] }
}
