import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Models: under a name of their own, or in place.
extension OpenAPIDecoder {
    /// A struct, enum or choice where it is used: in place if nothing is hidden by that, else under a name.
    mutating func declared(_ shaped: ShapedSchema, at place: TypePlace) -> MappedType {
        if let nested = place.nested, let key = place.key, canNest(nested) {
            frames[frames.count - 1].taken.insert(nested)
            nestedNames.insert(nested)
            frames.append(NameFrame(name: nested))
            let kind = kind(of: shaped, named: place.name)
            frames.removeLast()
            var model = ModelDeclaration(name: key, kind: kind.kind, range: place.range)
            model.includes = kind.includes
            return MappedType(inPlace: model)
        }
        let given = shaped.annotations.vendorKey("name")?.text
        let wanted = given.flatMap { NameWords.isName($0, isUpper: true) ? $0 : nil } ?? place.name
        let name = takeTypeName(wanted)
        pending.append(PendingModel(name: Located(name, at: place.range), shaped: shaped))
        return MappedType(.named(name, arguments: []), at: place.range)
    }

    private static let unusable: Set<String> = ["Swift", "Foundation", "EndpointRuntime", "AnyObject"]

    /// Whether a type in place may have the name: nothing around it or in the spec is hidden by it.
    private func canNest(_ name: String) -> Bool {
        guard let frame = frames.last, !Self.unusable.contains(name), !names.isTaken(name) else { return false }
        return !frame.taken.contains(name) && !frames.contains { $0.name == name }
    }

    /// Declares what was only named so far, and what that names in turn.
    mutating func declarePending() {
        var next = 0
        while next < pending.count {
            let model = pending[next]
            next += 1
            frames = [NameFrame(name: model.name.value)]
            nestedNames = []
            let kind = kind(of: model.shaped, named: model.name.value)
            var declaration = ModelDeclaration(name: model.name, kind: kind.kind, range: model.shaped.range)
            declaration.includes = kind.includes
            declaration.documentation = model.shaped.annotations.modelDocumentation
            models.append(declaration)
        }
        pending.removeAll()
        frames = []
        nestedNames = []
        losses.count(.models, next)
    }

    private mutating func kind(
        of shaped: ShapedSchema,
        named name: String
    ) -> (kind: ModelKindDeclaration, includes: [Located<TypeExpression>]) {
        switch shaped.shape {
        case .object(let object):
            let includes = object.includes.map { id in
                Located(TypeExpression.named(typeName(of: id), arguments: []), at: shaped.range)
            }
            for id in object.includes { _ = use(of: id, at: shaped.range) }
            var members = MemberNames(reserved: ["hashValue"])
            return (.structure(fields: fields(of: object, in: name, &members)), includes)
        case .enumeration(let enumeration): return (.enumeration(declaration(of: enumeration)), [])
        case .union(let union): return (.union(declaration(of: union, named: name)), [])
        default: return (.structure(fields: []), [])
        }
    }

    // MARK: Enums

    private func declaration(of enumeration: EnumerationShape) -> EnumerationDeclaration {
        var taken: Set<String> = enumeration.isOpen ? ["unknown"] : []
        taken.formUnion(["allCases", "knownCases", "hashValue"])
        let values = enumeration.values.map { value in
            let wire = Located(value.node.text, at: value.node.range)
            let name = caseName(value, taken: &taken, rest: enumeration.isOpen ? "unknown" : nil)
            var declaration = EnumerationValueDeclaration(wire: wire, name: name.map { Located($0, at: wire.range) })
            declaration.documentation.description = value.description
            return declaration
        }
        return EnumerationDeclaration(values: values, isOpen: enumeration.isOpen)
    }

    /// The name of a case; `nil` where it follows from the value.
    private func caseName(_ value: EnumerationShape.Value, taken: inout Set<String>, rest: String?) -> String? {
        let wire = value.node.text
        let derived = DerivedNames.caseName(forWireValue: wire)
        let given = value.name.flatMap { DerivedNames.caseName(forWireValue: $0) }
        let wanted = given ?? derived ?? Self.spelled(wire)
        let unhidden = DerivedNames.unhidden(wanted, rest: rest)
        if taken.insert(unhidden).inserted { return wanted == derived ? nil : wanted }
        let base = Self.spelled(wire)
        let name = NameTable.unique(base) { !taken.contains(DerivedNames.unhidden($0, rest: rest)) }
        taken.insert(DerivedNames.unhidden(name, rest: rest))
        return name
    }

    /// A name for a value of signs: `+1` gives `plus1`, `>=` gives `greaterEqual`.
    static func spelled(_ wire: String) -> String {
        if wire.isEmpty { return "empty" }
        var words: [String] = []
        var run = ""
        func close() {
            words += NameWords.words(of: run)
            run = ""
        }
        for (index, character) in wire.enumerated() {
            if let word = signs[character], character != "-" || index == 0, character != "_" || wire.count == 1 {
                close()
                words.append(word)
            } else {
                run.append(character)
            }
        }
        close()
        return NameWords.lowerCamel(words) ?? "value"
    }

    private static let signs: [Character: String] = [
        "+": "plus", "-": "minus", "*": "any", "<": "less", ">": "greater", "=": "equal", "!": "not", "&": "and",
        "|": "or", "%": "percent", "@": "at", "#": "number", "$": "dollar", "/": "slash", ".": "dot", "_": "underscore",
        " ": "space", "~": "tilde", "?": "question",
    ]

    // MARK: Choices

    private mutating func declaration(of union: UnionShape, named name: String) -> UnionDeclaration {
        var taken: Set<String> = ["unknown", "hashValue", "none", "some", "otherwise"]
        var variants: [VariantDeclaration] = []
        for variant in union.variants {
            let wanted = variantName(variant)
            let caseName = NameTable.unique(wanted) { !taken.contains($0) }
            taken.insert(caseName)
            variants.append(declaration(of: variant, caseName, in: union, named: name))
        }
        var declaration = UnionDeclaration(variants: variants, isOpen: union.isOpen)
        declaration.discriminator = union.discriminator
        return declaration
    }

    private mutating func declaration(
        of variant: UnionShape.Variant,
        _ caseName: String,
        in union: UnionShape,
        named name: String
    ) -> VariantDeclaration {
        let range = variant.content.range
        let place = TypePlace(
            name: name + DerivedNames.capitalized(caseName),
            nested: DerivedNames.capitalized(caseName),
            key: Located(caseName, at: range),
            range: range
        )
        let mapped = type(of: variant.content, at: place)
        let key = variant.tag ?? Located(caseName, at: range)
        var declaration = VariantDeclaration(key: key, type: mapped.type, range: range)
        if union.discriminator != nil, DerivedNames.caseName(forWireValue: key.value) != caseName {
            declaration.name = Located(caseName, at: range)
        }
        declaration.format = mapped.format
        if case .scalar(.string) = mapped.expression, let value = mapped.fixedValue { declaration.fixedValue = value }
        if case .inPlace = mapped.type { declaration.documentation = mapped.annotations.modelDocumentation }
        return declaration
    }

    private mutating func variantName(_ variant: UnionShape.Variant) -> String {
        if let given = variant.content.annotations.vendorKey("name")?.text, NameWords.isName(given, isUpper: false) {
            return given
        }
        if let tag = variant.tag, let name = DerivedNames.caseName(forWireValue: tag.value),
            !JSONScalar.isInteger(tag.value)
        {
            return name
        }
        if case .reference(let id) = variant.content.shape { return DerivedNames.lowerCamel(typeName(of: id)) }
        if case .narrowed(let id, _) = variant.content.shape { return DerivedNames.lowerCamel(typeName(of: id)) }
        if let title = variant.title, title.utf8.count <= 40,
            let name = NameWords.lowerCamel(NameWords.words(of: title))
        {
            return name
        }
        if let tag = variant.tag { return DerivedNames.caseName(forWireValue: tag.value) ?? Self.spelled(tag.value) }
        let kinds = kinds(of: variant.content)
        return kinds == .string
            ? "text"
            : kinds == .number
                ? "number"
                : kinds == .boolean
                    ? "flag"
                    : kinds == .array ? "list" : "object"
    }
}
