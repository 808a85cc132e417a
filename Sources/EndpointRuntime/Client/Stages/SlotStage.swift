extension Call {
    /// Waits for one of the server's slots, and keeps it for one attempt.
    func inSlot<Value>(_ next: () async throws -> Value) async throws -> Value {
        let slots = server.slots
        try await slots.take(options.priority ?? descriptor.priority)
        defer { slots.release() }
        try Task.checkCancellation()
        return try await next()
    }
}
