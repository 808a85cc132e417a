import EndpointDiagnostics

extension ResolvingRules {
    static let coolDownWithoutReject = DiagnosticRule(
        "cool-down-without-reject",
        summary: "'coolDown' stands beside another policy than 'reject'.",
        reason: "Only a call that is refused can be refused for a while longer.",
        wayOut: "Say 'policy: reject', or leave 'coolDown' out."
    )
}

extension Diagnostic {
    static func coolDownWithoutReject(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.coolDownWithoutReject,
            "'coolDown' belongs to 'policy: reject' alone",
            at: range
        )
    }
}
