import EndpointSpec
import Testing

@Suite struct DateLiteralTests {
    @Test(
        "an instant is the seconds since 1970, whatever its format",
        arguments: [
            ("1970-01-01T00:00:00Z", nil, 0), ("2024-01-02T03:04:05Z", nil, 1_704_164_645),
            ("2024-01-02t03:04:05.125z", nil, 1_704_164_645.125), ("2024-02-29 23:59:59+08:00", nil, 1_709_222_399),
            ("2024-03-01T00:00:00-0530", nil, 1_709_271_000), ("1969-12-31T23:59:58.5Z", nil, -1.5),
            ("2000-03-01T00:00:00Z", nil, 951_868_800), ("0001-01-01T00:00:00Z", nil, -62_135_596_800),
            ("5.5", .epochSeconds, 5.5), ("-1", .epochSeconds, -1), ("1500", .epochMilliseconds, 1.5),
            ("Tue, 02 Jan 2024 03:04:05 GMT", .http, 1_704_164_645),
            ("2024-01-02 03:04", .pattern("yyyy-MM-dd HH:mm", zone: "UTC"), 1_704_164_640),
            ("2024-01-02 03:04", .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Shanghai"), 1_704_135_840),
        ] as [(String, ScalarFormat?, Double)]
    )
    func seconds(text: String, format: ScalarFormat?, seconds: Double) {
        #expect(DateLiteral.seconds(text, format) == seconds)
    }

    @Test(
        "what is no instant has no seconds",
        arguments: [
            ("", nil), ("2024-01-02", nil), ("2024-13-01T00:00:00Z", nil), ("2024-02-30T00:00:00Z", nil),
            ("2024-01-01T24:00:00Z", nil), ("2024-01-01T00:60:00Z", nil), ("2024-01-01T00:00:00", nil),
            ("now", .epochSeconds), ("", .epochMilliseconds), ("02 Jan 2024", .http),
            ("02.01.2024", .pattern("yyyy-MM-dd", zone: "UTC")),
        ] as [(String, ScalarFormat?)]
    )
    func none(text: String, format: ScalarFormat?) {
        #expect(DateLiteral.seconds(text, format) == nil)
    }
}
