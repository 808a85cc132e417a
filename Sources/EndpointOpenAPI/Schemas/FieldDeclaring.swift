import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Fields of objects.
extension OpenAPIDecoder {
    /// The fields of an object, in its order, each with a name that no other has.
    mutating func fields(
        of object: ObjectShape,
        in owner: String,
        _ members: inout MemberNames
    ) -> [FieldDeclaration] {
        let known = Set(object.properties.map(\.wire.value))
        for name in object.required.sorted() where !known.contains(name) && !object.includedRequired.contains(name) {
            loseRequired(name, of: object)
        }
        return object.properties.map { property in
            field(property, isRequired: object.required.contains(property.wire.value), in: owner, &members)
        }
    }

    private mutating func loseRequired(_ name: String, of object: ObjectShape) {
        guard !object.includedNames.contains(names.lowerName(name)), let first = object.properties.first else { return }
        lose(.requiredName, "required: \(name)", at: first.wire.range)
    }

    private mutating func field(
        _ property: ObjectShape.Property,
        isRequired: Bool,
        in owner: String,
        _ members: inout MemberNames
    ) -> FieldDeclaration {
        let wire = property.wire
        let shaped = shape(of: property.schemas)
        let name = members.take(fieldName(wire.value, shaped.annotations))
        let key = Located(name, at: wire.range)
        let capital = DerivedNames.capitalized(name)
        let place = TypePlace(name: owner + capital, nested: capital, key: key, range: wire.range)
        let mapped = type(of: shaped, at: place)
        if !isRequired, let value = mapped.fixedValue { lose(.constant, "const", at: value.range) }
        return field(key, wire: wire.value, mapped, isRequired: isRequired, range: wire.range)
    }

    /// The name that a vendor key gives, or that follows from the wire.
    mutating func fieldName(_ wire: String, _ annotations: Annotations) -> String {
        let given = annotations.vendorKey("name")?.text
        return given.flatMap { NameWords.isName($0, isUpper: false) ? $0 : nil } ?? names.lowerName(wire)
    }

    /// A field from its type: `T?` where it may be absent, null apart from absence where both may be.
    func field(
        _ key: Located<String>,
        wire: String,
        _ mapped: MappedType,
        isRequired: Bool,
        range: SourceRange,
        in place: ParameterPlace? = nil
    ) -> FieldDeclaration {
        var details = FieldDetails()
        var hasDetails = false
        func set(_ change: (inout FieldDetails) -> Void) {
            change(&details)
            hasDetails = true
        }
        let type = presence(of: mapped, isRequired: isRequired, set)
        // Paths and headers do not follow the rule for names.
        if place != .path, place != .header, WireName.make(from: key.value, keys: jsonKeys) != wire {
            set { $0.wire = Located(wire, at: range) }
        }
        let annotations = mapped.annotations
        if let format = mapped.format { set { $0.format = format } }
        if let keys = annotations.mapKeys { set { $0.keys = keys } }
        if let style = annotations.vendorKey("style"), let word = ParameterStyle(rawValue: style.text) {
            set { $0.style = Located(word, at: style.range) }
        }
        let isFixed = isRequired && mapped.fixedValue != nil
        if isFixed { set { $0.fixedValue = mapped.fixedValue } }
        if place == nil, annotations.isReadOnly != annotations.isWriteOnly {
            set {
                $0.isReadOnly = annotations.isReadOnly
                $0.isWriteOnly = annotations.isWriteOnly
            }
        }
        let documentation = annotations.documentation()
        if documentation.isGiven { set { $0.documentation = documentation } }
        if !mapped.limits.isEmpty, !isFixed { set { $0.limits = mapped.limits } }
        return FieldDeclaration(key: key, type: type, details: hasDetails ? details : nil, range: range)
    }

    private func presence(
        of mapped: MappedType,
        isRequired: Bool,
        _ set: ((inout FieldDetails) -> Void) -> Void
    ) -> FieldTypeDeclaration {
        guard case .expression(let expression) = mapped.type else {
            if case .inPlace(let model) = mapped.type {
                if !isRequired { set { $0.isOptional = Located(true, at: model.range) } }
                if mapped.isNullable { set { $0.isNullable = Located(true, at: model.range) } }
            }
            return mapped.type
        }
        // JSON's null is a value of `json` itself.
        let isNullable = mapped.isNullable && expression.value != .scalar(.json)
        if isRequired {
            if isNullable { set { $0.isNullable = Located(true, at: expression.range) } }
            return mapped.type
        }
        return .expression(expression.map { isNullable ? .doubleOptional($0) : .optional($0) })
    }
}
