package import EndpointDiagnostics
package import EndpointSpec

extension DiagnosticRule {
    static let unknownChangeRule = DiagnosticRule(
        "unknown-change-rule",
        .warning,
        summary: "No kind of change has this id.",
        reason: "A setting or approval for it has no effect, which a misspelt id would hide.",
        wayOut: "Use an id that 'endpointgen explain' lists."
    )
    static let unusedApproval = DiagnosticRule(
        "unused-approval",
        .warning,
        summary: "An approval accepts no change of this comparison.",
        reason: "It would accept the same change once more, later, without anybody looking.",
        wayOut: "Remove it from the file of approvals."
    )
    static let expiredApproval = DiagnosticRule(
        "expired-approval",
        .warning,
        summary: "An approval is past its day.",
        reason: "Approvals hold for a time, so that what was accepted for now is looked at again.",
        wayOut: "Look at the change again, then give a later 'until' or mend the spec."
    )
}

extension Diagnostic {
    static func unknownChangeRule(_ rule: Located<String>) -> Diagnostic {
        let nearest = NearestName.nearest(to: rule.value, in: ChangeRules.all.map(\.id))
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; 'endpointgen explain' lists all"
        return Diagnostic(.unknownChangeRule, "no kind of change is called '\(rule.value)'\(hint)", at: rule.range)
    }

    static func unusedApproval(_ entry: ApprovalEntry) -> Diagnostic {
        let message = "the approval of '\(entry.rule.value)' at '\(entry.at.value)' accepts no change"
        return Diagnostic(.unusedApproval, message, at: entry.range)
    }

    static func expiredApproval(_ entry: ApprovalEntry) -> Diagnostic {
        let message = """
            the approval of '\(entry.rule.value)' at '\(entry.at.value)' held until \(entry.approval.until)
            """
        return Diagnostic(.expiredApproval, message, at: entry.range)
    }
}

/// What this target reports.
package enum DiffRules {
    package static let all: [DiagnosticRule] = [.unknownChangeRule, .unusedApproval, .expiredApproval]

    /// Reports settings of `review:` that name no kind of change.
    package static func checkReview(of spec: ResolvedSpec, reportingTo diagnostics: inout DiagnosticCollector) {
        for setting in spec.review where ChangeRules.rule(setting.rule.value) == nil {
            diagnostics.report(.unknownChangeRule(setting.rule))
        }
    }
}
