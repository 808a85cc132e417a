import EndpointDiagnostics

extension ResolvingRules {
    static let unknownCredential = DiagnosticRule(
        "unknown-credential",
        summary: "'auth' names a credential that does not exist.",
        reason: "The request would go out without what it needs to be let in.",
        wayOut: "Use 'none', 'session', 'optional', 'basic' or a name declared under 'credentials' in 'api.yaml'."
    )
}

extension Diagnostic {
    static func unknownCredential(_ name: Located<String>, in catalog: SpecCatalog) -> Diagnostic {
        let known = ["none", "session", "optional", "basic"] + catalog.api.credentials.map(\.name.value)
        let hint = didYouMean(name.value, among: known)
        return Diagnostic(
            ResolvingRules.unknownCredential,
            "there is no credential '\(name.value)'\(hint)",
            at: name.range
        )
    }
}
