import EndpointDiagnostics

extension ResolvingRules {
    static let unknownRetry = DiagnosticRule(
        "unknown-retry",
        summary: "A retry is named that does not exist.",
        reason: "The call would be repeated by rules that nobody has written down.",
        wayOut: "Use 'transient' or a name declared under 'retries', or write the retry out in place."
    )
}

extension Diagnostic {
    static func unknownRetry(_ name: Located<String>, in table: PolicyTable) -> Diagnostic {
        let hint = didYouMean(name.value, among: table.retries.compactMap(\.name))
        return Diagnostic(ResolvingRules.unknownRetry, "there is no retry '\(name.value)'\(hint)", at: name.range)
    }
}
