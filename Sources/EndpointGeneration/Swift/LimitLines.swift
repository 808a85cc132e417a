import EndpointDiagnostics
package import EndpointNaming
package import EndpointSpec

/// Writes the checks that a value passes before it is sent.
package struct LimitLines: Sendable {
    private let names: SwiftNames
    private let words: Vocabulary

    package init(types: TypeWriter) {
        names = types.names
        words = types.words
    }

    /// The checks of one value, none where it has no limits.
    ///
    /// - Parameters:
    ///   - name: What the error calls it.
    ///   - expression: The value, which may be optional.
    ///   - isOptional: Whether what it holds must be reached through `?`.
    package func lines(
        for limits: Limits,
        of type: TypeReference,
        name: String,
        expression: String,
        isOptional: Bool,
        indentation: Int
    ) -> [String] {
        if limits.isEmpty { return [] }
        let (base, value) = raw(type, expression, isOptional: isOptional)
        let label = SwiftLiteral.string(name)
        var lines: [String] = []
        func check(_ function: String, _ arguments: [String]) {
            lines += SignatureLayout.call(
                "try \(words[.limit]).\(function)",
                [label, value] + arguments,
                indentation: indentation
            )
        }
        switch base {
        case .scalar(.string, _):
            let bounds = Self.bounds(limits.minLength?.value, limits.maxLength?.value)
            if !bounds.isEmpty { check("length", bounds) }
            if let pattern = limits.pattern?.value { check("pattern", [SwiftLiteral.string(pattern)]) }
        case .scalar(.int, _), .scalar(.int32, _), .scalar(.int64, _), .scalar(.float, _), .scalar(.double, _),
            .scalar(.decimal, _):
            let bounds = self.bounds(limits.minimum?.value, limits.maximum?.value, of: base)
            if !bounds.isEmpty { check("range", bounds) }
        case .list, .map:
            let bounds = Self.bounds(limits.minItems?.value, limits.maxItems?.value)
            if !bounds.isEmpty { check("count", bounds) }
        default: break
        }
        return lines
    }

    /// The checks of a field's property.
    package func lines(
        for field: Field,
        name: String,
        expression: String,
        isSent: Bool,
        indentation: Int
    ) -> [String] {
        if !field.isChecked { return [] }
        let isChange = field.presence == .change && isSent
        return lines(
            for: field.limits,
            of: field.type,
            name: name,
            expression: isChange ? expression + ".value" : expression,
            isOptional: field.presence != .required,
            indentation: indentation
        )
    }

    /// Appends the checks of a field's property to lines.
    func add(
        _ field: Field,
        name: String,
        expression: String,
        isSent: Bool,
        indentation: Int,
        to builder: inout LineBuilder
    ) {
        if !field.isChecked { return }
        builder.append(
            lines(for: field, name: name, expression: expression, isSent: isSent, indentation: indentation)
        )
    }

    /// What a newtype holds, and how that is reached.
    private func raw(_ type: TypeReference, _ expression: String, isOptional: Bool) -> (TypeReference, String) {
        guard case .model(let id, _) = type, case .newtype(let newtype) = names.spec.models[id.index].kind else {
            return (type, expression)
        }
        return raw(newtype.type, expression + (isOptional ? "?.rawValue" : ".rawValue"), isOptional: false)
    }

    private static func bounds(_ minimum: Int?, _ maximum: Int?) -> [String] {
        [("minimum", minimum), ("maximum", maximum)].compactMap { label, bound in
            bound.map { "\(label): \(SwiftLiteral.integer($0))" }
        }
    }

    private func bounds(_ minimum: String?, _ maximum: String?, of type: TypeReference) -> [String] {
        let types = TypeWriter(names: names, words: words, scope: .file, isSent: true)
        return [("minimum", minimum), ("maximum", maximum)].compactMap { label, digits in
            digits.map { "\(label): \(types.literal(.number($0), of: type))" }
        }
    }
}

extension Field {
    /// Whether its value is looked at before it is sent.
    fileprivate var isChecked: Bool { hasLimits && !isReadOnly && fixedValue == nil }
}
