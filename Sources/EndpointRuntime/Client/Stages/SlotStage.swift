extension Call {
    /// Waits for one of the server's slots. This version does not limit how many requests run at once.
    func inSlot<Value>(_ next: () async throws -> Value) async throws -> Value { try await next() }
}
