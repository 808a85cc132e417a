import EndpointDiagnostics
import EndpointYAML

/// Policies of endpoints, presets, defaults and servers; each has those that its table allows.
extension DocumentDecoder {
    mutating func readPolicies(_ keys: KeyReader, into policies: inout PolicyDeclarations) {
        if let entry = keys[ifAllowed: "server"] { policies.server = name(entry) }
        if let entry = keys["auth"] { policies.auth = name(entry) }
        if let entry = keys["timeout"] { policies.timeout = policy(entry) { $0.timeout($1) } }
        if let entry = keys["retry"] { policies.retry = policy(entry) { $0.retry($1) } }
        if let entry = keys[ifAllowed: "idempotency"] { policies.idempotency = idempotency(entry) }
        if let entry = keys[ifAllowed: "inFlight"] { policies.inFlight = inFlight(entry) }
        if let entry = keys[ifAllowed: "cache"] { policies.cache = noneOr(entry) { $0.cache($1) } }
        if let entry = keys[ifAllowed: "configGate"] { policies.configGate = word(entry, as: GatePolicy.self) }
        if let entry = keys[ifAllowed: "priority"] { policies.priority = word(entry, as: Priority.self) }
        if let entry = keys[ifAllowed: "progress"] { policies.progress = bool(entry) }
        if let entry = keys["log"] { policies.log = log(entry) }
        if let entry = keys["sign"] { policies.sign = name(entry) }
        if let entry = keys[ifAllowed: "envelope"] { policies.envelope = noneOr(entry) { $0.envelope($1) } }
    }

    /// A policy by name, `none`, or written out.
    private mutating func policy<Declaration>(
        _ entry: Entry?,
        _ inline: (inout DocumentDecoder, Entry) -> Declaration?
    ) -> Located<PolicyReference<Declaration>>? {
        guard let entry else { return nil }
        if entry.value.kind == .mapping {
            return inline(&self, entry).map { Located(.inline($0), at: entry.value.range) }
        }
        guard let name = name(entry) else { return nil }
        return name.map { $0 == "none" ? .none : .named($0) }
    }

    /// `none`, or a mapping.
    private mutating func noneOr<Declaration>(
        _ entry: Entry?,
        _ inline: (inout DocumentDecoder, Entry) -> Declaration?
    ) -> Located<Declaration?>? {
        guard let entry else { return nil }
        if entry.value.hasText("none") { return Located(nil, at: entry.value.range) }
        guard entry.value.kind == .mapping else {
            report(.wrongKind(entry, expected: "'none' or a mapping"))
            return nil
        }
        return inline(&self, entry).map { Located($0, at: entry.value.range) }
    }

    mutating func timeout(_ entry: Entry) -> TimeoutDeclaration? {
        guard let keys = keys(of: entry, as: .timeout) else { return nil }
        var timeout = TimeoutDeclaration()
        timeout.attempt = duration(keys["attempt"])
        timeout.idle = duration(keys["idle"])
        timeout.total = duration(keys["total"])
        return timeout
    }

    mutating func retry(_ entry: Entry) -> RetryDeclaration? {
        guard let keys = keys(of: entry, as: .retry) else { return nil }
        var retry = RetryDeclaration()
        retry.max = integer(keys["max"])
        retry.base = duration(keys["base"])
        retry.factor = factor(keys["factor"])
        retry.jitter = word(keys["jitter"], as: Jitter.self)
        retry.limit = duration(keys["limit"])
        retry.when = located(keys["when"]) { $0.word($1, as: RetryCondition.self) }
        retry.statuses = located(keys["statuses"]) { $0.status($1) }
        return retry
    }

    private mutating func located<Item>(
        _ entry: Entry?,
        _ item: (inout DocumentDecoder, Entry) -> Item?
    ) -> Located<[Item]>? {
        guard let entry, let items = list(entry, of: item) else { return nil }
        return Located(items, at: entry.value.range)
    }

    private mutating func factor(_ entry: Entry?) -> Located<Double>? {
        guard let entry, let text = number(entry) else { return nil }
        guard let factor = Double(text.value), factor >= 1, factor.isFinite else {
            report(.invalid(DecodingRules.invalidNumber, entry, expected: "a number from 1, as pauses do not shrink"))
            return nil
        }
        return Located(factor, at: text.range)
    }

    private mutating func idempotency(_ entry: Entry?) -> Located<IdempotencyDeclaration>? {
        guard let entry else { return nil }
        if entry.value.kind == .mapping {
            let path = keys(of: entry, as: .idempotency).flatMap { dottedPath($0["key"]) }
            return path.map { Located(.field($0.value), at: $0.range) }
        }
        return word(entry, of: ["safe", "idempotent", "none", "key"]).map { word in
            word.map { text in
                switch text {
                case "safe": .safe
                case "idempotent": .idempotent
                case "key": .key
                default: .none
                }
            }
        }
    }

    private mutating func inFlight(_ entry: Entry?) -> Located<InFlightDeclaration>? {
        guard let entry else { return nil }
        guard entry.value.kind == .mapping else {
            return word(entry, as: InFlightPolicy.self)?.map { InFlightDeclaration(policy: $0, coolDown: nil) }
        }
        guard let keys = keys(of: entry, as: .inFlight) else { return nil }
        let (policy, coolDown) = (word(keys["policy"], as: InFlightPolicy.self), duration(keys["coolDown"]))
        return policy.map { Located(InFlightDeclaration(policy: $0.value, coolDown: coolDown), at: entry.value.range) }
    }

    private mutating func cache(_ entry: Entry) -> CacheDeclaration? {
        guard let keys = keys(of: entry, as: .cache) else { return nil }
        var cache = CacheDeclaration()
        if let entry = keys["maxAge"] { cache.maxAge = duration(entry) }
        if let entry = keys["varyBy"] {
            cache.varyBy = list(entry) { $0.word($1, of: ["session", "locale", "environment"]) } ?? []
        }
        if let entry = keys["version"] { cache.version = cacheVersion(entry) }
        if let entry = keys["staleIfError"] { cache.staleIfError = duration(entry) }
        if let entry = keys["ignore"] { cache.ignore = list(entry) { $0.name($1) } ?? [] }
        return cache
    }

    private mutating func cacheVersion(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a number or 'app'") else { return nil }
        let text = entry.locatedText
        guard text.value == "app" || !text.value.isEmpty && text.value.utf8.allSatisfy(isDigit) else {
            report(.invalid(DecodingRules.invalidNumber, entry, expected: "digits or 'app'"))
            return nil
        }
        return text
    }

    mutating func log(_ entry: Entry?) -> LogDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .log) else { return nil }
        var log = LogDeclaration(range: entry.range)
        log.query = list(keys["query"]) { $0.filledText($1) }
        log.headers = list(keys["headers"]) { $0.headerName($1) }
        log.body = list(keys["body"]) { $0.filledText($1) }
        log.response = list(keys["response"]) { $0.filledText($1) }
        return log
    }

    private mutating func envelope(_ entry: Entry) -> EnvelopeDeclaration? {
        guard let keys = keys(of: entry, as: .envelope) else { return nil }
        var envelope = EnvelopeDeclaration(range: entry.range)
        envelope.code = dottedPath(keys["code"])
        envelope.message = dottedPath(keys["message"])
        envelope.data = dottedPath(keys["data"])
        envelope.success = list(keys["success"]) { $0.text($1) } ?? []
        envelope.sessionExpired = list(keys["sessionExpired"]) { $0.text($1) } ?? []
        envelope.requestID = dottedPath(keys["requestID"])
        return envelope
    }
}
