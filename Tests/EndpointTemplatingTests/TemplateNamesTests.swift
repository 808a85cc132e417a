import EndpointTemplating
import Testing

@Suite struct TemplateNamesTests {
    private static let place = "main.mustache:1:1"

    @Test(
        "Where names are strict, a missing one is an error at its tag",
        arguments: [
            SyntaxCase("{{titel}}", "\(place)-1:10 template-unknown-name: unknown name 'titel'; did you mean 'title'?"),
            SyntaxCase(
                "{{{titel}}}",
                "\(place)-1:12 template-unknown-name: unknown name 'titel'; did you mean 'title'?"
            ),
            SyntaxCase(
                "{{#titel}}x{{/titel}}",
                "\(place)-1:11 template-unknown-name: unknown name 'titel'; did you mean 'title'?"
            ),
            SyntaxCase(
                "{{^titel}}x{{/titel}}",
                "\(place)-1:11 template-unknown-name: unknown name 'titel'; did you mean 'title'?"
            ),
            SyntaxCase(
                "{{other}}",
                "\(place)-1:10 template-unknown-name: unknown name 'other'; names here are 'title', 'list', 'person'"
            ),
            SyntaxCase(
                "{{z}}",
                "\(place)-1:6 template-unknown-name: unknown name 'z'; names here are 'title', 'list', 'person'"
            ),
            SyntaxCase(
                "{{person.nme}}",
                "\(place)-1:15 template-unknown-name: unknown name 'nme' in 'person.nme'; did you mean 'name'?"
            ),
            SyntaxCase(
                "{{persn.name}}",
                "\(place)-1:15 template-unknown-name: unknown name 'persn' in 'persn.name'; did you mean 'person'?"
            ),
            SyntaxCase(
                "{{title.name}}",
                "\(place)-1:15 template-unknown-name: unknown name 'name' in 'title.name'; there are none here"
            ),
            SyntaxCase(
                "{{#person}}\n{{qqq}}{{/person}}",
                "main.mustache:2:1-2:8 template-unknown-name: unknown name 'qqq'; "
                    + "names here are 'name', 'title', 'list', 'person'"
            ),
            SyntaxCase(
                "{{#list}}{{nn}}{{/list}}{{nn}}",
                "main.mustache:1:10-1:16 template-unknown-name: unknown name 'nn'; did you mean 'n'?",
                "main.mustache:1:25-1:31 template-unknown-name: unknown name 'nn'; names here are 'title', 'list', 'person'"
            ),
            SyntaxCase(
                "{{>nothing}}",
                "\(place)-1:13 template-missing: there is no template 'nothing'; templates are 'item', 'main'"
            ),
            SyntaxCase(
                "{{>itme}}",
                "\(place)-1:10 template-missing: there is no template 'itme'; did you mean 'item'?"
            ),
            SyntaxCase(
                "x{{>item}}",
                "item.mustache:1:1-1:10 template-unknown-name: unknown name 'thing'; names here are 'title', 'list', 'person'"
            ),
        ]
    )
    func strictNames(_ example: SyntaxCase) {
        let run = run(example.template, names: .strict)
        #expect(run.problems == example.problems)
        #expect(run.output == nil)
    }

    @Test(
        "Where names are lenient, a missing one is empty",
        arguments: [
            ("({{titel}})", "()"), ("({{{titel}}})", "()"), ("({{#titel}}x{{/titel}})", "()"),
            ("({{^titel}}x{{/titel}})", "(x)"), ("({{person.nme}})", "()"), ("({{title.name}})", "()"),
            ("({{>nothing}})", "()"), ("({{list}})", "()"), ("({{person}})", "()"), ("({{>item}})", "()"),
        ]
    )
    func lenientNames(template: String, expected: String) {
        let run = run(template, names: .lenient)
        #expect(run.problems == [])
        #expect(run.output == expected)
    }

    @Test(
        "Where names are strict, printing a list or a context is an error",
        arguments: [
            SyntaxCase("{{list}}", "\(place)-1:9 template-unprintable-value: 'list' is a list, \(wayOut)"),
            SyntaxCase("{{person}}", "\(place)-1:11 template-unprintable-value: 'person' is a context, \(wayOut)"),
            SyntaxCase("{{.}}", "\(place)-1:6 template-unprintable-value: '.' is a context, \(wayOut)"),
            SyntaxCase(
                "{{#list}}{{.}}{{/list}}",
                "main.mustache:1:10-1:15 template-unprintable-value: '.' is a context, \(wayOut)"
            ),
        ]
    )
    func unprintableValues(_ example: SyntaxCase) {
        #expect(run(example.template, names: .strict).problems == example.problems)
    }

    @Test("A long list of names is cut short")
    func longLists() {
        let pairs = (10..<30).map { (key: "name\($0)", value: JSONValue.null) }
        let run = TemplateRun("{{different}}", data: .object(pairs))
        #expect(run.problems.count == 1)
        #expect(run.problems.first?.hasSuffix("'name20', 'name21' and 8 more") == true)
    }

    private static let wayOut = "which can't be printed; open a section over it"

    private func run(_ template: String, names: TemplateNames) -> TemplateRun {
        TemplateRun(
            template,
            partials: ["item": "{{thing}}"],
            data: ["title": "t", "list": [["n": 1], ["n": 2]], "person": ["name": "p"]],
            names: names
        )
    }
}
