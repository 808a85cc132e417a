import EndpointDiagnostics

/// Turns events into the flat document, and refuses what goes over the limits.
///
/// Keeps a stack of open collections and one of finished children; a collection's children move to
/// their final place when it closes. Nothing is expanded: an alias is one cell, and what it stands
/// for is only counted. Not copyable, so that nothing copies its arrays by accident.
struct YAMLDocumentBuilder: ~Copyable {
    /// A collection that is not closed yet.
    struct Frame {
        var cell: UInt32
        /// Where its children start on the stack of pending ones.
        var firstChild: Int
        /// ``expandedNodes`` before the collection.
        var expandedBefore: Int
        /// How deep the deepest child is; 0 for scalars alone.
        var height = 0
        var anchor = TextSlice()
    }

    /// What a name after `&` stands for.
    struct Anchor {
        var cell: UInt32
        var expandedNodes: Int
        var height: Int
        var isOpen: Bool
    }

    /// An alias that may turn out to go over the expansion limit once the file's own nodes are known.
    struct Suspect {
        var range: SourceRange
        var expandedNodes: Int
    }

    let file: SourceFile
    let limits: YAMLLimits
    var diagnostics = DiagnosticCollector()
    var text: [UInt8] = []
    var cells: [YAMLCell] = []
    var children: [UInt32] = []
    /// Finished nodes whose collection is still open, innermost last.
    var pending: [UInt32] = []
    var frames: [Frame] = []
    var anchors: [String: Anchor] = [:]
    /// Cells that stand for something already reported, so that nothing is reported of them again.
    var broken: Set<UInt32> = []
    var suspects: [Suspect] = []
    var keys = YAMLKeyTable()
    var comments: FlowCommentFinder
    private var documentStart: SourceRange?
    private var expandedNodes = 0
    private var events = 0
    private var isRefused = false
    /// Whether the file was read to its end, so that its own nodes are known.
    private var isComplete = false

    init(file: SourceFile, limits: YAMLLimits) {
        self.file = file
        self.limits = limits
        comments = FlowCommentFinder(file)
        text.reserveCapacity(file.bytes.count)
        cells.reserveCapacity(file.bytes.count / 8)
        children.reserveCapacity(file.bytes.count / 8)
    }

    var counts: YAMLReadCounts {
        var counts = YAMLReadCounts()
        counts.events = events
        counts.nodes = cells.count
        counts.expandedNodes = expandedNodes
        return counts
    }

    /// Reads to the end, to the first syntax error or to the first thing over a limit.
    mutating func build<Source: YAMLEventSource & ~Copyable>(from source: inout Source) {
        do throws(YAMLReadError) {
            while !isRefused, let event = try source.next(appendingTextTo: &text) {
                events += 1
                add(event)
            }
            isComplete = !isRefused
        } catch {
            report(comments.explaining(error.diagnostic))
        }
    }

    /// The document, or `nil` where an error was reported.
    consuming func finish(reportingTo collector: inout DiagnosticCollector) -> YAMLDocument? {
        var found = diagnostics
        if isComplete, let suspect = suspects.first(where: { $0.expandedNodes > limits.expansion * cells.count }) {
            found.report(.overExpansion(suspect.range, limit: limits.expansion, ownNodes: cells.count))
        }
        collector.report(contentsOf: found)
        guard !found.hasErrors else { return nil }
        let start = SourcePosition(line: 1, column: 1)
        let nothing = YAMLCell(start: start, end: start, offset: 0, count: 0, kind: .scalar, style: .plain)
        let storage = YAMLStorage(
            file: file,
            cells: pending.isEmpty ? [nothing] : cells,
            children: children,
            bytes: text
        )
        return YAMLDocument(file: file, root: YAMLNode(storage: storage, index: pending.first ?? 0))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.report(diagnostic)
    }

    func range(_ event: YAMLEvent) -> SourceRange {
        SourceRange(file: file, start: event.start, end: event.end)
    }

    func range(_ cell: UInt32) -> SourceRange {
        let cell = cells[Int(cell)]
        return SourceRange(file: file, start: cell.start, end: cell.end)
    }

    func string(_ slice: TextSlice) -> String {
        String(decoding: text[slice.range], as: UTF8.self)
    }

    // MARK: Events

    private mutating func add(_ event: YAMLEvent) {
        if let followed = comments.plainScalarEndedByComment(before: event) {
            cells[Int(followed)].isFollowedByComment = true
        }
        switch event.kind {
        case .scalar: addScalar(event)
        case .mappingStart: open(event, .mapping)
        case .sequenceStart: open(event, .sequence)
        case .collectionEnd: close(event)
        case .alias: addAlias(event)
        case .documentStart: startDocument(event)
        }
    }

    private mutating func startDocument(_ event: YAMLEvent) {
        if let documentStart {
            report(.secondDocument(range(event), first: documentStart))
            isRefused = true
        }
        documentStart = range(event)
    }

    private mutating func addScalar(_ event: YAMLEvent) {
        var style = event.style
        if !event.tag.isEmpty { style = styleOfTagged(event, .scalar) }
        let cell = addCell(
            YAMLCell(
                start: event.start,
                end: event.end,
                offset: event.text.offset,
                count: event.text.count,
                kind: .scalar,
                style: style
            )
        )
        if !event.anchor.isEmpty {
            anchors[string(event.anchor)] = Anchor(cell: cell, expandedNodes: 1, height: 0, isOpen: false)
        }
        pending.append(cell)
        if style == .plain, let frame = frames.last, cells[Int(frame.cell)].style == .flow {
            comments.saw(plainScalar: cell, endingAt: event.end)
        }
    }

    private mutating func open(_ event: YAMLEvent, _ kind: YAMLNode.Kind) {
        guard frames.count < limits.depth else {
            report(.tooDeep(range(event), limit: limits.depth))
            isRefused = true
            return
        }
        if !event.tag.isEmpty { _ = styleOfTagged(event, kind) }
        var frame = Frame(cell: 0, firstChild: pending.count, expandedBefore: expandedNodes)
        let cell = YAMLCell(
            start: event.start,
            end: event.end,
            offset: 0,
            count: 0,
            kind: kind,
            style: event.style
        )
        frame.cell = addCell(cell)
        if !event.anchor.isEmpty {
            let name = string(event.anchor)
            anchors[name] = Anchor(cell: frame.cell, expandedNodes: 0, height: 0, isOpen: true)
            frame.anchor = event.anchor
        }
        frames.append(frame)
    }

    private mutating func close(_ event: YAMLEvent) {
        guard let frame = frames.popLast() else { return }
        let index = Int(frame.cell)
        let offset = children.count
        // libyaml ends a block collection where the next token starts, often lines below.
        if cells[index].style == .flow {
            cells[index].end = event.end
        } else if let last = pending[frame.firstChild...].last {
            cells[index].end = max(cells[Int(last)].end, cells[index].end)
        }
        if cells[index].kind == .mapping { addPairs(of: frame) } else { addItems(of: frame) }
        pending.removeLast(pending.count - frame.firstChild)
        cells[index].offset = UInt32(truncatingIfNeeded: offset)
        cells[index].count = UInt32(truncatingIfNeeded: children.count - offset)
        pending.append(frame.cell)
        raiseParent(to: frame.height + 1)
        if !frame.anchor.isEmpty { closeAnchor(string(frame.anchor), of: frame) }
    }

    private mutating func addItems(of frame: Frame) {
        if cells[Int(frame.cell)].style == .flow { checkSplitItems(of: frame) }
        children.append(contentsOf: pending[frame.firstChild...])
    }

    private mutating func raiseParent(to height: Int) {
        guard let parent = frames.indices.last else { return }
        frames[parent].height = max(frames[parent].height, height)
    }

    /// Completes an anchor, unless a node inside has taken its name over.
    private mutating func closeAnchor(_ name: String, of frame: Frame) {
        guard anchors[name]?.cell == frame.cell else { return }
        anchors[name] = Anchor(
            cell: frame.cell,
            expandedNodes: expandedNodes - frame.expandedBefore,
            height: frame.height + 1,
            isOpen: false
        )
    }

    // MARK: Aliases

    private mutating func addAlias(_ event: YAMLEvent) {
        let name = string(event.anchor)
        let placeholder = YAMLCell(
            start: event.start,
            end: event.end,
            offset: 0,
            count: 0,
            kind: .scalar,
            style: .plain
        )
        guard let anchor = anchors[name], !anchor.isOpen else {
            report(problem(withAlias: name, at: range(event)))
            let cell = addCell(placeholder)
            broken.insert(cell)
            pending.append(cell)
            return
        }
        guard frames.count + anchor.height <= limits.depth else {
            report(.tooDeep(range(event), limit: limits.depth))
            isRefused = true
            return
        }
        var copy = cells[Int(anchor.cell)]
        copy.start = event.start
        copy.end = event.end
        copy.isFollowedByComment = false
        let cell = addCell(copy, expandingTo: anchor.expandedNodes)
        if broken.contains(anchor.cell) { broken.insert(cell) }
        pending.append(cell)
        raiseParent(to: anchor.height)
    }

    /// Suggests a name for the first few only, as a search in many names takes its time.
    private mutating func problem(withAlias name: String, at range: SourceRange) -> Diagnostic {
        if let open = anchors[name] { return .aliasCycle(name, at: range, anchor: self.range(open.cell)) }
        let isSearched = broken.count < 100 && anchors.count < 1000
        let nearest = isSearched ? NearestName.nearest(to: name, in: anchors.keys) : nil
        return .undefinedAlias(name, at: range, nearest: nearest)
    }

    // MARK: Counting

    /// Stores a node that stands for itself alone.
    @inline(__always)
    private mutating func addCell(_ cell: YAMLCell) -> UInt32 {
        let index = UInt32(truncatingIfNeeded: cells.count)
        cells.append(cell)
        expandedNodes += 1
        if expandedNodes > limits.nodes { refuse(tooManyNodesAt: index) }
        return index
    }

    /// Stores an alias, which counts as all that it stands for.
    private mutating func addCell(_ cell: YAMLCell, expandingTo nodes: Int) -> UInt32 {
        expandedNodes += nodes - 1
        let index = addCell(cell)
        if expandedNodes > limits.expansion * cells.count {
            suspects.append(Suspect(range: range(index), expandedNodes: expandedNodes))
        }
        return index
    }

    private mutating func refuse(tooManyNodesAt cell: UInt32) {
        guard !isRefused else { return }
        report(.tooManyNodes(range(cell), limit: limits.nodes))
        isRefused = true
    }
}
