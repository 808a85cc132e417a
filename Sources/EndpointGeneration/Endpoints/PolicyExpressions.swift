import EndpointNaming
import EndpointSpec

/// Writes policies as calls of the runtime's initialisers, leaving out what is their default.
struct PolicyExpressions {
    let words: Vocabulary

    func timeout(_ timeout: Timeout) -> CodeExpression {
        .call(
            words[.timeoutPolicy],
            arguments(
                ("attempt", timeout.attempt.map(duration)),
                ("idle", timeout.idle.map(duration)),
                ("total", timeout.total.map(duration))
            )
        )
    }

    func retry(_ retry: Retry) -> CodeExpression {
        let standard = Retry()
        return .call(
            words[.retryPolicy],
            arguments(
                ("max", retry.max == standard.max ? nil : .code(SwiftLiteral.integer(retry.max))),
                ("base", retry.base == standard.base ? nil : duration(retry.base)),
                ("factor", retry.factor == standard.factor ? nil : .code(SwiftLiteral.number(retry.factor))),
                ("jitter", retry.jitter == standard.jitter ? nil : .code("." + retry.jitter.rawValue)),
                ("limit", retry.limit == standard.limit ? nil : duration(retry.limit)),
                ("when", retry.when == standard.when ? nil : .list(retry.when.map { .code("." + $0.rawValue) })),
                ("statuses", retry.statuses == standard.statuses ? nil : .list(retry.statuses.map { .code("\($0)") }))
            )
        )
    }

    /// `nil`: none, the default.
    func idempotency(_ idempotency: Idempotency) -> CodeExpression? {
        switch idempotency {
        case .none: nil
        case .safe: .code(".safe")
        case .idempotent: .code(".idempotent")
        case .key: .code(".key")
        case .field(let path): .call(".field", [.init(nil, .string(path.components.joined(separator: ".")))])
        }
    }

    /// `nil`: independent, the default.
    func inFlight(_ policy: InFlight) -> CodeExpression? {
        switch policy {
        case .independent: nil
        case .share: .code(".share")
        case .latest: .code(".latest")
        case .reject(coolDown: SpecDuration(milliseconds: 800)): .code(".reject")
        case .reject(let coolDown): .call(".reject", [.init("coolDown", duration(coolDown))])
        }
    }

    func cache(_ cache: Cache) -> CodeExpression {
        var variations: [CodeExpression] = []
        if cache.variesBySession { variations.append(.code(".session")) }
        if cache.variesByLocale { variations.append(.code(".locale")) }
        return .call(
            words[.cachePolicy],
            arguments(
                ("maxAge", duration(cache.maxAge)),
                ("varyBy", variations.isEmpty ? nil : .list(variations)),
                ("ignore", strings(cache.ignoredParameters)),
                ("version", version(cache.version)),
                ("staleIfError", cache.staleIfError.map(duration))
            )
        )
    }

    private func version(_ version: Cache.Version) -> CodeExpression? {
        switch version {
        case .number(1): nil
        case .number(let number): .code(".number(\(SwiftLiteral.integer(number)))")
        case .app: .code(".app")
        }
    }

    /// `nil`: nothing may be logged, the default.
    func log(_ log: LogAllowance) -> CodeExpression? {
        if log == LogAllowance() { return nil }
        return .call(
            words[.logPolicy],
            arguments(
                ("query", strings(log.query)),
                ("headers", strings(log.headers)),
                ("body", strings(log.body)),
                ("response", strings(log.response))
            )
        )
    }

    func envelopeRule(_ envelope: Envelope?) -> CodeExpression {
        guard let envelope else { return .code(".none") }
        return .call(".custom", [.init(nil, self.envelope(envelope))])
    }

    func envelope(_ envelope: Envelope) -> CodeExpression {
        .call(
            words[.envelopeDescriptor],
            arguments(
                ("code", .string(envelope.code)),
                ("message", .string(envelope.message)),
                ("data", .string(envelope.data)),
                ("success", .strings(envelope.success)),
                ("sessionExpired", strings(envelope.sessionExpired)),
                ("requestID", envelope.requestID.map(CodeExpression.string))
            )
        )
    }

    func paging(_ paging: Paging) -> CodeExpression {
        let hasFirst = paging.style == .page && paging.first != 1 || paging.style == .offset && paging.first != 0
        return .call(
            words[.pagingDescriptor],
            arguments(
                ("style", .code("." + paging.style.rawValue)),
                ("parameter", paging.parameter.map(path)),
                ("size", paging.size.map(path)),
                ("items", paging.items.map(path)),
                ("more", paging.more.map(path)),
                ("total", paging.total.map(path)),
                ("next", paging.next.map(path)),
                ("first", hasFirst ? .code(SwiftLiteral.integer(paging.first)) : nil)
            )
        )
    }

    func batch(_ batch: Batch) -> CodeExpression {
        .call(
            words[.batchDescriptor],
            arguments(
                ("parameter", path(batch.parameter)),
                ("size", .code(SwiftLiteral.integer(batch.size))),
                ("concurrency", batch.concurrency == 2 ? nil : .code(SwiftLiteral.integer(batch.concurrency))),
                ("timeout", batch.timeout == SpecDuration(milliseconds: 10_000) ? nil : duration(batch.timeout)),
                ("items", batch.items.map(path)),
                ("key", batch.key.map(path))
            )
        )
    }

    /// In seconds where those are whole.
    func duration(_ duration: SpecDuration) -> CodeExpression {
        let milliseconds = duration.milliseconds
        let (unit, count) = milliseconds % 1000 == 0 ? ("seconds", milliseconds / 1000) : ("milliseconds", milliseconds)
        return .code(".\(unit)(\(SwiftLiteral.integer(count)))")
    }

    private func path(_ path: RequestPath) -> CodeExpression { .string(path.components.joined(separator: ".")) }

    private func path(_ path: ValuePath) -> CodeExpression {
        .string(path.text)
    }

    private func strings(_ texts: [String]) -> CodeExpression? { texts.isEmpty ? nil : .strings(texts) }

    /// Those that have a value.
    private func arguments(_ pairs: (String, CodeExpression?)...) -> [CodeExpression.Argument] {
        pairs.compactMap { label, value in value.map { CodeExpression.Argument(label, $0) } }
    }
}
