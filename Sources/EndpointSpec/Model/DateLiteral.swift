import Foundation

/// Instants as specs write them.
package enum DateLiteral {
    /// Seconds since 1970, or `nil` for a text that is no instant in the format.
    package static func seconds(_ text: String, _ format: ScalarFormat?) -> Double? {
        switch format {
        case .epochSeconds: ScalarText.isNumber(text) ? Double(text) : nil
        case .epochMilliseconds: ScalarText.isNumber(text) ? Double(text).map { $0 / 1000 } : nil
        case .http: seconds(text, pattern: "EEE, dd MMM yyyy HH:mm:ss 'GMT'", zone: "GMT")
        case .pattern(let pattern, let zone): seconds(text, pattern: pattern, zone: zone)
        default: ScalarText.isDateTime(text) ? internet(text) : nil
        }
    }

    /// As the runtime reads it; RFC 3339 section 5.6.
    private static func internet(_ text: String) -> Double? {
        let numbers = text.split { !$0.isNumber }.map(String.init)
        guard numbers.count >= 6, let year = Int(numbers[0]), let month = Int(numbers[1]), let day = Int(numbers[2]),
            let hour = Int(numbers[3]), let minute = Int(numbers[4]), let second = Int(numbers[5]),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let whole = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset(of: text)
        let hasFraction = text.utf8.contains(UInt8(ascii: "."))
        // The digits behind the whole seconds, so that they are rounded once.
        return hasFraction ? Double(whole) + (Double("0." + numbers[6]) ?? 0) : Double(whole)
    }

    private static func offset(of text: String) -> Int {
        let clock = text.dropFirst(11)
        guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return 0 }
        let digits = clock[sign...].filter(\.isNumber)
        let minutes = (Int(digits.prefix(2)) ?? 0) * 60 + (Int(digits.dropFirst(2)) ?? 0)
        return (clock[sign] == "-" ? -60 : 60) * minutes
    }

    /// Days since 1970 in the Gregorian calendar, years begun in March so that a leap day ends one.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let monthOfYear = (month + 9) % 12
        return year * 365 + year / 4 - year / 100 + year / 400 + (monthOfYear * 153 + 2) / 5 + day - 719_469
    }

    private static func seconds(_ text: String, pattern: String, zone: String) -> Double? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        // A zone that nobody knows is reported where it is named.
        formatter.timeZone = TimeZone(identifier: zone) ?? TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = pattern
        formatter.isLenient = false
        return formatter.date(from: text)?.timeIntervalSince1970
    }
}
