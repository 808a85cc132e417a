import EndpointDiagnostics

extension ChangeReport {
    /// One object, keys in alphabetical order; ``JSONReportSchema`` describes it.
    package var json: String { JSONText.encode(Document(self), isPretty: true) + "\n" }

    private struct Document: Encodable {
        var version = 1
        var base: String
        var head: String
        var asOf: String
        var bump: String
        var summary: Summary
        var changes: [Entry]

        init(_ report: ChangeReport) {
            base = report.base
            head = report.head
            asOf = report.today
            bump = report.bump.rawValue
            summary = Summary(
                breaking: report.count(.breaking),
                risky: report.count(.risky),
                safe: report.count(.safe),
                approved: report.approvedCount
            )
            changes = report.changes.map { Entry($0, report.language) }
        }
    }

    private struct Summary: Encodable {
        var breaking: Int
        var risky: Int
        var safe: Int
        var approved: Int
    }

    private struct Entry: Encodable {
        var id: String
        var rule: String
        var title: String
        var place: String
        var level: String
        var categories: [String]
        var old: String?
        var new: String?
        var base: Place?
        var head: Place?
        var effects: [Effect]
        var endpoints: [Endpoint]
        var models: [String]
        var wayOut: String?
        var approval: Approval?

        init(_ change: Change, _ language: ReportLanguage) {
            id = change.id
            rule = change.rule.id
            title = change.rule.title[language]
            place = change.place
            level = change.level.rawValue
            categories = change.categories.map(\.rawValue)
            old = change.old
            new = change.new
            base = change.base.map { Place($0) }
            head = change.head.map { Place($0) }
            effects = change.effects.map { Effect($0, language) }
            endpoints = change.endpoints.map { Endpoint($0) }
            models = change.models
            wayOut = change.rule.wayOut?[language]
            approval = change.approval.map { Approval(by: $0.by, reason: $0.reason, until: $0.until) }
        }
    }

    private struct Place: Encodable {
        var file: String
        var line: UInt32
        var column: UInt32

        init(_ range: SourceRange) {
            file = range.file.path
            line = range.start.line
            column = range.start.column
        }
    }

    private struct Effect: Encodable {
        var category: String
        var level: String
        var direction: String?
        var consequence: String

        init(_ effect: ChangeEffect, _ language: ReportLanguage) {
            category = effect.category.rawValue
            level = effect.level.rawValue
            direction = effect.direction?.rawValue
            consequence = effect.consequence[language]
        }
    }

    private struct Endpoint: Encodable {
        var reference: String
        var module: String
        var directions: [String]

        init(_ endpoint: ReachedEndpoint) {
            reference = endpoint.reference
            module = endpoint.module
            directions = endpoint.directions.list.map(\.rawValue)
        }
    }

    private struct Approval: Encodable {
        var by: String
        var reason: String
        var until: String
    }
}
