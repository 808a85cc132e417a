import EndpointDiagnostics

extension ResolvingRules {
    static let unknownError = DiagnosticRule(
        "unknown-error",
        summary: "A list under 'errors' names an error that is not declared further out.",
        reason: "A list only documents; the code that belongs to a name stands in a module's or in api.yaml's "
            + "'errors'.",
        wayOut: "Correct the name, or declare it with its code: 'errors: { 41001: postGone }'."
    )
}

extension Diagnostic {
    static func unknownError(_ name: Located<String>, known: some Sequence<String>) -> Diagnostic {
        let hint = didYouMean(name.value, among: known)
        return Diagnostic(
            ResolvingRules.unknownError,
            "no error '\(name.value)' is declared further out\(hint)",
            at: name.range
        )
    }
}
