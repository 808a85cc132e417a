import EndpointDiagnostics
import Foundation
import Testing

@Suite struct DiagnosticFormatterTests {
    private static let rule = DiagnosticRule(
        "odd-thing",
        summary: "A thing is odd.",
        reason: "Odd things roll away.",
        wayOut: "Make it even."
    )
    private static let hint = DiagnosticRule(
        "loose-thing",
        .warning,
        summary: "A thing is loose.",
        reason: "It falls.",
        wayOut: "Fasten it."
    )
    private static let file = SourceFile(path: "Specs/a b,c:d.yaml", text: "one:\n\tnäme: 值值 x\nthree: 3\n")

    private static func range(_ line: Int, _ column: Int, to end: Int, line endLine: Int? = nil) -> SourceRange {
        let start = SourcePosition(line: line, column: column)
        return SourceRange(file: file, start: start, end: SourcePosition(line: endLine ?? line, column: end))
    }

    private static let diagnostics = [
        Diagnostic(
            rule,
            "the 50% \"thing\" is odd",
            at: range(2, 8, to: 10),
            notes: [.init("first seen here", at: range(1, 1, to: 4)), .init("it has no place", at: nil)]
        ),
        Diagnostic(hint, "loose", at: range(1, 1, to: 9, line: 3)),
        Diagnostic(rule, "nowhere", at: nil),
    ]

    private func print(_ format: DiagnosticFormat, _ diagnostics: [Diagnostic] = Self.diagnostics) -> String {
        DiagnosticFormatter(format: format, rules: [Self.hint], toolVersion: "1.2.3").format(diagnostics)
    }

    @Test("Text puts place, severity, message and id on one line and notes below")
    func text() {
        #expect(
            print(.text) == """
                Specs/a b,c:d.yaml:2:8: error: the 50% "thing" is odd [odd-thing]
                Specs/a b,c:d.yaml:1:1: note: first seen here
                note: it has no place
                Specs/a b,c:d.yaml:1:1: warning: loose [loose-thing]
                error: nowhere [odd-thing]

                """
        )
    }

    @Test("Text shows the line and a caret where asked, aligned over tabs and wide characters")
    func textWithSource() {
        let formatter = DiagnosticFormatter(format: .text, showsSource: true)
        let after = Diagnostic(Self.rule, "after", at: Self.range(2, 11, to: 12))
        #expect(
            formatter.format([Self.diagnostics[0], after]) == """
                Specs/a b,c:d.yaml:2:8: error: the 50% "thing" is odd [odd-thing]
                    2 | \tnäme: 值值 x
                      | \t      ^~~~
                Specs/a b,c:d.yaml:1:1: note: first seen here
                    1 | one:
                      | ^~~
                note: it has no place
                Specs/a b,c:d.yaml:2:11: error: after [odd-thing]
                    2 | \tnäme: 值值 x
                      | \t           ^

                """
        )
    }

    @Test("Of a long line what is around the problem is shown", arguments: [1, 300, 100_000])
    func longLine(column: Int) {
        let file = SourceFile(path: "a.yaml", text: String(repeating: "值", count: column - 1) + "odd " + Self.filling)
        let start = SourcePosition(line: 1, column: column)
        let range = SourceRange(file: file, start: start, end: SourcePosition(line: 1, column: column + 3))
        let formatter = DiagnosticFormatter(format: .text, showsSource: true)
        let text = formatter.format([Diagnostic(Self.rule, "odd", at: range)])
        let before = min(80, column - 1)
        let (lead, space) = column > 81 ? ("…", " ") : ("", "")
        #expect(
            text == """
                a.yaml:1:\(column): error: odd [odd-thing]
                    1 | \(lead)\(String(repeating: "值", count: before))odd \(Self.filling.prefix(236 - before))…
                      | \(space)\(String(repeating: "  ", count: before))^~~

                """
        )
    }

    private static let filling = String(repeating: ".", count: 100_000)

    @Test("A problem past the last line shows no source line")
    func noSuchLine() {
        let formatter = DiagnosticFormatter(format: .text, showsSource: true)
        let diagnostic = Diagnostic(Self.rule, "late", at: Self.range(9, 1, to: 1))
        #expect(formatter.format([diagnostic]) == "Specs/a b,c:d.yaml:9:1: error: late [odd-thing]\n")
    }

    @Test("A problem of a file as a whole, whose text is not read, shows no empty line for it")
    func fileWithoutText() {
        let formatter = DiagnosticFormatter(format: .text, showsSource: true)
        let place = SourceRange(file: SourceFile(path: "a.swift", bytes: []), line: 1, column: 1)
        #expect(
            formatter.format([Diagnostic(Self.rule, "foreign", at: place)])
                == "a.swift:1:1: error: foreign [odd-thing]\n"
        )
    }

    @Test("Text has colours only where asked")
    func color() {
        let formatter = DiagnosticFormatter(format: .text, usesColor: true)
        let expected =
            "\u{1B}[1mSpecs/a b,c:d.yaml:1:1: \u{1B}[0m\u{1B}[1;35mwarning: \u{1B}[0m\u{1B}[1mloose [loose-thing]\u{1B}[0m\n"
        #expect(formatter.format([Self.diagnostics[1]]) == expected)
        #expect(!print(.text).contains("\u{1B}"))
    }

    @Test("Text from a spec cannot drive the terminal or break the line")
    func controlCharacters() {
        let file = SourceFile(path: "a.yaml", text: "k\u{1B}[2J: 1")
        let place = SourceRange(file: file, line: 1, column: 9)
        let text = DiagnosticFormatter(format: .text, showsSource: true)
            .format([Diagnostic(Self.rule, "key 'a\u{1B}[2J\nb\u{202E}'", at: place)])
        #expect(
            text == """
                a.yaml:1:9: error: key 'a\\u{1B}[2J\\nb\\u{202E}' [odd-thing]
                    1 | k\\u{1B}[2J: 1
                      |              ^

                """
        )
    }

    @Test("JSON is an array with one object a line and a stable order of keys")
    func json() {
        #expect(
            print(.json) == #"""
                [
                {"column":8,"endColumn":10,"endLine":2,"file":"Specs/a b,c:d.yaml","id":"odd-thing","line":2,"message":"the 50% \"thing\" is odd","notes":[{"column":1,"endColumn":4,"endLine":1,"file":"Specs/a b,c:d.yaml","line":1,"message":"first seen here"},{"message":"it has no place"}],"severity":"error"},
                {"column":1,"endColumn":9,"endLine":3,"file":"Specs/a b,c:d.yaml","id":"loose-thing","line":1,"message":"loose","notes":[],"severity":"warning"},
                {"id":"odd-thing","message":"nowhere","notes":[],"severity":"error"}
                ]

                """#
        )
    }

    @Test("GitHub commands escape what would end them, and leave columns out of ranges over lines")
    func github() {
        let odd = Diagnostic(Self.rule, "100%\r\nsure: a,b", at: Self.range(3, 1, to: 2))
        #expect(
            print(.github, Self.diagnostics + [odd]) == """
                ::error file=Specs/a b%2Cc%3Ad.yaml,line=2,col=8,endLine=2,endColumn=10,title=odd-thing\
                ::the 50%25 "thing" is odd%0ASpecs/a b,c:d.yaml:1:1: note: first seen here%0Anote: it has no place
                ::warning file=Specs/a b%2Cc%3Ad.yaml,line=1,endLine=3,title=loose-thing::loose
                ::error title=odd-thing::nowhere
                ::error file=Specs/a b%2Cc%3Ad.yaml,line=3,col=1,endLine=3,endColumn=2,title=odd-thing\
                ::100%25%0D%0Asure: a,b

                """
        )
    }

    @Test(
        "Nothing to report is an empty report of its format",
        arguments: [
            (DiagnosticFormat.text, ""), (.json, "[]\n"), (.github, ""),
            (
                .sarif,
                #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","runs":[{"columnKind":"unicodeCodePoints","#
                    + #""results":[],"tool":{"driver":{"name":"endpointgen","rules":[]}}}],"version":"2.1.0"}"# + "\n"
            ),
        ]
    )
    func empty(format: DiagnosticFormat, expected: String) {
        #expect(DiagnosticFormatter(format: format).format([]) == expected)
    }
}
