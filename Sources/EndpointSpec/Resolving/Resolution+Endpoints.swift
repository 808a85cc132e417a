import EndpointDiagnostics

extension Resolution {
    /// Resolves the endpoints of one module.
    mutating func resolveModule(_ index: Int, _ merger: inout EndpointMerger) -> Module {
        let declared = catalog.modules[index]
        var errors = errors(of: declared)
        var endpoints: [Endpoint] = []
        endpoints.reserveCapacity(declared.declaration.endpoints.count)
        for (place, declaration) in declared.declaration.endpoints.enumerated() {
            let id = EndpointID(module: index, index: place)
            let (merged, server) = merger.merge(declaration, module: index, reportingTo: &diagnostics)
            endpoints.append(endpoint(merged, id, server: server, &errors))
        }
        reportUnusedPathParameters(of: index)
        var module = Module(
            name: declared.name,
            file: declared.file,
            endpoints: endpoints,
            failures: errors.failures.failures
        )
        module.documentation = declared.declaration.documentation
        return module
    }

    private mutating func endpoint(
        _ merged: MergedEndpoint,
        _ id: EndpointID,
        server: Int,
        _ errors: inout (table: ErrorTable, failures: FailureTable)
    ) -> Endpoint {
        let declaration = merged.declaration
        let method = declaration.method?.value ?? .get
        let name = declaration.name
        var facts = EndpointFacts(
            id: id,
            name: name,
            method: method,
            server: server,
            policies: Policies(idempotencyHeader: "")
        )
        let policies = policies(of: merged, server: server, facts: &facts)
        var endpoint = Endpoint(
            id: id,
            name: name,
            file: merged.file,
            method: method,
            target: .path(Located("", at: name.range)),
            response: Response(content: .payload(.empty), status: [], range: name.range),
            server: server,
            policies: policies,
            range: declaration.range
        )
        addParameters(of: merged, module: id.module, to: &endpoint)
        addBody(of: merged, to: &endpoint)
        endpoint.response = response(declaration.response, file: merged.file, of: id, at: declaration.range)
        addErrors(of: merged, to: &endpoint, &errors)
        addWords(of: declaration, to: &endpoint)
        addPaths(of: merged, to: &endpoint)
        addProgress(of: merged, to: &endpoint)
        checkExamples(of: endpoint)
        facts.policies = endpoint.policies
        facts.body = merged.body?.value.range ?? merged.multipart
        self.facts.append(facts)
        return endpoint
    }

    private mutating func addWords(of declaration: EndpointDeclaration, to endpoint: inout Endpoint) {
        endpoint.examples = declaration.examples
        endpoint.documentation = declaration.documentation
        endpoint.tags = declaration.tags.map(\.value)
        endpoint.since = declaration.since?.value
        endpoint.stability = declaration.stability?.value ?? .stable
        endpoint.renamedFrom = declaration.renamedFrom
        endpoint.variantOf = declaration.variantOf.flatMap { reference($0) }
        if let replacement = declaration.documentation.deprecation?.replacedBy { _ = reference(replacement) }
    }

    /// Looks up `module.endpoint`.
    mutating func reference(_ reference: Located<String>) -> EndpointID? {
        if let id = catalog.endpoints[reference.value] { return id }
        report(.unknownEndpoint(reference, in: catalog))
        return nil
    }

    /// Follows what names parameters or parts of the answer.
    private mutating func addPaths(of merged: MergedEndpoint, to endpoint: inout Endpoint) {
        endpoint.paging = merged.paging.flatMap { paging($0, of: endpoint) }
        endpoint.batch = merged.batch.flatMap { batch($0, of: endpoint) }
        if let choice = merged.choice(\.idempotency), case .field(let path) = choice.written.value {
            let place = Located(path, at: choice.written.range)
            if let found = requestPath(place, in: endpoint) {
                endpoint.policies.idempotency = .field(found)
                checkIdempotencyKey(found, at: place)
            }
        }
        if let choice = merged.choice(\.cache), let cache = choice.written.value {
            let ignored = cache.ignore.compactMap { ignoredParameter($0, of: endpoint) }
            endpoint.policies.cache?.ignoredParameters = ignored
        }
    }

    private mutating func checkIdempotencyKey(_ path: RequestPath, at place: Located<String>) {
        guard !path.type.isUnresolved else { return }
        let keys: [ScalarType] = [.string, .uuid, .int, .int32, .int64]
        if path.presence == .required, let scalar = scalarBase(of: path.type), keys.contains(scalar) { return }
        report(.idempotencyKey(place, is: words(for: path.type), isOptional: path.presence != .required))
    }

    private mutating func ignoredParameter(_ name: Located<String>, of endpoint: Endpoint) -> String? {
        if let field = endpoint.parameter(name.value, in: .all) { return field.wire }
        let known = endpoint.parameterNames(in: .all)
        report(.unknownParameter(name.value, of: endpoint, in: name, known: known))
        return nil
    }

    private func addProgress(of merged: MergedEndpoint, to endpoint: inout Endpoint) {
        if let progress = merged.choice(\.progress) {
            endpoint.policies.reportsProgress = progress.written.value
            return
        }
        switch endpoint.body?.content {
        case .multipart, .payload(.file): endpoint.policies.reportsProgress = true
        default:
            if case .payload(.file) = endpoint.response.content { endpoint.policies.reportsProgress = true }
        }
    }

    private mutating func reportUnusedPathParameters(of module: Int) {
        for parameter in catalog.modules[module].declaration.pathParameters
        where !usedPathParameters.contains("\(module).\(parameter.placeholder)") {
            report(.unusedModuleParameter(parameter.key))
        }
    }

    private mutating func checkExamples(of endpoint: Endpoint) {
        for example in endpoint.examples {
            if let request = example.request { checkRequest(request, of: endpoint) }
            guard let response = example.response, let payload = endpoint.payload(for: example.status?.value),
                case .value(let type, let isOptional) = payload
            else { continue }
            check(example: response, as: type, allowsNull: isOptional, isRequest: false)
        }
    }

    private mutating func checkRequest(_ request: Located<LiteralExpression>, of endpoint: Endpoint) {
        switch endpoint.body?.content {
        case nil: report(.exampleWithoutBody(at: request.range))
        case .fields(let fields), .multipart(let fields):
            check(example: request, as: fields, named: "the body", isRequest: true)
        case .value(let type):
            check(example: request, as: type, allowsNull: endpoint.body?.isOptional == true, isRequest: true)
        case .payload: break
        }
    }
}

extension Endpoint {
    /// What the answer of a status holds, or the first that holds anything.
    func payload(for status: Int?) -> Payload? {
        switch response.content {
        case .payload(let payload): return payload
        case .outcomes(let outcomes):
            let fitting = outcomes.filter { outcome in
                guard let status else { return true }
                return switch outcome.status.value {
                case .exact(let exact): exact == status
                case .range(let hundreds): status / 100 == hundreds
                }
            }
            for case .payload(let payload) in fitting.map(\.value) where payload != .empty { return payload }
            return nil
        }
    }
}
