import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointYAML

/// YAML and JSON damaged at random: whatever comes of it, it is a document or a report.
@Suite struct YAMLMutationTests {
    private static let tokens = [
        "{", "}", "[", "]", ", ", ": ", ":", "- ", "? ", "#", " #", "&a", "*a", "*b ", "<<: *a\n", "<<: [*a, *b]\n",
        "!",
        "!!str ", "!!binary ", "!<x>", "%YAML 1.2\n", "%TAG ! a:\n", "---\n", "...\n", "|", "|-2\n", ">+\n", "'", "''",
        "\"", "\\", "\\x41", "\\u00e9", "\\U0001F600", "\\ud83d\\ude00", "\\0", "\u{0}", "\u{7}", "\t", "\n", "\n\n",
        "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "é", "花", "😀", "~", "null", "true", "@", "`", "  ",
        "a: b\n", "a: 1, a: 2", "1e400", "-0", "1.", "Page<A, B>", "/*", "//",
    ]
    private static let unmarked = [
        "a:\n  b: [1, 2, { c: d }]\n  e: |\n    f\n", "{\"a\": [1, true, null, \"\\u00e9\"]}",
    ]

    private static func corpus() throws -> [[UInt8]] {
        let files = try ["Specs", "Tests/GoldenTests/Specs", "specs", "cases"].flatMap { try SampleTexts.files(in: $0) }
        return try unmarked.map { Array($0.utf8) } + SampleTexts.literals(in: "Tests/EndpointYAMLTests")
            + SampleTexts.literals(in: "Tests/EndpointSpecTests/Decoding") + files.map(\.bytes)
    }

    @Test("Damaged files are read or refused, every place lies in the file, and never is there a crash")
    func mutations() async throws {
        let corpus = try Self.corpus()
        let mutator = ByteMutator(corpus: corpus, tokens: Self.tokens)
        var run = FuzzRun("yaml", usual: 600)
        try await run.run { random in
            let text = mutator.mutated(random.element(of: corpus), using: &random)
            return [Self.file(text, &random)]
        } check: {
            Self.verdict(of: $0[0])
        }
    }

    /// Mostly YAML in UTF-8; some of it as UTF-16, behind a byte order mark or as JSON.
    private static func file(_ text: [UInt8], _ random: inout RandomNumbers) -> SourceFile {
        switch random.below(16) {
        case 0: SourceFile(path: "test.json", bytes: text)
        case 1: SourceFile(path: "test.yaml", bytes: [0xEF, 0xBB, 0xBF] + text)
        case 2: SourceFile(path: "test.yaml", bytes: utf16(text, &random))
        case 3: SourceFile(path: "test.yaml", bytes: [0xFE, 0xFF] + text)
        default: SourceFile(path: "test.yaml", bytes: text)
        }
    }

    private static func utf16(_ text: [UInt8], _ random: inout RandomNumbers) -> [UInt8] {
        utf16Bytes("\u{FEFF}" + String(decoding: text, as: UTF8.self), isBigEndian: random.chance(2))
    }

    private static func verdict(of file: SourceFile) -> FuzzVerdict {
        var diagnostics = DiagnosticCollector()
        let document = YAMLReader().read(file, reportingTo: &diagnostics)
        var faults = FileExtent.faults(of: diagnostics.sorted, in: [file])
        if (document == nil) != diagnostics.hasErrors {
            faults.append("\(document == nil ? "no" : "a") document, and \(diagnostics.sorted.map(\.message))")
        }
        if let document { faults += self.faults(of: document) }
        return FuzzVerdict(isAccepted: document != nil, faults: faults)
    }

    /// Looks at every node once, however often aliases repeat it.
    private static func faults(of document: YAMLDocument) -> [String] {
        let storage = document.root.storage
        let extent = FileExtent(document.file)
        return storage.cells.indices.compactMap { index in
            let node = YAMLNode(storage: storage, index: UInt32(index))
            let parts = node.items.count + node.pairs.count + node.text.utf8.count
            guard node.items.allSatisfy({ $0.index < storage.cells.count }),
                node.pairs.allSatisfy({ $0.key.kind == .scalar && $0.value.index < storage.cells.count }),
                extent.contains(from: node.range.start, to: node.range.end)
            else { return "node \(index), \(node.kind) of \(parts) parts, at \(node.range.start) to \(node.range.end)" }
            return nil
        }
    }
}
