extension Call {
    /// Whether sending again does no harm: the endpoint says so, and where its key is one of its parameters, the
    /// parameter is there.
    var isReplayable: Bool {
        guard E.self is any Replayable.Type || isRawReplayable else { return false }
        guard case .field = descriptor.idempotency, idempotencyKey == nil else { return true }
        return (try? written().idempotencyKey) != nil
    }

    /// Requests made by hand say it in their descriptor alone.
    private var isRawReplayable: Bool {
        E.self is RawEndpoint<E.API>.Type && descriptor.idempotency != .none
    }
}
