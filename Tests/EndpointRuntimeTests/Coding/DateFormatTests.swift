import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct DateFormatTests {
    @Test(
        "RFC 3339 is read with any fraction and offset",
        arguments: [
            ("2024-02-29T12:34:56Z", 1_709_210_096.0),
            ("2024-02-29T12:34:56.789Z", 1_709_210_096.789),
            ("2024-02-29T12:34:56.789012Z", 1_709_210_096.789012),
            ("2024-02-29T12:34:56.789012345Z", 1_709_210_096.789012345),
            ("2024-02-29T12:34:56.7890123456Z", 1_709_210_096.789012345),
            ("2024-02-29T21:34:56+09:00", 1_709_210_096.0),
            ("2024-02-29T09:04:56-0330", 1_709_210_096.0),
            ("2024-02-29t12:34:56.5z", 1_709_210_096.5),
            ("2024-02-29 12:34:56+00", 1_709_210_096.0),
            ("1969-12-31T23:59:59.5Z", -0.5),
            ("1900-03-01T00:00:00Z", -2_203_891_200.0),
            ("2000-02-29T00:00:00Z", 951_782_400.0),
            ("0001-01-01T00:00:00Z", -62_135_596_800.0),
            ("2016-12-31T23:59:60Z", 1_483_228_800.0),
        ]
    )
    func iso8601(_ text: String, _ seconds: Double) throws {
        let date = try #require(DateFormat.iso8601.date(from: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_000_5)
    }

    @Test(
        "what is no RFC 3339 is refused",
        arguments: [
            "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-02-29T24:00:00Z", "2024-02-29T12:34:56",
            "2024-02-29", "2024-02-29T12:34:56.Z", "2024-02-29T12:34:56+9", "2024-02-29T12:34:56Z ", "",
            "1900-02-29T00:00:00Z",
        ]
    )
    func noISO8601(_ text: String) { #expect(DateFormat.iso8601.date(from: text) == nil) }

    @Test(
        "RFC 3339 is written in UTC, with milliseconds or microseconds if there are any",
        arguments: [
            (1_709_210_096.0, "2024-02-29T12:34:56Z"), (1_709_210_096.789, "2024-02-29T12:34:56.789Z"),
            (1_709_210_096.0004, "2024-02-29T12:34:56.000400Z"), (1_709_210_096.999_999_7, "2024-02-29T12:34:57Z"),
            (1_709_210_096.000_000_3, "2024-02-29T12:34:56Z"), (-0.000_001, "1969-12-31T23:59:59.999999Z"),
            (-0.5, "1969-12-31T23:59:59.500Z"), (-62_135_596_800.0, "0001-01-01T00:00:00Z"),
            (253_402_300_799.0, "9999-12-31T23:59:59Z"),
        ]
    )
    func writesISO8601(_ seconds: Double, _ text: String) {
        #expect(DateFormat.iso8601.text(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(
        "RFC 3339 with up to six digits is written as it was read, in UTC",
        arguments: [
            ("2024-02-29T12:34:56.789012Z", "2024-02-29T12:34:56.789012Z"),
            ("2024-02-29T12:34:56.000001Z", "2024-02-29T12:34:56.000001Z"),
            ("2026-11-30T05:30:00.123456+05:30", "2026-11-30T00:00:00.123456Z"),
            ("2024-02-29T12:34:56.7Z", "2024-02-29T12:34:56.700Z"),
            ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
            ("0001-01-01T00:00:00.001Z", "0001-01-01T00:00:00.001Z"),
        ]
    )
    func keepsISO8601(_ read: String, _ written: String) throws {
        let date = try #require(DateFormat.iso8601.date(from: read))
        #expect(DateFormat.iso8601.text(from: date) == written)
    }

    @Test("a date that no year of four digits holds is not written")
    func farAway() {
        #expect(DateFormat.iso8601.text(from: Date(timeIntervalSince1970: 253_402_300_800)) == nil)
        #expect(DateFormat.iso8601.text(from: Date(timeIntervalSince1970: .infinity)) == nil)
        #expect(DateFormat.epochMilliseconds.number(from: Date(timeIntervalSince1970: .nan)) == nil)
        #expect(throws: EncodingError.self) {
            try Wire.write(.date(.iso8601), Date(timeIntervalSince1970: 253_402_300_800))
        }
    }

    @Test("the days of four hundred years are those of Foundation's calendar")
    func calendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for day in stride(from: -80_000, to: 80_000, by: 997) {
            let time = CivilTime(epochDays: day)
            let components = DateComponents(year: time.year, month: time.month, day: time.day)
            #expect(calendar.date(from: components) == Date(timeIntervalSince1970: Double(day) * 86_400))
            #expect(time.epochDays == day)
            #expect(time.isValid)
        }
    }

    @Test(
        "all three forms of HTTP dates are read",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ]
    )
    func http(_ text: String) {
        #expect(DateFormat.http.date(from: text) == Date(timeIntervalSince1970: 784_111_777))
    }

    @Test("HTTP dates are written in the form that RFC 9110 prefers")
    func writesHTTP() {
        let date = Date(timeIntervalSince1970: 784_111_777.9)
        #expect(DateFormat.http.text(from: date) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(DateFormat.http.text(from: Date(timeIntervalSince1970: -1)) == "Wed, 31 Dec 1969 23:59:59 GMT")
    }

    @Test("a year of two digits is at most fifty years ahead")
    func shortYears() {
        let now = Date(timeIntervalSince1970: 1_709_210_096)  // 2024
        let past = HTTPDateText.date(from: "Sunday, 06-Nov-94 08:49:37 GMT", now: now)
        let ahead = HTTPDateText.date(from: "Sunday, 06-Nov-30 08:49:37 GMT", now: now)
        #expect(past == Date(timeIntervalSince1970: 784_111_777))
        #expect(ahead.map { $0 > now } == true)
    }

    @Test("what is no HTTP date is refused", arguments: ["06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 PST", ""])
    func noHTTP(_ text: String) { #expect(DateFormat.http.date(from: text) == nil) }

    @Test(
        "patterns are read and written in English and in their zone",
        arguments: [
            ("yyyy/MM/dd HH:mm", "Asia/Tokyo", "2024/02/29 21:34", 1_709_210_040.0),
            ("yyyy-MM-dd'T'HH:mm:ssXXX", "UTC", "2024-02-29T12:34:56Z", 1_709_210_096.0),
            ("d MMM yyyy", "UTC", "29 Feb 2024", 1_709_164_800.0),
        ]
    )
    func pattern(_ pattern: String, _ zone: String, _ text: String, _ seconds: Double) {
        let format = DateFormat.pattern(pattern, zone: zone)
        #expect(format.date(from: text) == Date(timeIntervalSince1970: seconds))
        #expect(format.text(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test("one pattern serves many tasks at once")
    func patternConcurrently() async {
        let format = DateFormat.pattern("yyyyMMddHHmmss", zone: "UTC")
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let date = Date(timeIntervalSince1970: Double(index) * 86_400)
                    return format.text(from: date).flatMap(format.date(from:)) == date
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test("a zone that does not exist is a failure")
    func unknownZone() {
        #expect(DateFormat.pattern("yyyy", zone: "Nowhere/Land").date(from: "2024") == nil)
    }

    @Test("whole seconds are written without a fraction, milliseconds rounded")
    func epochs() {
        let date = Date(timeIntervalSince1970: 1_709_210_096.7896)
        #expect(DateFormat.epochSeconds.number(from: date) == 1_709_210_096)
        #expect(DateFormat.epochMilliseconds.number(from: date) == 1_709_210_096_790)
        #expect(DateFormat.epochSeconds.date(fromNumber: 1.5) == Date(timeIntervalSince1970: 1.5))
        #expect(DateFormat.epochMilliseconds.date(fromNumber: -1500) == Date(timeIntervalSince1970: -1.5))
    }
}
