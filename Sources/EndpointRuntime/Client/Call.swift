import Foundation

/// Why a call is made. What the others wait for must not wait for itself.
enum CallPurpose: Sendable {
    case business
    /// Fetches what the gate waits for.
    case configuration
    /// Renews the session.
    case refresh
}

/// One call on its way through the stages.
final class Call<E: Endpoint>: Sendable {
    let endpoint: E
    let descriptor: EndpointDescriptor
    let options: RequestOptions
    let client: EndpointClient<E.API>
    let purpose: CallPurpose
    /// The request was made by hand.
    let isRaw: Bool
    /// The same for every attempt.
    let idempotencyKey: String?
    let server: Flow.Server
    /// For the whole call, and what it makes on the client's timeline.
    let limit: Duration?
    let deadline: Duration?
    /// `nil`: the environment is being switched, and the call must be made anew when that is done.
    let entry: ActiveEnvironment<E.API.Environment>.Entry?
    /// The session's credential in the last attempt; `nil` where the endpoint takes none.
    let sentSession: Locked<SentSession?>?
    /// `nil`: nobody observes.
    let trace: CallTrace?
    /// Where the last attempt went; `nil` where nobody asks, which is all but lists whose pages link to each other.
    let sentAddress: Locked<URL?>?
    /// `nil`: the endpoint has no cache.
    let caching: Locked<Caching>?

    var api: APIDescriptor { client.api }

    /// Must be run, so that it does not count as under way for ever.
    ///
    /// - Parameter raw: The descriptor of a request made by hand.
    init(
        _ endpoint: E,
        options: RequestOptions = RequestOptions(),
        client: EndpointClient<E.API>,
        purpose: CallPurpose = .business,
        raw: EndpointDescriptor? = nil
    ) {
        let descriptor = raw ?? E.descriptor
        self.endpoint = endpoint
        self.descriptor = descriptor
        self.options = options
        self.client = client
        self.purpose = purpose
        isRaw = raw != nil
        idempotencyKey = options.idempotencyKey ?? (descriptor.idempotency == .key ? UUID().uuidString : nil)
        server = client.flow.server(descriptor.server)
        limit = options.limit(standard: descriptor.timeout?.total, now: client.app.now)
        deadline = limit.map { client.flow.timeline.now() + $0 }
        entry = client.environments.enter()
        let usesSession = descriptor.auth == .session || descriptor.auth == .optional
        sentSession = usesSession ? Locked(nil) : nil
        let observers = client.observers
        trace =
            observers.isEmpty
            ? nil
            : CallTrace(descriptor.id, observers: observers, now: client.app.now, timeline: client.flow.timeline)
        sentAddress = descriptor.paging?.style == .link ? Locked(nil) : nil
        caching = descriptor.cache == nil ? nil : Locked(Caching())
    }

    /// The same call anew.
    private convenience init(_ other: Call<E>) {
        self.init(
            other.endpoint,
            options: other.options,
            client: other.client,
            purpose: other.purpose,
            raw: other.isRaw ? other.descriptor : nil
        )
    }

    /// The whole call, from gate to store.
    func run<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        try await inOrder { call in
            try await call.standingInForFailure(model) {
                try await withTimeLimit(call.limit, clock: call.client.clock) { try await call.throughStages(model) }
            }
        }
    }

    /// As far as the cache.
    ///
    /// - Returns: `nil` where the backend would have to be asked.
    func runWithoutSending<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value? {
        try await inOrder { call in
            try await withTimeLimit(call.limit, clock: call.client.clock) {
                try await call.passGate()
                return try await call.lookUp(model)
            }
        }
    }

    /// Does the work in the environment that is current when it may begin, and sorts what it throws.
    private func inOrder<Value: Sendable>(
        _ work: @escaping @Sendable (Call<E>) async throws -> Value
    ) async throws -> Value {
        do {
            guard entry != nil else {
                try await client.environments.waitUntilSwitched()
                return try await Call(self).inOrder(work)
            }
            return try await inEnvironment {
                try Task.checkCancellation()
                return try await work(self)
            }
        } catch {
            let failure = failure(error)
            if entry != nil { trace?.ended(with: failure) }
            throw failure
        }
    }

    private func throughStages<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        try await passGate()
        trace?.lap(.gate)
        if let kept = try await lookUp(model) { return kept }
        return try await shareOrReject { deadline in
            self.trace?.lap(.sharing)
            let answer = try await self.replayingSession {
                try await self.retrying(before: deadline) { attempt in
                    self.trace?.beginAttempt()
                    return try await self.inSlot {
                        self.trace?.lap(.slot)
                        return try await self.send(&attempt)
                    }
                }
            }
            let value = try self.result(of: answer, model)
            try await self.keepSession(answer, value)
            await self.store(answer)
            return value
        }
    }

    /// One sending; two where what is kept of a download turns out to be of no use.
    private func send(_ attempt: inout Attempt) async throws -> AcceptedAnswer {
        if let answer = try await sendOnce(&attempt) { return answer }
        trace?.retrying(.downloadStartedOver, after: .zero)
        trace?.beginAttempt()
        guard let answer = try await sendOnce(&attempt) else {
            throw TransportError.invalidResponse("the parts of a file do not fit")
        }
        return answer
    }

    /// Everything in it fresh.
    ///
    /// - Returns: `nil`: a download is to be begun anew.
    private func sendOnce(_ attempt: inout Attempt) async throws -> AcceptedAnswer? {
        var draft = try build()
        defer { draft.body.removeTemporaryFile() }
        try await addCommon(to: &draft)
        addConditions(to: &draft)
        let download = try claimDownload(&draft)
        defer { download?.release() }
        var request = try assemble(draft)
        request.download = download
        try await rewrite(&request)
        let received = try await intercepting(&request) { request in
            trace?.lap(.build)
            try await sign(&request)
            trace?.lap(.sign)
            willSend(request, draft)
            return try await transport(request)
        }
        sentAddress?.withLock { [url = request.url] in $0 = url }
        learnClockOffset(from: received)
        attempt.headers = received.headers
        let response = revived(received, for: request)
        guard let whole = try completed(response, download) else { return nil }
        return try examine(whole)
    }
}
