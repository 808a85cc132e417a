/// What `explain` and the README print of rules.
package enum ChangeRuleReference {
    /// One kind of change: what it is, how it is judged, and what makes it safe.
    package static func explanation(of rule: ChangeRule) -> String {
        var lines = ["\(rule.id) (change, \(rule.level.rawValue))", "", "\(rule.title.english). \(rule.meaning)", ""]
        lines += rule.verdicts.map { "- \(cause(of: $0)): \($0.level.rawValue): \($0.consequence.english)" }
        if case .rule(let mirror) = rule.mirror { lines += ["", "The opposite: \(mirror)"] }
        if let wayOut = rule.wayOut { lines += ["", "Way out: \(wayOut.english)"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line for each, in columns.
    package static var list: String {
        let width = ChangeRules.all.map(\.id.count).max() ?? 0
        return ChangeRules.all.map { rule in
            let margin = String(repeating: " ", count: width - rule.id.count + 2)
            let level = rule.level.rawValue + String(repeating: " ", count: 9 - rule.level.rawValue.count)
            return "\(rule.id)\(margin)\(level)\(rule.meaning)\n"
        }
        .joined()
    }

    /// The README's table.
    package static var markdown: String {
        let rows = ChangeRules.all.map { rule in
            let cells = ["`\(rule.id)`", rule.meaning] + ChangeCategory.allCases.map { cell(of: rule, $0) }
            return "| "
                + cells.map { $0.replacing("|", with: "\\|").replacing("<", with: "&lt;") }.joined(separator: " | ")
                + " |"
        }
        return """
            | id | what changed | wire | source | behavior | docs |
            |---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private static func cell(of rule: ChangeRule, _ category: ChangeCategory) -> String {
        rule.verdicts.filter { $0.category == category }
            .map { verdict in
                let limits = [verdict.direction?.rawValue, verdict.condition?.words.english].compactMap(\.self)
                return limits.isEmpty
                    ? verdict.level.rawValue : "\(verdict.level.rawValue) (\(limits.joined(separator: ", ")))"
            }
            .joined(separator: "; ")
    }

    private static func cause(of verdict: Verdict) -> String {
        let words = [verdict.category.rawValue, verdict.direction?.rawValue, verdict.condition?.words.english]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}
