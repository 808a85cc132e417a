import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import EndpointSpecFixtures
import Foundation
import Testing

@Suite struct DocCommentTests {
    @Test(
        "every line of a text stands behind slashes of its own",
        arguments: [
            ("One line.", ["/// One line."]),
            ("a\nb\r\nc\rd", ["/// a", "/// b", "/// c", "/// d"]),
            ("a\u{2028}*/ b\u{2029}c\u{85}d\u{0B}e\u{0C}f", ["/// a", "/// */ b", "/// c", "/// d", "/// e", "/// f"]),
            ("\n\na\n\nb  \n\n", ["/// a", "///", "/// b"]),
            ("a\u{202E}b\u{0}c\u{7F}d\u{FEFF}", ["/// abcd"]),
            ("\ttab", ["///     tab"]),
            ("", []), (" \n ", []),
            ("花子 👩‍👧", ["/// 花子 👩‍👧"]),
        ]
    )
    func splits(text: String, lines: [String]) {
        #expect(DocComment().lines(.text(text)) == lines)
    }

    @Test("summary, description and notes are paragraphs")
    func joinsParagraphs() {
        var documentation = Documentation.text("Description.")
        documentation.summary = Located("Summary.", at: SpecFixture.range)
        #expect(
            DocComment().lines(documentation, notes: ["Note."])
                == ["/// Summary.", "///", "/// Description.", "///", "/// Note."]
        )
        #expect(DocComment().lines(Documentation()) == [])
    }

    @Test("a long line is broken at a space, where the indentation is counted")
    func wraps() {
        let lines = DocComment(indentation: 8).lines(paragraphs: [String(repeating: "word ", count: 40) + "end"])
        #expect(lines.count == 2)
        #expect(lines[0].count <= 112)
        #expect(lines[0].count > 107)
        #expect(lines.allSatisfy { $0.hasPrefix("/// w") || $0.hasPrefix("/// e") })
    }

    @Test(
        "a line is not broken where Markdown would read another thing",
        arguments: ["# " + long, "| " + long, "    " + long, long.replacingOccurrences(of: " ", with: "_")]
    )
    func keeps(line: String) {
        #expect(DocComment().lines(paragraphs: [line]) == ["/// " + line])
    }

    @Test("code in fences is left alone")
    func keepsFences() {
        let text = "```\n\(long)\n```"
        #expect(DocComment().lines(paragraphs: [text]) == ["/// ```", "/// " + long, "/// ```"])
    }

    @Test("the rest of a list item is indented, and no line begins with a marker")
    func wrapsItems() {
        let text = "- " + String(repeating: "word ", count: 23) + "- # 1. > word " + long
        let lines = DocComment().lines(paragraphs: [text])
        #expect(lines.count > 1)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("///   w") })
    }

    private static let long = String(repeating: "word ", count: 39) + "word"
    private var long: String { Self.long }
}

@Suite struct DeprecationAttributeTests {
    @Test("everything that is said of a deprecation is in its message, on one line")
    func writesMessage() {
        var deprecation = Deprecation(range: SpecFixture.range)
        deprecation.message = "No\nmore."
        deprecation.since = "4.2"
        deprecation.removeAfter = Located("2027-03-31", at: SpecFixture.range)
        deprecation.replacedBy = Located("account.signIn", at: SpecFixture.range)
        let message = "No more. Use account.signIn. Since 4.2. To be removed after 2027-03-31."
        #expect(
            DeprecationAttribute.lines(deprecation, indentation: 4)
                == ["@available(*, deprecated, message: \"\(message)\")"]
        )
        #expect(
            DeprecationAttribute.note(deprecation)
                == "- Note: Deprecated. No more. Use account.signIn. Since 4.2. To be removed after 2027-03-31."
        )
    }

    @Test("a message that fits stands on the attribute's line, a longer one below its label")
    func breaksMessage() {
        func lines(_ count: Int) -> [String] {
            let documentation = Documentation.deprecated(String(repeating: "m", count: count))
            return DeprecationAttribute.lines(documentation.deprecation, indentation: 0)
        }
        #expect(lines(20) == ["@available(*, deprecated, message: \"\(String(repeating: "m", count: 20))\")"])
        #expect(lines(100).count == 5)
        #expect(lines(130)[3...4] == ["    message:", "        \"\(String(repeating: "m", count: 130))\""])
        #expect(DeprecationAttribute.lines(nil, indentation: 0) == [])
        #expect(
            DeprecationAttribute.lines(Documentation.deprecated(nil).deprecation, indentation: 0)
                == ["@available(*, deprecated)"]
        )
        #expect(
            DeprecationAttribute.lines(renamedTo: "New", indentation: 0)
                == ["@available(*, deprecated, renamed: \"New\")"]
        )
    }
}
