import EndpointDiagnostics

extension ResolvingRules {
    static let discriminatorConflict = DiagnosticRule(
        "discriminator-conflict",
        summary: "A variant's own field of the discriminator's name cannot have its tag as value, or 'content' "
            + "is the discriminator.",
        reason: "The field is written once, and what it holds decides the variant.",
        wayOut: "Correct the tag or the field; leave the field out of the variant to let the oneOf write it."
    )
}

extension Diagnostic {
    static func discriminatorConflict(_ variant: Variant, field: Field, in model: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.discriminatorConflict,
            "field '\(field.name.value)' of '\(model)' is the discriminator and cannot be '\(variant.tag.value)'",
            at: variant.tag.range,
            notes: [.init("the field stands here", at: field.name.range)]
        )
    }

    static func contentIsDiscriminator(_ discriminator: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.discriminatorConflict,
            "'discriminator' and 'content' are both '\(discriminator.value)'",
            at: discriminator.range
        )
    }
}
