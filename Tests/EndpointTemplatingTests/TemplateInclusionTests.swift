import EndpointDiagnostics
import EndpointTemplating
import EndpointText
import Testing

@Suite struct TemplateInclusionTests {
    @Test("An included template sees the contexts around the tag")
    func contexts() {
        let run = TemplateRun(
            "{{#list}}{{>item}}{{/list}}",
            partials: ["item": "{{n}}{{outer}};"],
            data: ["list": [["n": 1], ["n": 2]], "outer": "x"]
        )
        #expect(run.output == "1x;2x;")
    }

    @Test("A template may include itself as deep as its data goes")
    func recursion() {
        let run = TemplateRun(
            "{{>node}}",
            partials: ["node": "{{v}}({{#nodes}}{{>node}}{{/nodes}})"],
            data: ["v": 1, "nodes": [["v": 2, "nodes": []], ["v": 3, "nodes": [["v": 4, "nodes": []]]]]]
        )
        #expect(run.output == "1(2()3(4()))")
    }

    @Test("An inclusion that never ends is an error at its tag, and the output stays as it was")
    func endlessRecursion() throws {
        let main = SourceFile(path: "main.mustache", text: "x\n  {{> main}}{{> main}}")
        var diagnostics = DiagnosticCollector()
        let set = try #require(
            TemplateSet([main], escaping: .none, names: .lenient, reportingTo: &diagnostics)
        )
        let output = TextBuffer()
        output.add("before")
        #expect(!set.render("main", with: .absent, into: output, reportingTo: &diagnostics))
        #expect(output.array == Array("before".utf8))
        #expect(
            diagnostics.sorted.flatMap(TemplateRun.describe) == [
                "main.mustache:2:3-2:13 template-inclusion-depth: including 'main' here goes more than 100 deep; "
                    + "does it include itself without an end?"
            ]
        )
    }

    @Test("Inclusion 100 deep is allowed, 101 is not", arguments: [(100, true), (101, false)])
    func depthLimit(depth: Int, isAllowed: Bool) {
        var data: JSONValue = ["next": false]
        for _ in 1..<depth { data = ["next": data] }
        let run = TemplateRun("{{>step}}", partials: ["step": "x{{#next}}{{>step}}{{/next}}"], data: data)
        #expect((run.output == String(repeating: "x", count: depth)) == isAllowed)
        #expect(run.problems.isEmpty == isAllowed)
    }

    @Test("Sections 100 deep are allowed, more are not, and none exhaust the stack", arguments: [100, 101, 50_000])
    func deepSections(depth: Int) {
        let template = String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
        let run = TemplateRun(template, data: ["a": true])
        #expect(run.output == (depth == 100 ? "x" : nil))
        #expect(run.problems.isEmpty == (depth == 100))
    }

    @Test("A template is named after its file, and the set lists its names in order")
    func names() throws {
        var diagnostics = DiagnosticCollector()
        let files = ["Templates/b.mustache", "a.mustache", "x/y/plain"].map { SourceFile(path: $0, text: "<\($0)>") }
        let set = try #require(TemplateSet(files, escaping: .none, names: .strict, reportingTo: &diagnostics))
        #expect(set.templateNames == ["a", "b", "plain"])
        let output = TextBuffer()
        #expect(set.render("b", with: .absent, into: output, reportingTo: &diagnostics))
        #expect(output.string(output.text(from: 0)) == "<Templates/b.mustache>")
    }

    @Test("Asking for a template that the set lacks is an error without a place")
    func missingTemplate() throws {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "page.mustache", text: "")
        let set = try #require(TemplateSet([file], escaping: .none, names: .lenient, reportingTo: &diagnostics))
        let output = TextBuffer()
        #expect(!set.render("pge", with: .absent, into: output, reportingTo: &diagnostics))
        #expect(
            diagnostics.sorted.flatMap(TemplateRun.describe) == [
                "template-missing: there is no template 'pge'; did you mean 'page'?"
            ]
        )
    }

    @Test("Two templates of one name are an error at the second")
    func duplicates() {
        var diagnostics = DiagnosticCollector()
        let files = ["a/x.mustache", "b/x.mustache"].map { SourceFile(path: $0, text: "") }
        #expect(TemplateSet(files, escaping: .none, names: .lenient, reportingTo: &diagnostics) == nil)
        #expect(
            diagnostics.sorted.flatMap(TemplateRun.describe) == [
                "b/x.mustache:1:1-1:1 template-duplicate: template 'x' exists twice",
                "  note a/x.mustache:1:1: the other one is here",
            ]
        )
    }
}
