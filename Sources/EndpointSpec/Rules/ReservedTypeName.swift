import EndpointDiagnostics

extension ResolvingRules {
    static let reservedTypeName = DiagnosticRule(
        "reserved-type-name",
        summary: "A model, a type in place, a generic parameter or the API is called 'Swift', 'Foundation', "
            + "'EndpointRuntime' or 'AnyObject'.",
        reason: "Generated code qualifies what a spec's names hide with these, and nothing helps where they "
            + "are hidden themselves.",
        wayOut: "Rename it, or set 'swift: { typePrefix: … }' for models and the API."
    )
}

extension SpecCheck {
    func checkReservedTypes(_ diagnostics: inout DiagnosticCollector) {
        let api = spec.swift.typePrefix + spec.name.value
        if DerivedNames.reservedTypes.contains(api) {
            diagnostics.report(.reservedTypeName(api, "type", at: spec.name.range))
        }
        for model in spec.models {
            let name = model.owner == .spec ? spec.swift.typePrefix + model.name.value : model.name.value
            if DerivedNames.reservedTypes.contains(name) {
                diagnostics.report(.reservedTypeName(name, "type", at: model.name.range))
            }
            for parameter in model.genericParameters where DerivedNames.reservedTypes.contains(parameter) {
                diagnostics.report(.reservedTypeName(parameter, "generic parameter", at: model.name.range))
            }
        }
    }
}

extension Diagnostic {
    static func reservedTypeName(_ name: String, _ words: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.reservedTypeName,
            "a \(words) cannot be called '\(name)', by which generated code reaches what other names hide; rename it",
            at: range
        )
    }
}
