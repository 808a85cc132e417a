import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// From shapes to types.
extension OpenAPIDecoder {
    /// The type of what fits some schemas, declared where it has to be.
    mutating func type(of nodes: [OpenAPINode], at place: TypePlace) -> MappedType {
        type(of: shape(of: nodes), at: place)
    }

    mutating func type(of shaped: ShapedSchema, at place: TypePlace) -> MappedType {
        var mapped = unannotated(shaped, at: place)
        let inner = mapped.annotations
        mapped.annotations = shaped.annotations
        mapped.annotations.add(inner)
        mapped.isNullable = mapped.isNullable || shaped.annotations.isNullable
        return mapped
    }

    private mutating func unannotated(_ shaped: ShapedSchema, at place: TypePlace) -> MappedType {
        let range = place.range
        switch shaped.shape {
        case .any: return MappedType(.scalar(.json), at: range)
        case .null:
            var mapped = MappedType(.scalar(.json), at: range)
            mapped.isNullable = true
            return mapped
        case .scalar(let scalar): return type(of: scalar, at: range)
        case .list(let items, let limits):
            var mapped = MappedType(.list(element(of: items, shaped, at: place.inside("Item"))), at: range)
            mapped.limits = counts(limits.minItems, limits.maxItems)
            return mapped
        case .map(let value, let limits):
            let inner = value.map { type(of: [$0], at: place.inside("Value")).element } ?? .scalar(.json)
            var mapped = MappedType(.map(inner), at: range)
            mapped.limits = counts(limits.minProperties, limits.maxProperties)
            return mapped
        case .reference(let id): return use(of: id, at: range)
        case .narrowed(let id, let value):
            var mapped = use(of: id, at: range)
            mapped.annotations = Annotations()
            mapped.fixedValue = value.literal
            return mapped
        case .constant(let value): return constant(value, at: range)
        case .object, .enumeration, .union: return declared(shaped, at: place)
        }
    }

    private mutating func element(
        of alternatives: [[OpenAPINode]],
        _ list: ShapedSchema,
        at place: TypePlace
    ) -> TypeExpression {
        guard let first = alternatives.first else { return .scalar(.json) }
        if alternatives.count == 1 { return type(of: first, at: place).element }
        let variants = alternatives.map { UnionShape.Variant(content: shape(of: $0)) }
        var schema = Schema(node: first[0])
        schema.title = nil
        return type(of: union(variants, schema), at: place).element
    }

    private func constant(_ value: YAMLNode, at range: SourceRange) -> MappedType {
        let type: ScalarType =
            switch JSONScalar(value) {
            case .bool: .bool
            case .integer: Int64(value.text) == nil ? .decimal : .int
            case .number: .double
            default: .string
            }
        var mapped = MappedType(.scalar(type), at: range)
        mapped.fixedValue = value.literal
        return mapped
    }

    // MARK: References

    /// The type that a reference stands for: a model, or what an alias is written out as.
    mutating func use(of id: ReferenceID, at range: SourceRange) -> MappedType {
        switch uses[id] {
        case .model(let name, let isNullable): return named(name, isNullable: isNullable, at: range)
        case .alias(let mapped): return moved(mapped, to: range)
        case .open(let name):
            let name = name ?? typeName(of: id)
            uses[id] = .open(name: name)
            return named(name, isNullable: false, at: range)
        case nil: break
        }
        if case .reference = shape(of: id).shape { _ = finalReference(id) }
        let shaped = shape(of: id)
        switch shaped.shape {
        case .object, .enumeration, .union:
            let name = typeName(of: id)
            uses[id] = .model(name, isNullable: shaped.annotations.isNullable)
            pending.append(PendingModel(name: Located(name, at: nameRange(of: id)), shaped: shaped))
            return named(name, isNullable: shaped.annotations.isNullable, at: range)
        default: return alias(id, shaped, at: range)
        }
    }

    private mutating func alias(_ id: ReferenceID, _ shaped: ShapedSchema, at range: SourceRange) -> MappedType {
        uses[id] = .open(name: nil)
        let place = TypePlace(name: wantedName(of: id), nested: nil, range: range)
        let mapped = type(of: shaped, at: place)
        var own: String?
        if case .open(let name?) = uses[id] { own = name }
        if own == nil, shaped.annotations.vendorKey("newtype") != nil { own = typeName(of: id) }
        guard let name = own, case .expression(let expression) = mapped.type else {
            uses[id] = .alias(mapped)
            return mapped
        }
        // A list or map that contains itself has to have a name.
        let kind = ModelKindDeclaration.newtype(expression, format: mapped.format, limits: mapped.limits)
        var model = ModelDeclaration(name: Located(name, at: nameRange(of: id)), kind: kind, range: shaped.range)
        model.documentation = shaped.annotations.modelDocumentation
        models.append(model)
        uses[id] = .model(name, isNullable: mapped.isNullable)
        return named(name, isNullable: mapped.isNullable, at: range)
    }

    private func named(_ name: String, isNullable: Bool, at range: SourceRange) -> MappedType {
        var mapped = MappedType(.named(name, arguments: []), at: range)
        mapped.isNullable = isNullable
        return mapped
    }

    private func moved(_ mapped: MappedType, to range: SourceRange) -> MappedType {
        guard let expression = mapped.expression else { return mapped }
        var moved = mapped
        moved.type = .expression(Located(expression, at: range))
        return moved
    }

    // MARK: Names

    /// The name of a referenced schema as a model, given once.
    mutating func typeName(of id: ReferenceID) -> String {
        if let name = typeNames[id] { return name }
        let name = takeTypeName(wantedName(of: id), qualifiedBy: qualifier(of: id))
        typeNames[id] = name
        return name
    }

    /// Takes a name at the top level that nothing in place hides.
    mutating func takeTypeName(_ wanted: String, qualifiedBy qualifier: String? = nil) -> String {
        let isFree = { [nestedNames] (name: String) in !nestedNames.contains(name) }
        if let qualifier, names.isTaken(wanted) || !isFree(wanted) {
            return names.takeType(qualifier + wanted, isFree: isFree)
        }
        return names.takeType(wanted, isFree: isFree)
    }

    func wantedName(of id: ReferenceID) -> String {
        if let name = typeNames[id] { return name }
        let target = documents[id]
        if let given = target.node["x-endpoint-name"]?.text, NameWords.isName(given, isUpper: true) { return given }
        let text = target.pointer.last ?? stem(of: target.node.file)
        return Self.typeName(text) ?? "Model"
    }

    private func stem(of file: Int) -> String {
        let name = documents.files[file].name
        return name.split(separator: ".").first.map(String.init) ?? name
    }

    /// The folder of a file, without those that only sort.
    private func qualifier(of id: ReferenceID) -> String? {
        let file = documents.files[documents[id].node.file]
        let sorting: Set<String> = ["models", "model", "schemas", "schema", "components", "responses", "resources"]
        let folder = file.folder.last { !sorting.contains($0.lowercased()) }
        let words = documents[id].pointer.isEmpty ? folder : stem(of: documents[id].node.file)
        return words.flatMap { Self.typeName($0) }
    }

    /// A name as a type's.
    static func typeName(_ text: String) -> String? {
        NameWords.isName(text, isUpper: true) ? text : NameWords.upperCamel(NameWords.words(of: text))
    }

    /// The place of a model's name: where the schema begins.
    private func nameRange(of id: ReferenceID) -> SourceRange { documents[id].node.range.beginning }
}
