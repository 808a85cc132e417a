import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

/// Documents made at random, which say the same once they are formatted.
@Suite struct RandomFormattingTests {
    @Test("A document at random keeps its meaning and its comments, and a second run changes nothing")
    func meaning() {
        var read = 0
        let count = Torture.count(usual: 200, share: 10)
        for seed in 0..<UInt64(count) {
            let text = RandomDocument(seed: seed).text
            let before = outline(of: text)
            guard !before.hasPrefix("[") else { continue }
            read += 1
            let once = formatted(text)
            #expect(!once.hasPrefix("[format-changes-meaning]"), "seed \(seed)\n\(text)")
            guard !once.hasPrefix("[format-changes-meaning]") else { continue }
            #expect(meaning(of: once) == meaning(of: text), "seed \(seed)\n\(text)\n\(once)")
            #expect(formatted(once) == once, "seed \(seed)\n\(text)")
            #expect(Comments(once) == Comments(text), "seed \(seed)\n\(text)\n\(once)")
            #expect(misplaced(in: once) == [], "seed \(seed)\n\(text)\n\(once)")
        }
        #expect(read > count / 2, "most documents can be read")
    }

    /// What a text says, with quotes left aside where they make no difference.
    private func meaning(of text: String) -> String {
        var diagnostics = DiagnosticCollector()
        let document = YAMLReader().read(SourceFile(path: "test.yaml", text: text), reportingTo: &diagnostics)
        return document.map { meaning(of: $0.root) } ?? "nothing"
    }

    private func meaning(of node: YAMLNode) -> String {
        switch node.kind {
        case .scalar:
            let isTyped = node.isNull || ["true", "false"].contains(node.text) || Double(node.text) != nil
            return (isTyped && node.isPlain ? "typed " : "") + node.text
        case .sequence: return "[" + node.items.map { meaning(of: $0) }.joined(separator: "\u{1}") + "]"
        case .mapping:
            let pairs = node.pairs.map { "\($0.key.text)\u{2}\(meaning(of: $0.value))" }
            return "{" + pairs.joined(separator: "\u{1}") + "}"
        }
    }

    /// Comments of a text by how often they are there.
    private struct Comments: Equatable {
        var counts: [Substring: Int] = [:]

        init(_ text: String) {
            for match in text.matches(of: #/# (above|beside|below|item|head|tail)( k[0-9]+)?/#) {
                counts[match.output.0, default: 0] += 1
            }
        }
    }

    /// Comments that do not stand at the key that they name.
    private func misplaced(in text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        var wrong: [String] = []
        for (index, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: #/^ *# above (k[0-9]+)$/#) else { continue }
            let next = lines[(index + 1)...].first { !$0.drop { $0 == " " }.hasPrefix("#") } ?? ""
            if next.firstMatch(of: #/\bk[0-9]+\b/#)?.output != match.output.1 { wrong.append(line) }
        }
        return wrong
    }
}
