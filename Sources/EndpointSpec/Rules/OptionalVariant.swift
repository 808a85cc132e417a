import EndpointDiagnostics

extension ResolvingRules {
    static let optionalVariant = DiagnosticRule(
        "optional-variant",
        summary: "A variant of a oneOf is optional.",
        reason: "A variant is there or another one is; whether the whole may be absent is said where the "
            + "oneOf is used.",
        wayOut: "Leave the '?' out, and write it behind the name of the oneOf."
    )
}

extension Diagnostic {
    static func optionalVariant(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.optionalVariant,
            "a variant cannot be optional; write the '?' where the oneOf is used",
            at: range
        )
    }
}
