import EndpointDiagnostics

extension ResolvingRules {
    static let mapKeyType = DiagnosticRule(
        "map-key-type",
        summary: "'keys' gives a type that a map's keys cannot have, or there is no map.",
        reason: "Keys are text on the wire, so only a newtype, an enum, an integer or a uuid can be made from one.",
        wayOut: "Use such a type, or leave 'keys' out."
    )
}

extension Diagnostic {
    static func mapKeyType(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.mapKeyType,
            "the keys of a map cannot be '\(type)'; a newtype, an enum, an integer or 'uuid' can",
            at: range
        )
    }

    static func keysWithoutMap(at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.mapKeyType, "there is no map here that 'keys' could be for", at: range)
    }
}
