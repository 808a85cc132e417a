package import EndpointSpec

extension TypeReference {
    /// Calls `visit` with each model that the type mentions, arguments included.
    package func forEachModel(_ visit: (ModelID) -> Void) {
        switch self {
        case .scalar, .parameter: break
        case .list(let element), .nullable(let element): element.forEachModel(visit)
        case .map(let value, let keys):
            keys?.forEachModel(visit)
            value.forEachModel(visit)
        case .model(let id, let arguments):
            visit(id)
            for argument in arguments { argument.forEachModel(visit) }
        }
    }
}

extension Model {
    /// Every type that its declaration mentions itself; not what models nested in it mention.
    package var references: [TypeReference] {
        switch kind {
        case .structure(let structure): structure.fields.map(\.type)
        case .newtype(let newtype): [newtype.type]
        case .union(let union): union.variants.compactMap(\.type) + (union.otherwise.map { [$0] } ?? [])
        case .enumeration, .external: []
        }
    }
}

extension Endpoint {
    /// Every type that its parameters, body and answer mention.
    package var references: [TypeReference] {
        var fields = pathParameters + headers.map(\.field) + query + response.headers
        if case .url(let field) = target { fields.append(field) }
        var references: [TypeReference] = []
        switch body?.content {
        case .fields(let inPlace), .multipart(let inPlace): fields += inPlace
        case .value(let type): references.append(type)
        case .payload, nil: break
        }
        switch response.content {
        case .payload(let payload): references += payload.references
        case .outcomes(let outcomes):
            for outcome in outcomes {
                if case .payload(let payload) = outcome.value { references += payload.references }
            }
        }
        return references + fields.map(\.type)
    }
}

extension Payload {
    /// The type of its value, where it has one that the spec names.
    package var references: [TypeReference] {
        switch self {
        case .empty, .text, .bytes, .file: []
        case .value(let type, _), .header(_, let type, _): [type]
        }
    }
}
