import EndpointDiagnostics

extension ResolvingRules {
    static let duplicateWireName = DiagnosticRule(
        "duplicate-wire-name",
        summary: "Two fields, parameters, headers or parts have one name on the wire.",
        reason: "One of the two would be lost, and which one nobody can tell.",
        wayOut: "Correct 'wire:' on one of them."
    )
}

extension SpecCheck {
    func checkWireNames(_ diagnostics: inout DiagnosticCollector) {
        for index in spec.models.indices {
            guard case .structure(let structure) = spec.models[index].kind else { continue }
            diagnostics.reportEqualWireNames(structure.fields)
        }
        for module in spec.modules {
            for index in module.endpoints.indices { check(module.endpoints[index], &diagnostics) }
        }
    }

    private func check(_ endpoint: Endpoint, _ diagnostics: inout DiagnosticCollector) {
        diagnostics.reportEqualWireNames(endpoint.query)
        diagnostics.reportEqualWireNames(endpoint.headers.map(\.field), ignoringCase: true)
        diagnostics.reportEqualWireNames(endpoint.body?.content.fields ?? [])
    }
}

extension Resolution {
    /// Reports headers of answers that are one header or one property.
    mutating func checkNames(_ fields: [Field], _ place: FieldPlace) {
        diagnostics.reportEqualWireNames(fields, ignoringCase: place.isHeader)
        for (index, field) in fields.enumerated() {
            guard let first = fields[..<index].first(where: { $0.name.value == field.name.value }) else { continue }
            report(.parameterNameClash(field.name.value, at: field.name.range, first: first.name.range))
        }
    }
}

extension DiagnosticCollector {
    /// For a few fields, comparing them is faster than filling a table.
    private func hasEqualWireNames(_ fields: [Field], _ ignoresCase: Bool) -> Bool {
        if ignoresCase { return true }
        for index in fields.indices.dropFirst() {
            for other in 0..<index where fields[index].wire == fields[other].wire { return true }
        }
        return false
    }

    fileprivate mutating func reportEqualWireNames(_ fields: [Field], ignoringCase: Bool = false) {
        guard fields.count > 1, fields.count > 8 || hasEqualWireNames(fields, ignoringCase) else { return }
        var taken: [String: Int] = Dictionary(minimumCapacity: fields.count)
        for (index, field) in fields.enumerated() {
            let wire = ignoringCase ? field.wire.lowercased() : field.wire
            if let first = taken[wire] {
                report(.duplicateWireName(field, first: fields[first]))
            } else {
                taken[wire] = index
            }
        }
    }
}

extension Diagnostic {
    static func duplicateWireName(_ field: Field, first: Field) -> Diagnostic {
        Diagnostic(
            ResolvingRules.duplicateWireName,
            "'\(field.name.value)' is '\(field.wire)' on the wire, as '\(first.name.value)' is; correct 'wire:'",
            at: field.name.range,
            notes: [.init("'\(first.name.value)' stands here", at: first.name.range)]
        )
    }
}
