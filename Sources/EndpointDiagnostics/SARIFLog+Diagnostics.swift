extension SARIFLog {
    init(_ diagnostics: [Diagnostic], rules: [DiagnosticRule], toolVersion: String) {
        var known: Set<DiagnosticRule> = []
        let all = (rules + diagnostics.map(\.rule)).filter { known.insert($0).inserted }
        let indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
        self.init(
            rules: all.map { Rule($0) },
            results: diagnostics.map { Result($0, ruleIndex: indices[$0.rule.id] ?? -1) },
            toolVersion: toolVersion
        )
    }
}

extension SARIFLog.Rule {
    fileprivate init(_ rule: DiagnosticRule) {
        self.init(
            id: rule.id,
            short: rule.summary,
            full: rule.reason,
            help: rule.wayOut,
            level: rule.severity.rawValue
        )
    }
}

extension SARIFLog.Result {
    fileprivate init(_ diagnostic: Diagnostic, ruleIndex: Int) {
        self.init(
            ruleID: diagnostic.rule.id,
            ruleIndex: ruleIndex,
            level: diagnostic.severity.rawValue,
            message: diagnostic.message,
            at: diagnostic.range,
            related: diagnostic.notes.map { ($0.message, $0.range) }
        )
    }
}
