import EndpointDiagnostics
import EndpointTemplating
import EndpointTestSupport
import Testing

/// Templates damaged at random: whatever comes of it, it is output or a report.
@Suite struct TemplateMutationTests {
    private static let corpus = [
        "{{! TypeContext }}\n{{#list}}\n  {{>item}}\n{{/list}}\n{{^list}}none{{/list}}\n",
        "{{=<% %>=}}\r\n<%#person%><%name%>: <%{title}%><%/person%>\n<%={{ }}=%>{{title}}",
        "struct {{title}} {\n    {{#list}}{{n}}, {{/list}}{{person.name}}{{&title}}\n}\n{{> item }}",
        "{{#a}}{{#b}}{{#c}}{{.}}{{/c}}{{/b}}{{/a}}é{{#list}}{{#list}}{{>main}}{{/list}}{{/list}}",
    ]
    private static let fragments = [
        "{{", "}}", "{{{", "}}}", "{{#list}}", "{{/list}}", "{{^a}}", "{{/a}}", "{{>main}}", "{{>item}}", "{{=| |=}}",
        "|", "{{=", "=}}", "{{.}}", "\n", "\r\n", "  ", ".", "{{!", "é", "{{#.}}", "{{/.}}", "{{person.name}}",
    ]

    @Test("Damaged templates render or report, and never crash")
    func mutations() {
        var random = SeededGenerator(seed: 20_240_229)
        var rendered = 0
        let rounds = Torture.count(usual: 2_000)
        for round in 0..<rounds {
            let bytes = mutate(Self.corpus[round % Self.corpus.count], &random)
            let run = run(bytes, names: round.isMultiple(of: 2) ? .strict : .lenient)
            #expect((run.output == nil) == !run.problems.isEmpty, "round \(round): \(bytes)")
            rendered += run.output == nil ? 0 : 1
        }
        // Both ways must be met for the test to mean anything.
        #expect((rounds / 20..<rounds - rounds / 20).contains(rendered))
    }

    @Test("Undamaged templates of the corpus parse", arguments: corpus)
    func undamaged(template: String) {
        #expect(!run(Array(template.utf8), names: .lenient).problems.contains { !$0.contains("inclusion-depth") })
    }

    private func run(_ bytes: [UInt8], names: TemplateNames) -> TemplateRun {
        let files = [
            SourceFile(path: "main.mustache", bytes: bytes),
            SourceFile(path: "item.mustache", text: "{{n}}{{title}}\n"),
        ]
        let data: JSONValue = [
            "list": [["n": 1, "list": []], ["n": 2, "list": false]], "title": "T", "person": ["name": "p"],
            "a": true, "b": ["c": [1, 2]], "n": 0,
        ]
        return TemplateRun(files, data: data.templateValue, names: names, escaping: .none)
    }

    private func mutate(_ template: String, _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(template.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(start + Int.random(in: 0...6, using: &random), bytes.count)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
            default: bytes.insert(contentsOf: Self.fragments.randomElement(using: &random)?.utf8 ?? "".utf8, at: start)
            }
        }
        return bytes
    }
}

/// SplitMix64: the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
