import Foundation

/// How often tests try things at random: little in every run, much in `make torture`.
package enum Torture {
    /// Whether a run may take long.
    package static let isLong = asked > 0

    private static let asked = ProcessInfo.processInfo.environment["ENDPOINT_TORTURE"].flatMap { Int($0) } ?? 0

    /// The number of tries.
    ///
    /// - Parameters:
    ///   - usual: What every run can afford.
    ///   - share: How many of a long run's cancellations one try is worth.
    package static func count(usual: Int, share: Int = 1) -> Int {
        max(usual, asked / share)
    }
}
