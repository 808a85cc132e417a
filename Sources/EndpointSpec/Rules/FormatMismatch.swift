import EndpointDiagnostics

extension ResolvingRules {
    static let formatMismatch = DiagnosticRule(
        "format-mismatch",
        summary: "A format does not belong to its type, or is no pattern for dates.",
        reason: "A format says how one scalar is written, and each scalar has its own.",
        wayOut: "Use one of the type's formats: 'number' for 'bool'; 'string' for integers and 'decimal'; "
            + "'iso8601', 'epochSeconds', 'epochMilliseconds', 'http' or a pattern for 'dateTime'; "
            + "'base64url' for 'base64'."
    )
}

extension Diagnostic {
    static func formatMismatch(_ format: Located<String>, for scalar: ScalarType?) -> Diagnostic {
        guard let scalar else {
            return Diagnostic(
                ResolvingRules.formatMismatch,
                "format '\(format.value)' needs a scalar; a model has its own formats",
                at: format.range
            )
        }
        let known = scalar.formats
        let hint = didYouMean(format.value, among: known)
        let way = !hint.isEmpty ? hint : known.isEmpty ? "; it has none" : "; it has \(known.joined(separator: ", "))"
        return Diagnostic(
            ResolvingRules.formatMismatch,
            "'\(format.value)' is no format of '\(scalar.rawValue)'\(way)",
            at: format.range
        )
    }
}
