import EndpointDiagnostics

extension ResolvingRules {
    static let errorCodeConflict = DiagnosticRule(
        "error-code-conflict",
        summary: "One business code has two names within a module.",
        reason: "A module's enum of failures is made from the code alone, which therefore has one name.",
        wayOut: "Use one name; the same name may stand for several codes."
    )
}

extension Diagnostic {
    static func errorCodeConflict(_ declaration: ErrorDeclaration, former: ErrorTable.Entry) -> Diagnostic {
        Diagnostic(
            ResolvingRules.errorCodeConflict,
            "code '\(declaration.code.value)' is called '\(former.name.value)' in this module already",
            at: declaration.name.range,
            notes: [.init("called '\(former.name.value)' here", at: former.name.range)]
        )
    }
}
