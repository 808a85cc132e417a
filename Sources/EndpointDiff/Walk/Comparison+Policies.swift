import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    func comparePolicies(_ old: Endpoint, _ new: Endpoint, at spot: Spot) {
        let first = old.policies
        let second = new.policies
        func found(_ rule: ChangeRule, _ conditions: ChangeConditions = [], _ before: String?, _ after: String?) {
            report(
                rule,
                at: spot,
                where: conditions,
                old: before,
                new: after,
                base: old.name.range,
                head: new.name.range
            )
        }
        compareAuthentication(first.auth, second.auth, found)
        compareSigning(first.sign, second.sign, found)
        compareIdempotency(first.idempotency, second.idempotency, found)
        compareTimeouts(first, second, found)
        if first.inFlight != second.inFlight { found(.inFlightChanged, [], first.inFlight.text, second.inFlight.text) }
        if first.cache != second.cache {
            found(
                .cacheChanged,
                first.cache != nil && second.cache == nil ? [.losesArgument] : [],
                first.cache?.text ?? "none",
                second.cache?.text ?? "none"
            )
        }
        compareGate(first, second, found)
        if first.priority != second.priority {
            found(.priorityChanged, [], first.priority.rawValue, second.priority.rawValue)
        }
        if first.reportsProgress != second.reportsProgress {
            found(second.reportsProgress ? .progressAdded : .progressDropped, [], nil, nil)
        }
        compareLogs(first.log, second.log, found)
    }

    private typealias Found = (ChangeRule, ChangeConditions, String?, String?) -> Void

    /// With a gate on one side only, the gate itself is reported.
    private func compareGate(_ old: Policies, _ new: Policies, _ found: Found) {
        guard (base.spec.configGate == nil) == (head.spec.configGate == nil) else { return }
        guard old.waitsForConfiguration != new.waitsForConfiguration else { return }
        found(
            .gateChanged,
            [],
            old.waitsForConfiguration ? "required" : "exempt",
            new.waitsForConfiguration ? "required" : "exempt"
        )
    }

    private func compareAuthentication(_ old: Authentication, _ new: Authentication, _ found: Found) {
        guard old != new else { return }
        if old.strength < new.strength {
            found(.authAdded, [new.strength == 2 ? .isDemanded : .isOffered], old.text, new.text)
        } else {
            found(old.strength > new.strength ? .authDropped : .authChanged, [], old.text, new.text)
        }
    }

    private func compareSigning(_ old: String?, _ new: String?, _ found: Found) {
        guard old != new else { return }
        found(old == nil ? .signingAdded : new == nil ? .signingDropped : .signingChanged, [], old, new)
    }

    private func compareIdempotency(_ old: Idempotency, _ new: Idempotency, _ found: Found) {
        guard old.withoutTypes != new.withoutTypes else { return }
        switch (old.isKeyed, new.isKeyed) {
        case (true, true): found(.idempotencyKeyMoved, [], old.text, new.text)
        case (false, true): found(.idempotencyKeyAdded, [], old.text, new.text)
        case (true, false):
            var conditions: ChangeConditions = []
            conditions.insert(new == .none ? .losesReplayable : .staysReplayable)
            conditions.insert(.losesArgument, if: old == .key)
            found(.idempotencyKeyDropped, conditions, old.text, new.text)
        case (false, false):
            found(
                new == .none ? .idempotencyLost : old == .none ? .idempotencyGained : .idempotencyChanged,
                [],
                old.text,
                new.text
            )
        }
    }

    /// Policies of one name are compared where they are declared.
    private func compareTimeouts(_ old: Policies, _ new: Policies, _ found: Found) {
        if !isSameName(old.timeout?.name, new.timeout?.name), old.timeout?.value != new.timeout?.value {
            found(.timeoutChanged, [], old.timeout.text { $0.text }, new.timeout.text { $0.text })
        }
        if !isSameName(old.retry?.name, new.retry?.name), old.retry?.value != new.retry?.value {
            found(.retryChanged, [], old.retry.text { $0.text }, new.retry.text { $0.text })
        }
    }

    private func isSameName(_ old: String?, _ new: String?) -> Bool { old != nil && old == new }

    private func compareLogs(_ old: LogAllowance, _ new: LogAllowance, _ found: Found) {
        let first = old.names
        let second = new.names
        let more = second.filter { !first.contains($0) }
        let less = first.filter { !second.contains($0) }
        if !more.isEmpty { found(.logWidened, [], nil, more.joined(separator: ", ")) }
        if !less.isEmpty { found(.logNarrowed, [], less.joined(separator: ", "), nil) }
    }

    /// Named timeouts and retries, each reported once with every endpoint that has it by name.
    func compareNamedPolicies() {
        compareNamed(
            base.spec.timeouts,
            head.spec.timeouts,
            .timeoutChanged,
            "timeouts",
            text: { $0.text },
            name: { $0.policies.timeout?.name }
        )
        compareNamed(
            base.spec.retries,
            head.spec.retries,
            .retryChanged,
            "retries",
            text: { $0.text },
            name: { $0.policies.retry?.name }
        )
    }

    private func compareNamed<Policy>(
        _ old: [NamedPolicy<Policy>],
        _ new: [NamedPolicy<Policy>],
        _ rule: ChangeRule,
        _ section: String,
        text: (Policy) -> String,
        name: (Endpoint) -> String?
    ) {
        for policy in old {
            guard let other = new.first(where: { $0.name == policy.name }), other.value != policy.value else {
                continue
            }
            let numbers = match.endpoints.indices.filter { number in
                let pair = match.endpoints[number]
                return name(base.spec[pair.base]) == policy.name && name(head.spec[pair.head]) == policy.name
            }
            guard !numbers.isEmpty else { continue }
            report(
                rule,
                at: Spot(owner: .endpoints(numbers), section: "\(section)/"),
                policy.name ?? "",
                old: text(policy.value),
                new: text(other.value),
                base: base.spec.documentRange,
                head: head.spec.documentRange
            )
        }
    }
}

extension ResolvedSpec {
    /// The first line of `api.yaml`, for what has no place of its own in a resolved spec.
    var documentRange: SourceRange { SourceRange(file: files[apiFile].source, line: 1, column: 1) }
}

extension Optional {
    fileprivate func text<Value>(_ text: (Value) -> String) -> String where Wrapped == NamedPolicy<Value> {
        guard let self else { return "none" }
        return self.name ?? text(self.value)
    }
}

extension Authentication {
    /// None, offered, demanded.
    fileprivate var strength: Int {
        switch self {
        case .none: 0
        case .optional: 1
        case .session, .basic, .credential: 2
        }
    }

    fileprivate var text: String {
        switch self {
        case .none: "none"
        case .session: "session"
        case .optional: "optional"
        case .basic: "basic"
        case .credential(let name): name
        }
    }
}

extension Idempotency {
    fileprivate var isKeyed: Bool {
        switch self {
        case .key, .field: true
        case .none, .safe, .idempotent: false
        }
    }

    fileprivate var text: String {
        switch self {
        case .none: "none"
        case .safe: "safe"
        case .idempotent: "idempotent"
        case .key: "key"
        case .field(let path): path.components.joined(separator: ".")
        }
    }

    /// Types of two specs can't be compared.
    fileprivate var withoutTypes: String { isKeyed ? "key \(text)" : text }
}

extension InFlight {
    fileprivate var text: String {
        switch self {
        case .independent: "independent"
        case .share: "share"
        case .latest: "latest"
        case .reject(let coolDown): "reject for \(coolDown.text)"
        }
    }
}

extension Cache {
    fileprivate var text: String {
        var parts = ["maxAge \(maxAge.text)"]
        let varied = [variesBySession ? "session" : nil, variesByLocale ? "locale" : nil].compactMap(\.self)
        if !varied.isEmpty { parts.append("varyBy \(varied.joined(separator: "|"))") }
        switch version {
        case .number(let number): parts.append("version \(number)")
        case .app: parts.append("version app")
        }
        if let staleIfError { parts.append("staleIfError \(staleIfError.text)") }
        if !ignoredParameters.isEmpty { parts.append("ignore \(ignoredParameters.joined(separator: "|"))") }
        return parts.joined(separator: ", ")
    }
}

extension Timeout {
    fileprivate var text: String {
        let limits = [
            attempt.map { "attempt \($0.text)" }, idle.map { "idle \($0.text)" }, total.map { "total \($0.text)" },
        ]
        return limits.compactMap(\.self).joined(separator: ", ")
    }
}

extension Retry {
    fileprivate var text: String {
        """
        max \(max), base \(base.text), factor \(factor), jitter \(jitter.rawValue), limit \(limit.text), \
        when \(when.map(\.rawValue).joined(separator: "|")), statuses \(statuses.map { "\($0)" }.joined(separator: "|"))
        """
    }
}

extension LogAllowance {
    fileprivate var names: [String] {
        [("query", query), ("headers", headers), ("body", body), ("response", response)].flatMap { section, names in
            names.map { "\(section).\($0)" }
        }
    }
}
