import EndpointDiagnostics

extension ResolvingRules {
    static let nestedTooDeep = DiagnosticRule(
        "nested-too-deep",
        summary: "Types in place stand more than 30 deep inside each other.",
        reason: "Each becomes a type inside a type, with a name as long as the way to it.",
        wayOut: "Give a type on the way a name of its own under 'models:'."
    )
}

extension Diagnostic {
    static func nestedTooDeep(_ name: Located<String>, limit: Int) -> Diagnostic {
        Diagnostic(
            ResolvingRules.nestedTooDeep,
            "'\(name.value)' is a type in place inside \(limit) others; give one of them a name under 'models:'",
            at: name.range
        )
    }
}
