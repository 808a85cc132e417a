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

    @Test("Damaged templates render or report a place in them, and never crash")
    func mutations() async throws {
        let builtIn = try SampleTexts.files(in: "Templates", ext: "mustache").map(\.bytes)
        let corpus = Self.corpus.flatMap { Array(repeating: Array($0.utf8), count: 4) } + builtIn
        let mutator = ByteMutator(corpus: corpus, tokens: Self.fragments)
        var run = FuzzRun("templates", usual: 2_000)
        try await run.run { random in
            let main = mutator.mutated(random.element(of: corpus), using: &random)
            return [SourceFile(path: "main.mustache", bytes: main), Self.item]
        } check: { files in
            let run = self.run(files, names: files[0].bytes.count.isMultiple(of: 2) ? .strict : .lenient)
            var faults = FileExtent.faults(of: run.diagnostics, in: files)
            if (run.output == nil) == run.problems.isEmpty { faults.append("output or report, not \(run)") }
            return FuzzVerdict(isAccepted: run.output != nil, faults: faults)
        }
    }

    @Test("Undamaged templates of the corpus parse", arguments: corpus)
    func undamaged(template: String) {
        #expect(
            !run([SourceFile(path: "main.mustache", text: template), Self.item], names: .lenient).problems.contains {
                !$0.contains("inclusion-depth")
            }
        )
    }

    private static let item = SourceFile(path: "item.mustache", text: "{{n}}{{title}}\n")

    private func run(_ files: [SourceFile], names: TemplateNames) -> TemplateRun {
        let data: JSONValue = [
            "list": [["n": 1, "list": []], ["n": 2, "list": false]], "title": "T", "person": ["name": "p"],
            "a": true, "b": ["c": [1, 2]], "n": 0,
        ]
        return TemplateRun(files, data: data.templateValue, names: names, escaping: .none)
    }
}
