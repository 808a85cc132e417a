import EndpointDiagnostics

extension ResolvingRules {
    static let reservedPolicyName = DiagnosticRule(
        "reserved-policy-name",
        summary: "A timeout, retry or credential has a name that means something else where it would be used.",
        reason: "'none' switches a policy off, and 'session', 'optional' and 'basic' are kinds of 'auth'.",
        wayOut: "Rename it."
    )
}

extension SpecCheck {
    func checkPolicyNames(_ diagnostics: inout DiagnosticCollector) {
        for timeout in catalog.api.timeouts where timeout.name.value == "none" {
            diagnostics.report(.reservedPolicyName(timeout.name, "timeout"))
        }
        for retry in catalog.api.retries where retry.name.value == "none" {
            diagnostics.report(.reservedPolicyName(retry.name, "retry"))
        }
        for credential in catalog.api.credentials
        where ["none", "session", "optional", "basic"].contains(credential.name.value) {
            diagnostics.report(.reservedPolicyName(credential.name, "credential"))
        }
    }
}

extension Diagnostic {
    static func reservedPolicyName(_ name: Located<String>, _ words: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.reservedPolicyName,
            "a \(words) cannot be called '\(name.value)', which means something else where it is used; rename it",
            at: name.range
        )
    }
}
