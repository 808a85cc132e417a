import EndpointTemplating

/// What the template `diff-page` prints.
struct DiffPageContext: TemplateContext {
    var report: ChangeReport
    var levels: [PageFilterContext]
    var categories: [PageFilterContext]
    /// Names of modules, sorted.
    var modules: [String]
    var changes: [PageChangeContext]

    private func text(_ words: Words) -> TemplateValue { .text(words[report.language]) }

    static let shape: ContextShape<Self> = [
        "language": { .text($0.report.language.rawValue) },
        "title": { .text("\($0.report.base) → \($0.report.head)") },
        "base": { .text($0.report.base) },
        "head": { .text($0.report.head) },
        "summary": { .text(ReportWords.summary(of: $0.report)) },
        "bumpTitle": { $0.text(ReportWords.nextVersion) },
        "bump": { $0.text(ReportWords.bump($0.report.bump)) },
        "today": { .text($0.report.today) },
        "searchTitle": { $0.text(ReportWords.search) },
        "levelTitle": { $0.text(ReportWords.level) },
        "categoryTitle": { $0.text(ReportWords.category) },
        "moduleTitle": { $0.text(ReportWords.module) },
        "allTitle": { $0.text(ReportWords.all) },
        "reachesTitle": { $0.text(ReportWords.reaches) },
        "insideTitle": { $0.text(ReportWords.inside) },
        "wayOutTitle": { $0.text(ReportWords.wayOut) },
        "emptyText": { $0.text(ReportWords.noChanges) },
        "total": { .number($0.changes.count) },
        "levels": { .list($0.levels) },
        "categories": { .list($0.categories) },
        "modules": { .texts($0.modules) },
        "changes": { .list($0.changes) },
    ]
}

/// A box that filters by one word.
struct PageFilterContext: TemplateContext {
    var word: String
    var title: String
    var count: Int

    static let shape: ContextShape<Self> = [
        "word": { .text($0.word) },
        "title": { .text($0.title) },
        "count": { .number($0.count) },
    ]
}

/// One change.
struct PageChangeContext: TemplateContext {
    var level: String
    var levelTitle: String
    var headline: String
    var rule: String
    /// A line each.
    var categories: String
    var modules: String
    var effects: [String]
    var endpoints: String
    var models: String
    var wayOut: String
    var approval: String
    var sides: [PageSideContext]

    static let shape: ContextShape<Self> = [
        "level": { .text($0.level) },
        "levelTitle": { .text($0.levelTitle) },
        "headline": { .text($0.headline) },
        "rule": { .text($0.rule) },
        "categories": { .text($0.categories) },
        "modules": { .text($0.modules) },
        "effects": { .texts($0.effects) },
        "endpoints": { .text($0.endpoints) },
        "models": { .text($0.models) },
        "wayOut": { .text($0.wayOut) },
        "approval": { .text($0.approval) },
        "sides": { .list($0.sides) },
    ]
}

/// Lines of one side around a change.
struct PageSideContext: TemplateContext {
    var title: String
    var place: String
    var lines: [PageLineContext]

    static let shape: ContextShape<Self> = [
        "title": { .text($0.title) },
        "place": { .text($0.place) },
        "lines": { .list($0.lines) },
    ]
}

/// One line of a spec.
struct PageLineContext: TemplateContext {
    var number: Int
    var text: String
    var isMarked: Bool

    static let shape: ContextShape<Self> = [
        "number": { .number($0.number) },
        "text": { .text($0.text) },
        "isMarked": { .bool($0.isMarked) },
    ]
}
