import EndpointSpec

/// The types around a place, innermost first.
struct OwnerChain: Sequence, IteratorProtocol {
    private let models: [Model]
    private var upcoming: ModelOwner?

    /// - Parameter next: The innermost type.
    init(models: [Model], next: ModelOwner?) {
        self.models = models
        upcoming = next == .spec ? nil : next
    }

    mutating func next() -> ModelOwner? {
        let current = upcoming
        upcoming = nil
        if case .model(let id) = current, models[id.index].owner != .spec { upcoming = models[id.index].owner }
        return current
    }
}
