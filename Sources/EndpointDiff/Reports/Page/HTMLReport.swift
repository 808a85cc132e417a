import EndpointDiagnostics
import EndpointTemplates
import EndpointTemplating
import EndpointText

extension ChangeReport {
    /// One page that needs nothing else: both sides of each change, filters, light and dark.
    package var html: String {
        let output = TextBuffer(capacity: 4096)
        var diagnostics = DiagnosticCollector()
        let files = BuiltInTemplates.all.filter { $0.name == "diff-page" }
            .map { SourceFile(path: "Templates/\($0.name).mustache", text: $0.text) }
        let templates = TemplateSet(files, escaping: .html, names: .strict, reportingTo: &diagnostics)
        let start = output.count
        guard templates?.render("diff-page", with: page, into: output, reportingTo: &diagnostics) == true else {
            preconditionFailure("the built-in page and its context agree: \(diagnostics.sorted.map(\.message))")
        }
        return output.string(output.text(from: start))
    }

    private var page: DiffPageContext {
        let sources = SourceLines()
        return DiffPageContext(
            report: self,
            levels: Self.levels.map { level in
                PageFilterContext(
                    word: level.rawValue,
                    title: level.words[language],
                    count: changes.count { $0.level == level }
                )
            },
            categories: ChangeCategory.allCases.map { category in
                PageFilterContext(
                    word: category.rawValue,
                    title: category.words[language],
                    count: changes.count { $0.level(in: category) != nil }
                )
            },
            modules: Set(changes.flatMap(\.modules)).sorted(),
            changes: changes.map { context(of: $0, sources) }
        )
    }

    private func context(of change: Change, _ sources: SourceLines) -> PageChangeContext {
        PageChangeContext(
            level: change.level.rawValue,
            levelTitle: change.level.words[language],
            headline: change.headline(in: language),
            rule: change.rule.id,
            categories: change.categories.map(\.rawValue).joined(separator: "\n"),
            modules: change.modules.joined(separator: "\n"),
            effects: change.effects.map { $0.text(in: language) },
            endpoints: change.endpointTexts(in: language).joined(separator: ", "),
            models: change.models.joined(separator: ", "),
            wayOut: change.level == .safe ? "" : change.rule.wayOut?[language] ?? "",
            approval: approvalText(of: change),
            sides: [(ReportWords.base, change.base), (ReportWords.head, change.head)].compactMap { word, range in
                range.map { PageSideContext(title: word[language], place: $0.text, lines: sources.excerpt($0)) }
            }
        )
    }

    private func approvalText(of change: Change) -> String {
        guard let approval = change.approval else { return "" }
        let title = ReportWords.approved[language]
        return "\(title): \(approval.by), \(ReportWords.until[language]) \(approval.until): \(approval.reason)"
    }
}

extension Change {
    /// Names of the modules whose endpoints it reaches, sorted.
    fileprivate var modules: [String] { Set(endpoints.map(\.module)).sorted() }
}

/// Lines of specs around places; each file is split once.
private final class SourceLines {
    private var known: [ObjectIdentifier: [String]] = [:]

    /// How many lines are shown before and behind, and of the place itself at most.
    private static let margin = 2
    private static let limit = 6

    func excerpt(_ range: SourceRange) -> [PageLineContext] {
        let lines = lines(of: range.file)
        let first = Int(range.start.line)
        let last = min(max(first, Int(range.end.line)), first + Self.limit - 1)
        let shown = max(1, first - Self.margin)...max(1, last + Self.margin)
        return shown.filter { $0 <= lines.count }.map { number in
            PageLineContext(number: number, text: lines[number - 1], isMarked: number >= first && number <= last)
        }
    }

    private func lines(of file: SourceFile) -> [String] {
        if let lines = known[ObjectIdentifier(file)] { return lines }
        known[ObjectIdentifier(file)] = file.lines
        return known[ObjectIdentifier(file)] ?? []
    }
}
