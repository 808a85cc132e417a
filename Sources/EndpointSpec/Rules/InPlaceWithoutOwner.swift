import EndpointDiagnostics

extension ResolvingRules {
    static let inPlaceWithoutOwner = DiagnosticRule(
        "in-place-without-owner",
        summary: "A server's header has a type in place.",
        reason: "Types in place are nested in a model or endpoint, and a server is neither.",
        wayOut: "Declare the type under 'models' and name it here."
    )
}

extension Diagnostic {
    static func inPlaceWithoutOwner(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.inPlaceWithoutOwner,
            "'\(name.value)' of a server cannot have a type in place; declare it under 'models'",
            at: name.range
        )
    }
}
