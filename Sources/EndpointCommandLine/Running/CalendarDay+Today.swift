import EndpointSpec
import Foundation

extension CalendarDay {
    /// This machine's.
    static var today: String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        return text(parts.year ?? 0, 4) + "-" + text(parts.month ?? 0, 2) + "-" + text(parts.day ?? 0, 2)
    }

    private static func text(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
