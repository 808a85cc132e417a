package import EndpointDiagnostics
import EndpointDiff
import EndpointGeneration
import EndpointProject
import EndpointSpec
import Foundation

/// Everything from the disk to the report that `diff` does.
package struct DiffRun {
    /// What came out.
    package struct Outcome: Sendable {
        /// What goes to standard output; empty where `--output` names a file.
        package var text: String
        /// Whether `--fail-on` is met.
        package var fails: Bool
    }

    private let arguments: DiffArguments
    private let usesColor: Bool
    private let today: String
    private let failure: FailureCondition

    /// - Parameter usesColor: Whether text on standard output carries terminal colours.
    /// - Throws: `UsageError` where the words say nothing that could be done.
    package init(_ arguments: DiffArguments, usesColor: Bool) throws(UsageError) {
        let command = DiffArguments.command.description
        let count = arguments.sides.count
        if arguments.isGitDriver {
            guard count == 7 || count == 9 else {
                throw UsageError("'--git-driver' takes what git hands over, 7 words or 9, not \(count)", of: command)
            }
        } else if arguments.shipped != nil {
            guard count <= 1 else { throw UsageError("'--shipped' takes one spec, not \(count)", of: command) }
            guard [nil, .text, .markdown, .json].contains(arguments.format) else {
                throw UsageError("'--shipped' is printed as text, markdown or json", of: command)
            }
        } else if count != 2 {
            throw UsageError("'diff' takes two specs, the old and the new, not \(count)", of: command)
        }
        guard let failure = arguments.failOn.map({ FailureCondition($0) }) ?? FailureCondition() else {
            throw UsageError("'\(arguments.failOn ?? "")' is no list of CATEGORY or CATEGORY:LEVEL", of: command)
        }
        if let date = arguments.asOf, !CalendarDay.isValid(date) {
            throw UsageError("'\(date)' is no day, such as 2027-01-31", of: command)
        }
        self.arguments = arguments
        self.failure = failure
        self.usesColor = usesColor
        today = arguments.asOf ?? CalendarDay.today
    }

    /// - Returns: `nil` where a spec or the file of approvals has errors, which were reported.
    /// - Throws: `SpecLoadError`, `GitError` or `OutputError` where the machine, or git, refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> Outcome? {
        if arguments.isGitDriver { return try gitDriver() }
        if let pattern = arguments.shipped { return try shipped(pattern, reportingTo: &diagnostics) }
        guard let base = try ComparedSpec(arguments.sides[0], reportingTo: &diagnostics),
            let head = try ComparedSpec(arguments.sides[1], reportingTo: &diagnostics)
        else { return nil }
        DiffRules.checkReview(of: head.spec, reportingTo: &diagnostics)
        let changes = SpecComparison(today: today).compare(base.spec, head.spec).map { change in
            var change = change
            change.base = base.shown(change.base)
            change.head = head.shown(change.head)
            change.near = head.shown(change.near)
            return change
        }
        guard let entries = try ApprovalsFile.entries(at: arguments.approvals, reportingTo: &diagnostics) else {
            return nil
        }
        let report = ChangeReport(
            base: arguments.sides[0],
            head: arguments.sides[1],
            today: today,
            changes: Approvals(entries, today: today).applied(to: changes, reportingTo: &diagnostics),
            language: arguments.language ?? .english,
            toolVersion: ToolVersion.current
        )
        let fails = report.changes.contains { failure.isMet(by: $0) }
        let isShown = arguments.output == nil
        let text = report.formatted(as: arguments.format ?? .text, usesColor: usesColor && isShown)
        let read = base.spec.inputs + head.spec.inputs + [arguments.approvals ?? ApprovalsFile.usual]
        return try outcome(text, fails: fails, reading: read)
    }

    /// - Parameter inputs: The files that the report was made from.
    private func outcome(_ text: String, fails: Bool, reading inputs: [String]) throws -> Outcome {
        guard let output = arguments.output else { return Outcome(text: text, fails: fails) }
        try OutputFile(path: output, inputs: inputs).write(Array(text.utf8))
        return Outcome(text: "", fails: fails)
    }

    // MARK: Other ways to compare

    private func gitDriver() throws -> Outcome? {
        let language = arguments.language ?? .english
        let driver = GitDriverRun(
            arguments.sides,
            approvals: arguments.approvals,
            today: today,
            language: language,
            usesColor: usesColor
        )
        return try driver.map { try outcome($0.text(), fails: false, reading: $0.inputs) }
    }

    private func shipped(_ pattern: String, reportingTo diagnostics: inout DiagnosticCollector) throws -> Outcome? {
        let specs = arguments.sides.first ?? "Specs"
        guard let head = try CheckedSpec([specs], SpecSelection(), reportingTo: &diagnostics) else { return nil }
        let repository = GitRepository()
        var tags = try repository.tags(matching: pattern)
        if let since = arguments.since {
            guard let place = tags.firstIndex(of: since) else {
                let message = "'\(since)' is none of the tags that '\(pattern)' names"
                throw UsageError(message, of: DiffArguments.command.description)
            }
            tags.removeFirst(place)
        }
        if tags.isEmpty { diagnostics.report(.noShippedVersion(pattern)) }
        let run = ShippedRun(repository: repository, today: today)
        let versions = try run.versions(of: specs, at: tags, against: head.spec, reportingTo: &diagnostics)
        let language = arguments.language ?? .english
        let report = ShippedReport(head: specs, today: today, versions: versions, language: language)
        let fails = versions.contains { $0.changes?.contains { failure.isMet(by: $0) } ?? false }
        let text =
            switch arguments.format {
            case .markdown: report.markdown
            case .json: report.json
            default: report.text
            }
        return try outcome(text, fails: fails, reading: head.spec.inputs)
    }
}
