import EndpointDiagnostics

extension ResolvingRules {
    static let unknownPreset = DiagnosticRule(
        "unknown-preset",
        summary: "'use' names a preset that does not exist.",
        reason: "There is nothing to take over.",
        wayOut: "Correct the name, or declare the preset under 'presets' in 'api.yaml'."
    )
}

extension Diagnostic {
    static func unknownPreset(_ name: Located<String>, known: [String]) -> Diagnostic {
        let hint = didYouMean(name.value, among: known)
        return Diagnostic(ResolvingRules.unknownPreset, "there is no preset '\(name.value)'\(hint)", at: name.range)
    }
}
