import EndpointDiagnostics

extension ResolvingRules {
    static let noDefaultServer = DiagnosticRule(
        "no-default-server",
        summary: "Endpoints name no server, and there is none called 'api'.",
        reason: "Without 'server' an endpoint goes to the server 'api', which this spec does not declare.",
        wayOut: "Name one under 'defaults: { server: NAME }' in 'api.yaml', or call a server 'api'."
    )
}

extension Diagnostic {
    static func noDefaultServer(_ first: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.noDefaultServer,
            "no server is called 'api', where endpoints go that name none; add 'defaults: { server: \(first.value) }'",
            at: first.range
        )
    }
}
