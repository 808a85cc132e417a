package import EndpointSpec

/// Where a piece of generated code stands, which decides what a name means there.
package enum SwiftScope: Hashable, Sendable {
    /// Outside every type of the spec, or in an extension of a type that nests nothing.
    case file
    /// In the braces of a model.
    case model(ModelID)
    /// In the braces of an endpoint's type.
    case endpoint(EndpointID)
}
