/// The proleptic Gregorian calendar in UTC, in whole seconds; no zone, no locale, no leap seconds.
struct CivilTime: Hashable {
    var year: Int
    var month: Int
    var day: Int
    var hour = 0
    var minute = 0
    /// 60 is read, as the second after 59.
    var second = 0

    static func isLeap(_ year: Int) -> Bool { (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    var isValid: Bool {
        (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year)
            && (0...23).contains(hour) && (0...59).contains(minute) && (0...60).contains(second)
    }

    /// Days since 1970-01-01. Counts in eras of 400 years that begin in March, so that February ends a year.
    var epochDays: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    var epochSeconds: Int { epochDays * 86_400 + hour * 3600 + minute * 60 + second }
}

extension CivilTime {
    init(epochSeconds: Int) {
        let days = Int((Double(epochSeconds) / 86_400).rounded(.down))
        let rest = epochSeconds - days * 86_400
        self.init(epochDays: days)
        (hour, minute, second) = (rest / 3600, rest % 3600 / 60, rest % 60)
    }

    init(epochDays: Int) {
        let shifted = epochDays + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthIndex = (5 * dayOfYear + 2) / 153
        month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
        day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// 0 is Sunday.
    var weekday: Int { ((epochDays + 4) % 7 + 7) % 7 }
}

extension Int {
    /// Decimal digits with zeros before them.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
