import EndpointDiagnostics

extension ChangeReport {
    /// Lines for people: one a change, as `file:line:column: level: …`, and what it comes to below.
    package func text(usesColor: Bool) -> String {
        guard !changes.isEmpty else { return ReportWords.noChanges[language] + "\n" }
        var lines: [String] = []
        for level in Self.levels {
            for change in changes where change.level == level {
                lines += Self.lines(of: change, in: language, usesColor: usesColor) + [""]
            }
        }
        let bump = ReportWords.bump(bump)[language]
        lines.append(ReportWords.summary(of: self))
        lines.append("\(ReportWords.nextVersion[language]): \(bump)")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of change: Change, in language: ReportLanguage, usesColor: Bool) -> [String] {
        let level = change.approval == nil ? change.level.words[language] : ReportWords.approved[language]
        let painted = usesColor ? "\u{1B}[\(change.colour)m\(level)\u{1B}[0m" : level
        let place = change.position.map { "\($0): ".escapingControlCharacters } ?? ""
        let headline = change.headline(in: language).escapingControlCharacters
        return ["\(place)\(painted): \(headline) [\(change.rule.id)]"]
            + details(of: change, in: language).map(\.escapingControlCharacters)
    }

    private static func details(of change: Change, in language: ReportLanguage) -> [String] {
        var lines: [String] = []
        lines += change.effects.map { "    " + $0.text(in: language) }
        if change.head != nil, let base = change.base {
            lines.append("    \(ReportWords.base[language]): \(base.text)")
        }
        if !change.endpoints.isEmpty {
            lines.append(
                "    \(ReportWords.reaches[language]): " + list(change.endpointTexts(in: language), in: language)
            )
        }
        if !change.models.isEmpty {
            lines.append("    \(ReportWords.inside[language]): " + list(change.models, in: language))
        }
        if change.level != .safe, let wayOut = change.rule.wayOut {
            lines.append("    \(ReportWords.wayOut[language]): \(wayOut[language])")
        }
        if let approval = change.approval {
            let by = "\(ReportWords.by[language]) \(approval.by), \(ReportWords.until[language]) \(approval.until)"
            lines.append("    \(ReportWords.approved[language]) (\(by)): \(approval.reason)")
        }
        return lines
    }

    /// Long lists are cut; other formats have them whole.
    private static func list(_ texts: [String], in language: ReportLanguage) -> String {
        let limit = 8
        let shown = texts.prefix(limit).joined(separator: ", ")
        return texts.count > limit ? "\(shown) + \(texts.count - limit)" : shown
    }
}

extension Change {
    /// The place in HEAD, or in BASE for what is gone.
    var range: SourceRange? { head ?? base }

    /// Where to show it to those who see HEAD alone.
    var placeInHead: SourceRange? { head ?? near }

    fileprivate var position: String? { range?.text }

    /// Of the terminal: red, yellow, green; approved ones are dim.
    fileprivate var colour: String {
        guard approval == nil else { return "2" }
        return switch level {
        case .breaking: "1;31"
        case .risky: "1;33"
        case .safe: "32"
        }
    }
}

extension SourceRange {
    /// `file:line:column`.
    var text: String { "\(file.path):\(start.line):\(start.column)" }
}
