import EndpointDiagnostics

extension ResolvingRules {
    static let sameRequest = DiagnosticRule(
        "same-request",
        summary: "Two endpoints send one request.",
        reason: "They have server, method and path in common (names of parameters aside), and no fixed header "
            + "or query value tells them apart.",
        wayOut: "Join them, give one a fixed 'value', or say 'variantOf: module.endpoint' on the later one if "
            + "it reads the answer differently."
    )
}

extension SpecCheck {
    func checkSameRequests(_ diagnostics: inout DiagnosticCollector) {
        var first: [RequestKey: EndpointID] = [:]
        first.reserveCapacity(facts.count)
        for module in spec.modules {
            for index in module.endpoints.indices {
                guard let key = RequestKey(module.endpoints[index]) else { continue }
                let endpoint = module.endpoints[index]
                if let other = endpoint.variantOf {
                    let original = spec[other]
                    if other == endpoint.id || RequestKey(original)?.hasTarget(of: key) != true {
                        diagnostics.report(.variantMismatch(endpoint, of: original))
                    }
                } else if let other = first[key] {
                    diagnostics.report(.sameRequest(endpoint, as: spec[other], in: spec.modules[other.module]))
                } else {
                    first[key] = endpoint.id
                }
            }
        }
    }
}

/// What tells requests apart: where they go, and the fixed values they carry.
private struct RequestKey: Hashable {
    private var server: Int
    private var method: HTTPMethod
    private var path: String
    private var fixedValues: [String: LiteralValue] = [:]

    init?(_ endpoint: Endpoint) {
        guard case .path(let path) = endpoint.target, !path.value.isEmpty else { return nil }
        server = endpoint.server
        method = endpoint.method
        self.path = PathTemplate(path.value).shape
        for field in endpoint.query {
            if let value = field.fixedValue { fixedValues["?" + field.wire] = value }
        }
        for header in endpoint.headers {
            if let value = header.field.fixedValue { fixedValues[header.field.wire.lowercased()] = value }
        }
    }

    func hasTarget(of other: RequestKey) -> Bool {
        server == other.server && method == other.method && path == other.path
    }
}

extension Diagnostic {
    static func sameRequest(_ endpoint: Endpoint, as other: Endpoint, in module: Module) -> Diagnostic {
        let reference = "\(DerivedNames.lowerCamel(module.name.value)).\(other.name.value)"
        return Diagnostic(
            ResolvingRules.sameRequest,
            "'\(endpoint.name.value)' sends the same request as '\(reference)'; "
                + "give one a fixed value, or say 'variantOf: \(reference)'",
            at: endpoint.name.range,
            notes: [.init("'\(reference)' stands here", at: other.name.range)]
        )
    }
}
