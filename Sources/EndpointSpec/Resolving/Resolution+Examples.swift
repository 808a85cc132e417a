import EndpointDiagnostics

extension Resolution {
    /// Reports each place where a JSON value is none of a type.
    ///
    /// Fields go by their names on the wire. A field that the type lacks is reported only where `isRequest`, since
    /// an answer may hold more than the spec reads.
    mutating func check(
        example: Located<LiteralExpression>,
        as type: TypeReference,
        allowsNull: Bool = false,
        isRequest: Bool,
        depth: Int = 0
    ) {
        guard depth < 64, !type.isUnresolved else { return }
        if example.value == .null, allowsNull { return }
        switch (type, example.value) {
        case (.scalar(.json, _), _), (.parameter, _): return
        case (.nullable(let inner), _):
            check(example: example, as: inner, allowsNull: true, isRequest: isRequest, depth: depth + 1)
        case (.list(let element), .list(let values)):
            for value in values { check(example: value, as: element, isRequest: isRequest, depth: depth + 1) }
        case (.map(let element, _), .map(let pairs)):
            for pair in pairs { check(example: pair.value, as: element, isRequest: isRequest, depth: depth + 1) }
        case (.model(let id, let arguments), _):
            check(example: example, as: id, arguments, isRequest: isRequest, depth: depth)
        default:
            if literal(example.value, as: type, allowsNull: false) == nil {
                report(.exampleMismatch(words(for: type), at: example.range))
            }
        }
    }

    private mutating func check(
        example: Located<LiteralExpression>,
        as id: ModelID,
        _ arguments: [TypeReference],
        isRequest: Bool,
        depth: Int
    ) {
        let model = models[id]
        switch model.kind {
        case .external, .union: return
        case .newtype(let newtype):
            check(example: example, as: newtype.type, isRequest: isRequest, depth: depth + 1)
        case .enumeration(let enumeration):
            let isKnown = literal(example.value, as: .model(id, arguments: []), allowsNull: false) != nil
            guard !isKnown, !enumeration.isOpen || isRequest else { return }
            report(.exampleMismatch(model.name.value, at: example.range))
        case .structure(let structure):
            let fields = structure.fields.map {
                var field = $0
                field.type = field.type.substituting(model.parametersInScope, with: arguments)
                return field
            }
            check(example: example, as: fields, named: model.name.value, isRequest: isRequest, depth: depth)
        }
    }

    /// Reports where a JSON object does not have the fields that it should.
    mutating func check(
        example: Located<LiteralExpression>,
        as fields: [Field],
        named name: String,
        isRequest: Bool,
        depth: Int = 0
    ) {
        guard case .map(let pairs) = example.value else {
            report(.exampleMismatch(name, at: example.range))
            return
        }
        for field in fields {
            let travels = isRequest ? !field.isReadOnly : !field.isWriteOnly
            if let pair = pairs.first(where: { $0.key.value == field.wire }) {
                guard !field.isJSONString, field.payload == nil else { continue }
                let allowsNull = field.presence != .required || (!isRequest && field.defaultValue != nil)
                check(
                    example: pair.value,
                    as: field.type,
                    allowsNull: allowsNull,
                    isRequest: isRequest,
                    depth: depth + 1
                )
            } else if travels, field.isNeeded(isRequest: isRequest) {
                report(.exampleLacks(field.wire, of: name, at: example.range))
            }
        }
        guard isRequest else { return }
        let known = fields.map(\.wire)
        for pair in pairs where !known.contains(pair.key.value) {
            report(.exampleField(pair.key, of: name, known: known))
        }
    }
}

extension Field {
    /// Whether an object cannot be without the field.
    func isNeeded(isRequest: Bool) -> Bool {
        fixedValue == nil && (presence == .required && defaultValue == nil || presence == .nullable)
    }
}
