import EndpointTemplating
import Testing

/// Lines that vanish with their tag, and the indentation of included templates.
@Suite struct TemplateWhitespaceTests {
    @Test(
        "A tag that is alone on its line takes the line with it",
        arguments: [
            RenderingCase(name: "first line", template: "  {{#t}}\nx{{/t}}", expected: "x"),
            RenderingCase(name: "last line", template: "x\n  {{#t}}{{/t}}\n{{#t}}\n {{/t}} ", expected: "x\n  \n"),
            RenderingCase(name: "spaces and tabs", template: "a\n \t{{#t}}\t \nb\n{{/t}}\nc", expected: "a\nb\nc"),
            RenderingCase(
                name: "carriage returns",
                template: "a\r\n{{#t}}\r\nb\r\n{{/t}}\r\nc",
                expected: "a\r\nb\r\nc"
            ),
            RenderingCase(name: "inverted", template: "a\n{{^f}}\nb\n{{/f}}\nc", expected: "a\nb\nc"),
            RenderingCase(name: "two on a line", template: "{{#t}}{{/t}}\nx", expected: "\nx"),
            RenderingCase(name: "text before", template: "a {{#t}}\nb{{/t}}", expected: "a \nb"),
            RenderingCase(name: "text behind", template: "{{#t}} a\nb{{/t}}", expected: " a\nb"),
            RenderingCase(name: "lone carriage return", template: "{{#t}}\rb{{/t}}", expected: "\rb"),
            RenderingCase(name: "behind a comment of two lines", template: "{{!\n}}{{#t}}\nb{{/t}}", expected: "\nb"),
            RenderingCase(
                name: "blank lines around",
                template: "a\n\n{{#t}}\n\nb\n{{/t}}\n\nc",
                expected: "a\n\n\nb\n\nc"
            ),
        ]
    )
    func standaloneTags(_ example: RenderingCase) { check(example) }

    @Test(
        "A standalone inclusion indents each line that is not blank",
        arguments: [
            RenderingCase(
                name: "lines",
                template: "a\n  {{>p}}\nb",
                partials: ["p": "1\n2\n"],
                expected: "a\n  1\n  2\nb"
            ),
            RenderingCase(
                name: "no last line break",
                template: "  {{>p}}\nb",
                partials: ["p": "1\n2"],
                expected: "  1\n  2b"
            ),
            RenderingCase(
                name: "blank lines",
                template: "  {{>p}}",
                partials: ["p": "\n1\n\n2\n\n"],
                expected: "\n  1\n\n  2\n\n"
            ),
            RenderingCase(
                name: "blank with return",
                template: " {{>p}}",
                partials: ["p": "1\r\n\r\n2"],
                expected: " 1\r\n\r\n 2"
            ),
            RenderingCase(
                name: "tag at a line's start",
                template: "  {{>p}}",
                partials: ["p": "{{v}}\n{{v}}"],
                expected: "  v\n  v"
            ),
            RenderingCase(
                name: "standalone tags",
                template: "  {{>p}}",
                partials: ["p": "{{#t}}\n1\n{{/t}}\n2\n"],
                expected: "  1\n  2\n"
            ),
            RenderingCase(
                name: "section at a line's start",
                template: "  {{>p}}",
                partials: ["p": "{{#t}}1{{/t}}\n{{#f}}2{{/f}}3\n"],
                expected: "  1\n  3\n"
            ),
            RenderingCase(
                name: "items",
                template: "{\n    {{>p}}\n}",
                partials: ["p": "{{#l}}\nx{{.}}\n{{/l}}\n"],
                expected: "{\n    x1\n    x2\n}"
            ),
            RenderingCase(
                name: "line breaks of values stay",
                template: "  {{>p}}",
                partials: ["p": "{{m}}\n"],
                expected: "  1\n2\n"
            ),
            RenderingCase(
                name: "nested",
                template: "  {{>p}}\nx",
                partials: ["p": "a\n\t{{>q}}\nb\n", "q": "1\n2\n"],
                expected: "  a\n  \t1\n  \t2\n  b\nx"
            ),
            RenderingCase(
                name: "inline within indented",
                template: "  {{>p}}",
                partials: ["p": "a{{>q}}\nb\n", "q": "1\n2"],
                expected: "  a1\n2\n  b\n"
            ),
            RenderingCase(
                name: "inline",
                template: "  {{v}}  {{> p}}\n",
                partials: ["p": ">\n>"],
                expected: "  v  >\n>\n"
            ),
        ]
    )
    func inclusions(_ example: RenderingCase) { check(example) }

    @Test("A byte order mark is not part of the text")
    func byteOrderMark() {
        #expect(TemplateRun("\u{FEFF}{{! alone }}\nx").output == "x")
        #expect(TemplateRun("\u{FEFF} {{}}").problems == ["main.mustache:1:2-1:6 template-name: tag has no name"])
    }

    private func check(_ example: RenderingCase) {
        let data: JSONValue = ["t": true, "f": false, "v": "v", "m": "1\n2", "l": [1, 2]]
        let run = TemplateRun(example.template, partials: example.partials, data: data)
        #expect(run.output == example.expected)
        #expect(run.problems == [])
    }
}
