import EndpointDiagnostics

extension Resolution {
    /// Resolves the variants of a oneOf, as far as that needs no other model.
    mutating func resolved(_ declaration: UnionDeclaration, _ id: ModelID, in scope: TypeScope) -> Union {
        let otherwise = declaration.otherwise.map { type($0.value, at: $0.range, in: scope) }
        let rest = otherwise != nil ? "otherwise" : declaration.isOpen ? "unknown" : nil
        var cases = CaseNames(rest: rest, reserved: ["hashValue"])
        var variants: [Variant] = []
        variants.reserveCapacity(declaration.variants.count)
        for variant in declaration.variants {
            let isTagged = declaration.discriminator != nil
            let given = variant.name ?? (isTagged ? nil : variant.key)
            let name = caseName(given: given, wire: variant.key, in: &cases)
            variants.append(resolved(variant, named: name, owner: id, in: scope))
        }
        var tagging = Tagging.untagged
        if let discriminator = declaration.discriminator {
            tagging = .tagged(discriminator: discriminator.value, kind: .text, content: declaration.content?.value)
            if discriminator.value == declaration.content?.value { report(.contentIsDiscriminator(discriminator)) }
        }
        var union = Union(variants: variants, tagging: tagging, isOpen: declaration.isOpen)
        union.otherwise = otherwise
        pendingUnions.append(id)
        return union
    }

    private mutating func resolved(
        _ declaration: VariantDeclaration,
        named name: String,
        owner: ModelID,
        in scope: TypeScope
    ) -> Variant {
        var variant = Variant(tag: declaration.key, name: name, type: nil, range: declaration.range)
        variant.documentation = declaration.documentation
        switch declaration.type {
        case .fixedString, .omitted: break
        case .inPlace(let model):
            let caseName = Located(name, at: declaration.key.range)
            variant.type = inPlace(model, named: caseName, owner: .model(owner), in: scope)
        case .expression(let expression):
            let outer = outerType(expression, in: scope)
            if outer.optionality != .none { report(.optionalVariant(at: expression.range)) }
            variant.type = outer.type
        }
        if let keys = declaration.keys, let type = variant.type {
            variant.type = applying(keys: keys, to: type, in: scope)
        }
        if let format = declaration.format, let type = variant.type {
            variant.type = applying(format, to: type, in: scope)
        }
        if let value = declaration.fixedValue {
            guard case .scalar(let text, _) = value.value else {
                report(.fixedValueMismatch("string", at: value.range))
                return variant
            }
            variant.type = nil
            variant.fixedText = text
        }
        return variant
    }

    /// Settles how variants are told apart, and reports those that cannot be.
    mutating func completeUnion(_ id: ModelID) {
        guard case .union(var union) = models[id].kind else { return }
        switch union.tagging {
        case .untagged: checkUntagged(union, id)
        case .tagged(let discriminator, _, let content):
            if content == nil {
                markToldByKind(&union)
                markDiscriminators(&union, discriminator)
            }
            let kind = tagKind(of: union)
            union.tagging = .tagged(discriminator: discriminator, kind: kind, content: content)
            if kind == .integer { reportEqualIntegers(union.variants.filter { !$0.isToldByKind }.map(\.tag)) }
            checkDiscriminators(union, discriminator, kind)
        }
        models[id].kind = .union(union)
    }

    private func tagKind(of union: Union) -> TagKind {
        let tags = union.variants.filter { !$0.isToldByKind }.map(\.tag.value)
        if tags.isEmpty { return .text }
        if tags.allSatisfy({ $0 == "true" || $0 == "false" }) { return .flag }
        return tags.allSatisfy(ScalarText.isInteger) ? .integer : .text
    }

    /// One list and one scalar may stand among the objects of a tagged oneOf.
    private mutating func markToldByKind(_ union: inout Union) {
        var firstList: Variant?
        var firstScalar: Variant?
        for index in union.variants.indices {
            let variant = union.variants[index]
            let kinds = variant.type.map { jsonKinds(of: $0) } ?? .string
            guard !kinds.contains(.object), !kinds.isEmpty else { continue }
            union.variants[index].isToldByKind = true
            let isList = kinds == [.array]
            if let first = isList ? firstList : firstScalar {
                report(.indistinctVariants(variant, first: first, words: isList ? "a list" : "a scalar"))
            }
            if isList { firstList = firstList ?? variant } else { firstScalar = firstScalar ?? variant }
        }
    }

    private mutating func markDiscriminators(_ union: inout Union, _ discriminator: String) {
        for index in union.variants.indices {
            guard let type = union.variants[index].type, let structure = structure(of: type) else { continue }
            union.variants[index].carriesDiscriminator = structure.fields.contains { $0.wire == discriminator }
        }
    }

    private mutating func checkDiscriminators(_ union: Union, _ discriminator: String, _ kind: TagKind) {
        for variant in union.variants where variant.carriesDiscriminator {
            guard let type = variant.type, let structure = structure(of: type),
                let field = structure.fields.first(where: { $0.wire == discriminator }), !field.type.isUnresolved
            else { continue }
            guard !canHold(variant.tag.value, field, kind) else { continue }
            report(.discriminatorConflict(variant, field: field, in: words(for: type)))
        }
    }

    /// Whether a variant's own field can have the tag as its value.
    private func canHold(_ tag: String, _ field: Field, _ kind: TagKind) -> Bool {
        if let fixed = field.fixedValue {
            return literal(.scalar(tag, isPlain: true), as: field.type, allowsNull: false) == fixed
        }
        switch base(of: field.type) {
        case .model(let id, _):
            guard case .enumeration(let enumeration) = models[id].kind,
                enumeration.isInteger == (kind == .integer)
            else { return false }
            return enumeration.isOpen || enumeration.values.contains { $0.wire.value == tag }
        case .scalar(.json, _), .parameter: return true
        case .scalar(.string, _): return kind == .text
        case .scalar(.bool, _): return kind == .flag
        case .scalar(.int, _), .scalar(.int32, _), .scalar(.int64, _): return kind == .integer
        default: return false
        }
    }
}
