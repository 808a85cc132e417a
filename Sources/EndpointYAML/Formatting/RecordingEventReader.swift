import EndpointDiagnostics

/// Takes events out of libyaml and writes down on the way where each node's text and each comment stands.
///
/// libyaml tells nothing of comments. They are what follows a `#` between the texts of two nodes, where nothing
/// else can hold one: brackets, dashes, colons, anchors and tags cannot.
struct RecordingEventReader: ~Copyable, YAMLEventSource {
    private struct Frame {
        var node: Int32
        var isMapping: Bool
        var line: UInt32
        /// Whether the next child of a mapping is a value.
        var isValueNext = false
    }

    private var reader: YAMLEventReader
    private let source: [UInt8]
    private let offsets: CharacterOffsets
    private var nodes: [WrittenNode] = []
    private var comments: [WrittenComment] = []
    private var names: [WrittenName] = []
    private var keptEnds: [Int32] = []
    private var anchors: [[UInt8]: Int32] = [:]
    private var frames: [Frame] = []
    /// Where the last leaf or bracket ended.
    private var scanned: Int32 = 0

    init(_ file: SourceFile) {
        reader = YAMLEventReader(file)
        source = file.utf8Bytes
        offsets = CharacterOffsets(source)
        nodes.reserveCapacity(source.count / 8)
    }

    mutating func next(appendingTextTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent? {
        guard let event = try reader.next(appendingTextTo: &text) else {
            findComments(upTo: Int32(truncatingIfNeeded: source.count))
            return nil
        }
        record(event, text)
        return event
    }

    /// What was recorded, once all events were taken.
    consuming func finish(reading document: YAMLDocument) -> WrittenDocument {
        WrittenDocument(
            document: document,
            source: source,
            nodes: nodes,
            comments: comments,
            names: names,
            keptEnds: keptEnds
        )
    }

    private mutating func record(_ event: YAMLEvent, _ text: [UInt8]) {
        switch event.kind {
        case .documentStart: break
        case .collectionEnd: close(event)
        case .scalar: add(event, .scalar, event.text, text)
        case .alias: add(event, .alias, event.anchor, text)
        case .sequenceStart: add(event, .sequence, TextSlice(), text)
        case .mappingStart: add(event, .mapping, TextSlice(), text)
        }
    }

    // MARK: Nodes

    private mutating func add(
        _ event: YAMLEvent,
        _ kind: WrittenNode.Kind,
        _ slice: TextSlice,
        _ text: [UInt8]
    ) {
        let number = Int32(truncatingIfNeeded: nodes.count)
        let start = offsets.offset(of: event.startIndex, in: source)
        var node = WrittenNode(
            kind: kind,
            style: event.style,
            start: start,
            content: start,
            end: offsets.offset(of: event.endIndex, in: source),
            next: number + 1,
            text: slice
        )
        node.isMultiline = event.start.line != event.end.line
        node.isKey = frames.last.map { $0.isMapping && !$0.isValueNext } ?? false
        if kind == .alias { node.target = anchors[Array(text[slice.range])] ?? -1 }
        if kind != .alias, !event.anchor.isEmpty || !event.tag.isEmpty { addProperties(event, to: &node, number, text) }
        placeAbsent(&node)
        findComments(upTo: node.content)
        if node.isBlockScalar { measure(&node, text) }
        scanned = node.isCollection ? node.content : max(scanned, node.end)
        nodes.append(node)
        if node.isCollection {
            frames.append(Frame(node: number, isMapping: kind == .mapping, line: event.start.line))
        } else if let last = frames.indices.last {
            frames[last].isValueNext.toggle()
        }
    }

    private mutating func addProperties(
        _ event: YAMLEvent,
        to node: inout WrittenNode,
        _ number: Int32,
        _ text: [UInt8]
    ) {
        let hasAnchor = !event.anchor.isEmpty
        node.hasTag = !event.tag.isEmpty
        node.hasProperties = true
        node.content = contentStart(after: (hasAnchor ? 1 : 0) + (node.hasTag ? 1 : 0), from: node.start)
        if node.kind == .scalar, node.style == .plain, event.text.isEmpty { node.content = node.end }
        // Lines between them and the text are no lines of the text.
        node.isMultiline = node.isMultiline && node.contentRange.contains { breakLength($0) > 0 }
        names.append(WrittenName(node: number, anchor: event.anchor, tag: event.tag))
        if hasAnchor { anchors[Array(text[event.anchor.range])] = number }
    }

    /// Skips anchors and tags with what stands between and after them.
    private func contentStart(after words: Int, from start: Int32) -> Int32 {
        var offset = Int(start)
        for _ in 0..<words {
            offset = skippingSpace(from: offset)
            let isVerbatim = source[offset...].starts(with: Array("!<".utf8))
            while offset < source.count, !endsProperty(source[offset], isVerbatim), breakLength(offset) == 0 {
                offset += 1
            }
            if isVerbatim, offset < source.count, source[offset] == UInt8(ascii: ">") { offset += 1 }
        }
        return Int32(truncatingIfNeeded: skippingSpace(from: offset))
    }

    private func endsProperty(_ byte: UInt8, _ isVerbatim: Bool) -> Bool {
        if isVerbatim { return byte == UInt8(ascii: ">") }
        return byte.isBlank || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
    }

    private func breakLength(_ offset: Int) -> Int { LineBreak.length(in: source, at: offset) }

    /// Skips blanks, line breaks and comments.
    private func skippingSpace(from start: Int) -> Int {
        var offset = start
        while offset < source.count {
            let length = breakLength(offset)
            if length > 0 {
                offset += length
            } else if source[offset].isBlank {
                offset += 1
            } else if source[offset] == .hash {
                while offset < source.count, breakLength(offset) == 0 { offset += 1 }
            } else {
                break
            }
        }
        return offset
    }

    /// Puts the value of `? key`, which libyaml sees at the next key, directly after its own.
    private func placeAbsent(_ node: inout WrittenNode) {
        guard node.isAbsent, let frame = frames.last, frame.isMapping, frame.isValueNext else { return }
        let key = scanned
        node.start = key
        node.content = key
        node.end = key
    }

    private mutating func measure(_ node: inout WrittenNode, _ text: [UInt8]) {
        let scalar = BlockScalar(node.contentRange, of: source, text: text[node.text.range])
        if let comment = scalar.comment { addComment(comment) }
        node.end = Int32(truncatingIfNeeded: scalar.bodyEnd)
        // A line of spaces at the end looks like a blank line and is none.
        if scalar.chomping == .keep || source[scalar.bodyEnd - 1] == .space { keptEnds.append(node.end) }
    }

    private mutating func close(_ event: YAMLEvent) {
        guard let frame = frames.popLast() else { return }
        let index = Int(frame.node)
        if nodes[index].style == .flow {
            findComments(upTo: offsets.offset(of: event.endIndex, in: source))
            // An implicit pair such as `[a: b]` ends with its value, wherever libyaml sees the next token.
            let isBracketed = source[Int(nodes[index].content)] == UInt8(ascii: "{") || nodes[index].kind == .sequence
            nodes[index].end = isBracketed ? offsets.offset(of: event.endIndex, in: source) : scanned
            nodes[index].isMultiline = event.end.line != frame.line
            scanned = max(scanned, nodes[index].end)
        } else {
            nodes[index].end = scanned
        }
        nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
        if let last = frames.indices.last { frames[last].isValueNext.toggle() }
    }

    // MARK: Comments

    private mutating func findComments(upTo end: Int32) {
        var offset = Int(scanned)
        while offset < Int(end) {
            guard source[offset] == .hash else {
                offset += 1
                continue
            }
            let start = offset
            while offset < source.count, breakLength(offset) == 0 { offset += 1 }
            var last = offset
            while source[last - 1].isBlank { last -= 1 }
            addComment(start..<last)
        }
        scanned = max(scanned, Int32(truncatingIfNeeded: offset))
    }

    private mutating func addComment(_ range: Range<Int>) {
        var before = range.lowerBound
        while before > 0, source[before - 1].isBlank { before -= 1 }
        comments.append(
            WrittenComment(
                start: Int32(truncatingIfNeeded: range.lowerBound),
                end: Int32(truncatingIfNeeded: range.upperBound),
                isOwnLine: before == 0 || LineBreak.length(in: source, before: before) > 0
            )
        )
    }
}
