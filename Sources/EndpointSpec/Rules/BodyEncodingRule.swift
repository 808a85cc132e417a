import EndpointDiagnostics

extension ResolvingRules {
    static let bodyEncoding = DiagnosticRule(
        "body-encoding",
        summary: "A body's encoding cannot hold its type.",
        reason: "A form is made of named fields; 'text' and 'bytes' are one scalar; text, bytes and files are "
            + "sent as they are.",
        wayOut: "Choose an encoding for the type, or a type for the encoding."
    )
}

extension Diagnostic {
    static func bodyEncoding(_ encoding: BodyEncoding, _ words: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.bodyEncoding,
            "the encoding '\(encoding.rawValue)' cannot hold \(words)",
            at: range
        )
    }
}
