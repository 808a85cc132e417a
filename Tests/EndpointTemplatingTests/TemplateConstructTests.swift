import EndpointTemplating
import Testing

/// A template with the text it must become.
struct RenderingCase: Sendable, CustomTestStringConvertible {
    var name: String
    var template: String
    var partials: KeyValuePairs<String, String> = [:]
    var data: JSONValue = [:]
    var expected: String

    var testDescription: String { name }
}

/// The constructs of Mustache with strict names and no escaping.
@Suite struct TemplateConstructTests {
    @Test(
        "A value tag prints the value",
        arguments: [
            RenderingCase(name: "text", template: "let {{name}}: Int", data: ["name": "a"], expected: "let a: Int"),
            RenderingCase(name: "padding", template: "{{  name\t}}", data: ["name": "a"], expected: "a"),
            RenderingCase(name: "line break", template: "{{\nname\n}}", data: ["name": "a"], expected: "a"),
            RenderingCase(name: "number", template: "{{n}}", data: ["n": -85], expected: "-85"),
            RenderingCase(
                name: "bool",
                template: "{{t}} {{f}}",
                data: ["t": true, "f": false],
                expected: "true false"
            ),
            RenderingCase(name: "absent", template: "({{a}})", data: ["a": nil], expected: "()"),
            RenderingCase(name: "not again", template: "{{a}}", data: ["a": "{{b}}", "b": "c"], expected: "{{b}}"),
            RenderingCase(name: "never alone", template: "  {{a}}\n", data: ["a": "x"], expected: "  x\n"),
            RenderingCase(name: "item", template: "<{{.}}>", data: "x", expected: "<x>"),
            RenderingCase(name: "non-ASCII", template: "é{{naïve}}é", data: ["naïve": "ü"], expected: "éüé"),
            RenderingCase(name: "braces", template: "{ {{a}} }", data: ["a": "x"], expected: "{ x }"),
            RenderingCase(name: "lone delimiters", template: "}} { } {", expected: "}} { } {"),
            RenderingCase(name: "nothing", template: "", expected: ""),
        ]
    )
    func values(_ example: RenderingCase) { check(example) }

    @Test(
        "A dotted name reaches into contexts",
        arguments: [
            RenderingCase(name: "two", template: "{{a.b}}", data: ["a": ["b": "x"]], expected: "x"),
            RenderingCase(name: "three", template: "{{a.b.c}}", data: ["a": ["b": ["c": "x"]]], expected: "x"),
            RenderingCase(name: "absent in between", template: "({{a.b.c}})", data: ["a": ["b": nil]], expected: "()"),
            RenderingCase(
                name: "first part from outside",
                template: "{{#a}}{{b.c}}{{/a}}",
                data: ["a": ["x": 1], "b": ["c": "y"]],
                expected: "y"
            ),
            RenderingCase(
                name: "section",
                template: "{{#a.list}}{{.}}{{/a.list}}",
                data: ["a": ["list": [1, 2]]],
                expected: "12"
            ),
            RenderingCase(
                name: "key with a dot",
                template: "{{a.b}}",
                data: ["a.b": "c", "a": ["b": "d"]],
                expected: "d"
            ),
        ]
    )
    func dottedNames(_ example: RenderingCase) { check(example) }

    @Test(
        "A section is rendered for each item, and not for a falsey value",
        arguments: [
            RenderingCase(name: "true", template: "{{#a}}x{{/a}}", data: ["a": true], expected: "x"),
            RenderingCase(name: "false", template: "{{#a}}x{{/a}}", data: ["a": false], expected: ""),
            RenderingCase(name: "absent", template: "{{#a}}x{{/a}}", data: ["a": nil], expected: ""),
            RenderingCase(name: "empty text", template: "{{#a}}x{{/a}}", data: ["a": ""], expected: ""),
            RenderingCase(name: "text", template: "{{#a}}<{{.}}>{{/a}}", data: ["a": "x"], expected: "<x>"),
            RenderingCase(name: "zero", template: "{{#a}}<{{.}}>{{/a}}", data: ["a": 0], expected: "<0>"),
            RenderingCase(name: "empty list", template: "{{#a}}x{{/a}}", data: ["a": []], expected: ""),
            RenderingCase(name: "texts", template: "{{#a}}<{{.}}>{{/a}}", data: ["a": ["x", "y"]], expected: "<x><y>"),
            RenderingCase(name: "context", template: "{{#a}}{{b}}{{/a}}", data: ["a": ["b": "x"]], expected: "x"),
            RenderingCase(
                name: "contexts",
                template: "{{#a}}{{b}};{{/a}}",
                data: ["a": [["b": 1], ["b": 2]]],
                expected: "1;2;"
            ),
            RenderingCase(
                name: "list of lists",
                template: "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}",
                data: ["a": [[1, 2], ["x"]]],
                expected: "(12)(x)"
            ),
            RenderingCase(
                name: "mixed list",
                template: "{{#a}}{{#b}}{{b}}{{/b}}{{/a}}",
                data: ["a": [["b": 1], "text", ["b": 2]], "b": "outer"],
                expected: "1outer2"
            ),
            RenderingCase(
                name: "outer names",
                template: "{{#a}}{{#b}}{{x}}{{y}}{{z}}{{/b}}{{/a}}",
                data: ["a": ["y": 2, "z": 9, "b": ["z": 3]], "x": 1, "y": 9],
                expected: "123"
            ),
            RenderingCase(
                name: "root list",
                template: "{{#.}}{{a}}{{/.}}",
                data: [["a": 1], ["a": 2]],
                expected: "12"
            ),
            RenderingCase(name: "empty root list", template: "{{#.}}{{a}}{{/.}}", data: [], expected: ""),
            RenderingCase(
                name: "after a list",
                template: "{{#a}}{{b}}{{/a}}{{b}}",
                data: ["a": [["b": 1]], "b": 2],
                expected: "12"
            ),
        ]
    )
    func sections(_ example: RenderingCase) { check(example) }

    @Test(
        "An inverted section is rendered for a falsey value only",
        arguments: [
            RenderingCase(name: "true", template: "{{^a}}x{{/a}}", data: ["a": true], expected: ""),
            RenderingCase(name: "false", template: "{{^a}}x{{/a}}", data: ["a": false], expected: "x"),
            RenderingCase(name: "absent", template: "{{^a}}x{{/a}}", data: ["a": nil], expected: "x"),
            RenderingCase(name: "empty text", template: "{{^a}}x{{/a}}", data: ["a": ""], expected: "x"),
            RenderingCase(name: "empty list", template: "{{^a}}x{{/a}}", data: ["a": []], expected: "x"),
            RenderingCase(name: "zero", template: "{{^a}}x{{/a}}", data: ["a": 0], expected: ""),
            RenderingCase(name: "context", template: "{{^a}}x{{/a}}", data: ["a": [:]], expected: ""),
            RenderingCase(name: "nested", template: "{{^a}}<{{^a}}x{{/a}}>{{/a}}", data: ["a": false], expected: "<x>"),
            RenderingCase(
                name: "between items",
                template: "{{#l}}{{n}}{{^isLast}}, {{/isLast}}{{/l}}",
                data: ["l": [["n": 1, "isLast": false], ["n": 2, "isLast": true]]],
                expected: "1, 2"
            ),
        ]
    )
    func invertedSections(_ example: RenderingCase) { check(example) }

    @Test(
        "A comment leaves nothing behind",
        arguments: [
            RenderingCase(name: "inline", template: "1{{! it's gone }}2", expected: "12"),
            RenderingCase(name: "several lines", template: "1{{!\n#{{\n}}2", expected: "12"),
            RenderingCase(name: "alone", template: "a\n  {{! x }}  \nb", expected: "a\nb"),
            RenderingCase(name: "alone over lines", template: "a\n  {{!\n  x\n  }}\nb", expected: "a\nb"),
            RenderingCase(name: "empty", template: "a{{!}}b", expected: "ab"),
            RenderingCase(name: "like a name", template: "{{!a}}", data: ["!a": 1, "a": 2], expected: ""),
        ]
    )
    func comments(_ example: RenderingCase) { check(example) }

    @Test(
        "Delimiters can be changed up to the end of the template",
        arguments: [
            RenderingCase(name: "pair", template: "{{=<% %>=}}<%a%> {{a}}", data: ["a": "x"], expected: "x {{a}}"),
            RenderingCase(name: "one character", template: "{{=| |=}}|a|", data: ["a": "x"], expected: "x"),
            RenderingCase(name: "and back", template: "{{=| |=}}|={{ }}=|{{a}}|a|", data: ["a": "x"], expected: "x|a|"),
            RenderingCase(name: "spaces", template: "[{{=  |   | =}}]", expected: "[]"),
            RenderingCase(name: "alone", template: "a\n {{=| |=}}\nb", expected: "a\nb"),
            RenderingCase(name: "raw", template: "{{=<% %>=}}<%{a}%><%&a%>", data: ["a": "x"], expected: "xx"),
            RenderingCase(
                name: "section",
                template: "{{=<% %>=}}<%#a%>{{.}}<%.%><%/a%>",
                data: ["a": [1, 2]],
                expected: "{{.}}1{{.}}2"
            ),
            RenderingCase(
                name: "not into a partial",
                template: "{{=| |=}}|>p|",
                partials: ["p": "{{a}}|a|"],
                data: ["a": "x"],
                expected: "x|a|"
            ),
            RenderingCase(
                name: "not out of a partial",
                template: "{{>p}}{{a}}|a|",
                partials: ["p": "{{=| |=}}|a|"],
                data: ["a": "x"],
                expected: "xx|a|"
            ),
        ]
    )
    func delimiters(_ example: RenderingCase) { check(example) }

    private func check(_ example: RenderingCase) {
        let run = TemplateRun(example.template, partials: example.partials, data: example.data)
        #expect(run.output == example.expected)
        #expect(run.problems == [])
    }
}
