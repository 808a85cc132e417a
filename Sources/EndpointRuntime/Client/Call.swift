import Foundation

/// One call on its way through the stages.
final class Call<E: Endpoint>: Sendable {
    let endpoint: E
    let descriptor: EndpointDescriptor
    let options: RequestOptions
    let client: EndpointClient<E.API>
    /// The request was made by hand.
    let isRaw: Bool
    /// The same for every attempt.
    let idempotencyKey: String?
    let server: Flow.Server
    /// For the whole call, and what it makes on the client's timeline.
    let limit: Duration?
    let deadline: Duration?

    var api: APIDescriptor { client.api }

    /// - Parameter raw: The descriptor of a request made by hand.
    init(
        _ endpoint: E,
        options: RequestOptions,
        client: EndpointClient<E.API>,
        raw: EndpointDescriptor? = nil
    ) {
        let descriptor = raw ?? E.descriptor
        self.endpoint = endpoint
        self.descriptor = descriptor
        self.options = options
        self.client = client
        isRaw = raw != nil
        idempotencyKey = options.idempotencyKey ?? (descriptor.idempotency == .key ? UUID().uuidString : nil)
        server = client.flow.server(descriptor.server)
        limit = options.limit(standard: descriptor.timeout?.total, now: client.app.now)
        deadline = limit.map { client.flow.timeline.now() + $0 }
    }

    /// The whole call, from gate to store.
    func run<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        do {
            try Task.checkCancellation()
            return try await withTimeLimit(limit, clock: client.clock) {
                try await self.throughStages(model)
            }
        } catch {
            throw failure(error)
        }
    }

    private func throughStages<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        try await passGate()
        if let cached: Value = try await lookUp() { return cached }
        return try await shareOrReject { deadline in
            let answer = try await self.replayingSession {
                try await self.retrying(before: deadline) { attempt in
                    try await self.inSlot {
                        try await self.send(&attempt)
                    }
                }
            }
            let value = try model(answer, self)
            try await self.store(value)
            return value
        }
    }

    /// One sending, everything in it fresh.
    private func send(_ attempt: inout Attempt) async throws -> AcceptedAnswer {
        var draft = try build()
        defer { draft.body.removeTemporaryFile() }
        try await addCommon(to: &draft)
        var request = try assemble(draft)
        rewrite(&request)
        try await sign(&request)
        let response = try await transport(request)
        attempt.headers = response.headers
        try checkStatus(of: response)
        return try checkBusinessCode(of: response)
    }
}
