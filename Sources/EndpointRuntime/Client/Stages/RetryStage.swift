extension Call {
    /// Sends again what may heal, while the deadline allows. This version sends once.
    func retrying<Value>(_ next: () async throws -> Value) async throws -> Value { try await next() }
}
