import EndpointDiagnostics

extension ResolvingRules {
    static let unknownTimeout = DiagnosticRule(
        "unknown-timeout",
        summary: "A timeout is named that does not exist.",
        reason: "The call would have limits that nobody has written down.",
        wayOut: "Use 'fast', 'normal', 'bulk', 'transfer' or a name declared under 'timeouts', or write the "
            + "limits out in place."
    )
}

extension Diagnostic {
    static func unknownTimeout(_ name: Located<String>, in table: PolicyTable) -> Diagnostic {
        let hint = didYouMean(name.value, among: table.timeouts.compactMap(\.name))
        return Diagnostic(ResolvingRules.unknownTimeout, "there is no timeout '\(name.value)'\(hint)", at: name.range)
    }
}
