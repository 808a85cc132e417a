import EndpointTestSupport

/// A tree written down in YAML at random: in blocks and brackets, quoted and not, with comments wherever one may stand.
struct RandomLayout {
    private(set) var text = ""
    /// The comments, each once.
    private(set) var comments: [String] = []
    private var random: RandomNumbers
    private var anchors = 0
    /// Whether a comment that stands deeper than here would be text of a block scalar.
    private var isBelowBlockScalar = false
    /// Whether what was written last in brackets is a scalar without quotes.
    private var endsWithoutQuotes = false

    init(_ tree: SpecTree, seed: UInt64) {
        random = RandomNumbers(seed: seed &+ 1_000_000)
        if random.chance(4) { text += random.chance(2) ? "%YAML 1.2\n---\n" : "---\n" }
        block(tree, indent: 0)
        commentLine(indent: 0)
        if random.chance(6) { text += "...\n" }
        if random.chance(6), text.hasSuffix("\n") { text.removeLast() }
        if random.chance(5) { text = text.replacing("\n", with: "\r\n") }
        if random.chance(8) { text = "\u{FEFF}" + text }
    }

    private mutating func spaces(_ count: Int) { text += String(repeating: " ", count: count) }

    private mutating func comment() -> String {
        comments.append("# @\(comments.count).")
        return comments[comments.count - 1]
    }

    private mutating func commentLine(indent: Int) {
        while random.chance(4) {
            if random.chance(3) { text += "\n" }
            spaces(isBelowBlockScalar ? indent : indent + random.below(4))
            text += comment() + "\n"
            isBelowBlockScalar = false
        }
    }

    private mutating func endLine() {
        if random.chance(5) { text += "  " + comment() }
        text += "\n"
        isBelowBlockScalar = false
    }

    /// The pairs of a mapping, in any order that says the same.
    private mutating func pairs(of tree: SpecTree) -> [(String, SpecTree)] {
        var pairs = Array(zip(tree.keys, tree.values))
        guard tree.kind == .keys else { return pairs }
        for index in pairs.indices { pairs.swapAt(index, random.below(pairs.count)) }
        return pairs
    }

    // MARK: Block

    private mutating func block(_ tree: SpecTree, indent: Int) {
        if tree.kind == .list {
            for item in tree.values {
                commentLine(indent: indent)
                spaces(indent)
                text += "-"
                value(item, indent: indent)
            }
        }
        for (key, tree) in pairs(of: tree) {
            commentLine(indent: indent)
            spaces(indent)
            let isExplicit = random.chance(12)
            text += isExplicit ? "? " : ""
            if random.chance(16) { anchor() }
            text += word(key, isInFlow: false)
            if isExplicit {
                endLine()
                spaces(indent)
            }
            text += !isExplicit && random.chance(8) ? " :" : ":"
            value(tree, indent: indent)
        }
    }

    private mutating func anchor() {
        anchors += 1
        text += "&a\(anchors) "
    }

    private mutating func value(_ tree: SpecTree, indent: Int) {
        if random.chance(12) {
            text += " "
            anchor()
        }
        switch tree.kind {
        case .text where random.chance(4) && !tree.text.contains("\t") && !tree.text.hasSuffix(" "):
            blockScalar(tree.text, indent: indent)
        case .text, .typed:
            if random.chance(6) {
                endLine()
                spaces(indent + 1 + random.below(4))
            } else {
                text += " "
            }
            text += scalar(tree, isInFlow: false)
            endLine()
        case .list, .keys, .names:
            if random.chance(3) {
                text += " "
                flow(tree, indent: indent)
                endLine()
            } else {
                endLine()
                block(tree, indent: indent + 1 + random.below(4))
            }
        }
    }

    private mutating func blockScalar(_ content: String, indent: Int) {
        text += (random.chance(2) ? " |-" : " >-") + (random.chance(6) ? "  " + comment() : "") + "\n"
        spaces(indent + 1 + random.below(3))
        text += content + "\n"
        if random.chance(6) { text += "\n" }
        isBelowBlockScalar = true
    }

    // MARK: Scalars

    private mutating func scalar(_ tree: SpecTree, isInFlow: Bool) -> String {
        tree.kind == .text ? word(tree.text, isInFlow: isInFlow) : tree.text
    }

    /// A text, plain where that is possible.
    private mutating func word(_ content: String, isInFlow: Bool) -> String {
        let isPlain =
            !content.contains(": ") && !content.contains(" #") && !content.contains("\t") && !content.hasSuffix(" ")
            && !"-[{*'~.".contains(content.prefix(1))
            && !(isInFlow && content.contains { ",[]{}".contains($0) })
        switch random.below(4) {
        case 0: return "'" + content.replacing("'", with: "''") + "'"
        case 1: return "\"" + content.replacing("\"", with: "\\\"") + "\""
        default: return isPlain ? content : "'" + content.replacing("'", with: "''") + "'"
        }
    }

    // MARK: Flow

    private mutating func flow(_ tree: SpecTree, indent: Int) {
        switch tree.kind {
        case .text, .typed:
            let scalar = scalar(tree, isInFlow: true)
            text += scalar
            endsWithoutQuotes = !scalar.hasPrefix("\"") && !scalar.hasPrefix("'")
        case .list:
            text += "["
            for (index, item) in tree.values.enumerated() {
                gap(indent)
                flow(item, indent: indent)
                gap(indent)
                if index < tree.values.count - 1 || random.chance(4) { text += "," }
            }
            gap(indent)
            text += "]"
            endsWithoutQuotes = false
        case .keys, .names:
            text += "{"
            let pairs = pairs(of: tree)
            for (index, (key, tree)) in pairs.enumerated() {
                gap(indent)
                text += word(key, isInFlow: true) + ": "
                gap(indent)
                flow(tree, indent: indent)
                // A comment directly after a text without quotes is refused, as it may be the rest of the text.
                if !endsWithoutQuotes { gap(indent) }
                if index < pairs.count - 1 || random.chance(4) { text += "," }
            }
            if text.hasSuffix(",") || !endsWithoutQuotes { gap(indent) }
            text += "}"
            endsWithoutQuotes = false
        }
    }

    private mutating func gap(_ indent: Int) {
        switch random.below(16) {
        case 0: text += " " + comment() + "\n"
        case 1: text += "\n"
        case 2: text += random.chance(2) ? "\n\n" : " \n  \n"
        case 3...8:
            text += " "
            return
        default: return
        }
        spaces(indent + 1 + random.below(3))
    }
}
