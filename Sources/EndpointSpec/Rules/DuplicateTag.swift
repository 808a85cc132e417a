import EndpointDiagnostics

extension ResolvingRules {
    static let duplicateTag = DiagnosticRule(
        "duplicate-tag",
        summary: "Two values of an enum or tags of a oneOf are one number.",
        reason: "They are numbers on the wire, where '1' and '01' are the same.",
        wayOut: "Remove one of them."
    )
}

extension Diagnostic {
    static func duplicateTag(_ tag: Located<String>, first: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.duplicateTag,
            "'\(tag.value)' is the same number as '\(first.value)'; remove one",
            at: tag.range,
            notes: [.init("the first stands here", at: first.range)]
        )
    }
}
