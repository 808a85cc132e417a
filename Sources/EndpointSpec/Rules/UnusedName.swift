import EndpointDiagnostics

extension ResolvingRules {
    static let unusedName = DiagnosticRule(
        "unused-name",
        .warning,
        summary: "A preset, timeout, retry or credential is declared and never used.",
        reason: "It may be left over, or an endpoint that should name it does not.",
        wayOut: "Use it or remove it."
    )
}

extension SpecCheck {
    func checkUnusedNames(_ diagnostics: inout DiagnosticCollector) {
        let builtIn = PolicyTable(APIDeclaration(range: catalog.api.range))
        for preset in catalog.api.presets { check(preset.name, "preset", .preset, &diagnostics) }
        for timeout in catalog.api.timeouts where builtIn.timeout(timeout.name.value) == nil {
            check(timeout.name, "timeout", .timeout, &diagnostics)
        }
        for retry in catalog.api.retries where builtIn.retry(retry.name.value) == nil {
            check(retry.name, "retry", .retry, &diagnostics)
        }
        for credential in catalog.api.credentials { check(credential.name, "credential", .credential, &diagnostics) }
    }

    private func check(
        _ name: Located<String>,
        _ words: String,
        _ kind: Resolution.NameKind,
        _ diagnostics: inout DiagnosticCollector
    ) {
        guard usedNames[kind]?.contains(name.value) != true else { return }
        diagnostics.report(.unusedName(name, words))
    }
}

extension Diagnostic {
    static func unusedName(_ name: Located<String>, _ words: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unusedName,
            "nothing uses the \(words) '\(name.value)'; use it or remove it",
            at: name.range
        )
    }
}
