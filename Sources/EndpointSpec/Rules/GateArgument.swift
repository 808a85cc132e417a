import EndpointDiagnostics

extension ResolvingRules {
    static let gateArgument = DiagnosticRule(
        "gate-argument",
        summary: "The endpoint that fetches the configuration has a required argument.",
        reason: "The runtime calls it by itself and has no value to give.",
        wayOut: "Make the argument optional, give it a default or a fixed value."
    )
}

extension Diagnostic {
    static func gateArgument(_ endpoint: Endpoint, argument: String, at reference: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.gateArgument,
            "'\(reference.value)' needs an argument '\(argument)', which nobody gives when the configuration is fetched",
            at: reference.range,
            notes: [.init("the endpoint stands here", at: endpoint.name.range)]
        )
    }
}
