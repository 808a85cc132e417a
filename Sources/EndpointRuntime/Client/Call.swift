import Foundation

/// One call on its way through the stages.
struct Call<E: Endpoint>: Sendable {
    let endpoint: E
    let options: RequestOptions
    let client: EndpointClient<E.API>
    /// The same for every attempt.
    let idempotencyKey: String?

    var descriptor: EndpointDescriptor { E.descriptor }
    var api: APIDescriptor { E.API.descriptor }

    init(_ endpoint: E, options: RequestOptions, client: EndpointClient<E.API>) {
        self.endpoint = endpoint
        self.options = options
        self.client = client
        let isKeyed = E.descriptor.idempotency == .key
        idempotencyKey = options.idempotencyKey ?? (isKeyed ? UUID().uuidString : nil)
    }

    /// The whole call, from gate to store.
    func run<Value: Sendable>(
        _ model: @escaping @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        do {
            try Task.checkCancellation()
            return try await withTimeLimit(options.total ?? descriptor.timeout?.total, clock: client.clock) {
                try await throughStages(model)
            }
        } catch {
            throw failure(error)
        }
    }

    private func throughStages<Value: Sendable>(
        _ model: @Sendable (AcceptedAnswer, Call<E>) throws -> Value
    ) async throws -> Value {
        try await passGate()
        if let cached: Value = try await lookUp() { return cached }
        return try await shareOrReject {
            let answer = try await replayingSession {
                try await retrying {
                    try await inSlot {
                        try await attempt()
                    }
                }
            }
            let value = try model(answer, self)
            try await store(value)
            return value
        }
    }

    /// One sending, everything in it fresh.
    private func attempt() async throws -> AcceptedAnswer {
        var draft = try build()
        try await addCommon(to: &draft)
        var request = try assemble(draft)
        defer { draft.body.removeTemporaryFile() }
        rewrite(&request)
        try await sign(&request)
        let response = try await transport(request)
        try checkStatus(of: response)
        return try checkBusinessCode(of: response)
    }
}
