import Foundation

/// How an instant is written.
public struct DateFormat: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case iso8601, epochSeconds, epochMilliseconds, http
        case pattern(String, zone: String)
    }

    let kind: Kind

    /// RFC 3339: any fraction and any offset is read; written in UTC, with milliseconds if there are any.
    public static let iso8601 = DateFormat(kind: .iso8601)
    /// Seconds since 1970. A fraction is read; whole seconds are written, the fraction cut off.
    public static let epochSeconds = DateFormat(kind: .epochSeconds)
    /// Milliseconds since 1970. A fraction is read; written rounded.
    public static let epochMilliseconds = DateFormat(kind: .epochMilliseconds)
    /// RFC 9110 section 5.6.7: the three forms are read, the first (IMF-fixdate) is written, fractions cut off.
    public static let http = DateFormat(kind: .http)

    /// A Unicode date pattern (UTS #35) in English, Gregorian; `zone` is an IANA name or `UTC`.
    public static func pattern(_ pattern: String, zone: String = "UTC") -> DateFormat {
        DateFormat(kind: .pattern(pattern, zone: zone))
    }
}

extension DateFormat {
    /// Whether dates are numbers in JSON.
    var isNumeric: Bool { kind == .epochSeconds || kind == .epochMilliseconds }

    /// Reads text in this form; `nil` for anything else.
    func date(from text: String) -> Date? {
        switch kind {
        case .iso8601: ISO8601Text.date(from: text)
        case .epochSeconds, .epochMilliseconds: Double(text).flatMap(date(fromNumber:))
        case .http: HTTPDateText.date(from: text)
        case .pattern(let pattern, let zone): PatternText.date(from: text, pattern: pattern, zone: zone)
        }
    }

    /// 2001-01-01 in milliseconds since 1970.
    private static let referenceMilliseconds = Date.timeIntervalBetween1970AndReferenceDate * 1000

    /// Reads seconds or milliseconds; `nil` for forms that are text, and for what is not finite.
    func date(fromNumber number: Double) -> Date? {
        guard number.isFinite else { return nil }
        return switch kind {
        case .epochSeconds: Date(timeIntervalSince1970: number)
        // From the reference date, so that an instant is one value whichever form it came in.
        case .epochMilliseconds: Date(timeIntervalSinceReferenceDate: (number - Self.referenceMilliseconds) / 1000)
        default: nil
        }
    }

    /// Seconds or milliseconds; `nil` for forms that are text, and for dates too far away.
    func number(from date: Date) -> Int64? {
        switch kind {
        case .epochSeconds: Int64(exactly: date.timeIntervalSince1970.rounded(.down))
        case .epochMilliseconds: Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded())
        default: nil
        }
    }

    /// The text of a date in any form; `nil` for dates outside the years 0 to 9999, and for unknown zones.
    func text(from date: Date) -> String? {
        switch kind {
        case .iso8601: ISO8601Text.text(from: date)
        case .epochSeconds, .epochMilliseconds: number(from: date).map { String($0) }
        case .http: HTTPDateText.text(from: date)
        case .pattern(let pattern, let zone): PatternText.text(from: date, pattern: pattern, zone: zone)
        }
    }
}
