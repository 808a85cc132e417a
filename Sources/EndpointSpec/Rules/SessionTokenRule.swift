import EndpointDiagnostics

extension ResolvingRules {
    static let sessionToken = DiagnosticRule(
        "session-token",
        summary: "The answer of a sign-in or refresh holds no token where the session looks for it.",
        reason: "The runtime keeps the session's credential from there.",
        wayOut: "Correct 'token' or 'refreshToken', or the endpoint's response; a token is text."
    )
}

extension Diagnostic {
    static func noToken(in endpoint: Endpoint, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.sessionToken,
            "the answer of '\(endpoint.name.value)' is no value that could hold a token",
            at: range
        )
    }

    static func tokenType(_ path: Located<String>, is type: String) -> Diagnostic {
        Diagnostic(ResolvingRules.sessionToken, "'\(path.value)' is '\(type)', and a token is text", at: path.range)
    }
}
