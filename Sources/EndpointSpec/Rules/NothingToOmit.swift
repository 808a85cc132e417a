import EndpointDiagnostics

extension ResolvingRules {
    static let nothingToOmit = DiagnosticRule(
        "nothing-to-omit",
        summary: "'omit' names a header that the server does not send.",
        reason: "There is nothing to leave out, so the line has no effect.",
        wayOut: "Correct the header's name, or remove the line."
    )
}

extension Diagnostic {
    static func nothingToOmit(_ header: Located<String>, known: [String]) -> Diagnostic {
        let hint = didYouMean(header.value, among: known)
        return Diagnostic(
            ResolvingRules.nothingToOmit,
            "no common header '\(header.value)' is sent here that could be omitted\(hint)",
            at: header.range
        )
    }
}
