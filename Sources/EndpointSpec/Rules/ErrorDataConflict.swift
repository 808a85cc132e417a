import EndpointDiagnostics

extension ResolvingRules {
    static let errorDataConflict = DiagnosticRule(
        "error-data-conflict",
        summary: "One error has 'data' of two types.",
        reason: "One name is one case of the module's enum of failures, with one type of data.",
        wayOut: "Use one type, or two names."
    )
}

extension Diagnostic {
    static func errorDataConflict(_ declaration: ErrorDeclaration, former: Failure) -> Diagnostic {
        Diagnostic(
            ResolvingRules.errorDataConflict,
            "error '\(declaration.name.value)' has 'data' of another type elsewhere in this module",
            at: declaration.data?.range ?? declaration.name.range,
            notes: [.init("first declared here", at: former.name.range)]
        )
    }
}
