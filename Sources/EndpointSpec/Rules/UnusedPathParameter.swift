import EndpointDiagnostics

extension ResolvingRules {
    static let unusedPathParameter = DiagnosticRule(
        "unused-path-parameter",
        summary: "A path parameter is declared and stands in no path.",
        reason: "Callers would have to give a value that goes nowhere.",
        wayOut: "Put it into the path as '{name}', or remove it."
    )
}

extension Diagnostic {
    static func unusedPathParameter(_ name: Located<String>, of endpoint: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unusedPathParameter,
            "'\(name.value)' is not in the path of '\(endpoint)'; add {\(name.value)} or remove it",
            at: name.range
        )
    }

    static func unusedModuleParameter(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unusedPathParameter,
            "'\(name.value)' is in no path of this module; add {\(name.value)} or remove it",
            at: name.range
        )
    }
}
