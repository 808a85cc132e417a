import Foundation

/// RFC 3339 instants, by hand: the formatters of Foundation take no variable fraction and cost a cache.
enum ISO8601Text {
    /// The offset may be `Z`, `+09:00`, `+0900` or `+09`; the letters may be small and a space may stand for `T`.
    static func date(from text: String) -> Date? {
        var scanner = DigitScanner(text)
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let day = scanner.number(digits: 2),
            scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
            let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2)
        else { return nil }
        var time = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute)
        var nanoseconds = 0
        if scanner.skip(":") {
            guard let second = scanner.number(digits: 2) else { return nil }
            time.second = second
            if scanner.skip(".") || scanner.skip(",") {
                guard let fraction = scanner.nanoseconds() else { return nil }
                nanoseconds = fraction
            }
        }
        guard time.isValid, let offset = offset(&scanner), scanner.isAtEnd else { return nil }
        return Date(epochSeconds: time.epochSeconds - offset, nanoseconds: nanoseconds)
    }

    private static func offset(_ scanner: inout DigitScanner) -> Int? {
        if scanner.skip("Z") || scanner.skip("z") { return 0 }
        let isNegative = scanner.skip("-")
        guard isNegative || scanner.skip("+"), let hours = scanner.number(digits: 2), hours < 24 else { return nil }
        var minutes = 0
        if !scanner.isAtEnd {
            _ = scanner.skip(":")
            guard let read = scanner.number(digits: 2), read < 60 else { return nil }
            minutes = read
        }
        return (isNegative ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    /// In UTC, with as many digits of a fraction as it takes to read the same date again: none, three or six.
    ///
    /// A `Date` of our time is exact to about a tenth of a microsecond, so that more digits would be noise.
    static func text(from date: Date) -> String? {
        guard var (seconds, microseconds) = date.roundedToMicroseconds else { return nil }
        if let rounded = date.roundedToMilliseconds,
            Date(epochSeconds: rounded.seconds, nanoseconds: rounded.milliseconds * 1_000_000) == date
        {
            (seconds, microseconds) = (rounded.seconds, rounded.milliseconds * 1000)
        }
        let time = CivilTime(epochSeconds: seconds)
        guard (0...9999).contains(time.year) else { return nil }
        return "\(time.dayText)T\(time.clockText)\(fraction(microseconds))Z"
    }

    private static func fraction(_ microseconds: Int) -> String {
        if microseconds == 0 { return "" }
        if microseconds % 1000 == 0 { return ".\((microseconds / 1000).padded(to: 3))" }
        return ".\(microseconds.padded(to: 6))"
    }
}

extension CivilTime {
    /// `yyyy-MM-dd`.
    var dayText: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
    /// `HH:mm:ss`.
    var clockText: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))" }
}

extension Date {
    /// As exact as a `Date` is: one rounding, of the distance to 2001.
    init(epochSeconds: Int, nanoseconds: Int) {
        let sinceReference = epochSeconds - Int(Date.timeIntervalBetween1970AndReferenceDate)
        self.init(timeIntervalSinceReferenceDate: Double(sinceReference) + Double(nanoseconds) / 1_000_000_000)
    }

    /// Whole seconds since 1970 and the microseconds above them; `nil` for dates that no calendar holds.
    var roundedToMicroseconds: (seconds: Int, microseconds: Int)? {
        let sinceReference = timeIntervalSinceReferenceDate
        guard abs(sinceReference) < 1e12 else { return nil }
        let whole = sinceReference.rounded(.down)
        let microseconds = Int(((sinceReference - whole) * 1_000_000).rounded())
        let seconds = Int(whole) + Int(Date.timeIntervalBetween1970AndReferenceDate)
        return microseconds == 1_000_000 ? (seconds + 1, 0) : (seconds, microseconds)
    }

    /// Whole seconds since 1970 and the milliseconds above them; `nil` for dates that no calendar holds.
    var roundedToMilliseconds: (seconds: Int, milliseconds: Int)? {
        guard abs(timeIntervalSince1970) < 1e12 else { return nil }
        let total = Int((timeIntervalSince1970 * 1000).rounded())
        let seconds = Int((Double(total) / 1000).rounded(.down))
        return (seconds, total - seconds * 1000)
    }
}
