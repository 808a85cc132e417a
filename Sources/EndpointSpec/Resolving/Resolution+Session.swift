import EndpointDiagnostics

extension Resolution {
    /// Resolves how the session's credential is sent, got and renewed.
    mutating func session(_ modules: [Module]) -> Session {
        var session = Session()
        guard let declaration = catalog.api.session else { return session }
        session.isKeptByApp = declaration.isKeptByApp
        session.header = declaration.header?.value ?? session.header
        session.scheme = declaration.scheme?.value ?? session.scheme
        if session.scheme == "none" { session.scheme = nil }
        session.refresh = declaration.refresh.flatMap { reference($0) }
        session.signIn = declaration.signIn.compactMap { reference($0) }
        session.signOut = declaration.signOut.flatMap { reference($0) }
        let tokenPath = declaration.token ?? Located("token", at: declaration.range)
        let refreshPath = declaration.refreshToken ?? Located("refreshToken", at: declaration.range)
        for (reference, id) in zip(declaration.signIn.filter { catalog.endpoints[$0.value] != nil }, session.signIn) {
            let tokens = tokens(of: modules[id.module].endpoints[id.index], tokenPath, refreshPath, at: reference)
            session.tokens.append(tokens)
        }
        guard let id = session.refresh, let reference = declaration.refresh else { return session }
        let endpoint = modules[id.module].endpoints[id.index]
        if !session.signIn.contains(id) {
            session.tokens.append(tokens(of: endpoint, tokenPath, refreshPath, at: reference))
        }
        session.refreshParameter = refreshParameter(of: endpoint, named: refreshPath, at: reference)
        return session
    }

    private mutating func tokens(
        of endpoint: Endpoint,
        _ token: Located<String>,
        _ refreshToken: Located<String>,
        at reference: Located<String>
    ) -> SessionTokens {
        var tokens = SessionTokens(
            endpoint: endpoint.id,
            tokenWirePath: token.value,
            refreshTokenWirePath: refreshToken.value
        )
        guard case .payload(.value(let type, _)) = endpoint.response.content else {
            report(.noToken(in: endpoint, at: reference.range))
            return tokens
        }
        guard !type.isUnresolved, scalarBase(of: type) != .json else { return tokens }
        if let found = valuePath(token, in: type) {
            tokens.token = found.path
            tokens.tokenWirePath = found.wire
            checkToken(found.path.type, token)
        }
        guard let declaration = catalog.api.session, declaration.refresh != nil else { return tokens }
        let isRefresh = declaration.refresh?.value == reference.value
        // A refresh need not bring a new refresh token.
        if isRefresh, declaration.refreshToken == nil, !hasField(refreshToken.value, type) { return tokens }
        if let found = valuePath(refreshToken, in: type) {
            tokens.refreshToken = found.path
            tokens.refreshTokenWirePath = found.wire
            checkToken(found.path.type, refreshToken)
        }
        return tokens
    }

    private func hasField(_ name: String, _ type: TypeReference) -> Bool {
        structure(of: type)?.fields.contains { $0.name.value == name } ?? false
    }

    private mutating func checkToken(_ type: TypeReference, _ path: Located<String>) {
        guard !type.isUnresolved, scalarBase(of: type) != .string else { return }
        report(.tokenType(path, is: words(for: type)))
    }

    /// The one parameter of the refresh endpoint, which is named like the path to the refresh token.
    private mutating func refreshParameter(
        of endpoint: Endpoint,
        named path: Located<String>,
        at reference: Located<String>
    ) -> RequestPath? {
        let wanted = path.value.split(separator: ".").last.map(String.init) ?? path.value
        var found: [RequestPath] = []
        let fields =
            endpoint.pathParameters + endpoint.headers.map(\.field) + endpoint.query
            + (endpoint.body?.content.fields ?? [])
        for field in fields where field.fixedValue == nil {
            found.append(RequestPath(components: [field.name.value], type: field.type, presence: field.presence))
        }
        if case .value(let type) = endpoint.body?.content {
            for field in structure(of: type)?.fields ?? [] where field.fixedValue == nil {
                let components = ["body", field.name.value]
                found.append(RequestPath(components: components, type: field.type, presence: field.presence))
            }
            if structure(of: type) == nil {
                found.append(RequestPath(components: ["body"], type: type, presence: .required))
            }
        }
        guard found.count == 1, let parameter = found.first, parameter.components.last == wanted,
            scalarBase(of: parameter.type) == .string
        else {
            report(.refreshParameter(endpoint, wanted: wanted, at: reference.range))
            return nil
        }
        return parameter
    }

    /// Resolves the configuration that other requests wait for.
    mutating func configGate(_ modules: [Module]) -> ConfigGate? {
        guard let declaration = catalog.api.configGate else { return nil }
        guard let written = declaration.endpoint else {
            report(.incompleteSetting("configGate", lacks: ["endpoint"], at: declaration.range))
            return nil
        }
        guard let id = reference(written) else { return nil }
        let endpoint = modules[id.module].endpoints[id.index]
        var gate = ConfigGate(endpoint: id)
        gate.maxAge = declaration.maxAge?.value
        reportArguments(of: endpoint, at: written)
        guard let version = declaration.version else { return gate }
        guard case .payload(.value(let type, _)) = endpoint.response.content else {
            report(.unknownField(version.value, of: "the answer", in: version, known: []))
            return gate
        }
        gate.version = valuePath(version, in: type)?.path
        return gate
    }

    private mutating func reportArguments(of endpoint: Endpoint, at reference: Located<String>) {
        var fields = endpoint.pathParameters + endpoint.headers.map(\.field) + endpoint.query
        fields += endpoint.body?.content.fields ?? []
        if case .url(let field) = endpoint.target { fields.append(field) }
        var names = fields.filter {
            $0.fixedValue == nil && $0.defaultValue == nil && $0.presence != .optional && $0.presence != .change
        }
        .map(\.name.value)
        switch endpoint.body?.content {
        case .value, .payload: if endpoint.body?.isOptional == false { names.append("body") }
        default: break
        }
        if let name = names.first { report(.gateArgument(endpoint, argument: name, at: reference)) }
    }
}
