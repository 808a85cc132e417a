import EndpointTestSupport
import Foundation
import Testing

/// One mutation of ``PairSpec``, and what a comparison must say both ways.
struct PairCase: Sendable, CustomTestStringConvertible {
    var line: Int
    /// The keys of the format that it changes, such as `endpoint.timeout`.
    var keys: [String]
    var replacements: [(old: String, new: String)] = []
    /// From the spec to the mutated one, sorted.
    var forward: [String] = []
    /// From the mutated one to the spec, sorted.
    var backward: [String] = []

    var testDescription: String { "\(line): \(keys.joined(separator: " "))" }

    /// The mutated spec; `nil` where a text to replace stands there not exactly once.
    var mutated: String? {
        var text = PairSpec.text
        for (old, new) in replacements {
            let places = text.ranges(of: old)
            guard places.count == 1 else { return nil }
            text.replaceSubrange(places[0], with: new)
        }
        return text
    }
}

/// The table of mutations in `pairs.txt`.
enum PairTable {
    static let file = SharedFolder.packageRoot.appendingPathComponent("Tests/EndpointDiffTests/Pairs/pairs.txt")
    static let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    static let cases: [PairCase] = parse(text)

    static func parse(_ text: String) -> [PairCase] {
        var cases: [PairCase] = []
        var mark: Character = " "
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let kind = line.first, kind != "#" else { continue }
            let content = String(line.dropFirst(2))
            if kind == "=" {
                cases.append(PairCase(line: number + 1, keys: content.split(separator: " ").map(String.init)))
            } else if !cases.isEmpty {
                cases[cases.count - 1].add(content, kind, after: mark)
            }
            mark = kind
        }
        return cases
    }

    /// The table with expectations as found.
    static func recorded(_ cases: [PairCase]) -> String {
        let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("=") }
        return (head.map(String.init) + [cases.map(\.text).joined(separator: "\n")]).joined(separator: "\n")
    }
}

extension PairCase {
    fileprivate mutating func add(_ content: String, _ kind: Character, after mark: Character) {
        switch kind {
        case "-":
            if mark == "-" {
                replacements[replacements.count - 1].old += "\n" + content
            } else {
                replacements.append((content, ""))
            }
        case "+":
            let isFirst = replacements[replacements.count - 1].new.isEmpty
            replacements[replacements.count - 1].new += (isFirst ? "" : "\n") + content
        case ">": forward.append(content)
        case "<": backward.append(content)
        default: break
        }
    }

    fileprivate var text: String {
        func lines(_ mark: String, _ texts: [String]) -> [String] { texts.map { "\(mark) \($0)" } }
        let parts = replacements.flatMap { old, new in
            lines("-", old.components(separatedBy: "\n")) + lines("+", new.components(separatedBy: "\n"))
        }
        let all = ["= " + keys.joined(separator: " ")] + parts + lines(">", forward) + lines("<", backward)
        return all.joined(separator: "\n") + "\n"
    }
}
