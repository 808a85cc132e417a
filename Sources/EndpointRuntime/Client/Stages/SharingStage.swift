extension Call {
    /// Joins, replaces or refuses calls that are alike. This version treats every call as independent.
    func shareOrReject<Value>(_ next: () async throws -> Value) async throws -> Value { try await next() }
}
