import EndpointSpec

/// An endpoint of BASE and the one of HEAD that it became.
struct EndpointPair: Sendable {
    /// By what the two were found to be one.
    enum Ground: Sendable {
        case name
        /// HEAD's `renamedFrom` says so.
        case renamedFrom
        case request
        /// Same shape, similar name.
        case likeness
    }

    var base: EndpointID
    var head: EndpointID
    var ground: Ground
}

/// A model of BASE and one of HEAD whose values stand at the same places.
struct ModelPair: Hashable, Sendable {
    var base: ModelID
    var head: ModelID
}
