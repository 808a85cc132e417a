import EndpointNaming
import Testing

@Suite struct SwiftLiteralTests {
    @Test(
        "text never ends its literal, interpolates or hides",
        arguments: [
            ("plain", #""plain""#),
            ("花子 é 👩‍👧", "\"花子 é 👩\\u{200D}👧\""),
            ("a\"b", #""a\"b""#),
            (#"\(x)"#, #""\\(x)""#),
            ("a\nb\r\n\tc\0", #""a\nb\r\n\tc\0""#),
            ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#),
            ("\u{202E}x\u{2066}\u{FEFF}\u{200B}", #""\u{202E}x\u{2066}\u{FEFF}\u{200B}""#),
            ("\u{1}\u{7F}\u{A0}", #""\u{1}\u{7F}\u{A0}""#),
            ("\u{3000}", "\"\u{3000}\""),
            ("", #""""#),
        ]
    )
    func escapes(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test("texts become a list of literals")
    func lists() {
        #expect(SwiftLiteral.strings(["a", "\""]) == #"["a", "\""]"#)
    }
}
