/// How much a problem weighs: an error stops the run after its stage, a warning does not.
package enum DiagnosticSeverity: String, Sendable, CaseIterable {
    case error
    case warning
}

/// A kind of problem: what it is called, what it forbids, why, and how to get out of it.
///
/// `endpointgen explain ID`, the README's table and SARIF's rules are all printed from these, so
/// each target lists its own in one array. Identifiers are kebab-case and stable once released.
package struct DiagnosticRule: Sendable, Hashable {
    /// The stable identifier, such as `unknown-key`.
    package let id: String
    package let severity: DiagnosticSeverity
    /// One sentence: what is wrong when this is reported.
    package let summary: String
    /// Why it is refused.
    package let reason: String
    /// What to do about it.
    package let wayOut: String

    package init(
        _ id: String,
        _ severity: DiagnosticSeverity = .error,
        summary: String,
        reason: String,
        wayOut: String
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.reason = reason
        self.wayOut = wayOut
    }

    package static func == (lhs: DiagnosticRule, rhs: DiagnosticRule) -> Bool { lhs.id == rhs.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
