import Foundation

extension Call {
    /// Looks for an answer that is young enough, and remembers an older one, which may still be of use.
    ///
    /// - Returns: `nil`: the backend must be asked. So it must where this version of the app cannot read what is kept.
    /// - Throws: What building the request throws; nothing was sent then.
    func lookUp<Value>(_ model: (AcceptedAnswer, Call<E>) throws -> Value) async throws -> Value? {
        guard let policy = descriptor.cache, let caching else { return nil }
        let signIn = client.sessionKeeper.signIns.withLock { $0 }
        guard let key = try await cacheKey(policy) else { return nil }
        let answer = await client.cache.answer(for: key)
        caching.withLock { $0 = Caching(key: key, signIn: signIn, kept: answer) }
        guard let answer, mayTakeKept, isYounger(answer, than: policy.maxAge.seconds) else { return nil }
        do {
            return try value(of: answer, model)
        } catch {
            caching.withLock { $0.kept = nil }
            await client.cache.remove(key)
            return nil
        }
    }

    /// A configuration that is fetched anew is fetched because the one that is there will not do.
    private var mayTakeKept: Bool { options.cache != .refresh && purpose == .business }

    /// Gives the kept answer for a failure that may pass.
    ///
    /// - Throws: The failure, where no answer may stand in for it.
    func standingInForFailure<Value>(
        _ model: (AcceptedAnswer, Call<E>) throws -> Value,
        _ next: () async throws -> Value
    ) async throws -> Value {
        guard let caching else { return try await next() }
        do {
            return try await next()
        } catch {
            guard failure(error).mayPass, let allowance, let maxAge = descriptor.cache?.maxAge,
                let kept = caching.withLock({ $0.kept }),
                isYounger(kept, than: maxAge.seconds + allowance.seconds),
                let value = try? value(of: kept, model)
            else { throw error }
            return value
        }
    }

    private var allowance: Duration? {
        switch options.cache {
        case .cached: descriptor.cache?.staleIfError
        case .refresh: nil
        case .staleIfError(let allowance): allowance
        }
    }

    /// A clock that was set back makes no answer younger.
    private func isYounger(_ answer: CachedAnswer, than age: Double) -> Bool {
        let passed = client.app.now().timeIntervalSince(answer.date)
        return passed >= 0 && passed < age
    }

    private func value<Value>(
        of answer: CachedAnswer,
        _ model: (AcceptedAnswer, Call<E>) throws -> Value
    ) throws -> Value {
        try checkStatus(of: answer.response)
        return try model(try checkBusinessCode(of: answer.response), self)
    }
}

/// What a call knows of the cache.
struct Caching: Sendable {
    /// `nil`: nothing is looked for, nor kept.
    var key: CacheKey?
    /// What ``SessionKeeper/signIns`` was when the key was made.
    var signIn = 0
    /// However old.
    var kept: CachedAnswer?
}

extension Error {
    /// Whether it may be over in a while: no network, or a backend that is overloaded or broken.
    fileprivate var mayPass: Bool {
        switch self as any Error {
        case RequestError.unreachable: true
        case RequestError.unacceptableStatus(let status, _): status.mayPass
        case let error as any ModuleFailure: error.refusal.stage == .status && error.refusal.status.mayPass
        default: false
        }
    }
}

extension Int {
    fileprivate var mayPass: Bool { self == 429 || (500..<600).contains(self) }
}
