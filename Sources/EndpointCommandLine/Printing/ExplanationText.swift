package import EndpointDiagnostics

/// What `explain` prints.
package enum ExplanationText {
    /// One diagnostic: what it means, why it is one, the way out.
    package static func text(for rule: DiagnosticRule) -> String {
        """
        \(rule.id) (\(rule.severity.rawValue))

        \(rule.summary)

        Why: \(rule.reason)

        Way out: \(rule.wayOut)

        """
    }

    /// All of them, a line each.
    package static func list(_ rules: [DiagnosticRule]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let margin = String(repeating: " ", count: width - rule.id.count + 2)
            return "\(rule.id)\(margin)\(rule.severity.rawValue.padding(to: 9))\(rule.summary)\n"
        }
        .joined()
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
