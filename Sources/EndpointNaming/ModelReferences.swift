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
    /// Calls `visit` with every type that its declaration mentions itself; not with what models nested in it mention.
    package func forEachReference(_ visit: (TypeReference) -> Void) {
        switch kind {
        case .structure(let structure): structure.fields.forEachType(visit)
        case .newtype(let newtype): visit(newtype.type)
        case .union(let union):
            for index in union.variants.indices { union.variants[index].type.map(visit) }
            union.otherwise.map(visit)
        case .enumeration, .external: break
        }
    }
}

extension Endpoint {
    /// Calls `visit` with every type that its parameters, body and answer mention.
    package func forEachReference(_ visit: (TypeReference) -> Void) {
        pathParameters.forEachType(visit)
        for index in headers.indices { visit(headers[index].field.type) }
        query.forEachType(visit)
        response.headers.forEachType(visit)
        if case .url(let field) = target { visit(field.type) }
        switch body?.content {
        case .fields(let inPlace), .multipart(let inPlace): inPlace.forEachType(visit)
        case .value(let type): visit(type)
        case .payload, nil: break
        }
        switch response.content {
        case .payload(let payload): payload.reference.map(visit)
        case .outcomes(let outcomes):
            for outcome in outcomes {
                if case .payload(let payload) = outcome.value { payload.reference.map(visit) }
            }
        }
    }
}

extension [Field] {
    /// By index, because walking the fields would copy each of them.
    fileprivate func forEachType(_ visit: (TypeReference) -> Void) {
        for index in indices { visit(self[index].type) }
    }
}

extension Payload {
    /// The type of its value, where it has one that the spec names.
    fileprivate var reference: TypeReference? {
        switch self {
        case .empty, .text, .bytes, .file: nil
        case .value(let type, _), .header(_, let type, _): type
        }
    }
}
