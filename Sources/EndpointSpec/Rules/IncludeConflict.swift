import EndpointDiagnostics

extension ResolvingRules {
    static let includeConflict = DiagnosticRule(
        "include-conflict",
        summary: "A field of a name that an included model has is of another type.",
        reason: "The struct has one field of the name, which must do for both.",
        wayOut: "Give it the same type, or another name."
    )
}

extension Diagnostic {
    static func includeConflict(_ field: Field, with other: Field, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.includeConflict,
            "field '\(field.name.value)' is of another type than the included one of that name",
            at: range,
            notes: [.init("the other field stands here", at: other.name.range)]
        )
    }
}
