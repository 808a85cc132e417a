import EndpointDiagnostics

extension ResolvingRules {
    static let exampleMismatch = DiagnosticRule(
        "example-mismatch",
        summary: "An example does not fit its type.",
        reason: "Examples are what people copy first.",
        wayOut: "Correct the example; its fields go by their names on the wire."
    )
}

extension Diagnostic {
    static func exampleMismatch(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.exampleMismatch, "this example is no value of '\(type)'", at: range)
    }

    static func exampleLacks(_ field: String, of owner: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.exampleMismatch, "this example lacks '\(field)', which '\(owner)' needs", at: range)
    }

    static func exampleField(_ key: Located<String>, of owner: String, known: [String]) -> Diagnostic {
        let hint = didYouMean(key.value, among: known)
        return Diagnostic(
            ResolvingRules.exampleMismatch,
            "'\(owner)' has no field '\(key.value)' on the wire\(hint)",
            at: key.range
        )
    }

    static func exampleWithoutBody(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.exampleMismatch,
            "the endpoint sends no body that this could be an example of",
            at: range
        )
    }
}
