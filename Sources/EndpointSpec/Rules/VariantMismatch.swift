import EndpointDiagnostics

extension ResolvingRules {
    static let variantMismatch = DiagnosticRule(
        "variant-mismatch",
        summary: "'variantOf' names an endpoint that sends another request.",
        reason: "A variant reads the answer of the same request differently: server, method and path are the same.",
        wayOut: "Name the endpoint with the same request, or leave 'variantOf' out."
    )
}

extension Diagnostic {
    static func variantMismatch(_ endpoint: Endpoint, of other: Endpoint) -> Diagnostic {
        Diagnostic(
            ResolvingRules.variantMismatch,
            "'\(endpoint.name.value)' is no variant of '\(other.name.value)', which sends another request",
            at: endpoint.name.range,
            notes: [.init("'\(other.name.value)' stands here", at: other.name.range)]
        )
    }
}
