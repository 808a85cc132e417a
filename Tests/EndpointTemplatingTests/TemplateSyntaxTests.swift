import EndpointDiagnostics
import EndpointTemplating
import Testing

/// A broken template with all that must be reported about it.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
    var template: String
    var problems: [String]

    init(_ template: String, _ problems: String...) {
        self.template = template
        self.problems = problems
    }

    var testDescription: String { template.debugDescription }
}

@Suite struct TemplateSyntaxTests {
    @Test(
        "Every syntax error is reported at its place",
        arguments: [
            SyntaxCase("a {{b", "main.mustache:1:3-1:5 template-unclosed-tag: tag is never closed; expected '}}'"),
            SyntaxCase("é\n é{{! b", "main.mustache:2:3-2:5 template-unclosed-tag: tag is never closed; expected '}}'"),
            SyntaxCase("{{{b}}", "main.mustache:1:1-1:3 template-unclosed-tag: tag is never closed; expected '}}}'"),
            SyntaxCase(
                "{{=<% %>=}}<%b}}",
                "main.mustache:1:12-1:14 template-unclosed-tag: tag is never closed; expected '%>'"
            ),
            SyntaxCase("{{", "main.mustache:1:1-1:3 template-unclosed-tag: tag is never closed; expected '}}'"),
            SyntaxCase("{{= a", "main.mustache:1:1-1:3 template-unclosed-tag: tag is never closed; expected '}}'"),
            SyntaxCase(
                "x\n  {{# a }}\ny",
                "main.mustache:2:3-2:11 template-unclosed-section: section 'a' is never closed"
            ),
            SyntaxCase(
                "{{#a}}{{^b}}",
                "main.mustache:1:1-1:7 template-unclosed-section: section 'a' is never closed",
                "main.mustache:1:7-1:13 template-unclosed-section: section 'b' is never closed"
            ),
            SyntaxCase(
                "{{#a}}\n{{/b}}{{/a}}",
                "main.mustache:2:1-2:7 template-mismatched-close: 'b' is closed where section 'a' is open",
                "  note main.mustache:1:1: section 'a' is opened here"
            ),
            SyntaxCase(
                "{{#a}}{{#b}}{{#c}}{{/a}}",
                "main.mustache:1:19-1:25 template-mismatched-close: 'a' is closed where section 'c' is open",
                "  note main.mustache:1:13: section 'c' is opened here"
            ),
            SyntaxCase(
                "x{{/a}}",
                "main.mustache:1:2-1:8 template-mismatched-close: 'a' is closed but no section is open"
            ),
            SyntaxCase("{{}}", "main.mustache:1:1-1:5 template-name: tag has no name"),
            SyntaxCase("{{{ }}}", "main.mustache:1:1-1:8 template-name: tag has no name"),
            SyntaxCase(
                "{{&}}{{>}}",
                "main.mustache:1:1-1:6 template-name: tag has no name",
                "main.mustache:1:6-1:11 template-name: tag has no name"
            ),
            SyntaxCase(
                "{{#}}{{/}}",
                "main.mustache:1:1-1:6 template-name: tag has no name",
                "main.mustache:1:6-1:11 template-name: tag has no name"
            ),
            SyntaxCase("{{#t}}{{/}}", "main.mustache:1:7-1:12 template-name: tag has no name"),
            SyntaxCase("{{a b}}", nameProblem("a b", "1:1-1:8")),
            SyntaxCase("{{a..b}}", nameProblem("a..b", "1:1-1:9")),
            SyntaxCase("{{.a}}", nameProblem(".a", "1:1-1:7")),
            SyntaxCase("{{#a.}}{{/a.}}", nameProblem("a.", "1:1-1:8")),
            SyntaxCase("{{> a b}}", nameProblem("a b", "1:1-1:10")),
            SyntaxCase("{{a{b}}", nameProblem("a{b", "1:1-1:8")),
            SyntaxCase("{{$a}}", kindProblem("$", "1:1-1:7")),
            SyntaxCase("{{<a}}", kindProblem("<", "1:1-1:7")),
            SyntaxCase("{{ \"a\" }}", kindProblem("\"", "1:1-1:10")),
            SyntaxCase(
                "{{ #a}}",
                "main.mustache:1:1-1:8 template-tag-type: unknown kind of tag '#'; write '#' directly after '{{'"
            ),
            SyntaxCase("{{=<%=}}x", delimiterProblem("1:1-1:9")),
            SyntaxCase("{{=a b c=}}", delimiterProblem("1:1-1:12")),
            SyntaxCase("{{==}}", delimiterProblem("1:1-1:7")),
            SyntaxCase("{{= | | }}", delimiterProblem("1:1-1:11")),
            SyntaxCase("{{=a= b=}}", delimiterProblem("1:1-1:11")),
            SyntaxCase("{{= | }}{{a b}}", delimiterProblem("1:1-1:9"), nameProblem("a b", "1:9-1:16")),
        ]
    )
    func syntaxErrors(_ example: SyntaxCase) {
        let run = TemplateRun(example.template, data: ["t": true], names: .lenient)
        #expect(run.problems == example.problems)
        #expect(run.output == nil)
    }

    @Test("Problems of all templates are reported together")
    func severalTemplates() {
        let run = TemplateRun("{{/x}}", partials: ["other": "{{}}"])
        #expect(
            run.problems == [
                "main.mustache:1:1-1:7 template-mismatched-close: 'x' is closed but no section is open",
                "other.mustache:1:1-1:5 template-name: tag has no name",
            ]
        )
    }

    @Test(
        "A template that isn't UTF-8 is an error at the first wrong byte",
        arguments: [
            ([0x61, 0x0A, 0x61, 0xFF, 0x61], "main.mustache:2:2-2:3"), ([0xC3], "main.mustache:1:1-1:2"),
            ([0x61, 0xE2, 0x82], "main.mustache:1:2-1:3"),
        ] as [([UInt8], String)]
    )
    func encoding(bytes: [UInt8], place: String) {
        let file = SourceFile(path: "main.mustache", bytes: bytes)
        let run = TemplateRun([file], data: .absent, names: .strict, escaping: .none)
        #expect(run.problems == ["\(place) template-encoding: template isn't valid UTF-8 here; save it as UTF-8"])
    }

    @Test("Sections may lie 100 deep in each other")
    func deepestSection() {
        let (opened, closed) = (String(repeating: "{{#a}}", count: 100), String(repeating: "{{/a}}", count: 100))
        let run = TemplateRun(opened + "x" + closed + "{{#a}}y{{/a}}", data: ["a": true])
        #expect(run.output == "xy", "\(run.problems)")
    }

    @Test(
        "A section that lies deeper is reported once, and what follows is not read",
        arguments: ["{{#a}}", "{{^a}}"],
        ["", "{{/a}}", "{{/b}}", "{{x y}}"]
    )
    func sectionDepth(open: String, rest: String) {
        let run = TemplateRun(String(repeating: open, count: 8000) + String(repeating: rest, count: 8000))
        let message = "section 'a' lies in 100 others, which is as deep as sections nest; are they all closed?"
        #expect(run.problems == ["main.mustache:1:601-1:607 template-section-depth: \(message)"])
    }

    @Test("Each rule has an identifier of its own in kebab case, and says all there is to say")
    func rules() {
        let rules = TemplateRules.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(![rule.summary, rule.reason, rule.wayOut].contains(""))
        }
    }
}

private func nameProblem(_ name: String, _ place: String) -> String {
    "main.mustache:\(place) template-name: '\(name)' is no name; "
        + "expected one without spaces or braces, with single dots inside"
}

private func kindProblem(_ character: String, _ place: String) -> String {
    "main.mustache:\(place) template-tag-type: unknown kind of tag '\(character)'; "
        + "expected a name or one of '#', '^', '/', '>', '&', '{', '!', '='"
}

private func delimiterProblem(_ place: String) -> String {
    "main.mustache:\(place) template-delimiters: expected two delimiters without '=', separated by a space, "
        + "as in '{{=<% %>=}}'"
}
