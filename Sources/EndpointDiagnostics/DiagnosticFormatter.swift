/// The forms that problems are printed in.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// `file:line:column: error: message [id]`, which editors and SwiftPM turn into links.
    case text
    /// An array of objects, one a line.
    case json
    /// Workflow commands, which GitHub shows beside the changed lines.
    case github
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
}

/// Turns problems into the text of a report.
package struct DiagnosticFormatter: Sendable {
    private let format: DiagnosticFormat
    private let usesColor: Bool
    private let showsSource: Bool
    private let rules: [DiagnosticRule]
    private let toolVersion: String

    /// - Parameters:
    ///   - usesColor: Whether text carries terminal colours.
    ///   - showsSource: Whether text shows the line of each problem with a caret below.
    ///   - rules: What SARIF lists as rules, whether anything broke them or not; those of the printed
    ///     problems are added where they are missing.
    ///   - toolVersion: The version that SARIF names; none where it is empty.
    package init(
        format: DiagnosticFormat,
        usesColor: Bool = false,
        showsSource: Bool = false,
        rules: [DiagnosticRule] = [],
        toolVersion: String = ""
    ) {
        self.format = format
        self.usesColor = usesColor
        self.showsSource = showsSource
        self.rules = rules
        self.toolVersion = toolVersion
    }

    /// The report, in the order given; ends in a line break, and is empty where text has nothing to say.
    package func format(_ diagnostics: [Diagnostic]) -> String {
        switch format {
        case .text:
            var printer = TextDiagnosticPrinter(usesColor: usesColor, showsSource: showsSource)
            return printer.print(diagnostics)
        case .json:
            return JSONDiagnosticPrinter.print(diagnostics)
        case .github:
            return diagnostics.map { GitHubAnnotation($0).line + "\n" }.joined()
        case .sarif:
            return SARIFLog(diagnostics, rules: rules, toolVersion: toolVersion).text
        }
    }
}
