import EndpointDiagnostics

extension ResolvingRules {
    static let externalType = DiagnosticRule(
        "external-type",
        summary: "'swift' names a type of a module that is not imported.",
        reason: "Generated code refers to the type as 'Module.Type' and must import the module.",
        wayOut: "Add the module to 'swift: { imports: [Module] }' in 'api.yaml'."
    )
}

extension Diagnostic {
    static func externalModule(_ module: String, of type: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.externalType,
            "'\(type.value)' needs its module under 'swift: { imports: [\(module)] }' in 'api.yaml'",
            at: type.range
        )
    }
}
