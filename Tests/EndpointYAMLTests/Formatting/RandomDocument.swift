import EndpointTestSupport

/// A document made at random, in every form that YAML has for it, with comments that say what they belong to.
///
/// Every key is there once, so that `# above k7`, `# beside k7` and `# below k7` can be looked for in any other form
/// of the same document.
struct RandomDocument {
    private(set) var text = ""
    private var random: RandomNumbers
    private var number = 0
    private var anchors = 0
    private var hasComments: Bool

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
        hasComments = seed % 4 != 0
        if random.chance(4) { text += "# head\n\n---\n" }
        mapping(indent: 0, depth: 0, startsLine: true)
        if random.chance(4) { text += "\n# tail\n" }
        if random.chance(8) { text.removeLast() }
        if random.chance(6) { text = text.replacing("\n", with: "\r\n") }
    }

    private mutating func nextKey() -> String {
        number += 1
        return "k\(number)"
    }

    private mutating func spaces(_ count: Int) { text += String(repeating: " ", count: count) }

    private mutating func blankLines() {
        if random.chance(8) { text += random.chance(2) ? "\n" : "\n  \n" }
    }

    private mutating func above(_ key: String, indent: Int) {
        guard hasComments, random.chance(5) else { return }
        spaces(indent)
        text += "# above \(key)\n"
        if random.chance(8) { text += "\n" }
    }

    private mutating func endLine(_ key: String) {
        if hasComments, random.chance(5) {
            text += String(repeating: " ", count: 1 + random.below(4)) + "# beside \(key)"
        }
        text += random.chance(8) ? " \n" : "\n"
    }

    // MARK: Block

    private mutating func mapping(indent: Int, depth: Int, startsLine: Bool) {
        for index in 0..<(1 + random.below(5)) {
            let key = nextKey()
            if startsLine || index > 0 {
                blankLines()
                above(key, indent: indent)
                spaces(indent)
            }
            if random.chance(12) {
                text += "?  \(key)\n"
                spaces(indent)
            } else {
                text += random.chance(6) ? "\"\(key)\"" : random.chance(6) ? "&a\(nextAnchor()) \(key)" : key
                if random.chance(6) { text += " " }
            }
            text += ":"
            value(of: key, indent: indent, depth: depth, isSequenceAllowedHere: true)
        }
        if hasComments, startsLine, indent > 0, random.chance(8) {
            spaces(indent)
            text += "# below k\(number)\n"
        }
    }

    private mutating func sequence(indent: Int, depth: Int, startsLine: Bool) {
        for index in 0..<(1 + random.below(4)) {
            if startsLine || index > 0 {
                blankLines()
                if hasComments, random.chance(6) {
                    spaces(indent)
                    text += "# item \(nextKey())\n"
                }
                spaces(indent)
            }
            text += "-"
            let width = 1 + random.below(3)
            switch random.below(4) {
            case 0 where depth < 5:
                spaces(width)
                mapping(indent: indent + 1 + width, depth: depth + 1, startsLine: false)
            case 1 where depth < 5:
                spaces(width)
                sequence(indent: indent + 1 + width, depth: depth + 1, startsLine: false)
            default:
                value(of: nextKey(), indent: indent, depth: depth, isSequenceAllowedHere: false)
            }
        }
    }

    private mutating func value(of key: String, indent: Int, depth: Int, isSequenceAllowedHere: Bool) {
        switch random.below(depth < 5 ? 10 : 5) {
        case 0: endLine(key)
        case 1, 2: scalar(of: key, indent: indent)
        case 3: block(of: key, indent: indent)
        case 4 where anchors > 0:
            text += " *a\(1 + random.below(anchors))"
            endLine(key)
        case 5, 6:
            property()
            endLine(key)
            mapping(indent: indent + 1 + random.below(5), depth: depth + 1, startsLine: true)
        case 7:
            property()
            endLine(key)
            let step = isSequenceAllowedHere ? random.below(5) : 1 + random.below(4)
            sequence(indent: indent + step, depth: depth + 1, startsLine: true)
        default:
            if random.chance(5) {
                text += "\n"
                spaces(indent + 1 + random.below(4))
            } else {
                text += " "
            }
            flow(depth: 0, indent: indent)
            endLine(key)
        }
    }

    private mutating func property() {
        if random.chance(8) { text += " &a\(nextAnchor())" }
    }

    private mutating func nextAnchor() -> Int {
        anchors += 1
        return anchors
    }

    // MARK: Scalars

    private static let words = [
        "abc", "a b  c", "'it''s'", "\"a\\tb\"", "~", "null", "'null'", "true", "\"true\"", "yes", "'no'", "1", "'1'",
        "0012", "1.10", "12:30", "\"2026-10-01\"", "2026-10-01", "花子", "'花子'", "\"\"", "''", "a#b", "'a #b'",
        "\"a: b\"", "a:b", "string?", "\"string?\"", "list<int?>", "\"/{id}\"", "'a, b'", "\"\\\"\"", "'\"'", "'\\'",
        "-x",
        "'- x'", "\"#\"", "x'y\"z", "!!str 12", "! z", "'*'", "\"tail \"", "<<", "'<<'", "=", "é",
    ]

    private mutating func word() -> String { Self.words[random.below(Self.words.count)] }

    private mutating func scalar(of key: String, indent: Int) {
        text += random.chance(8) ? " &a\(nextAnchor()) " : " "
        switch random.below(8) {
        case 0:
            text +=
                "one\n\(String(repeating: " ", count: indent + 1))two\n\n\(String(repeating: " ", count: indent + 3))three"
        case 1:
            text +=
                "'one  \n\(String(repeating: " ", count: indent + 2))two\n\n\(String(repeating: " ", count: indent + 1))three'"
        case 2:
            text +=
                "\"one\\ \n\(String(repeating: " ", count: indent + 2))two \\\n\(String(repeating: " ", count: indent + 1))three\""
        case 3: text += String(repeating: "long ", count: 30) + "x"
        default: text += word()
        }
        endLine(key)
    }

    private mutating func block(of key: String, indent: Int) {
        let step = 1 + random.below(4)
        let margin = String(repeating: " ", count: indent + step)
        let indicated = random.chance(3)
        text += [" |", " >"][random.below(2)] + (indicated ? "\(step)" : "") + ["", "-", "+"][random.below(3)]
        if hasComments, random.chance(4) { text += "  # beside \(key)" }
        text += "\n"
        if random.chance(4) { text += "\n" }
        let lines = ["one", "  two", "# three", "", "four  ", "\tfive", "   ", "- six"]
        for index in 0..<(1 + random.below(5)) {
            let line = lines[index == 0 && !indicated ? 0 : random.below(lines.count)]
            text += line.isEmpty ? "\n" : margin + line + "\n"
        }
        if random.chance(4) { text += "\n\n" }
    }

    // MARK: Flow

    private mutating func flow(depth: Int, indent: Int) {
        let isMapping = random.chance(2)
        text += isMapping ? "{" : "["
        let count = random.below(4)
        for index in 0..<count {
            gap(indent)
            let key = nextKey()
            if isMapping || random.chance(8) { text += key }
            if isMapping || text.hasSuffix(key), random.chance(8) {
                // A key without a value.
            } else {
                if text.hasSuffix(key) { text += ": " }
                if depth < 4, random.chance(4) { flow(depth: depth + 1, indent: indent) } else { text += word() }
            }
            gap(indent)
            if index < count - 1 || random.chance(4) { text += "," }
            if hasComments, random.chance(12) {
                text += " # beside \(key)\n"
                spaces(indent + 1)
            }
        }
        gap(indent)
        text += isMapping ? "}" : "]"
    }

    private mutating func gap(_ indent: Int) {
        switch random.below(12) {
        case 0:
            text += "\n"
            spaces(indent + 1 + random.below(4))
        case 1:
            text += "\n\n"
            spaces(indent + 1)
        case 2...6: text += " "
        default: break
        }
    }
}
