import Foundation

/// The dates of HTTP headers, RFC 9110 section 5.6.7, always in GMT.
enum HTTPDateText {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    /// - Parameter now: Two-digit years more than 50 years after it are in the past.
    static func date(from text: String, now: Date = Date()) -> Date? {
        var scanner = DigitScanner(text)
        guard !scanner.word().isEmpty else { return nil }
        let time: CivilTime? =
            if scanner.skip(", ") {
                dayFirst(&scanner, now: now)
            } else if scanner.skip(" ") {
                monthFirst(&scanner)
            } else {
                nil
            }
        guard let time, time.isValid, scanner.isAtEnd else { return nil }
        return Date(epochSeconds: time.epochSeconds, nanoseconds: 0)
    }

    /// `06 Nov 1994 08:49:37 GMT`, and RFC 850's `06-Nov-94 08:49:37 GMT`.
    private static func dayFirst(_ scanner: inout DigitScanner, now: Date) -> CivilTime? {
        guard let day = scanner.number(digits: 2) else { return nil }
        let isShort = scanner.skip("-")
        guard isShort || scanner.skip(" "), let month = month(&scanner), scanner.skip(isShort ? "-" : " "),
            let year = isShort ? shortYear(&scanner, now: now) : scanner.number(digits: 4), scanner.skip(" "),
            let time = clock(&scanner, year: year, month: month, day: day), scanner.skip(" GMT")
        else { return nil }
        return time
    }

    /// asctime's `Nov  6 08:49:37 1994`.
    private static func monthFirst(_ scanner: inout DigitScanner) -> CivilTime? {
        guard let month = month(&scanner), scanner.skip(" "),
            let day = scanner.number(digits: scanner.skip(" ") ? 1 : 2), scanner.skip(" "),
            var time = clock(&scanner, year: 0, month: month, day: day), scanner.skip(" "),
            let year = scanner.number(digits: 4)
        else { return nil }
        time.year = year
        return time
    }

    private static func month(_ scanner: inout DigitScanner) -> Int? {
        months.firstIndex(of: scanner.word()).map { $0 + 1 }
    }

    private static func shortYear(_ scanner: inout DigitScanner, now: Date) -> Int? {
        guard let short = scanner.number(digits: 2) else { return nil }
        let thisYear = CivilTime(epochSeconds: Int(now.timeIntervalSince1970)).year
        let year = thisYear / 100 * 100 + short
        return year > thisYear + 50 ? year - 100 : year
    }

    private static func clock(_ scanner: inout DigitScanner, year: Int, month: Int, day: Int) -> CivilTime? {
        guard let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2),
            scanner.skip(":"), let second = scanner.number(digits: 2)
        else { return nil }
        return CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    static func text(from date: Date) -> String? {
        guard abs(date.timeIntervalSince1970) < 1e12 else { return nil }
        let time = CivilTime(epochSeconds: Int(date.timeIntervalSince1970.rounded(.down)))
        guard (0...9999).contains(time.year) else { return nil }
        let day = "\(days[time.weekday]), \(time.day.padded(to: 2)) \(months[time.month - 1])"
        return "\(day) \(time.year.padded(to: 4)) \(time.clockText) GMT"
    }
}
