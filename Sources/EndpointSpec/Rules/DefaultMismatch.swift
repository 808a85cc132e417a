import EndpointDiagnostics

extension ResolvingRules {
    static let defaultMismatch = DiagnosticRule(
        "default-mismatch",
        summary: "A default does not fit its type or its limits.",
        reason: "It is written into Swift as a value of the type.",
        wayOut: "Give a value of the type; for an enum its value on the wire or its Swift name; '[]' and '{}' "
            + "for lists and maps."
    )
}

extension Diagnostic {
    static func defaultMismatch(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.defaultMismatch, "this default is no value of '\(type)'", at: range)
    }

    static func outsideLimit(_ limit: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.defaultMismatch, "this value does not keep to '\(limit)'", at: range)
    }
}
