import EndpointDiagnostics

extension ResolvingRules {
    static let parameterNameClash = DiagnosticRule(
        "parameter-name-clash",
        summary: "Two parameters of an endpoint have one Swift name.",
        reason: "All of them are arguments of one initialiser and one method, whatever section they stand in.",
        wayOut: "Give one of them another Swift name with 'name:'; the wire keeps its name."
    )
}

extension SpecCheck {
    func checkParameterNames(_ diagnostics: inout DiagnosticCollector) {
        for module in spec.modules {
            for index in module.endpoints.indices { checkParameterNames(of: module.endpoints[index], &diagnostics) }
        }
    }

    private func checkParameterNames(of endpoint: Endpoint, _ diagnostics: inout DiagnosticCollector) {
        var taken: [(name: String, range: SourceRange)] = []
        func take(_ name: String, _ range: SourceRange) {
            if let first = taken.first(where: { $0.name == name }) {
                diagnostics.report(.parameterNameClash(name, at: range, first: first.range))
            } else {
                taken.append((name, range))
            }
        }
        func take(_ fields: [Field]) {
            for field in fields where field.fixedValue == nil { take(field.name.value, field.name.range) }
        }
        take(endpoint.pathParameters)
        if case .url(let field) = endpoint.target { take([field]) }
        take(endpoint.headers.map(\.field))
        take(endpoint.query)
        switch endpoint.body?.content {
        case .fields(let fields), .multipart(let fields): take(fields)
        case .value, .payload: take("body", endpoint.body?.range ?? endpoint.range)
        case nil: break
        }
        for (name, range) in taken {
            let isTaken =
                name == "idempotencyKey" && endpoint.policies.idempotency == .key
                || name == "progress" && endpoint.policies.reportsProgress
                || name == "cache" && endpoint.policies.cache != nil || name == "local" && endpoint.batch != nil
            if isTaken { diagnostics.report(.parameterOfMethod(name, at: range)) }
        }
    }
}

extension Diagnostic {
    static func parameterNameClash(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.parameterNameClash,
            "the endpoint has two parameters '\(name)'; give one another Swift name with 'name:'",
            at: range,
            notes: [.init("the first stands here", at: first)]
        )
    }

    /// A parameter named like one that the request method adds.
    static func parameterOfMethod(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.parameterNameClash,
            "the request method has a parameter '\(name)' of its own; give this one another Swift name with 'name:'",
            at: range
        )
    }
}
