import EndpointDiagnostics

extension ResolvingRules {
    static let indistinctVariants = DiagnosticRule(
        "indistinct-variants",
        summary: "Nothing tells two variants of a oneOf apart.",
        reason: "Without a tag variants are told by the kind of JSON; beside tagged objects one list and one "
            + "scalar may stand.",
        wayOut: "Join the variants, or give the oneOf a 'discriminator'."
    )
}

extension Diagnostic {
    static func indistinctVariants(_ variant: Variant, first: Variant, words: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.indistinctVariants,
            "'\(variant.tag.value)' is \(words), as '\(first.tag.value)' is, and nothing tells them apart",
            at: variant.tag.range,
            notes: [.init("'\(first.tag.value)' stands here", at: first.tag.range)]
        )
    }
}
