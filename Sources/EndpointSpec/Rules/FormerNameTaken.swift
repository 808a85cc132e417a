import EndpointDiagnostics

extension ResolvingRules {
    static let formerNameTaken = DiagnosticRule(
        "former-name-taken",
        summary: "'renamedFrom' gives a name that something has now.",
        reason: "The old name becomes a deprecated alias, which would clash with what has the name in Swift.",
        wayOut: "Remove it from 'renamedFrom', or correct it."
    )
}

extension SpecCheck {
    func checkFormerNames(_ diagnostics: inout DiagnosticCollector) {
        let models = catalog.models.flatMap(\.declaration.renamedFrom)
        let endpoints = spec.modules.flatMap { $0.endpoints.flatMap(\.renamedFrom) }
        guard !models.isEmpty || !endpoints.isEmpty else { return }
        // What clashes without former names is reported where those are left out.
        var others = DiagnosticCollector()
        var taken = topLevelNames(reportingTo: &others)
        func take(_ name: String, of former: Located<String>) {
            if let place = taken[name] { diagnostics.report(.formerNameTaken(former, by: place)) }
            taken[name] = former.range
        }
        let prefix = spec.swift.typePrefix
        for former in models {
            let name = prefix + former.value
            take(name, of: former)
            guard DerivedNames.reservedTypes.contains(name) else { continue }
            diagnostics.report(.reservedTypeName(name, "type", at: former.range))
        }
        for former in endpoints { take(prefix + typeName(ofFormer: former.value), of: former) }
    }

    /// What an endpoint's type would be called in a module that may be gone.
    private func typeName(ofFormer reference: String) -> String {
        let parts = reference.split(separator: ".").map(String.init)
        let module = spec.modules.first { DerivedNames.lowerCamel($0.name.value) == parts[0] }?.name.value
        let names = [module ?? DerivedNames.capitalized(parts[0])] + parts.dropFirst().map(DerivedNames.capitalized)
        return names.joined() + "Endpoint"
    }
}

extension Diagnostic {
    static func formerNameTaken(_ name: Located<String>, by place: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.formerNameTaken,
            "'\(name.value)' is the name of something else now; remove it from 'renamedFrom'",
            at: name.range,
            notes: [.init("it stands here", at: place)]
        )
    }
}
