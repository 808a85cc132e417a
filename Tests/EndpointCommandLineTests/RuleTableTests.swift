import EndpointDiagnostics
import Testing

@testable import EndpointCommandLine

@Suite struct RuleTableTests {
    private static let sample = [
        DiagnosticRule("a-key", summary: "A | b.", reason: "Because.", wayOut: "Write list<T>."),
        DiagnosticRule("b", .warning, summary: "Second.", reason: "So.", wayOut: "Do."),
    ]

    @Test("Ids are unique over all stages, and kebab-case")
    func ids() {
        let ids = RuleTable.all.map(\.id)
        #expect(
            Set(ids).count == ids.count,
            "\(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted())"
        )
        #expect(ids.filter { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil } == [])
        #expect(ids == ids.sorted())
        #expect(ids.contains("duplicate-key"))
    }

    @Test("Every rule says what, why and the way out, in sentences")
    func sentences() {
        for rule in RuleTable.all {
            for text in [rule.summary, rule.reason, rule.wayOut] {
                #expect(text.hasSuffix("."), "\(rule.id): \(text)")
                #expect(!text.contains("\n"), "\(rule.id): \(text)")
            }
        }
    }

    @Test("An explanation holds summary, reason and way out")
    func explanation() {
        #expect(
            ExplanationText.text(for: Self.sample[0]) == """
                a-key (error)

                A | b.

                Why: Because.

                Way out: Write list<T>.

                """
        )
    }

    @Test("The list has a line for each, in columns")
    func list() {
        #expect(ExplanationText.list(Self.sample) == "a-key  error    A | b.\nb      warning  Second.\n")
    }

    @Test("The README's table keeps bars and angle brackets as text")
    func reference() {
        #expect(
            RuleReference.markdown(Self.sample) == """
                | id | severity | what is wrong | way out |
                |---|---|---|---|
                | `a-key` | error | A \\| b. | Write list&lt;T>. |
                | `b` | warning | Second. | Do. |

                """
        )
    }

    @Test(
        "An unknown id is answered with the nearest, or with where all are listed",
        arguments: [
            ("a-kye", "no diagnostic is called 'a-kye'; did you mean 'a-key'?"),
            ("zzzzzzzz", "no diagnostic is called 'zzzzzzzz'; 'endpointgen explain' lists all"),
        ]
    )
    func unknownRule(id: String, message: String) {
        #expect(UsageError.unknownRule(id, known: Self.sample.map(\.id)).message == message)
    }
}
