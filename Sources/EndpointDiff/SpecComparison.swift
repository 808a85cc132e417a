package import EndpointSpec

/// Compares two specs: matches what is the same thing, walks both side by side, and judges what differs.
package struct SpecComparison: Sendable {
    private let today: String

    /// - Parameter today: `yyyy-MM-dd`; what decides whether an announced date has passed.
    package init(today: String) { self.today = today }

    /// - Returns: Heaviest first, then by place in the specs; no two with one id.
    package func compare(_ base: ResolvedSpec, _ head: ResolvedSpec) -> [Change] {
        let comparison = Comparison(base: base, head: head, today: today)
        comparison.run()
        return Judgement(comparison).changes
    }
}
