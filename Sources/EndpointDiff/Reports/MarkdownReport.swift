extension ChangeReport {
    /// A comment on a pull request: the summary first, then a folded part a level.
    package var markdown: String {
        guard !changes.isEmpty else { return "**\(ReportWords.noChanges[language])**\n" }
        var lines = [
            "**\(ReportWords.summary(of: self))**, \(ReportWords.nextVersion[language]): "
                + "**\(ReportWords.bump(bump)[language])**",
            "",
        ]
        lines += table
        for level in Self.levels {
            let part = changes.filter { $0.level == level }
            if !part.isEmpty { lines += folded(part, level) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var table: [String] {
        let categories = ChangeCategory.allCases
        let heads = [""] + categories.map { $0.words[language] }
        let rows = Self.levels.map { level in
            [level.words[language]]
                + categories.map { category in
                    let count = changes.count { $0.approval == nil && $0.level(in: category) == level }
                    return count == 0 ? "" : "\(count)"
                }
        }
        return [Self.row(heads), Self.row(heads.map { _ in "---" })] + rows.map(Self.row) + [""]
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private func folded(_ changes: [Change], _ level: ChangeLevel) -> [String] {
        let opening = level == .breaking ? "<details open>" : "<details>"
        return [
            opening, "<summary>\(level.words[language]) (\(changes.count))</summary>", "",
        ] + changes.flatMap(items) + ["", "</details>", ""]
    }

    private func items(_ change: Change) -> [String] {
        let mark = change.approval == nil ? "" : " (\(ReportWords.approved[language]))"
        var lines = ["- **\(Self.escaped(change.headline(in: language)))**\(mark) `\(change.rule.id)`"]
        lines += change.effects.map { "  - \(Self.escaped($0.text(in: language)))" }
        if !change.endpoints.isEmpty {
            let endpoints = change.endpointTexts(in: language).joined(separator: ", ")
            lines.append("  - \(ReportWords.reaches[language]): \(Self.escaped(endpoints))")
        }
        let places = [(ReportWords.base, change.base), (ReportWords.head, change.head)].compactMap { word, range in
            range.map { "\(word[language]) `\($0.text)`" }
        }
        if !places.isEmpty { lines.append("  - " + places.joined(separator: ", ")) }
        if change.level != .safe, let wayOut = change.rule.wayOut {
            lines.append("  - \(ReportWords.wayOut[language]): \(Self.escaped(wayOut[language]))")
        }
        if let approval = change.approval {
            let text = "\(approval.by), \(ReportWords.until[language]) \(approval.until): \(approval.reason)"
            lines.append("  - \(ReportWords.approved[language]): \(Self.escaped(text))")
        }
        return lines
    }

    /// Text of a spec must neither format nor nest, nor mention anybody.
    ///
    /// Goes by scalars, as readers of Markdown do.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch character {
            case "\n", "\r": result.append(" ")
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "@": result += "&#64;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~":
                result.append("\\")
                result.unicodeScalars.append(character)
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
