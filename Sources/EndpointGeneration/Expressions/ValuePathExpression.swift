import EndpointNaming
import EndpointSpec

/// A path into a value, as Swift reads it.
struct ValuePathExpression: Equatable {
    /// `response.tokens?.access`
    var code: String
    /// Whether it is an optional.
    var isOptional: Bool
    /// Whether its last part is one, which what follows must be chained to; in `a?.b` it is not.
    private(set) var endsOptional: Bool

    /// - Parameters:
    ///   - isOptional: Whether the root is.
    ///   - spec: Tells which models are written, where a field may be a `Change`.
    /// - Returns: `nil` where the path goes into a oneOf, which takes more than an expression.
    init?(_ path: ValuePath, root: String, isOptional: Bool, in spec: ResolvedSpec) {
        self.isOptional = isOptional
        endsOptional = path.steps.last?.isOptional ?? isOptional
        code = root + (isOptional ? "?" : "")
        for (number, step) in path.steps.enumerated() {
            guard step.kind != .unionField else { return nil }
            code += "." + (step.kind == .field ? NamingRules.identifier(step.name).member : step.name)
            if let owner = step.changeOwner, spec.isWritten(owner) { code += ".value" }
            guard step.isOptional else { continue }
            self.isOptional = true
            if number < path.steps.count - 1 { code += "?" }
        }
    }
}
