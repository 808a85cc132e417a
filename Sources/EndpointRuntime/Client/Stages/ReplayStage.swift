extension Call {
    /// Renews an expired session and sends again. This version renews nothing: the failure goes to the caller.
    func replayingSession<Value>(_ next: () async throws -> Value) async throws -> Value { try await next() }
}
