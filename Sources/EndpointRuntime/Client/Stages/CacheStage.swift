extension Call {
    /// Looks for an answer that is young enough. This version keeps none: every call misses.
    func lookUp<Value>() async throws -> Value? { nil }
}
