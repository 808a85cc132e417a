import EndpointDiagnostics

/// The policies that have names: those built in, in their order, then the spec's own.
struct PolicyTable {
    private(set) var timeouts: [NamedPolicy<Timeout>] = []
    private(set) var retries: [NamedPolicy<Retry>] = []
    private var timeoutIndices: [String: Int] = [:]
    private var retryIndices: [String: Int] = [:]

    init(_ api: APIDeclaration) {
        let attempt = { Timeout(attempt: SpecDuration(milliseconds: $0)) }
        for (name, value) in [("fast", attempt(8_000)), ("normal", attempt(15_000)), ("bulk", attempt(25_000))] {
            add(NamedPolicy(name: name, value: value))
        }
        add(NamedPolicy(name: "transfer", value: Timeout(idle: SpecDuration(milliseconds: 60_000))))
        add(NamedPolicy(name: "transient", value: Retry()))
        for timeout in api.timeouts {
            add(NamedPolicy(name: timeout.name.value, value: Timeout(timeout.declaration)))
        }
        for retry in api.retries { add(NamedPolicy(name: retry.name.value, value: Retry(retry.declaration))) }
    }

    func timeout(_ name: String) -> NamedPolicy<Timeout>? { timeoutIndices[name].map { timeouts[$0] } }
    func retry(_ name: String) -> NamedPolicy<Retry>? { retryIndices[name].map { retries[$0] } }

    private mutating func add(_ policy: NamedPolicy<Timeout>) {
        guard let name = policy.name else { return }
        if let index = timeoutIndices[name] {
            timeouts[index] = policy
        } else {
            timeoutIndices[name] = timeouts.count
            timeouts.append(policy)
        }
    }

    private mutating func add(_ policy: NamedPolicy<Retry>) {
        guard let name = policy.name else { return }
        if let index = retryIndices[name] {
            retries[index] = policy
        } else {
            retryIndices[name] = retries.count
            retries.append(policy)
        }
    }
}

extension Timeout {
    init(_ declaration: TimeoutDeclaration) {
        self.init(
            attempt: declaration.attempt?.value,
            idle: declaration.idle?.value,
            total: declaration.total?.value
        )
    }

    /// Whether one try can time out with time left for another.
    var canRunOut: Bool {
        if idle != nil { return true }
        guard let attempt else { return false }
        return total.map { attempt.milliseconds < $0.milliseconds } ?? true
    }
}

extension Retry {
    init(_ declaration: RetryDeclaration) {
        self.init()
        max = declaration.max?.value ?? max
        base = declaration.base?.value ?? base
        factor = declaration.factor?.value ?? factor
        jitter = declaration.jitter?.value ?? jitter
        limit = declaration.limit?.value ?? limit
        when = declaration.when?.value.map(\.value) ?? when
        statuses = declaration.statuses?.value.map(\.value) ?? statuses
    }
}
