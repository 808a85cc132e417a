import EndpointDiagnostics

extension ResolvingRules {
    static let presetCycle = DiagnosticRule(
        "preset-cycle",
        summary: "A preset uses itself, perhaps through others.",
        reason: "There would be no end to what it takes over.",
        wayOut: "Leave out the 'use' that closes the circle."
    )
}

extension Diagnostic {
    static func presetCycle(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.presetCycle,
            "preset '\(name.value)' uses itself; leave this 'use' out",
            at: name.range
        )
    }
}
