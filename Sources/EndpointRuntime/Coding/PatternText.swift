import Foundation

/// Dates in a pattern of the spec's author.
enum PatternText {
    private struct Key: Hashable {
        var pattern: String
        var zone: String
    }

    /// Formatters are slow to make, so each is made once. What is kept follows from the key alone: callers
    /// cannot tell whether a formatter is new. A formatter never leaves the lock.
    private static let formatters = Locked<[Key: DateFormatter]>([:])

    static func date(from text: String, pattern: String, zone: String) -> Date? {
        withFormatter(pattern, zone) { $0.date(from: text) }
    }

    static func text(from date: Date, pattern: String, zone: String) -> String? {
        withFormatter(pattern, zone) { $0.string(from: date) }
    }

    private static func withFormatter<Value: Sendable>(
        _ pattern: String,
        _ zone: String,
        _ use: (DateFormatter) -> Value?
    ) -> Value? {
        guard let timeZone = TimeZone(identifier: zone) else { return nil }
        return formatters.withLock { formatters in
            let key = Key(pattern: pattern, zone: zone)
            if let formatter = formatters[key] { return use(formatter) }
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.timeZone = timeZone
            formatter.dateFormat = pattern
            formatter.isLenient = false
            formatters[key] = formatter
            return use(formatter)
        }
    }
}
