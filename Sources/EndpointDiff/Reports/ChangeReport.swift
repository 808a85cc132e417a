/// A comparison as it is told: what was compared and what came out.
package struct ChangeReport: Sendable {
    /// The two sides, as they were named.
    package var base: String
    package var head: String
    /// `yyyy-MM-dd`, the day that removal dates and approvals were judged by.
    package var today: String
    /// Heaviest first.
    package var changes: [Change]
    package var language: ReportLanguage
    /// The tool's, for SARIF.
    package var toolVersion: String

    package init(
        base: String,
        head: String,
        today: String,
        changes: [Change],
        language: ReportLanguage = .english,
        toolVersion: String = ""
    ) {
        self.base = base
        self.head = head
        self.today = today
        self.changes = changes
        self.language = language
        self.toolVersion = toolVersion
    }

    package var bump: VersionBump { VersionBump(for: changes) }

    /// How many changes have a level; those that were approved are counted by themselves.
    func count(_ level: ChangeLevel) -> Int { changes.count { $0.level == level && $0.approval == nil } }

    var approvedCount: Int { changes.count { $0.approval != nil } }

    /// Levels from heaviest to lightest.
    static let levels = ChangeLevel.allCases.sorted(by: >)
}

/// The forms that a comparison is told in.
package enum ChangeReportFormat: String, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// A comment on a pull request.
    case markdown
    /// One page, with filters.
    case html
    /// For programs; `endpointgen schema diff` describes it.
    case json
    /// Workflow commands, which GitHub shows beside the changed lines.
    case github
    /// JUnit's XML, a test case a change.
    case junit
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
}
