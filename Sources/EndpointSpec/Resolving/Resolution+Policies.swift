import EndpointDiagnostics

extension Resolution {
    /// Settles how an endpoint is treated.
    mutating func policies(of merged: MergedEndpoint, server: Int, facts: inout EndpointFacts) -> Policies {
        let server = servers[server]
        var policies = Policies(idempotencyHeader: server.idempotencyHeader)
        if let choice = merged.choice(\.auth) {
            facts.auth = choice.source
            policies.auth = authentication(choice)
        }
        policies.timeout = policyTable.timeout("normal")
        if let choice = merged.choice(\.timeout) {
            facts.timeout = choice.source
            policies.timeout = timeout(choice)
        }
        policies.idempotency =
            merged.choice(\.idempotency).map { idempotency($0.written.value) } ?? facts.method.idempotency
        if let choice = merged.choice(\.retry) {
            facts.retry = choice.source
            policies.retry = retry(choice, facts: &facts)
            if policies.idempotency == .none, choice.origin.isInherited { policies.retry = nil }
        }
        if let choice = merged.choice(\.inFlight) {
            facts.inFlight = choice.source
            policies.inFlight = inFlight(choice.written)
        }
        if let choice = merged.choice(\.cache) {
            facts.cache = choice.source
            let range = choice.written.range
            policies.cache = choice.written.value.flatMap { resolved($0, at: range, auth: policies.auth) }
        }
        let gate = merged.choice(\.configGate)?.written.value ?? .required
        policies.waitsForConfiguration = catalog.api.configGate != nil && gate == .required
        policies.priority = merged.choice(\.priority)?.written.value ?? .normal
        policies.log = log(of: merged)
        policies.sign = merged.choice(\.sign)?.written.value
        if policies.sign == "none" { policies.sign = nil }
        policies.envelope = envelope(of: merged, server: server)
        policies.hasServerEnvelope = policies.envelope == server.envelope
        return policies
    }

    private mutating func authentication(_ choice: PolicyChoice<String>) -> Authentication {
        switch choice.written.value {
        case "none": return .none
        case "session": return .session
        case "optional": return .optional
        case "basic": return .basic
        case let name:
            guard catalog.credentials[name] != nil else {
                // What is inherited is reported once, where it stands.
                if !choice.origin.isInherited { report(.unknownCredential(choice.written, in: catalog)) }
                return .none
            }
            usedNames[.credential, default: []].insert(name)
            return .credential(name)
        }
    }

    private mutating func timeout(_ choice: PolicyChoice<PolicyReference<TimeoutDeclaration>>) -> NamedPolicy<Timeout>?
    {
        switch choice.written.value {
        case .none: return nil
        case .inline(let declaration): return NamedPolicy(name: nil, value: Timeout(declaration))
        case .named(let name):
            usedNames[.timeout, default: []].insert(name)
            if let policy = policyTable.timeout(name) { return policy }
            if !choice.origin.isInherited {
                report(.unknownTimeout(Located(name, at: choice.written.range), in: policyTable))
            }
            return policyTable.timeout("normal")
        }
    }

    private mutating func retry(
        _ choice: PolicyChoice<PolicyReference<RetryDeclaration>>,
        facts: inout EndpointFacts
    ) -> NamedPolicy<Retry>? {
        switch choice.written.value {
        case .none: return nil
        case .inline(let declaration):
            facts.namesTimeoutCondition = declaration.namesTimeout
            return NamedPolicy(name: nil, value: Retry(declaration))
        case .named(let name):
            usedNames[.retry, default: []].insert(name)
            facts.namesTimeoutCondition = timeoutRetries.contains(name)
            if let policy = policyTable.retry(name) { return policy }
            if !choice.origin.isInherited {
                report(.unknownRetry(Located(name, at: choice.written.range), in: policyTable))
            }
            return nil
        }
    }

    private func idempotency(_ declaration: IdempotencyDeclaration) -> Idempotency {
        switch declaration {
        case .safe: .safe
        case .idempotent: .idempotent
        case .none: .none
        case .key: .key
        // The field is looked up once the parameters are known.
        case .field(let path): .field(RequestPath(components: [path], type: .unresolved, presence: .required))
        }
    }

    private mutating func inFlight(_ written: Located<InFlightDeclaration>) -> InFlight {
        let coolDown = written.value.coolDown
        if let coolDown, written.value.policy != .reject { report(.coolDownWithoutReject(at: coolDown.range)) }
        return switch written.value.policy {
        case .independent: .independent
        case .share: .share
        case .latest: .latest
        case .reject: .reject(coolDown: coolDown?.value ?? SpecDuration(milliseconds: 800))
        }
    }

    private mutating func resolved(
        _ declaration: CacheDeclaration,
        at range: SourceRange,
        auth: Authentication
    ) -> Cache? {
        guard let maxAge = declaration.maxAge else {
            report(.incompleteSetting("cache", lacks: ["maxAge"], at: range))
            return nil
        }
        let names = declaration.varyBy.map(\.value)
        var version = Cache.Version.number(1)
        if let written = declaration.version {
            version = written.value == "app" ? .app : Int(written.value).map { .number($0) } ?? version
        }
        return Cache(
            maxAge: maxAge.value,
            variesBySession: auth != .none || names.contains("session"),
            variesByLocale: names.contains("locale"),
            ignoredParameters: declaration.ignore.map(\.value),
            version: version,
            staleIfError: declaration.staleIfError?.value
        )
    }
}

extension HTTPMethod {
    /// What repeating a request of the method does, by RFC 9110 section 9.2.
    var idempotency: Idempotency {
        switch self {
        case .get, .head, .options: .safe
        case .put, .delete: .idempotent
        case .post, .patch: .none
        }
    }
}

extension RetryDeclaration {
    /// Whether `timeout` is asked for by name.
    var namesTimeout: Bool { when?.value.contains { $0.value == .timeout } == true }
}
