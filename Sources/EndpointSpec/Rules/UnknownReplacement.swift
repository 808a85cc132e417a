import EndpointDiagnostics

extension ResolvingRules {
    static let unknownReplacement = DiagnosticRule(
        "unknown-replacement",
        summary: "'replacedBy' of a model names neither a model nor an endpoint.",
        reason: "People who are told to leave something must be able to find what comes in its place.",
        wayOut: "Correct the name."
    )
}

extension SpecCheck {
    func checkReplacements(_ diagnostics: inout DiagnosticCollector) {
        for model in spec.models {
            guard let name = model.documentation.deprecation?.replacedBy, catalog.modelIDs[name.value] == nil,
                catalog.endpoints[name.value] == nil
            else { continue }
            diagnostics.report(.unknownReplacement(name, in: catalog))
        }
    }
}

extension Diagnostic {
    static func unknownReplacement(_ name: Located<String>, in catalog: SpecCatalog) -> Diagnostic {
        let hint = didYouMean(name.value, among: Array(catalog.modelIDs.keys) + Array(catalog.endpoints.keys))
        return Diagnostic(
            ResolvingRules.unknownReplacement,
            "there is no model or endpoint '\(name.value)'\(hint)",
            at: name.range
        )
    }
}
