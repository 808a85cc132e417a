import EndpointDiagnostics
import EndpointTemplating
import EndpointText
import Testing

/// Contexts as the generator declares them.
@Suite struct TypedContextTests {
    @Test("A typed context offers the names that its shape lists")
    func names() {
        let type = TypeContext(
            name: "User",
            fields: [
                FieldContext(name: "id", isOptional: false, documentation: ["One.", "Two."], note: nil),
                FieldContext(name: "age", isOptional: true, documentation: [], note: NoteContext(text: "n", rank: 1)),
            ]
        )
        let output = render(
            """
            struct {{name}} {
            {{#fields}}
            {{#documentation}}
                /// {{.}}
            {{/documentation}}
                var {{name}}: Int{{#isOptional}}?{{/isOptional}}{{#note}} // {{text}} {{rank}} in {{name}}{{/note}}
            {{/fields}}
            }

            """,
            .context(type)
        )
        #expect(
            output == """
                struct User {
                    /// One.
                    /// Two.
                    var id: Int
                    var age: Int? // n 1 in age
                }

                """
        )
    }

    @Test("A list may mix types of contexts, and each finds its own names")
    func mixedLists() {
        let note = NoteContext(text: "n", rank: 2)
        let type = TypeContext(name: "T", fields: [])
        let list: TemplateValue = .list([note, type, note] as [any TemplateContext])
        #expect(render("{{#.}}{{#isType}}{{name}}{{/isType}}{{^isType}}{{text}}{{/isType}}{{/.}}", list) == "nTn")
    }

    @Test("A context of a typed list can be named by a period and reached into")
    func items() {
        let notes = (1...3).map { NoteContext(text: "t\($0)", rank: $0) }
        #expect(render("{{#.}}{{#.}}{{rank}}{{/.}}{{#owner}}{{/owner}}{{/.}}", .list(notes)) == "123")
        let holder = TypeContext(name: "T", fields: [], note: notes[1])
        #expect(render("{{note.text}} {{note.rank}}", .context(holder)) == "t2 2")
        #expect(render("({{note.text}})", .context(TypeContext(name: "T", fields: []))) == "()")
    }

    @Test("An empty list and an absent value are falsey")
    func falsey() {
        let type = TypeContext(name: "T", fields: [])
        #expect(render("{{^fields}}none{{/fields}}{{^note}}, none{{/note}}", .context(type)) == "none, none")
    }

    @Test("A class can be a context")
    func classes() {
        #expect(render("{{#.}}{{label}}{{/.}}", .list([LabelContext("a"), LabelContext("b")])) == "ab")
    }

    @Test("Output is appended to what the buffer holds")
    func appends() throws {
        var diagnostics = DiagnosticCollector()
        let file = SourceFile(path: "main.mustache", text: "{{text}}")
        let set = try #require(TemplateSet([file], escaping: .none, names: .strict, reportingTo: &diagnostics))
        let output = TextBuffer()
        for rank in 1...3 {
            let note = NoteContext(text: "\(rank);", rank: rank)
            #expect(set.render("main", with: note, into: output, reportingTo: &diagnostics))
        }
        #expect(output.string(output.text(from: 0)) == "1;2;3;")
    }

    @Test(
        "Stored lines are a list of texts, whatever stands around the period",
        arguments: [
            ("{{#lines}}\n    {{.}}\n{{/lines}}\n", "    one\n    \n    three\n"),
            ("{{#lines}}{{.}}, {{/lines}}", "one, , three, "),
            ("{{#lines}}<{{/lines}}", "<<<"),
            ("{{#lines}}{{#.}}{{.}};{{/.}}{{/lines}}", "one;three;"),
            ("{{#lines}}{{.}}{{.}}{{/lines}}", "oneonethreethree"),
            ("{{#lines}}{{#empty}}x{{/empty}}{{.}}{{/lines}}{{^empty}}!{{/empty}}", "onethree!"),
            ("{{^lines}}none{{/lines}}{{text}}{{#text}}({{.}}){{/text}}", "two(two)"),
        ]
    )
    func storedLines(template: String, output: String) {
        let texts = TextBuffer()
        let lines = texts.lines(["one", "", "three"])
        let context = StoredContext(lines: lines, text: texts.stored("two"))
        #expect(render(template, .context(context), in: texts) == output)
    }

    @Test("Stored lines are indented with the template that prints them")
    func indentedLines() {
        let texts = TextBuffer()
        let context = StoredContext(lines: texts.lines(["a", "b"]), text: texts.stored(""))
        let files = [
            SourceFile(path: "main.mustache", text: "  {{> part}}\n"),
            SourceFile(path: "part.mustache", text: "{{#lines}}\n- {{.}}\n{{/lines}}\n"),
        ]
        let run = TemplateRun(files, data: .context(context), in: texts, names: .strict, escaping: .none)
        #expect(run.output == "  - a\n  - b\n")
    }

    @Test("Stored lines cannot be printed as one value")
    func printedLines() {
        let texts = TextBuffer()
        let context = StoredContext(lines: texts.lines(["a"]), text: texts.stored("b"))
        let file = SourceFile(path: "main.mustache", text: "{{lines}}")
        let run = TemplateRun([file], data: .context(context), in: texts, names: .strict, escaping: .none)
        #expect(run.problems.count == 1)
    }

    private func render(_ template: String, _ value: TemplateValue, in texts: TextBuffer = TextBuffer()) -> String? {
        let file = SourceFile(path: "main.mustache", text: template)
        return TemplateRun([file], data: value, in: texts, names: .strict, escaping: .none).output
    }
}

struct NoteContext: TemplateContext {
    var text: String
    var rank: Int

    static let shape: ContextShape<Self> = [
        "text": { .text($0.text) },
        "rank": { .number($0.rank) },
        "isType": { _ in .bool(false) },
        "owner": { _ in .absent },
    ]
}

struct StoredContext: TemplateContext {
    var lines: BufferedLines
    var text: BufferedText

    static let shape: ContextShape<Self> = [
        "lines": { .lines($0.lines) },
        "empty": { _ in .lines(.none) },
        "text": { .stored($0.text) },
    ]
}

struct FieldContext: TemplateContext {
    var name: String
    var isOptional: Bool
    var documentation: [String]
    var note: NoteContext?

    static let shape: ContextShape<Self> = [
        "name": { .text($0.name) },
        "isOptional": { .bool($0.isOptional) },
        "documentation": { .texts($0.documentation) },
        "note": { .optional($0.note) },
    ]
}

struct TypeContext: TemplateContext {
    var name: String
    var fields: [FieldContext]
    var note: NoteContext?

    static let shape: ContextShape<Self> = [
        "fields": { .list($0.fields) },
        "isType": { _ in .bool(true) },
        "note": { .optional($0.note) },
        "name": { .text($0.name) },
    ]
}

final class LabelContext: TemplateContext {
    let label: String

    init(_ label: String) { self.label = label }

    static let shape: ContextShape<LabelContext> = ["label": { .text($0.label) }]
}
