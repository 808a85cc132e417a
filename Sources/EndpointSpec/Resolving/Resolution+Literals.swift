import EndpointDiagnostics

extension Resolution {
    /// The value that a literal is of a type, or `nil` where it is none.
    ///
    /// - Parameter allowsNull: Whether null stands for "no value" here.
    func literal(_ expression: LiteralExpression, as type: TypeReference, allowsNull: Bool) -> LiteralValue? {
        switch (expression, type) {
        case (.null, .nullable): .null
        case (.null, .scalar(.json, _)): .null
        case (.null, _): allowsNull ? .null : nil
        case (_, .nullable(let inner)): literal(expression, as: inner, allowsNull: true)
        case (.scalar(let text, let isPlain), .scalar(let scalar, let format)):
            scalarLiteral(text, isPlain: isPlain, as: scalar, format)
        case (.list(let elements), .list), (.list(let elements), .scalar(.json, _)):
            elements.isEmpty ? .emptyList : nil
        case (.map(let pairs), .map), (.map(let pairs), .scalar(.json, _)):
            pairs.isEmpty ? .emptyMap : nil
        case (_, .model(let id, _)): modelLiteral(expression, as: id)
        case (_, .list), (_, .map), (_, .parameter), (.list, .scalar), (.map, .scalar): nil
        }
    }

    private func modelLiteral(_ expression: LiteralExpression, as id: ModelID) -> LiteralValue? {
        switch models[id].kind {
        case .newtype(let newtype):
            return literal(expression, as: newtype.type, allowsNull: false).map { .newtype(id, $0) }
        case .enumeration(let enumeration):
            guard case .scalar(let text, _) = expression else { return nil }
            return value(text, of: enumeration, id).map { .enumValue(id, wire: $0.wire.value) }
        case .structure, .union, .external:
            return nil
        }
    }

    /// The value with this wire value or else this Swift name, as it was given or as it became.
    private func value(_ text: String, of enumeration: Enumeration, _ id: ModelID) -> EnumerationValue? {
        enumeration.values.first { $0.wire.value == text }
            ?? enumeration.values.first { $0.name == text }
            ?? enumeration.values.first { $0.name == text + "Value" }
    }

    private func scalarLiteral(
        _ text: String,
        isPlain: Bool,
        as scalar: ScalarType,
        _ format: ScalarFormat?
    ) -> LiteralValue? {
        func when(_ fits: Bool, _ value: LiteralValue) -> LiteralValue? { fits ? value : nil }
        switch scalar {
        case .string: return .text(text)
        case .bool:
            if format == .number, text == "0" || text == "1" { return .bool(text == "1") }
            return when(text == "true" || text == "false", .bool(text == "true"))
        case .int, .int32, .int64: return when(ScalarText.isInteger(text, of: scalar), .integer(text))
        case .float, .double: return when(ScalarText.isNumber(text, of: scalar), .number(text))
        case .decimal: return when(ScalarText.isExactDecimal(text), .number(text))
        case .date: return when(ScalarText.isDate(text), .text(text))
        case .dateTime: return dateTimeLiteral(text, format)
        case .uuid: return when(ScalarText.isUUID(text), .text(text))
        case .url: return when(ScalarText.isURL(text), .text(text))
        case .base64:
            return when(ScalarText.isBase64(text, isURLSafe: format == .base64url), .text(text))
        case .json: return jsonLiteral(text, isPlain: isPlain)
        }
    }

    private func dateTimeLiteral(_ text: String, _ format: ScalarFormat?) -> LiteralValue? {
        guard DateLiteral.seconds(text, format) != nil else { return nil }
        switch format {
        case .epochSeconds, .epochMilliseconds:
            return ScalarText.isInteger(text, of: .int64) ? .integer(text) : .number(text)
        default: return .text(text)
        }
    }

    private func jsonLiteral(_ text: String, isPlain: Bool) -> LiteralValue {
        guard isPlain else { return .text(text) }
        if text == "true" || text == "false" { return .bool(text == "true") }
        if ScalarText.isInteger(text) { return .integer(text) }
        return ScalarText.isNumber(text) ? .number(text) : .text(text)
    }

    /// The type in words, for messages: `list<UserID>`.
    func words(for type: TypeReference) -> String {
        switch type {
        case .scalar(let scalar, _): return scalar.rawValue
        case .list(let element): return "list<\(words(for: element))>"
        case .map(let value, _): return "map<\(words(for: value))>"
        case .nullable(let inner): return words(for: inner) + "?"
        case .parameter(let name): return name
        case .model(let id, let arguments):
            let name = models[id].name.value
            return arguments.isEmpty || models[id].owner != .spec
                ? name : "\(name)<\(arguments.map(words).joined(separator: ", "))>"
        }
    }
}
