import EndpointTemplating
import Testing

@Suite struct TemplateEscapingTests {
    private static let text = "a & b < c > d \" e ' é"
    private static let escaped = "a &amp; b &lt; c &gt; d &quot; e &#39; é"

    @Test(
        "For HTML a value is escaped unless its tag is raw",
        arguments: [
            ("{{x}}", escaped), ("{{{x}}}", text), ("{{{ x }}}", text), ("{{&x}}", text), ("{{& x }}", text),
            ("{{#x}}{{.}}{{/x}}", escaped), ("{{#x}}{{{.}}}{{/x}}", text), ("<&>", "<&>"), ("{{=< >=}}<{x}>", text),
        ]
    )
    func html(template: String, expected: String) {
        #expect(TemplateRun(template, data: ["x": .text(Self.text)], escaping: .html).output == expected)
    }

    @Test("For Swift nothing is escaped", arguments: ["{{x}}", "{{{x}}}", "{{&x}}"])
    func none(template: String) {
        #expect(TemplateRun(template, data: ["x": .text(Self.text)], escaping: .none).output == Self.text)
    }
}
