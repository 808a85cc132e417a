import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Fields: of models, bodies, forms and parts.
extension SchemaWriter {
    /// An object with fields.
    func object(_ fields: [Field], in scope: Scope = [:]) -> [DocumentPair] {
        var pairs = PairList()
        pairs.add("type", .text("object"))
        let required = fields.filter(Self.isRequired).map(\.wire)
        if !required.isEmpty { pairs.add("required", .list(required.map { .text($0) })) }
        if !fields.isEmpty {
            pairs.add("properties", .block(fields.map { DocumentPair($0.wire, .mapping(property($0, in: scope))) }))
        } else {
            // An object of which nothing is said would be a free-form one.
            pairs.add("additionalProperties", .bool(false))
        }
        return pairs.pairs
    }

    /// Whether a field is never absent. One with a default is written always, but need not be there on receipt.
    static func isRequired(_ field: Field) -> Bool {
        switch field.presence {
        case .required, .nullable: field.defaultValue == nil
        case .optional, .change: false
        }
    }

    /// The schema of a field with all that is said of it.
    func property(_ field: Field, in scope: Scope = [:]) -> [DocumentPair] {
        var pairs = PairList()
        pairs.append(contentsOf: value(of: field, in: scope))
        pairs.add(VendorKeys.swiftName, field.name.value == field.wire ? nil : .text(field.name.value))
        pairs.add(VendorKeys.style, field.style.map { .text($0.rawValue) })
        pairs.add(VendorKeys.filename, field.filename.map { .text($0) })
        pairs.add("readOnly", if: field.isReadOnly)
        pairs.add("writeOnly", if: field.isWriteOnly)
        pairs.append(contentsOf: Self.words(field.documentation))
        return pairs.pairs
    }

    /// The schema of a field's value: type, default, limits, example.
    func value(of field: Field, in scope: Scope = [:]) -> [DocumentPair] {
        var pairs = PairList()
        pairs.append(contentsOf: type(of: field, in: scope))
        pairs.add("const", field.fixedValue.map { wireForm(of: $0, field.type) })
        pairs.append(contentsOf: field.limits.written)
        if field.presence == .nullable || field.presence == .change {
            let nullable = Self.nullable(pairs.pairs)
            pairs = PairList()
            pairs.append(contentsOf: nullable)
        }
        pairs.add("default", field.defaultValue.map { wireForm(of: $0, field.type) })
        pairs.add("examples", field.example.map { .list([DocumentValue($0.value)]) })
        return pairs.pairs
    }

    private func type(of field: Field, in scope: Scope) -> [DocumentPair] {
        if let payload = field.payload { return Self.part(payload) }
        guard field.isJSONString else { return schema(of: field.type, in: scope) }
        return [
            DocumentPair("type", .text("string")), DocumentPair("contentMediaType", .text("application/json")),
            DocumentPair("contentSchema", .mapping(schema(of: field.type, in: scope))),
            DocumentPair(VendorKeys.format, .text("jsonString")),
        ]
    }

    /// A part or body that is no value.
    static func part(_ payload: PayloadType) -> [DocumentPair] {
        var pairs = PairList()
        if payload == .text {
            pairs.add("type", .text("string"))
        } else {
            pairs.add("contentMediaType", .text("application/octet-stream"))
        }
        pairs.add(VendorKeys.type, .text(payload.rawValue))
        return pairs.pairs
    }

    /// A default or fixed value as it is sent.
    func wireForm(of value: LiteralValue, _ type: TypeReference) -> DocumentValue {
        switch value {
        case .null: .null
        case .text(let text): .text(text)
        case .bool(let value): Self.isNumber(type) ? .number(value ? 1 : 0) : .bool(value)
        case .integer(let text), .number(let text): Self.isText(type) ? .text(text) : .typed(text)
        case .enumValue(let id, let wire): isInteger(id) ? .typed(wire) : .text(wire)
        case .newtype(let id, let inner): newtypeBase(id).map { wireForm(of: inner, $0) } ?? wireForm(of: inner, type)
        case .emptyList: .list([])
        case .emptyMap: .mapping([])
        }
    }

    private static func isNumber(_ type: TypeReference) -> Bool { type == .scalar(.bool, format: .number) }

    private static func isText(_ type: TypeReference) -> Bool {
        if case .scalar(let scalar, let format) = type { scalar == .string || format == .string } else { false }
    }

    private func isInteger(_ id: ModelID) -> Bool {
        if case .enumeration(let enumeration) = spec[id].kind { enumeration.isInteger } else { false }
    }

    private func newtypeBase(_ id: ModelID) -> TypeReference? {
        if case .newtype(let newtype) = spec[id].kind { newtype.type } else { nil }
    }

    /// `description` and `deprecated`; a summary is for operations alone.
    static func words(_ documentation: Documentation) -> [DocumentPair] {
        var pairs = PairList()
        pairs.add("description", documentation.description)
        guard let deprecation = documentation.deprecation else { return pairs.pairs }
        pairs.add("deprecated", .bool(true))
        if deprecation.written != .bool(true) { pairs.add(VendorKeys.deprecated, deprecation.written) }
        return pairs.pairs
    }
}
