import EndpointDiagnostics

/// Tells before endpoints are resolved how many models in place they will have, so that each can be numbered.
struct InPlaceCounter {
    private let catalog: SpecCatalog
    /// By the preset's name; those of presets that it uses are in it.
    private var presetCounts: [String: Int] = [:]

    init(_ catalog: SpecCatalog) {
        self.catalog = catalog
        for preset in catalog.api.presets {
            presetCounts[preset.name.value] = count(ofPreset: preset, path: [])
        }
    }

    func count(of module: ModuleDeclaration) -> Int {
        module.endpoints.reduce(0) { $0 + count(of: $1, in: module) }
    }

    private func count(of endpoint: EndpointDeclaration, in module: ModuleDeclaration) -> Int {
        var count = parameters(of: endpoint) + count(of: endpoint.response)
        for use in endpoint.use { count += presetCounts[use.value] ?? 0 }
        let outer = module.pathParameters.filter { $0.type.inPlaceCount > 0 }
        guard !outer.isEmpty, endpoint.url == nil else { return count }
        let path = PathTemplate.join(module.path?.value ?? "", endpoint.path?.value ?? "")
        for name in PathTemplate(path).names {
            guard !endpoint.pathParameters.contains(where: { $0.placeholder == name }) else { continue }
            count += outer.first { $0.placeholder == name }?.type.inPlaceCount ?? 0
        }
        return count
    }

    private func count(ofPreset preset: EndpointDeclaration, path: [String]) -> Int {
        let path = path + [preset.name.value]
        return preset.use.reduce(parameters(of: preset)) { count, use in
            guard !path.contains(use.value), let inner = catalog.presets[use.value] else { return count }
            return count + self.count(ofPreset: inner, path: path)
        }
    }

    private func parameters(of endpoint: EndpointDeclaration) -> Int {
        count(of: endpoint.pathParameters) + count(of: endpoint.query) + count(of: endpoint.headers)
            + count(of: endpoint.multipart?.value ?? []) + count(of: endpoint.body)
    }

    /// Fields of a body become parameters, for which no model stands.
    private func count(of body: BodyDeclaration?) -> Int {
        guard let body else { return 0 }
        if case .inPlace(let model) = body.type, case .structure = model.kind, !body.isOptional {
            return model.inPlaceCount
        }
        return body.type.inPlaceCount
    }

    private func count(of response: ResponseDeclaration?) -> Int {
        switch response {
        case nil: 0
        case .payload(let payload): payload.type.inPlaceCount + count(of: payload.headers)
        case .outcomes(let outcomes, _):
            outcomes.reduce(0) { count, outcome in
                guard case .payload(let payload) = outcome.value else { return count }
                return count + payload.type.inPlaceCount
            }
        }
    }

    private func count(of fields: [FieldDeclaration]) -> Int { fields.reduce(0) { $0 + $1.type.inPlaceCount } }
}
