import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Testing

@Suite struct YAMLSyntaxTests {
    @Test("A syntax error says what is wrong at its place and what to do", arguments: faults)
    func syntaxError(fault: FaultCase) { fault.check() }

    private static let tab = "a tab indents this line; indent with spaces"
    private static let unclosed = "a quoted text is not closed before the end of the document"

    private static func syntax(
        _ message: String,
        at marker: Int,
        _ notes: ExpectedDiagnostic.Note...
    ) -> ExpectedDiagnostic {
        .error("yaml-syntax", message, at: marker, notes: notes)
    }

    private static let faults = [
        FaultCase("tab in place of spaces", "a:\n  b:\n⟦1⟧\tc: 1\n", .error("tab-indentation", tab, at: 1)),
        FaultCase("tab after a value", "a:\n  b: 1\n⟦1⟧\tc: 2\n", .error("tab-indentation", tab, at: 1)),
        FaultCase("tab in a block scalar", "a: |\n⟦1⟧\ttext\n", .error("tab-indentation", tab, at: 1)),
        FaultCase(
            "double quote without end",
            "a: 1\nb: ⟦1⟧\"text\nc: 2\n⟦2⟧",
            .error("unclosed-quote", unclosed, at: 2, notes: [.note("the quote opens here", at: 1)])
        ),
        FaultCase(
            "single quote without end before a document marker",
            "a: ⟦1⟧'text\n⟦2⟧---\n",
            .error("unclosed-quote", unclosed, at: 2, notes: [.note("the quote opens here", at: 1)])
        ),
        FaultCase(
            "bracket without end, nor a line break",
            "a: 1\nb: ⟦2⟧{ c: é⟦1⟧",
            syntax("a ',' or '}' must come here", at: 1, .note("the '{' stands here", at: 2))
        ),
        FaultCase(
            "anchor with nothing after it, nor a line break",
            "a: ⟦2⟧[b, ⟦3⟧!⟦1⟧",
            syntax("a ',' or ']' must come here", at: 1, .note("the '[' stands here", at: 2))
        ),
        FaultCase("reserved character", "a: ⟦1⟧@b", syntax("unquoted text cannot start with '@'; quote it", at: 1)),
        FaultCase("backtick", "a: ⟦1⟧`b`", syntax("unquoted text cannot start with '`'; quote it", at: 1)),
        FaultCase(
            "colon in plain text",
            "a: b⟦1⟧: c",
            syntax("a ':' cannot stand here; quote text that holds ': ', or mend the indentation", at: 1)
        ),
        FaultCase(
            "line without a colon",
            "a: 1\n⟦1⟧b\n\n\nc: 2\n",
            syntax("this is neither 'key: value' nor part of the text above; add the ':' or indent it", at: 1)
        ),
        FaultCase(
            "indentation between two levels",
            "⟦1⟧a:\n    b: 1\n  ⟦2⟧c: 2\n",
            syntax(
                "a key of the mapping must come here; mend the indentation, or quote the text before it",
                at: 2,
                .note("the mapping starts here", at: 1)
            )
        ),
        FaultCase(
            "text after a quoted one",
            "⟦1⟧a: 'b' ⟦2⟧c\n",
            syntax(
                "a key of the mapping must come here; mend the indentation, or quote the text before it",
                at: 2,
                .note("the mapping starts here", at: 1)
            )
        ),
        FaultCase(
            "a mapping in a list",
            "a:\n  ⟦1⟧- b\n  ⟦2⟧c: 1\n",
            syntax(
                "a '- ' item of the list must come here; mend the indentation",
                at: 2,
                .note("the list starts here", at: 1)
            )
        ),
        FaultCase(
            "open brace",
            "a: ⟦1⟧{ b: 1\nc⟦2⟧: 2",
            syntax("a ',' or '}' must come here", at: 2, .note("the '{' stands here", at: 1))
        ),
        FaultCase(
            "open bracket",
            "a: ⟦1⟧[ b,\n  c\n⟦2⟧",
            syntax("a ',' or ']' must come here", at: 2, .note("the '[' stands here", at: 1))
        ),
        FaultCase(
            "colon before a bracket",
            "a: {b⟦1⟧:}",
            syntax("a ':' inside '{ }' and '[ ]' needs a space after it; quote the text if it ends in ':'", at: 1)
        ),
        FaultCase(
            "text in brackets cut by a comment",
            "a: ⟦1⟧{ description: Buy ⟦3⟧#1, b: 2 }\n⟦2⟧c: 2",
            syntax(
                "a ',' or '}' must come here",
                at: 2,
                .note("the '{' stands here", at: 1),
                .note("'#' after a space starts a comment here; quote the text if it goes on", at: 3)
            )
        ),
        FaultCase(
            "escape that YAML lacks",
            "a: \"b⟦1⟧\\d\"",
            syntax(
                "unknown escape; write '\\\\' for a backslash, or use single quotes, where it stands for itself",
                at: 1
            )
        ),
        FaultCase(
            "half of a surrogate pair",
            "a: \"\\u⟦1⟧d83d\\ude00\"",
            syntax("this escape is no character; YAML writes those above U+FFFF as \\U with eight digits", at: 1)
        ),
        FaultCase(
            "escape without digits",
            "a: \"\\x⟦1⟧ZZ\"",
            syntax("an escape needs its hexadecimal digits here", at: 1)
        ),
        FaultCase(
            "alias without a name",
            "a: ⟦1⟧* b",
            syntax("a name of letters and digits must follow '&' or '*'; quote text that starts so", at: 1)
        ),
        FaultCase(
            "list item behind a key",
            "a: ⟦1⟧- b",
            syntax("a '- ' item cannot stand here; put it on a line of its own", at: 1)
        ),
        FaultCase(
            "value missing in brackets",
            "⟦1⟧[⟦2⟧, a]",
            syntax(
                "a value must come here; quote text that starts with a special character",
                at: 2
            )
        ),
        FaultCase(
            "text behind the document",
            "[a]\n⟦1⟧b: 1",
            syntax("the document ends above; mend the indentation, or remove what follows", at: 1)
        ),
        FaultCase(
            "tag handle that is not declared",
            "a: ⟦1⟧!e!x b",
            syntax("the tag's handle is not declared; remove the tag, or quote text that starts with '!'", at: 1)
        ),
        FaultCase(
            "unknown directive",
            "⟦1⟧%FOO bar\n---\na: 1",
            syntax("unknown directive; remove the line, or quote text that starts with '%'", at: 1)
        ),
        FaultCase(
            "block scalar with a text behind its header",
            "a: | ⟦1⟧text\n",
            syntax("only a comment may follow on this line; put the text on the next", at: 1)
        ),
        FaultCase(
            "two keys on a line",
            "a: 1\nb: 2\nc: d⟦1⟧: 3",
            syntax("a ':' cannot stand here; quote text that holds ': ', or mend the indentation", at: 1)
        ),
    ]

    @Test("A problem that has no words of its own is told in libyaml's")
    func unknownProblem() {
        let message = "this is not YAML: did not find expected whitespace or line break while scanning a tag"
        FaultCase("", "a: !b⟦1⟧{c", Self.syntax(message, at: 1)).check()
    }

    @Test("What was found before a syntax error is reported beside it")
    func earlierProblems() {
        let fault = FaultCase(
            "",
            "a: {⟦1⟧b: 1, ⟦2⟧b: 2}\nc: ⟦3⟧*d\ne: ⟦4⟧@",
            .error(
                "duplicate-key",
                "key 'b' is given twice; remove or rename one",
                at: 2,
                notes: [.note("first given here", at: 1)]
            ),
            .error("undefined-alias", "alias '*d' has no anchor '&d' before it", at: 3),
            Self.syntax("unquoted text cannot start with '@'; quote it", at: 4)
        )
        fault.check()
    }

    @Test("Problems of an earlier file do not keep the next from being read")
    func earlierFile() {
        var diagnostics = DiagnosticCollector()
        let reader = YAMLReader()
        #expect(reader.read(SourceFile(path: "a.yaml", text: "["), reportingTo: &diagnostics) == nil)
        #expect(reader.read(SourceFile(path: "b.yaml", text: "a: 1"), reportingTo: &diagnostics) != nil)
    }
}
