import EndpointDiagnostics

extension ResolvingRules {
    static let duplicateModel = DiagnosticRule(
        "duplicate-model",
        summary: "Two models have one name.",
        reason: "Models are global to a spec: every file sees the same ones.",
        wayOut: "Rename one, or remove it if they are the same."
    )
}

extension Diagnostic {
    static func duplicateModel(_ name: Located<String>, first: SourceRange?) -> Diagnostic {
        Diagnostic(
            ResolvingRules.duplicateModel,
            "model '\(name.value)' is declared twice; models are global to the spec",
            at: name.range,
            notes: [.init("first declared here", at: first)]
        )
    }
}
