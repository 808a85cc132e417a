import EndpointDiagnostics

extension ResolvingRules {
    static let waitOnItself = DiagnosticRule(
        "wait-on-itself",
        summary: "A session refresh or a configuration fetch would wait for itself.",
        reason: "A call that needs the session waits for the refresh, and one behind the gate for the "
            + "configuration; these two cannot.",
        wayOut: "Give the refresh endpoint 'auth: none', and the configuration's endpoint 'configGate: exempt'."
    )
}

extension SpecCheck {
    func checkWaits(_ diagnostics: inout DiagnosticCollector) {
        var places: [EndpointID: EndpointFacts] = [:]
        for id in [spec.session.refresh, spec.configGate?.endpoint].compactMap({ $0 }) {
            places[id] = facts.first { $0.id == id }
        }
        let refresh = spec.session.refresh.flatMap { places[$0] }
        let gate = spec.configGate.flatMap { places[$0.endpoint] }
        if let refresh, refresh.usesSession {
            let place = refresh.auth.flatMap { $0.origin.isInherited ? nil : $0.place } ?? refresh.name.range
            diagnostics.report(.refreshNeedsSession(refresh, at: place))
        }
        if let gate, gate.policies.waitsForConfiguration {
            diagnostics.report(.gateWaitsForItself(gate, at: gate.name.range))
        }
        if let gate, let refresh, gate.id != refresh.id, gate.usesSession, refresh.policies.waitsForConfiguration {
            diagnostics.report(.gateNeedsRefresh(gate, refresh))
        }
    }
}

extension EndpointFacts {
    /// Whether an expired session makes the call wait for a refresh.
    fileprivate var usesSession: Bool { policies.auth == .session || policies.auth == .optional }
}

extension Diagnostic {
    static func refreshNeedsSession(_ refresh: EndpointFacts, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.waitOnItself,
            "the refresh endpoint '\(refresh.name.value)' needs the session that it refreshes; give it 'auth: none'",
            at: range
        )
    }

    static func gateWaitsForItself(_ gate: EndpointFacts, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.waitOnItself,
            "'\(gate.name.value)' fetches the configuration that it waits for; give it 'configGate: exempt'",
            at: range
        )
    }

    static func gateNeedsRefresh(_ gate: EndpointFacts, _ refresh: EndpointFacts) -> Diagnostic {
        Diagnostic(
            ResolvingRules.waitOnItself,
            "the refresh endpoint '\(refresh.name.value)' waits for the configuration, which needs the session; "
                + "give it 'configGate: exempt'",
            at: refresh.name.range,
            notes: [.init("the configuration is fetched here", at: gate.name.range)]
        )
    }
}
