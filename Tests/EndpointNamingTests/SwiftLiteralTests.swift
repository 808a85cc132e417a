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

    @Test(
        "integers of more than six digits are grouped",
        arguments: [
            ("0", "0"), ("123456", "123456"), ("-123456", "-123456"), ("1234567", "1_234_567"),
            ("-1234567", "-1_234_567"), ("123456789", "123_456_789"), ("1234567890", "1_234_567_890"),
        ]
    )
    func integers(digits: String, literal: String) throws {
        #expect(SwiftLiteral.integer(digits) == literal)
        #expect(SwiftLiteral.integer(try #require(Int(digits))) == literal)
    }

    @Test("texts become a list of literals")
    func lists() {
        #expect(SwiftLiteral.strings(["a", "\""]) == #"["a", "\""]"#)
    }
}
