/// Days of the Gregorian calendar as `yyyy-MM-dd`, which compare as text.
package enum CalendarDay {
    /// Whether a text is one; there is no year 0.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0,
            (1...12).contains(month), day > 0
        else { return false }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return day <= [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
