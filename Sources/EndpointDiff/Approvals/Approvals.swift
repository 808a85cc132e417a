package import EndpointDiagnostics

/// Accepts changes that somebody looked at, by rule and place and never by wording.
package struct Approvals: Sendable {
    private let entries: [ApprovalEntry]
    private let today: String

    /// - Parameter today: `yyyy-MM-dd`; entries whose `until` is before it accept nothing.
    package init(_ entries: [ApprovalEntry], today: String) {
        self.entries = entries
        self.today = today
    }

    /// Marks the changes that are accepted, and reports entries that accept none.
    package func applied(to changes: [Change], reportingTo diagnostics: inout DiagnosticCollector) -> [Change] {
        let ids = Set(changes.map(\.id))
        var valid: [String: ChangeApproval] = [:]
        for entry in entries {
            let id = "\(entry.rule.value)@\(entry.at.value)"
            if ChangeRules.rule(entry.rule.value) == nil {
                diagnostics.report(.unknownChangeRule(entry.rule))
            } else if !ids.contains(id) {
                diagnostics.report(.unusedApproval(entry))
            } else if entry.approval.until < today {
                diagnostics.report(.expiredApproval(entry))
            } else {
                valid[id] = entry.approval
            }
        }
        return changes.map { change in
            var change = change
            change.approval = valid[change.id]
            return change
        }
    }
}
