/// A day of the Gregorian calendar, without a time or a time zone: `yyyy-MM-dd`.
public struct CalendarDate: Hashable, Comparable, Sendable {
    /// 0 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// `nil` where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= CivilTime.days(inMonth: month, of: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `yyyy-MM-dd`, nothing before or behind it.
    public init?(_ text: String) {
        var scanner = DigitScanner(text)
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let day = scanner.number(digits: 2), scanner.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public static func < (one: Self, other: Self) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `yyyy-MM-dd`.
    public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

extension CalendarDate: Codable {
    public init(from decoder: any Decoder) throws { self = try WireReader.day.read(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try WireWriter.day.write(self, to: encoder) }
}
