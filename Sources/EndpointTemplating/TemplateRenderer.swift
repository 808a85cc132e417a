import EndpointDiagnostics
import EndpointText

/// Walks the nodes of templates and appends what they stand for to one buffer.
///
/// Sections and inclusions are kept on stacks of its own, so that no nesting can exhaust the thread's stack.
struct TemplateRenderer {
    /// A template that waits for the one it includes.
    private struct Includer {
        var template: Template
        /// The node to go on with.
        var next: Int
        var indentationStart: Int
        var indentationEnd: Int
    }

    /// Identifies a tag in a set of templates.
    private struct TagIdentity: Hashable {
        var template: ObjectIdentifier
        var node: Int
    }

    private let set: TemplateSet
    /// What stored texts and lines lie in.
    private let texts: TextBuffer
    private let output: TextBuffer
    private var contexts: ContextStack
    private var template: Template
    /// The template's nodes and bytes, held directly because every step needs them.
    private var nodes: [TemplateNode]
    private var bytes: [UInt8]
    private var node = 0
    private var includers: [Includer] = []
    /// What is put before lines; only the part from `indentationStart` applies now.
    private var indentation: [UInt8] = []
    private var indentationStart = 0
    private var isAborted = false
    private var reportedTags: Set<TagIdentity> = []
    private var diagnostics = DiagnosticCollector()

    private init(
        _ template: Int,
        of set: TemplateSet,
        with value: TemplateValue,
        in texts: TextBuffer,
        output: TextBuffer
    ) {
        self.set = set
        self.texts = texts
        self.output = output
        self.template = set.templates[template]
        nodes = self.template.nodes
        bytes = self.template.file.bytes
        contexts = ContextStack(nameTable: set.nameTable, texts: texts)
        contexts.push(.values([value]), body: 0)
    }

    /// Renders one template of a set.
    ///
    /// - Parameter texts: What stored texts and lines of the value lie in; another buffer than `output`.
    /// - Returns: Whether all went well; if not, `output` is as it was.
    static func render(
        _ template: Int,
        of set: TemplateSet,
        with value: TemplateValue,
        in texts: TextBuffer,
        into output: TextBuffer,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        let length = output.count
        var renderer = TemplateRenderer(template, of: set, with: value, in: texts, output: output)
        renderer.run()
        diagnostics.report(contentsOf: renderer.diagnostics)
        guard renderer.diagnostics.hasErrors else { return true }
        output.removeAll(from: length)
        return false
    }

    private mutating func run() {
        while !isAborted {
            guard node < nodes.count else {
                guard returnToIncluder() else { return }
                continue
            }
            step(nodes[node])
        }
    }

    private mutating func step(_ current: TemplateNode) {
        switch current {
        case .text(let text):
            append(text)
            node += 1
        case .value(let name, let isEscaped):
            append(value(of: name), isEscaped: isEscaped)
            node += 1
        case .section(let name, let after, let isLineLoop):
            let value = value(of: name)
            if value.sectionCount == 0 {
                node = after
            } else if isLineLoop, case .lines(let lines) = value {
                append(lines, of: node + 1..<after - 1)
                node = after
            } else {
                contexts.push(value, body: node + 1)
                node += 1
            }
        case .sectionEnd:
            node = contexts.advance() ?? node + 1
        case .invertedSection(let name, let after):
            node = value(of: name).sectionCount == 0 ? node + 1 : after
        case .inclusion(let included, let itsIndentation):
            include(included, indentation: itsIndentation)
        }
    }
}

// MARK: - Inclusion

extension TemplateRenderer {
    private mutating func include(_ included: Int, indentation itsIndentation: Range<Int>?) {
        guard includers.count < TemplateSet.inclusionLimit else {
            let name = set.templates[included].name
            diagnostics.report(.inclusionDepth(of: name, limit: TemplateSet.inclusionLimit, at: tagRange))
            isAborted = true
            return
        }
        includers.append(
            Includer(
                template: template,
                next: node + 1,
                indentationStart: indentationStart,
                indentationEnd: indentation.count
            )
        )
        if let itsIndentation {
            indentation.append(itsIndentation, of: bytes)
        } else {
            indentationStart = indentation.count
        }
        enter(set.templates[included], at: 0)
    }

    private mutating func returnToIncluder() -> Bool {
        guard let includer = includers.popLast() else { return false }
        enter(includer.template, at: includer.next)
        indentationStart = includer.indentationStart
        indentation.removeSubrange(includer.indentationEnd...)
        return true
    }

    private mutating func enter(_ template: Template, at node: Int) {
        self.template = template
        nodes = template.nodes
        bytes = template.file.bytes
        self.node = node
    }
}

// MARK: - Output

extension TemplateRenderer {
    private func append(_ text: TemplateNode.Text) {
        bytes.withUnsafeBufferPointer { bytes in
            var copied = text.start
            if indentationStart < indentation.count {
                for line in text.lines {
                    let lineStart = template.lineStarts[line]
                    output.add(UnsafeBufferPointer(rebasing: bytes[copied..<lineStart]))
                    indentation.withUnsafeBufferPointer {
                        output.add(UnsafeBufferPointer(rebasing: $0[indentationStart...]))
                    }
                    copied = lineStart
                }
            }
            output.add(UnsafeBufferPointer(rebasing: bytes[copied..<text.end]))
        }
    }

    private mutating func append(_ value: TemplateValue, isEscaped: Bool) {
        switch value {
        case .text(let text): isEscaped ? output.addHTML(text) : output.add(text)
        case .stored(let text):
            isEscaped
                ? output.addHTML(texts.string(text))
                : output.add(text, of: texts)
        case .number(let number): output.add(String(number))
        case .bool(let isTrue): output.add(isTrue ? "true" : "false")
        case .absent: return
        case .lines, .texts, .values, .contextList: reportUnprintable(isList: true)
        case .contextItem: reportUnprintable(isList: false)
        }
    }

    /// Appends what the nodes, which are texts around a period, give for each of the lines.
    ///
    /// What stands around the first line is copied for the others.
    private func append(_ lines: BufferedLines, of body: Range<Int>) {
        var line = texts.line(from: lines.start, in: lines)
        let start = output.count
        var (lineStart, lineEnd) = (start, start)
        for index in body {
            if case .text(let text) = nodes[index] {
                append(text)
            } else {
                lineStart = output.count
                output.add(line, of: texts)
                lineEnd = output.count
            }
        }
        let prefix = BufferedText(start: start, end: lineStart)
        let suffix = output.text(from: lineEnd)
        while line.end + 1 < lines.end {
            line = texts.line(from: line.end + 1, in: lines)
            output.add(prefix)
            output.add(line, of: texts)
            output.add(suffix)
        }
    }
}

// MARK: - Names

extension TemplateRenderer {
    private mutating func value(of name: TemplateName) -> TemplateValue {
        switch name {
        case .item: contexts.item
        case .single(let number):
            if let value = contexts.value(of: number) { value } else { missing(number) }
        case .path(let index): value(atPath: template.paths[index])
        }
    }

    /// The value of a dotted name: its first part is looked up as any name, each other part only
    /// in the value before it. Behind an absent value everything is absent.
    private mutating func value(atPath path: [Int]) -> TemplateValue {
        guard var value = contexts.value(of: path[0]) else { return missing(path[0]) }
        for part in path.dropFirst() {
            switch value {
            case .absent: return .absent
            case .contextItem(let source):
                guard let next = contexts.value(of: part, in: source) else {
                    return missing(part, existing: source.names(at: 0))
                }
                value = next
            case .text, .stored, .lines, .number, .bool, .texts, .values, .contextList:
                return missing(part, existing: [])
            }
        }
        return value
    }
}

// MARK: - Problems

extension TemplateRenderer {
    /// What a name that wasn't found is, after reporting it where names are strict.
    ///
    /// - Parameter existing: The names of the only context that was searched; `nil` if all were.
    private mutating func missing(_ name: Int, existing: [String]? = nil) -> TemplateValue {
        if mayReport() {
            let text = set.nameTable.names[name]
            let existing = existing ?? contexts.allNames
            diagnostics.report(.unknownName(text, in: tagName, existing: existing, at: tagRange))
        }
        return .absent
    }

    private mutating func reportUnprintable(isList: Bool) {
        guard mayReport() else { return }
        diagnostics.report(.unprintableValue(tagName, isList: isList, at: tagRange))
    }

    /// Whether a problem of the current tag is one, and is new.
    private mutating func mayReport() -> Bool {
        guard set.names == .strict else { return false }
        return reportedTags.insert(TagIdentity(template: ObjectIdentifier(template), node: node)).inserted
    }

    private var tagRange: SourceRange { template.file.sourceRange(of: template.places[node]) }

    /// The name as the tag writes it.
    private var tagName: String {
        switch nodes[node] {
        case .value(let name, _), .section(let name, _, _), .invertedSection(let name, _): text(of: name)
        case .text, .sectionEnd, .inclusion: ""
        }
    }

    private func text(of name: TemplateName) -> String {
        switch name {
        case .item: "."
        case .single(let number): set.nameTable.names[number]
        case .path(let index): template.paths[index].map { set.nameTable.names[$0] }.joined(separator: ".")
        }
    }
}
