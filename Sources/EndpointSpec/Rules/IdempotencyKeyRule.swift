import EndpointDiagnostics

extension ResolvingRules {
    static let idempotencyKey = DiagnosticRule(
        "idempotency-key",
        summary: "The field that is the idempotency key cannot be one.",
        reason: "A key is a text, uuid or integer that every sending of the request carries.",
        wayOut: "Name a required field of such a type, or say 'idempotency: key' for a key in the header."
    )
}

extension Diagnostic {
    static func idempotencyKey(_ path: Located<String>, is type: String, isOptional: Bool) -> Diagnostic {
        let words = isOptional ? "may be absent" : "is '\(type)'"
        return Diagnostic(
            ResolvingRules.idempotencyKey,
            "'\(path.value)' \(words) and cannot be the key; a required text, uuid or integer can",
            at: path.range
        )
    }
}
