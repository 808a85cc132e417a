import EndpointDiagnostics

extension ResolvingRules {
    static let nestedTypeClash = DiagnosticRule(
        "nested-type-clash",
        summary: "A type in place hides a model or generic parameter that its owner refers to, or would be an "
            + "endpoint's 'Response', 'API', 'Failure' or 'Headers'.",
        reason: "Inside its owner a nested type hides what has the same name outside, and nothing else names that.",
        wayOut: "Declare the type under 'models' with another name, or rename the field and keep its name on "
            + "the wire with 'wire:'."
    )
}

extension SpecCheck {
    func checkNestedTypes(_ diagnostics: inout DiagnosticCollector) {
        let prefix = spec.swift.typePrefix
        var taken: [NestedName: SourceRange] = [:]
        for model in spec.models where model.owner != .spec {
            let name = model.name
            let nested = NestedName(owner: model.owner, name: name.value)
            if let first = taken.updateValue(name.range, forKey: nested) {
                diagnostics.report(
                    .swiftNameClash(name.value, "this type", at: name.range, first: "another type in place", first)
                )
            }
            if isResponseOfParameter(model) { diagnostics.report(.parameterTypeResponse(at: name.range)) }
            if isMemberOfEndpoints(model) { diagnostics.report(.memberOfEndpoints(name)) }
            if model.parametersInScope.contains(name.value) {
                diagnostics.report(.nestedTypeClash(name, "generic parameter"))
            } else if name.value.hasPrefix(prefix),
                let id = catalog.modelIDs[String(name.value.dropFirst(prefix.count))], isHidden(id, by: model)
            {
                diagnostics.report(.nestedTypeClash(name, "model"))
            }
        }
    }

    /// A type in place called `Response` that is not the endpoint's answer.
    private func isResponseOfParameter(_ model: Model) -> Bool {
        guard case .endpoint(let id) = model.owner, model.name.value == "Response" else { return false }
        switch spec[id].response.content {
        case .payload(.value(.model(model.id, _), _)), .payload(.header(_, .model(model.id, _), _)): return false
        default: return true
        }
    }

    /// A type in place that has the name of what every endpoint's type has beside its answer.
    private func isMemberOfEndpoints(_ model: Model) -> Bool {
        guard case .endpoint = model.owner else { return false }
        return ["API", "Failure", "Headers"].contains(model.name.value)
    }

    /// Whether the owner of a type in place, or anything in it, refers to the model.
    private func isHidden(_ id: ModelID, by nested: Model) -> Bool {
        var pending: [TypeReference] = []
        switch nested.owner {
        case .spec: return false
        case .endpoint(let endpoint):
            // The endpoint's own `Response` is always there; a model of that name is reached otherwise.
            if nested.name.value == "Response" { return false }
            pending = spec[endpoint].types
        case .model(let owner): pending = spec[owner].types
        }
        var seen: Set<ModelID> = []
        while let type = pending.popLast() {
            switch type {
            case .scalar, .parameter: break
            case .list(let inner), .nullable(let inner): pending.append(inner)
            case .map(let value, let keys): pending += [value] + (keys.map { [$0] } ?? [])
            case .model(let other, let arguments):
                if other == id { return true }
                pending += arguments
                if spec[other].owner != .spec, seen.insert(other).inserted { pending += spec[other].types }
            }
        }
        return false
    }
}

private struct NestedName: Hashable {
    var owner: ModelOwner
    var name: String
}

extension Model {
    /// The types that stand in it.
    var types: [TypeReference] {
        switch kind {
        case .structure(let structure): structure.fields.map(\.type)
        case .newtype(let newtype): [newtype.type]
        case .union(let union): union.variants.compactMap(\.type) + (union.otherwise.map { [$0] } ?? [])
        case .enumeration, .external: []
        }
    }
}

extension Endpoint {
    /// The types of its parameters and answer.
    var types: [TypeReference] {
        var types = (pathParameters + query + headers.map(\.field) + response.headers).map(\.type)
        switch body?.content {
        case .fields(let fields), .multipart(let fields): types += fields.map(\.type)
        case .value(let type): types.append(type)
        case .payload, nil: break
        }
        switch response.content {
        case .payload(let payload): types += payload.types
        case .outcomes(let outcomes):
            for case .payload(let payload) in outcomes.map(\.value) { types += payload.types }
        }
        return types
    }
}

extension Payload {
    /// The type it is a value of, if any.
    var types: [TypeReference] {
        switch self {
        case .value(let type, _), .header(_, let type, _): [type]
        case .empty, .text, .bytes, .file: []
        }
    }
}

extension Diagnostic {
    static func nestedTypeClash(_ name: Located<String>, _ words: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.nestedTypeClash,
            "this type in place is called '\(name.value)' and hides the \(words) of that name; "
                + "declare it under 'models' with another name",
            at: name.range
        )
    }

    static func memberOfEndpoints(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.nestedTypeClash,
            "this type in place would be called '\(name.value)', which every endpoint has already; "
                + "rename it and keep the name on the wire with 'wire:', or declare it under 'models'",
            at: name.range
        )
    }

    static func parameterTypeResponse(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.nestedTypeClash,
            "this type in place would be called 'Response', as the endpoint's answer is; "
                + "rename it and keep the name on the wire with 'wire:'",
            at: range
        )
    }
}
