import EndpointDiagnostics

extension ResolvingRules {
    static let unknownServer = DiagnosticRule(
        "unknown-server",
        summary: "A server is named that does not exist.",
        reason: "A request would have no address.",
        wayOut: "Correct the name, or declare the server under 'servers' in 'api.yaml'."
    )
}

extension Diagnostic {
    static func unknownServer(_ name: Located<String>, known: [String]) -> Diagnostic {
        let hint = didYouMean(name.value, among: known)
        return Diagnostic(ResolvingRules.unknownServer, "there is no server '\(name.value)'\(hint)", at: name.range)
    }
}
