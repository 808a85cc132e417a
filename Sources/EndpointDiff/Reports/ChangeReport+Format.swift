extension ChangeReport {
    /// The report in a form; text in colour only where asked for.
    package func formatted(as format: ChangeReportFormat, usesColor: Bool = false) -> String {
        switch format {
        case .text: text(usesColor: usesColor)
        case .markdown: markdown
        case .html: html
        case .json: json
        case .github: github
        case .junit: junit
        case .sarif: sarif
        }
    }
}
