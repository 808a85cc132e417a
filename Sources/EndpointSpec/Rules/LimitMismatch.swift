import EndpointDiagnostics

extension ResolvingRules {
    static let limitMismatch = DiagnosticRule(
        "limit-mismatch",
        summary: "A limit does not belong to its type, or excludes another one.",
        reason: "'minimum' and 'maximum' are for numbers, 'minLength', 'maxLength' and 'pattern' for text, "
            + "'minItems' and 'maxItems' for lists and maps.",
        wayOut: "Use the limits of the type, the lower one not above the upper."
    )
}

extension Diagnostic {
    static func limitMismatch(_ limit: String, base: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.limitMismatch, "'\(limit)' is no limit of '\(base)'", at: range)
    }

    static func limitsExclude(_ low: String, _ high: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.limitMismatch, "'\(low)' is above '\(high)', so that nothing fits", at: range)
    }
}
