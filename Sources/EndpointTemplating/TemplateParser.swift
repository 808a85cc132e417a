import EndpointDiagnostics

/// Turns the text of one template into nodes.
///
/// Reports every problem and carries on; the result is only worth using if nothing was reported.
struct TemplateParser {
    /// What a parser needs to know about the set that its template belongs to.
    struct Surroundings {
        var templateNumbers: [String: Int]
        var escaping: TemplateEscaping
        var names: TemplateNames
    }

    private struct OpenSection {
        var node: Int
        var name: Range<Int>
        var tag: Range<Int>
    }

    private let file: SourceFile
    private let surroundings: Surroundings
    /// Where the text begins: behind a byte order mark, if there is one.
    private let start: Int
    private var nodes: [TemplateNode] = []
    private var places: [Range<Int>] = []
    private var lineStarts: [Int] = []
    private var paths: [[Int]] = []
    private var openSections: [OpenSection] = []
    private var isAborted = false
    private var nameTable: NameTable
    private var diagnostics = DiagnosticCollector()

    private init(_ file: SourceFile, in surroundings: Surroundings, nameTable: NameTable) {
        self.file = file
        self.surroundings = surroundings
        self.nameTable = nameTable
        start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Parses a file.
    ///
    /// - Parameter nameTable: Gets the names that the template uses.
    static func parse(
        _ file: SourceFile,
        named name: String,
        in surroundings: Surroundings,
        addingNamesTo nameTable: inout NameTable,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Template {
        var parser = TemplateParser(file, in: surroundings, nameTable: nameTable)
        parser.parse()
        nameTable = parser.nameTable
        diagnostics.report(contentsOf: parser.diagnostics)
        return Template(
            name: name,
            file: file,
            nodes: parser.nodes,
            places: parser.places,
            lineStarts: parser.lineStarts,
            paths: parser.paths
        )
    }

    private mutating func parse() {
        checkEncoding()
        var scanner = TagScanner(file, from: start)
        var textStart = start
        while !isAborted, let tag = scanner.next(reportingTo: &diagnostics) {
            if let line = standaloneLine(of: tag, textStart: textStart) {
                addText(textStart..<line.lowerBound, isFollowedByTag: false)
                add(tag, indentation: line.lowerBound..<tag.range.lowerBound)
                textStart = line.upperBound
            } else {
                addText(textStart..<tag.range.lowerBound, isFollowedByTag: true)
                add(tag, indentation: nil)
                textStart = tag.range.upperBound
            }
        }
        if isAborted { return }
        addText(textStart..<file.bytes.count, isFollowedByTag: false)
        for section in openSections {
            let range = file.sourceRange(of: section.tag)
            diagnostics.report(.unclosedSection(file.text(in: section.name), at: range))
        }
    }

    private mutating func checkEncoding() {
        let repaired = String(decoding: file.bytes, as: UTF8.self).utf8
        guard !repaired.elementsEqual(file.bytes) else { return }
        let offset = zip(repaired, file.bytes).prefix { $0 == $1 }.count
        let start = min(offset, file.bytes.count - 1)
        diagnostics.report(.templateEncoding(at: file.sourceRange(of: start..<start + 1)))
    }
}

// MARK: - Lines

extension TemplateParser {
    /// The whole line around a tag that is alone on it, with its line break; `nil` otherwise.
    private func standaloneLine(of tag: TemplateTag, textStart: Int) -> Range<Int>? {
        guard tag.mayStandAlone else { return nil }
        let bytes = file.bytes
        var lineStart = tag.range.lowerBound
        while lineStart > textStart, ASCII.isBlank(bytes[lineStart - 1]) { lineStart -= 1 }
        guard isLineStart(lineStart) else { return nil }
        var lineEnd = tag.range.upperBound
        while lineEnd < bytes.count, ASCII.isBlank(bytes[lineEnd]) { lineEnd += 1 }
        guard let lineBreak = lineBreakLength(at: lineEnd) else { return nil }
        return lineStart..<lineEnd + lineBreak
    }

    private func isLineStart(_ index: Int) -> Bool {
        index == start || file.bytes[index - 1] == ASCII.lineFeed
    }

    /// How many bytes the line break there has, none at the end of the file; `nil` if there is no line break.
    private func lineBreakLength(at index: Int) -> Int? {
        guard index < file.bytes.count else { return 0 }
        switch file.bytes[index] {
        case ASCII.lineFeed: return 1
        case ASCII.carriageReturn:
            let next = index + 1
            return next < file.bytes.count && file.bytes[next] == ASCII.lineFeed ? 2 : nil
        default: return nil
        }
    }

    /// Adds text, also an empty one if a line starts there with a tag.
    private mutating func addText(_ range: Range<Int>, isFollowedByTag: Bool) {
        let firstLine = lineStarts.count
        if isLineStart(range.lowerBound) {
            addLineStart(range.lowerBound, before: range.upperBound, isFollowedByTag: isFollowedByTag)
        }
        for index in range where file.bytes[index] == ASCII.lineFeed {
            addLineStart(index + 1, before: range.upperBound, isFollowedByTag: isFollowedByTag)
        }
        guard !range.isEmpty || lineStarts.count > firstLine else { return }
        let text = TemplateNode.Text(
            start: range.lowerBound,
            end: range.upperBound,
            lines: firstLine..<lineStarts.count
        )
        add(.text(text), at: range)
    }

    private mutating func addLineStart(_ index: Int, before end: Int, isFollowedByTag: Bool) {
        let isBlankLine = index < end && lineBreakLength(at: index) != nil
        if index < end ? !isBlankLine : isFollowedByTag { lineStarts.append(index) }
    }

    private mutating func add(_ node: TemplateNode, at place: Range<Int>) {
        nodes.append(node)
        places.append(place)
    }
}

// MARK: - Tags

extension TemplateParser {
    private mutating func add(_ tag: TemplateTag, indentation: Range<Int>?) {
        switch tag.kind {
        case .silent, .broken: return
        case .close: close(tag)
        case .inclusion: include(tag, indentation: indentation)
        case .variable: addValue(tag, isEscaped: surroundings.escaping == .html)
        case .rawVariable: addValue(tag, isEscaped: false)
        case .section: open(tag) { .section($0, after: 0, isLineLoop: false) }
        case .invertedSection: open(tag) { .invertedSection($0, after: 0) }
        }
    }

    private mutating func addValue(_ tag: TemplateTag, isEscaped: Bool) {
        guard let name = name(of: tag) else { return }
        add(.value(name, isEscaped: isEscaped), at: tag.range)
    }

    /// Opens a section; one with a malformed name too, lest its closing tag be reported as well.
    private mutating func open(_ tag: TemplateTag, as makeNode: (TemplateName) -> TemplateNode) {
        guard openSections.count < TemplateSet.sectionLimit else {
            let (name, range) = (file.text(in: tag.name), file.sourceRange(of: tag.range))
            diagnostics.report(.sectionDepth(name, limit: TemplateSet.sectionLimit, at: range))
            isAborted = true
            return
        }
        openSections.append(OpenSection(node: nodes.count, name: tag.name, tag: tag.range))
        add(makeNode(name(of: tag) ?? .item), at: tag.range)
    }

    private mutating func close(_ tag: TemplateTag) {
        if tag.name.isEmpty {
            diagnostics.report(.malformedName("", at: file.sourceRange(of: tag.range)))
        } else if openSections.last.map({ isSameName($0.name, tag.name) }) != true {
            reportMismatch(of: tag)
            // Leaves sections that were forgotten to be closed, so that each mistake is reported once.
            guard let match = openSections.lastIndex(where: { isSameName($0.name, tag.name) }) else { return }
            openSections.removeSubrange((match + 1)...)
        }
        guard let section = openSections.popLast() else { return }
        finish(section, at: tag.range)
    }

    private mutating func finish(_ section: OpenSection, at place: Range<Int>) {
        switch nodes[section.node] {
        case .section(let name, _, _):
            let isLineLoop = isLineLoop(nodes[(section.node + 1)...])
            add(.sectionEnd, at: place)
            nodes[section.node] = .section(name, after: nodes.count, isLineLoop: isLineLoop)
        case .invertedSection(let name, _):
            nodes[section.node] = .invertedSection(name, after: nodes.count)
        case .text, .value, .sectionEnd, .inclusion:
            preconditionFailure("only sections are opened")
        }
    }

    private func isLineLoop(_ body: ArraySlice<TemplateNode>) -> Bool {
        var items = 0
        for node in body {
            switch node {
            case .text: continue
            case .value(.item, isEscaped: false): items += 1
            case .value, .section, .sectionEnd, .invertedSection, .inclusion: return false
            }
        }
        return items == 1
    }

    private func isSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        file.bytes[first] == file.bytes[second]
    }

    private mutating func reportMismatch(of tag: TemplateTag) {
        let open = openSections.last.map { (name: file.text(in: $0.name), range: file.sourceRange(of: $0.tag)) }
        let range = file.sourceRange(of: tag.range)
        diagnostics.report(.mismatchedClose(file.text(in: tag.name), open: open, at: range))
    }

    private mutating func include(_ tag: TemplateTag, indentation: Range<Int>?) {
        guard isWellFormed(tag) else { return }
        let name = file.text(in: tag.name)
        if let template = surroundings.templateNumbers[name] {
            add(.inclusion(template: template, indentation: indentation), at: tag.range)
        } else if surroundings.names == .strict {
            let existing = surroundings.templateNumbers.keys.sorted()
            diagnostics.report(.missingTemplate(name, existing: existing, at: file.sourceRange(of: tag.range)))
        }
    }
}

// MARK: - Names

extension TemplateParser {
    /// What a tag names, or `nil` after reporting that its name is malformed.
    private mutating func name(of tag: TemplateTag) -> TemplateName? {
        guard isWellFormed(tag) else { return nil }
        let text = file.text(in: tag.name)
        if text == "." { return .item }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.contains(where: \.isEmpty) {
            diagnostics.report(.malformedName(text, at: file.sourceRange(of: tag.range)))
            return nil
        }
        let numbers = parts.map { nameTable.number(for: String($0)) }
        if numbers.count == 1 { return .single(numbers[0]) }
        paths.append(numbers)
        return .path(paths.count - 1)
    }

    private mutating func isWellFormed(_ tag: TemplateTag) -> Bool {
        let isMalformed = file.bytes[tag.name].contains {
            ASCII.isWhitespace($0) || $0 == ASCII.openingBrace || $0 == ASCII.closingBrace
        }
        guard isMalformed || tag.name.isEmpty else { return true }
        diagnostics.report(.malformedName(file.text(in: tag.name), at: file.sourceRange(of: tag.range)))
        return false
    }
}
