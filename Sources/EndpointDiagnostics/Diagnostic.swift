/// One problem in something a user wrote.
package struct Diagnostic: Sendable {
    /// A second place that belongs to the problem, such as where a name was first used.
    package struct Note: Sendable {
        package var message: String
        package var range: SourceRange?

        package init(_ message: String, at range: SourceRange?) {
            self.message = message
            self.range = range
        }
    }

    package var rule: DiagnosticRule
    /// `rule.severity` unless a setting (`--strict`, say) changed it.
    package var severity: DiagnosticSeverity
    /// Lower case, no final period, one sentence; ends with the way out where that is short.
    package var message: String
    /// Where it is; `nil` only for what has no place in any file.
    package var range: SourceRange?
    package var notes: [Note]

    package init(_ rule: DiagnosticRule, _ message: String, at range: SourceRange?, notes: [Note] = []) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.range = range
        self.notes = notes
    }
}
