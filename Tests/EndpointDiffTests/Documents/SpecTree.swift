import EndpointDiagnostics
import EndpointYAML
import Testing

/// A YAML document that can be changed and written again; plain scalars stay plain, so that they mean what they did.
indirect enum SpecTree {
    case scalar(String, isPlain: Bool)
    case list([SpecTree])
    case map([Pair])

    struct Pair {
        var key: SpecTree
        var value: SpecTree

        var name: String { key.text }
    }

    init(_ node: YAMLNode) {
        switch node.kind {
        case .scalar: self = .scalar(node.text, isPlain: node.isPlain)
        case .sequence: self = .list(node.items.map { SpecTree($0) })
        case .mapping:
            self = .map(node.pairs.map { Pair(key: SpecTree($0.key), value: SpecTree($0.value)) })
        }
    }

    /// - Parameter path: On the disk.
    init(reading path: String) throws {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: path, bytes: try SpecTreeFiles.bytes(path))
        self.init(try #require(YAMLReader().read(source, reportingTo: &diagnostics)).root)
    }

    static func text(_ text: String) -> SpecTree { .scalar(text, isPlain: false) }

    var text: String { if case .scalar(let text, _) = self { text } else { "" } }
    var pairs: [Pair] { if case .map(let pairs) = self { pairs } else { [] } }

    /// A mapping's value; setting one that is not there adds it at the end.
    subscript(key: String) -> SpecTree? {
        get { pairs.first { $0.name == key }?.value }
        set {
            guard case .map(var pairs) = self else { return }
            let place = pairs.firstIndex { $0.name == key }
            switch (place, newValue) {
            case (let place?, let value?): pairs[place].value = value
            case (let place?, nil): pairs.remove(at: place)
            case (nil, let value?): pairs.append(Pair(key: .text(key), value: value))
            case (nil, nil): break
            }
            self = .map(pairs)
        }
    }

    // MARK: Changes

    /// With the keys of every mapping in the opposite order, but for variants, which are tried in theirs where nothing
    /// tells them apart.
    var reversed: SpecTree {
        switch self {
        case .scalar: return self
        case .list(let items): return .list(items.map(\.reversed))
        case .map(let pairs):
            let changed = pairs.reversed().map { pair -> Pair in
                guard pair.name == "oneOf", case .map(let variants) = pair.value else {
                    return Pair(key: pair.key, value: pair.value.reversed)
                }
                let same = variants.map { Pair(key: $0.key, value: $0.value.reversed) }
                return Pair(key: pair.key, value: .map(same))
            }
            return .map(changed)
        }
    }

    func mapText(_ change: (String) -> String) -> SpecTree {
        switch self {
        case .scalar(let text, let isPlain): .scalar(change(text), isPlain: isPlain)
        case .list(let items): .list(items.map { $0.mapText(change) })
        case .map(let pairs): .map(pairs.map { Pair(key: $0.key, value: $0.value.mapText(change)) })
        }
    }

    // MARK: Writing

    var yaml: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        switch self {
        case .scalar: [line]
        case .list(let items) where items.isEmpty: ["[]"]
        case .map(let pairs) where pairs.isEmpty: ["{}"]
        case .list(let items):
            items.flatMap { item in
                let lines = item.lines
                return ["- " + lines[0]] + lines.dropFirst().map { "  " + $0 }
            }
        case .map(let pairs):
            pairs.flatMap { pair -> [String] in
                let lines = pair.value.lines
                if pair.value.isOneLine { return [pair.key.line + ": " + lines[0]] }
                return [pair.key.line + ":"] + lines.map { "  " + $0 }
            }
        }
    }

    private var isOneLine: Bool {
        switch self {
        case .scalar: true
        case .list(let items): items.isEmpty
        case .map(let pairs): pairs.isEmpty
        }
    }

    private var line: String {
        guard case .scalar(let text, let isPlain) = self else { return "" }
        if isPlain, !text.contains("\n") { return text }
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            case "\n": "\\n"
            default:
                scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.value == 0xFEFF
                    ? "\\x" + String(scalar.value & 0xFF, radix: 16).leftPadded(2) : String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}

extension String {
    fileprivate func leftPadded(_ count: Int) -> String {
        String(repeating: "0", count: max(0, count - self.count)) + self
    }
}
