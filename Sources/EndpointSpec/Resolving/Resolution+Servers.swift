import EndpointDiagnostics

extension Resolution {
    /// Resolves servers, and reports what the sources of policies name that does not exist.
    mutating func resolveServers() {
        var lists = LogLists()
        let keys = catalog.json[catalog.apiFile].keys
        if let log = catalog.api.log { lists.add(log, keys: keys) }
        if let log = catalog.api.defaults?.policies.log { lists.add(log, keys: keys) }
        commonLog = lists
        timeoutRetries = Set(catalog.api.retries.filter { $0.declaration.namesTimeout }.map(\.name.value))
        servers = catalog.servers.map { server($0) }
        checkInherited(catalog.api.defaults?.policies)
        for server in catalog.servers { checkInherited(server.policies) }
        for module in catalog.modules { checkInherited(module.declaration.defaults?.policies) }
        checkBuiltInServer()
    }

    private mutating func server(_ declaration: ServerDeclaration) -> Server {
        var server = Server(
            name: declaration.name,
            environments: declaration.environments.map { environment($0) },
            idempotencyHeader: declaration.idempotencyHeader?.value ?? catalog.api.idempotencyHeader?.value
                ?? "Idempotency-Key",
            concurrency: declaration.concurrency?.value ?? 4
        )
        let scope = TypeScope(file: catalog.apiFile)
        server.envelope = declaration.policies.envelope.flatMap(\.value).flatMap { resolved($0) }
        server.headers = commonValues(declaration.headers ?? catalog.api.headers)
        server.query = commonValues(declaration.query ?? catalog.api.query)
        for header in declaration.responseHeaders {
            guard var field = field(header, .responseHeader, owner: nil, in: scope) else { continue }
            complete(&field, from: header)
            check(field, .responseHeader)
            server.responseHeaders.append(field)
        }
        checkNames(server.responseHeaders, .responseHeader)
        server.failure = declaration.failure.flatMap { failure($0, in: scope) }
        server.documentation = declaration.documentation
        return server
    }

    private mutating func environment(_ declaration: EnvironmentDeclaration) -> Server.Environment {
        var variables: [Server.Variable] = []
        for variable in declaration.variables {
            if case .scalar(let scalar) = variable.declaration.value, scalar != .json {
                variables.append(Server.Variable(name: variable.name.value, type: scalar))
            } else {
                report(.variableType(variable.name.value, at: variable.declaration.range))
            }
        }
        return Server.Environment(
            name: declaration.name.value,
            base: declaration.base.value,
            variables: variables
        )
    }

    private func commonValues(_ sources: [SourceDeclaration]?) -> [CommonValue] {
        (sources ?? []).map { CommonValue(wire: $0.name.value, source: $0.source.value) }
    }

    private mutating func failure(_ declaration: FailureDeclaration, in scope: TypeScope) -> FailureBody? {
        let type = outerType(declaration.type, in: scope).type
        guard !type.isUnresolved else { return nil }
        return FailureBody(
            type: type,
            code: declaration.code.flatMap { wirePath($0, in: type) },
            message: declaration.message.flatMap { wirePath($0, in: type) }
        )
    }

    /// A path by Swift names as the path on the wire; below `json` names are those on the wire already.
    private mutating func wirePath(_ path: Located<String>, in type: TypeReference) -> String? {
        if scalarBase(of: type) == .json { return path.value }
        return valuePath(path, in: type)?.wire
    }

    private mutating func checkInherited(_ policies: PolicyDeclarations?) {
        guard let policies else { return }
        if let server = policies.server, catalog.serverIndices[server.value] == nil {
            report(.unknownServer(server, known: catalog.servers.map(\.name.value)))
        }
        if let auth = policies.auth, !["none", "session", "optional", "basic"].contains(auth.value),
            catalog.credentials[auth.value] == nil
        {
            report(.unknownCredential(auth, in: catalog))
        }
        if let timeout = policies.timeout, case .named(let name) = timeout.value, policyTable.timeout(name) == nil {
            report(.unknownTimeout(Located(name, at: timeout.range), in: policyTable))
        }
        if let retry = policies.retry, case .named(let name) = retry.value, policyTable.retry(name) == nil {
            report(.unknownRetry(Located(name, at: retry.range), in: policyTable))
        }
        noteUse(of: policies)
    }

    /// Counts what defaults name as used, though every endpoint may say otherwise.
    private mutating func noteUse(of policies: PolicyDeclarations) {
        if let auth = policies.auth { usedNames[.credential, default: []].insert(auth.value) }
        if case .named(let name) = policies.timeout?.value { usedNames[.timeout, default: []].insert(name) }
        if case .named(let name) = policies.retry?.value { usedNames[.retry, default: []].insert(name) }
    }

    /// Where several servers are declared, none of them `api`, some endpoint has to have none at all.
    private mutating func checkBuiltInServer() {
        guard catalog.serverIndices["api"] == nil, let first = catalog.servers.first,
            catalog.api.defaults?.policies.server == nil,
            catalog.modules.contains(where: { $0.declaration.defaults?.policies.server == nil && needsServer($0) })
        else { return }
        report(.noDefaultServer(first.name))
    }

    private func needsServer(_ module: SpecCatalog.Module) -> Bool {
        module.declaration.endpoints.contains { endpoint in
            endpoint.policies.server == nil
                && !endpoint.use.contains { catalog.presets[$0.value]?.policies.server != nil }
        }
    }
}
