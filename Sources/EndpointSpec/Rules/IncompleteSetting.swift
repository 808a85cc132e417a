import EndpointDiagnostics

extension ResolvingRules {
    static let incompleteSetting = DiagnosticRule(
        "incomplete-setting",
        summary: "A setting lacks a key that it needs, counting what presets and the server give.",
        reason: "There is nothing that could be assumed in its place.",
        wayOut: "Add the key."
    )
}

extension Diagnostic {
    static func incompleteSetting(_ setting: String, lacks keys: [String], at range: SourceRange) -> Diagnostic {
        let words = keys.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(ResolvingRules.incompleteSetting, "'\(setting)' needs \(words)", at: range)
    }
}
