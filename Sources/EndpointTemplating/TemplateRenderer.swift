import EndpointDiagnostics

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
    private var output: [UInt8]
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

    private init(_ template: Int, of set: TemplateSet, with value: TemplateValue, output: consuming [UInt8]) {
        self.set = set
        self.output = output
        self.template = set.templates[template]
        nodes = self.template.nodes
        bytes = self.template.file.bytes
        contexts = ContextStack(nameTable: set.nameTable)
        contexts.push(.values([value]), body: 0)
    }

    /// Renders one template of a set.
    ///
    /// - Returns: Whether all went well; if not, `output` is as it was.
    static func render(
        _ template: Int,
        of set: TemplateSet,
        with value: TemplateValue,
        into output: inout [UInt8],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        let length = output.count
        // Hands the buffer over and back; a second reference would make appending copy it.
        var renderer = TemplateRenderer(template, of: set, with: value, output: output)
        output = []
        renderer.run()
        swap(&output, &renderer.output)
        diagnostics.report(contentsOf: renderer.diagnostics)
        guard renderer.diagnostics.hasErrors else { return true }
        output.removeSubrange(length...)
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
        case .section(let name, let after):
            let value = value(of: name)
            if value.sectionCount == 0 {
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
    private mutating func append(_ text: TemplateNode.Text) {
        var copied = text.start
        if indentationStart < indentation.count {
            for line in text.lines {
                let lineStart = template.lineStarts[line]
                output.append(copied..<lineStart, of: bytes)
                output.append(indentationStart..<indentation.count, of: indentation)
                copied = lineStart
            }
        }
        output.append(copied..<text.end, of: bytes)
    }

    private mutating func append(_ value: TemplateValue, isEscaped: Bool) {
        switch value {
        case .text(let text):
            if isEscaped {
                output.appendHTML(text)
            } else {
                output.append(text)
            }
        case .number(let number): output.append(contentsOf: String(number).utf8)
        case .bool(let isTrue): output.append(contentsOf: (isTrue ? "true" : "false").utf8)
        case .absent: return
        case .texts, .values, .contextList: reportUnprintable(isList: true)
        case .contextItem: reportUnprintable(isList: false)
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
            case .text, .number, .bool, .texts, .values, .contextList: return missing(part, existing: [])
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
        case .value(let name, _), .section(let name, _), .invertedSection(let name, _): text(of: name)
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
