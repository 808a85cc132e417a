extension Call {
    /// Keeps the answer for later calls. This version keeps none.
    func store<Value>(_ value: Value) async throws {}
}
