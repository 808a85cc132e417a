import EndpointDiagnostics

/// Where a field stands, which decides its name on the wire and what its type may be.
enum FieldPlace {
    case model, body, query, path, header, part, responseHeader

    /// As messages say it.
    var words: String {
        switch self {
        case .model: "field"
        case .body: "field of the body"
        case .query: "query parameter"
        case .path: "path parameter"
        case .header: "header"
        case .part: "part"
        case .responseHeader: "header of the answer"
        }
    }

    var isHeader: Bool { self == .header || self == .responseHeader }
    /// Whether null can be written there.
    var canHoldNull: Bool { self == .model || self == .body }
}

extension Resolution {
    /// A field with its names and type; `nil` where it is `omit`.
    ///
    /// Defaults, fixed values, examples and limits are added by ``complete(_:from:place:)`` once all types are known.
    mutating func field(
        _ declaration: FieldDeclaration,
        _ place: FieldPlace,
        owner: ModelOwner?,
        in scope: TypeScope
    ) -> Field? {
        let (name, wire) = names(of: declaration, place, in: scope)
        var field = Field(name: name, wire: wire, type: .unresolved, range: declaration.range)
        var optionality = Optionality.none
        switch declaration.type {
        case .omitted: return nil
        case .fixedString: field.type = .scalar(.string, format: nil)
        case .inPlace(let model):
            guard let owner else {
                report(.inPlaceWithoutOwner(declaration.key))
                break
            }
            field.type = inPlace(model, named: name, owner: owner, in: scope)
        case .expression(let expression):
            let outer = outerType(
                expression,
                allowing: place == .part ? [.file, .bytes, .text] : [],
                in: scope
            )
            (field.type, field.payload, optionality) = (outer.type, outer.payload, outer.optionality)
        }
        field.presence = presence(optionality, declaration.isOptional, declaration.isNullable)
        guard declaration.hasDetails else { return field }
        applyForm(of: declaration, to: &field, in: scope)
        declaration.copyWords(to: &field)
        return field
    }

    private mutating func names(
        of declaration: FieldDeclaration,
        _ place: FieldPlace,
        in scope: TypeScope
    ) -> (name: Located<String>, wire: String) {
        let key = declaration.key
        if place.isHeader, declaration.wire == nil {
            if let name = declaration.name { return (name, key.value) }
            guard let name = DerivedNames.parameterName(forHeader: key.value) else {
                report(.unnameable(key))
                return (key, key.value)
            }
            return (Located(name, at: key.range), key.value)
        }
        let name = declaration.name ?? key
        if let wire = declaration.wire { return (name, wire.value) }
        return (name, place == .path ? key.value : WireName.make(from: key.value, keys: json(of: scope).keys))
    }

    func presence(_ optionality: Optionality, _ optional: Located<Bool>?, _ nullable: Located<Bool>?) -> Presence {
        let isOptional = optionality != .none || optional?.value == true
        if optionality == .double { return .change }
        if nullable?.value == true { return isOptional ? .change : .nullable }
        return isOptional ? .optional : .required
    }

    private mutating func applyForm(of declaration: FieldDeclaration, to field: inout Field, in scope: TypeScope) {
        if let keys = declaration.keys { field.type = applying(keys: keys, to: field.type, in: scope) }
        if let format = declaration.format {
            if format.value == "jsonString" {
                field.isJSONString = true
            } else {
                field.type = applying(format, to: field.type, in: scope)
            }
        }
        field.style = declaration.style?.value
        field.contentType = declaration.contentType?.value
        field.filename = declaration.filename?.value
        field.isReadOnly = declaration.isReadOnly
        field.isWriteOnly = declaration.isWriteOnly
    }

    /// Adds what needs every type to be known, and reports what does not fit.
    mutating func complete(_ field: inout Field, from declaration: FieldDeclaration) {
        guard field.payload == nil, !field.type.isUnresolved else { return }
        var located: Located<LiteralValue>?
        if let written = declaration.defaultValue {
            let value = literal(written.value, as: field.type, allowsNull: field.presence != .required)
            if value == nil { report(.defaultMismatch(words(for: field.type), at: written.range)) }
            field.defaultValue = value
            located = value.map { Located($0, at: written.range) }
        }
        guard declaration.hasDetails else { return }
        if let written = declaration.fixedValue {
            let value = literal(written.value, as: field.type, allowsNull: false)
            if value == nil { report(.fixedValueMismatch(words(for: field.type), at: written.range)) }
            field.fixedValue = value
            located = value.map { Located($0, at: written.range) }
        }
        check(declaration.limits, of: field.type, value: located)
        if let example = declaration.example, !field.isJSONString {
            check(example: example, as: field.type, allowsNull: field.presence != .required, isRequest: false)
        }
    }

    /// Whether anything was written that ``complete(_:from:)`` has to look at.
    func needsCompletion(_ declaration: FieldDeclaration) -> Bool {
        if declaration.defaultValue != nil { return true }
        guard declaration.hasDetails else { return false }
        return declaration.hasExampleOrLimits || declaration.fixedValue != nil
    }
}
