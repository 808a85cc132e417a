import EndpointDiagnostics

extension ChangeReport {
    /// A SARIF 2.1.0 log on one line, with every rule, and approvals as suppressions.
    package var sarif: String {
        let rules = ChangeRules.all
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        return SARIFLog(
            rules: rules.map { SARIFLog.Rule($0, language) },
            results: changes.map { SARIFLog.Result($0, places[$0.rule.id] ?? -1, language) },
            toolVersion: toolVersion
        ).text
    }
}

extension ChangeLevel {
    fileprivate var inSARIF: String {
        switch self {
        case .breaking: "error"
        case .risky: "warning"
        case .safe: "note"
        }
    }
}

extension SARIFLog.Rule {
    fileprivate init(_ rule: ChangeRule, _ language: ReportLanguage) {
        self.init(
            id: rule.id,
            short: rule.title[language],
            full: rule.meaning,
            help: rule.wayOut?[language] ?? rule.meaning,
            level: rule.level.inSARIF
        )
    }
}

extension SARIFLog.Result {
    fileprivate init(_ change: Change, _ index: Int, _ language: ReportLanguage) {
        let lines = [change.headline(in: language)] + change.effects.map { $0.text(in: language) }
        let place = change.placeInHead ?? change.base
        let base = change.placeInHead == nil ? nil : change.base
        self.init(
            ruleID: change.rule.id,
            ruleIndex: index,
            level: change.level.inSARIF,
            message: lines.joined(separator: "\n"),
            at: place,
            related: base.map { [(ReportWords.base[language], $0)] } ?? [],
            fingerprints: ["change/v1": change.id],
            accepted: change.approval?.reason
        )
    }
}
