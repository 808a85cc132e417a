package import EndpointSpec

/// The access level of generated declarations, as it is printed.
package struct AccessModifier: Sendable, Hashable {
    /// With a space behind it, or empty: `public `, `package `, ``.
    package let prefix: String

    package init(_ level: AccessLevel) {
        switch level {
        case .public: prefix = "public "
        case .package: prefix = "package "
        case .internal: prefix = ""
        }
    }
}
