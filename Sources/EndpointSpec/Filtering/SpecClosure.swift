import EndpointDiagnostics

/// What some endpoints reach, and the files with nothing else in them.
struct SpecClosure {
    private let api: APIDeclaration?
    private let presets: [String: EndpointDeclaration]
    private var wanted: Set<String>
    private var usedPresets: Set<String> = []
    private var policies = PolicyNames()
    private var types = TypeNames()
    private(set) var documents: [SpecDocument]

    /// - Parameter wanted: Endpoints by reference.
    init(_ documents: [SpecDocument], wanted: Set<String>) {
        self.documents = documents
        self.wanted = wanted
        api = documents.lazy.compactMap(\.api).first
        presets = Dictionary((api?.presets ?? []).map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        // Without an endpoint that was asked for, nothing is needed of the others.
        if !wanted.isEmpty { addNeeded() }
        dropEndpoints()
        gather()
        dropModels()
        dropNames()
        self.documents.removeAll { $0.api == nil && ($0.module?.isBare ?? true) }
    }

    // MARK: Endpoints

    /// What the client calls by itself, and what a kept endpoint is a variant of.
    private mutating func addNeeded() {
        if let session = api?.session {
            wanted.formUnion((session.signIn + [session.refresh, session.signOut].compactMap { $0 }).map(\.value))
        }
        if let gate = api?.configGate?.endpoint { wanted.insert(gate.value) }
        let endpoints = documents.flatMap { document in
            (document.module?.endpoints ?? []).map { (document.reference(to: $0), $0) }
        }
        let variants = Dictionary(endpoints, uniquingKeysWith: { first, _ in first }).compactMapValues(
            \.variantOf?.value
        )
        var pending = Array(wanted)
        while let reference = pending.popLast() {
            if let original = variants[reference], wanted.insert(original).inserted { pending.append(original) }
        }
    }

    private mutating func dropEndpoints() {
        for index in documents.indices {
            let document = documents[index]
            let review = (document.api?.review ?? []).compactMap(limited)
            documents[index].api?.review = review
            guard var module = document.module else { continue }
            module.endpoints = module.endpoints.filter { wanted.contains(document.reference(to: $0)) }
            for number in module.endpoints.indices { dropReplacement(of: &module.endpoints[number].documentation) }
            if module.endpoints.isEmpty {
                module = module.withoutSettings
            } else {
                let names = Set(module.endpoints.flatMap { PathTemplate($0.path?.value ?? "").names })
                    .union(PathTemplate(module.path?.value ?? "").names)
                module.pathParameters = module.pathParameters.filter { names.contains($0.placeholder) }
            }
            documents[index].module = module
        }
    }

    /// A name of what is gone says nothing any more.
    private func dropReplacement(of documentation: inout Documentation) {
        guard let name = documentation.deprecation?.replacedBy?.value, name.contains("."), !wanted.contains(name) else {
            return
        }
        documentation.deprecation?.replacedBy = nil
    }

    /// A setting with the endpoints that are left; `nil` where it was for others alone.
    private func limited(_ review: ReviewDeclaration) -> ReviewDeclaration? {
        guard !review.endpoints.isEmpty else { return review }
        var review = review
        review.endpoints = review.endpoints.filter { wanted.contains($0.value) }
        return review.endpoints.isEmpty ? nil : review
    }

    // MARK: What they reach

    private mutating func gather() {
        for document in documents {
            if let api = document.api { gather(api) }
            guard let module = document.module else { continue }
            types.add(module.errors)
            types.add(module.statusErrors)
            for item in module.pathParameters { types.add(item) }
            if let defaults = module.defaults { policies.add(defaults.policies) }
            for endpoint in module.endpoints { gather(endpoint) }
        }
        let models = documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }
        types.close(over: ModelMentions(models))
    }

    private mutating func gather(_ api: APIDeclaration) {
        types.add(api.errors)
        types.add(api.statusErrors)
        if let defaults = api.defaults { policies.add(defaults.policies) }
        for server in api.servers {
            policies.add(server.policies)
            if let failure = server.failure { types.add(failure.type.value) }
            for item in server.responseHeaders { types.add(item) }
        }
    }

    private mutating func gather(_ endpoint: EndpointDeclaration) {
        types.add(endpoint)
        policies.add(endpoint.policies)
        for use in endpoint.use where usedPresets.insert(use.value).inserted {
            if let preset = presets[use.value] { gather(preset) }
        }
    }

    private mutating func dropModels() {
        for index in documents.indices {
            let document = documents[index]
            let own = (document.api?.models ?? []).filter(isReached).map(kept)
            let models = (document.module?.models ?? []).filter(isReached).map(kept)
            documents[index].api?.models = own
            documents[index].module?.models = models
        }
    }

    private func isReached(_ model: ModelDeclaration) -> Bool { types.names.contains(model.name.value) }

    private func kept(_ model: ModelDeclaration) -> ModelDeclaration {
        guard let name = model.documentation.deprecation?.replacedBy?.value else { return model }
        let isThere = name.contains(".") ? wanted.contains(name) : types.names.contains(name)
        guard !isThere else { return model }
        var model = model
        model.documentation.deprecation?.replacedBy = nil
        return model
    }

    private mutating func dropNames() {
        for index in documents.indices {
            guard var api = documents[index].api else { continue }
            api.presets.removeAll { !usedPresets.contains($0.name.value) }
            let builtIn = PolicyTable(APIDeclaration(range: api.range))
            api.timeouts.removeAll { timeout in
                builtIn.timeout(timeout.name.value) == nil && !policies.timeouts.contains(timeout.name.value)
            }
            api.retries.removeAll { retry in
                builtIn.retry(retry.name.value) == nil && !policies.retries.contains(retry.name.value)
            }
            api.credentials.removeAll { !policies.credentials.contains($0.name.value) }
            documents[index].api = api
        }
    }
}

extension SpecDocument {
    fileprivate func reference(to endpoint: EndpointDeclaration) -> String {
        "\(DerivedNames.lowerCamel(moduleName)).\(endpoint.name.value)"
    }
}

extension ModuleDeclaration {
    /// Its models alone, with what decides over their names.
    fileprivate var withoutSettings: ModuleDeclaration {
        var module = ModuleDeclaration(range: range)
        module.name = name
        module.documentation = documentation
        module.json = json
        module.models = models
        return module
    }

    /// Whether nothing is left in it.
    fileprivate var isBare: Bool { endpoints.isEmpty && models.isEmpty }
}

/// Names of timeouts, retries and credentials that are used.
private struct PolicyNames {
    private(set) var timeouts: Set<String> = []
    private(set) var retries: Set<String> = []
    private(set) var credentials: Set<String> = []

    mutating func add(_ policies: PolicyDeclarations) {
        if case .named(let name)? = policies.timeout?.value { timeouts.insert(name) }
        if case .named(let name)? = policies.retry?.value { retries.insert(name) }
        if let auth = policies.auth?.value { credentials.insert(auth) }
    }
}
