import Testing

@testable import EndpointYAML

@Suite struct PlainTextTests {
    @Test(
        "A text looks like a number of all, of others only, or of nobody",
        arguments: [
            ("0", .shared), ("-12", .shared), ("007", .shared), ("1.50", .shared), ("1e3", .shared),
            ("-1.5E-10", .shared), ("+1", .foreign), ("1.", .foreign), (".5", .foreign), ("1_000", .foreign),
            ("0x1f", .foreign), ("0o7", .foreign), ("0b10", .foreign), ("-.inf", .foreign), (".NaN", .foreign),
            ("1:30", .foreign), ("10:30:59.5", .foreign), ("2026-1-2", .foreign), ("2026-10-01 10:00", .foreign),
            ("1.2.3", .none), ("10s", .none), ("-", .none), (".", .none), ("1e", .none), ("0x", .none),
            ("12:", .none), ("12:300", .none), ("2026-10", .none), ("2026-10-01x", .none), ("/a", .none), ("", .none),
            ("_1", .none), (".inform", .none), ("0b2", .none),
        ] as [(String, Numeral)]
    )
    func numeral(text: String, expected: Numeral) {
        #expect(Numeral(ArraySlice(text.utf8)) == expected)
    }
}
