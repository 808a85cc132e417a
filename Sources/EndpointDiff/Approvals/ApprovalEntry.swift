package import EndpointDiagnostics

/// An entry of the file of approvals as it is written.
package struct ApprovalEntry: Sendable {
    /// The id of the rule.
    package var rule: Located<String>
    /// The place, as reports print it.
    package var at: Located<String>
    package var approval: ChangeApproval
    package var range: SourceRange

    package init(rule: Located<String>, at: Located<String>, approval: ChangeApproval, range: SourceRange) {
        self.rule = rule
        self.at = at
        self.approval = approval
        self.range = range
    }
}
