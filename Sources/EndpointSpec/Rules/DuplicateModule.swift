import EndpointDiagnostics

extension ResolvingRules {
    static let duplicateModule = DiagnosticRule(
        "duplicate-module",
        summary: "Two files declare one module.",
        reason: "Each module has one group of requests and one enum of failures, and one file says what they are.",
        wayOut: "Rename one of them with 'module:', or join the files."
    )
}

extension Diagnostic {
    static func duplicateModule(_ name: Located<String>, first: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.duplicateModule,
            "module '\(name.value)' is declared twice; rename one with 'module:'",
            at: name.range,
            notes: [.init("first declared here", at: first.range)]
        )
    }
}
