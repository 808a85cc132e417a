import EndpointDiagnostics

extension ResolvingRules {
    static let formerNameTaken = DiagnosticRule(
        "former-name-taken",
        summary: "'renamedFrom' gives a name that something has now.",
        reason: "The old name becomes a deprecated alias, which would clash with what has the name.",
        wayOut: "Remove it from 'renamedFrom', or correct it."
    )
}

extension SpecCheck {
    func checkFormerNames(_ diagnostics: inout DiagnosticCollector) {
        var taken: [String: SourceRange] = [:]
        for former in catalog.models.flatMap(\.declaration.renamedFrom) {
            let current = catalog.modelIDs[former.value].map { spec[$0].name.range }
            if let place = current ?? taken[former.value] { diagnostics.report(.formerNameTaken(former, by: place)) }
            taken[former.value] = former.range
        }
        for former in spec.modules.flatMap({ $0.endpoints.flatMap(\.renamedFrom) }) {
            let current = catalog.endpoints[former.value].map { spec[$0].name.range }
            if let place = current ?? taken[former.value] { diagnostics.report(.formerNameTaken(former, by: place)) }
            taken[former.value] = former.range
        }
    }
}

extension Diagnostic {
    static func formerNameTaken(_ name: Located<String>, by place: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.formerNameTaken,
            "'\(name.value)' is the name of something else now; remove it from 'renamedFrom'",
            at: name.range,
            notes: [.init("it stands here", at: place)]
        )
    }
}
