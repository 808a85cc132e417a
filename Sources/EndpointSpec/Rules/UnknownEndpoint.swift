import EndpointDiagnostics

extension ResolvingRules {
    static let unknownEndpoint = DiagnosticRule(
        "unknown-endpoint",
        summary: "A reference names an endpoint that does not exist.",
        reason: "References are 'module.endpoint', both beginning with a small letter.",
        wayOut: "Correct the reference, as in 'voiceRooms.join' for the endpoint 'join' of the module 'VoiceRooms'."
    )
}

extension Diagnostic {
    static func unknownEndpoint(_ reference: Located<String>, in catalog: SpecCatalog) -> Diagnostic {
        let hint = didYouMean(reference.value, among: catalog.endpoints.keys)
        return Diagnostic(
            ResolvingRules.unknownEndpoint,
            "there is no endpoint '\(reference.value)'\(hint)",
            at: reference.range
        )
    }
}
