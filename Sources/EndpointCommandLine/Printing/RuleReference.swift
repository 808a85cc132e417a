package import EndpointDiagnostics

/// The README's table of diagnostics.
package enum RuleReference {
    package static func markdown(_ rules: [DiagnosticRule]) -> String {
        let rows = rules.map { rule in
            let cells = ["`\(rule.id)`", rule.severity.rawValue, rule.summary, rule.wayOut]
            return "| " + cells.map(escaped).joined(separator: " | ") + " |"
        }
        return """
            | id | severity | what is wrong | way out |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }
}
