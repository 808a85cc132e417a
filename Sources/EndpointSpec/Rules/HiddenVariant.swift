import EndpointDiagnostics

extension ResolvingRules {
    static let hiddenVariant = DiagnosticRule(
        "hidden-variant",
        .warning,
        summary: "A variant of a oneOf is never read, because an earlier one fits all its values.",
        reason: """
            Of several objects the first is read whose required fields are all there, unless a field is there that only \
            a later one has.
            """,
        wayOut: "Put the variant with more required fields first."
    )
}

extension Diagnostic {
    static func hiddenVariant(_ variant: Variant, by other: Variant) -> Diagnostic {
        Diagnostic(
            ResolvingRules.hiddenVariant,
            "'\(variant.tag.value)' is never read, as it has all fields that '\(other.tag.value)' requires; put it first",
            at: variant.tag.range,
            notes: [.init("'\(other.tag.value)' stands here", at: other.tag.range)]
        )
    }
}
