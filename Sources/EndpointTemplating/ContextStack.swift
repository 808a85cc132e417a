import EndpointText

/// The values of the sections around a place in a template, outermost first.
struct ContextStack {
    /// One section, or the value that a template is rendered with.
    private struct Frame {
        /// What the section walks.
        let value: TemplateValue
        /// The index of the section's first node.
        let body: Int
        let count: Int
        var index = 0
        /// The line of this round, where the section walks lines.
        var line = BufferedText.empty
        /// The context that this round can name values of, if its item is one. `value` keeps it.
        var source: Unmanaged<ContextSource>?
        var sourceIndex = 0
        var slots = SlotTable.Row.runtime
        /// The innermost frame with a context, from this one outwards; -1 if there is none.
        var scope: Int
    }

    private var frames: [Frame] = []
    private var slotTable: SlotTable
    private let nameTable: NameTable
    /// What stored texts and lines lie in.
    private let texts: TextBuffer?

    init(nameTable: NameTable, texts: TextBuffer?) {
        self.nameTable = nameTable
        self.texts = texts
        slotTable = SlotTable(nameTable: nameTable)
    }

    /// Enters the first round of a section over a value that isn't falsey.
    mutating func push(_ value: TemplateValue, body: Int) {
        frames.append(Frame(value: value, body: body, count: value.sectionCount, scope: outerScope(of: frames.count)))
        enterRound(of: frames.count - 1)
    }

    /// Enters the next round of the innermost section, or leaves it.
    ///
    /// - Returns: The node to go on with; `nil` if the section was left.
    mutating func advance() -> Int? {
        let top = frames.count - 1
        frames[top].index += 1
        let isDone: Bool
        if case .lines(let lines) = frames[top].value {
            isDone = frames[top].line.end + 1 >= lines.end
        } else {
            isDone = frames[top].index >= frames[top].count
        }
        guard !isDone else {
            frames.removeLast()
            return nil
        }
        enterRound(of: top)
        return frames[top].body
    }

    /// What `.` names.
    var item: TemplateValue {
        let top = frames.count - 1
        if case .lines = frames[top].value { return .stored(frames[top].line) }
        return frames[top].value.sectionItem(at: frames[top].index)
    }

    private mutating func enterRound(of top: Int) {
        switch frames[top].value {
        case .contextList(let source):
            frames[top].sourceIndex = frames[top].index
            if frames[top].index == 0 { enter(source, in: top) }
        case .contextItem(let source): enter(source, in: top)
        case .values(let values):
            if case .contextItem(let source) = values[frames[top].index] {
                enter(source, in: top)
            } else {
                frames[top].scope = outerScope(of: top)
            }
        case .lines(let lines):
            let start = frames[top].index == 0 ? lines.start : frames[top].line.end + 1
            frames[top].line = texts?.line(from: start, in: lines) ?? .empty
        case .text, .stored, .number, .bool, .absent, .texts: return
        }
    }

    private mutating func enter(_ source: ContextSource, in top: Int) {
        frames[top].source = .passUnretained(source)
        frames[top].slots = slotTable.row(for: source)
        frames[top].scope = top
    }

    /// The innermost frame with a context outside of a frame; -1 if there is none.
    private func outerScope(of frame: Int) -> Int {
        frame > 0 ? frames[frame - 1].scope : -1
    }
}

// MARK: - Lookup

extension ContextStack {
    /// The value of a name in the innermost context that offers it.
    func value(of name: Int) -> TemplateValue? {
        var scope = outerScope(of: frames.count)
        while scope >= 0 {
            if let value = value(of: name, inFrame: scope) { return value }
            scope = outerScope(of: scope)
        }
        return nil
    }

    private func value(of name: Int, inFrame index: Int) -> TemplateValue? {
        switch frames[index].slots {
        case .fixed(let start):
            guard let slot = slotTable.slot(of: name, rowStart: start) else { return nil }
            let position = frames[index].sourceIndex
            return frames[index].source?._withUnsafeGuaranteedRef { $0.value(at: position, slot: slot) }
        case .runtime:
            let (position, text) = (frames[index].sourceIndex, nameTable.names[name])
            return frames[index].source?._withUnsafeGuaranteedRef { $0.value(at: position, named: text) }
        }
    }

    /// The value of a name in one context, which need not be on the stack.
    mutating func value(of name: Int, in source: ContextSource) -> TemplateValue? {
        switch slotTable.row(for: source) {
        case .fixed(let start): slotTable.slot(of: name, rowStart: start).map { source.value(at: 0, slot: $0) }
        case .runtime: source.value(at: 0, named: nameTable.names[name])
        }
    }

    /// Every name that can be found, innermost context first.
    var allNames: [String] {
        var names: [String] = []
        var scope = outerScope(of: frames.count)
        while scope >= 0 {
            names += frames[scope].source?.takeUnretainedValue().names(at: frames[scope].sourceIndex) ?? []
            scope = outerScope(of: scope)
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
