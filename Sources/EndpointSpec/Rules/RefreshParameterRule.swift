import EndpointDiagnostics

extension ResolvingRules {
    static let refreshParameter = DiagnosticRule(
        "refresh-parameter",
        summary: "The refresh endpoint does not take exactly the refresh token.",
        reason: "The runtime calls it by itself, with one argument named like 'refreshToken' of the session.",
        wayOut: "Give it that one parameter, of type 'string', and fixed values or none beside it."
    )
}

extension Diagnostic {
    static func refreshParameter(_ endpoint: Endpoint, wanted: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.refreshParameter,
            "the refresh endpoint '\(endpoint.name.value)' must take one parameter, '\(wanted)' of type 'string'",
            at: range,
            notes: [.init("the endpoint stands here", at: endpoint.name.range)]
        )
    }
}
