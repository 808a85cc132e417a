import EndpointDiagnostics

extension ResolvingRules {
    static let unknownField = DiagnosticRule(
        "unknown-field",
        summary: "A path leads to a field that does not exist.",
        reason: "Paths go by Swift names, joined by dots; 'first' and 'last' step into lists; a oneOf has a "
            + "field if all of its objects do.",
        wayOut: "Correct the path."
    )
}

extension Diagnostic {
    static func unknownField(_ name: String, of owner: String, in path: Located<String>, known: [String]) -> Diagnostic
    {
        let hint = didYouMean(name, among: known)
        return Diagnostic(ResolvingRules.unknownField, "'\(owner)' has no field '\(name)'\(hint)", at: path.range)
    }
}
