import EndpointDiagnostics

extension ResolvingRules {
    static let typeArguments = DiagnosticRule(
        "type-arguments",
        summary: "A model has the wrong number of types in angle brackets.",
        reason: "A generic model takes one type for each of its parameters, and any other model takes none.",
        wayOut: "Give as many as the model's 'generic' lists."
    )
}

extension Diagnostic {
    static func typeArguments(_ name: String, takes expected: Int, has count: Int, at range: SourceRange) -> Diagnostic
    {
        let takes = expected == 0 ? "takes no types" : "takes \(expected) \(expected == 1 ? "type" : "types")"
        return Diagnostic(
            ResolvingRules.typeArguments,
            "'\(name)' \(takes) in angle brackets and has \(count)",
            at: range
        )
    }
}
