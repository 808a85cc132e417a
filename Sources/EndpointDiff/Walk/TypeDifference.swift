import EndpointSpec

/// How a type of HEAD relates to the one of BASE that stood at its place.
struct TypeDifference: Equatable {
    enum Relation { case same, widened, narrowed, changed }
    enum Format { case same, lenient, strict }

    /// On the wire.
    var relation = Relation.same
    /// How the same values are written.
    var format = Format.same
    /// Code that names the type, or relies on it, does not compile; renamed models do not count.
    var isOtherSwift = false

    static let same = TypeDifference()
    static let changed = TypeDifference(relation: .changed, isOtherSwift: true)

    mutating func formUnion(_ other: TypeDifference) {
        isOtherSwift = isOtherSwift || other.isOtherSwift
        switch (relation, other.relation) {
        case (.same, _): relation = other.relation
        case (_, .same): break
        default: relation = relation == other.relation ? relation : .changed
        }
        if format == .same || other.format == .strict { format = other.format == .same ? format : other.format }
    }
}

/// Two types, each of its own spec.
struct TypePair: Hashable {
    var base: TypeReference
    var head: TypeReference
}

extension Comparison {
    /// Compares two types that stand at one place, and meets the models in them.
    func difference(_ old: TypeReference, _ new: TypeReference) -> TypeDifference {
        switch (old, new) {
        case (.scalar(let first, let format), .scalar(let second, let otherFormat)):
            return ScalarDifference.difference(first, format, second, otherFormat)
        case (.list(let first), .list(let second)): return difference(first, second)
        case (.nullable(let first), .nullable(let second)): return difference(first, second)
        case (.parameter(let first), .parameter(let second)):
            return generics.areSame(first, second) ? .same : .changed
        case (.map(let first, let keys), .map(let second, let otherKeys)):
            var found = difference(first, second)
            let text = TypeReference.scalar(.string, format: nil)
            if keys != nil || otherKeys != nil { found.formUnion(difference(keys ?? text, otherKeys ?? text)) }
            return found
        case (.nullable(let first), _): return difference(first, new).with(.narrowed)
        case (_, .nullable(let second)): return difference(old, second).with(.widened)
        case (.model(let first, let arguments), .model(let second, let otherArguments)):
            return modelDifference(first, arguments, second, otherArguments)
        default: return mixedDifference(old, new)
        }
    }

    private func modelDifference(
        _ old: ModelID,
        _ arguments: [TypeReference],
        _ new: ModelID,
        _ otherArguments: [TypeReference]
    ) -> TypeDifference {
        let isSwap = match.isSwap(ModelPair(base: old, head: new))
        if isSwap, areAlike(.model(old, arguments: arguments), .model(new, arguments: otherArguments)) {
            return TypeDifference(isOtherSwift: true)
        }
        let places = GenericParameters(base.spec.models[old.index], head.spec.models[new.index])
        guard places.isPairing else { return .changed }
        meet(old, new)
        var found = TypeDifference(isOtherSwift: isSwap || arguments.count != otherArguments.count)
        for (first, second) in places.pairs where first < arguments.count && second < otherArguments.count {
            found.formUnion(difference(arguments[first], otherArguments[second]))
        }
        return found
    }

    /// Types of different kinds, where a newtype counts as what it holds.
    private func mixedDifference(_ old: TypeReference, _ new: TypeReference) -> TypeDifference {
        if case .scalar(.json, _) = new { return TypeDifference(relation: .widened, isOtherSwift: true) }
        if case .scalar(.json, _) = old { return TypeDifference(relation: .narrowed, isOtherSwift: true) }
        if case .model(let id, _) = old {
            switch base.spec.models[id.index].kind {
            case .newtype(let newtype): return difference(newtype.type, new).withOtherSwift
            case .enumeration(let enumeration) where new.isScalar(of: enumeration):
                // An open enum keeps every value that it has no name for.
                return TypeDifference(relation: enumeration.isOpen ? .same : .widened, isOtherSwift: true)
            default: return .changed
            }
        }
        if case .model(let id, _) = new {
            switch head.spec.models[id.index].kind {
            case .newtype(let newtype): return difference(old, newtype.type).withOtherSwift
            case .enumeration(let enumeration) where old.isScalar(of: enumeration):
                return TypeDifference(relation: .narrowed, isOtherSwift: true)
            default: return .changed
            }
        }
        return .changed
    }
}

extension TypeDifference {
    /// What it is reported as; a format says something of its own unless everything is another.
    var rules: [ChangeRule] {
        var rules: [ChangeRule] =
            switch relation {
            case .widened: [.typeWidened]
            case .narrowed: [.typeNarrowed]
            case .changed: [.typeChanged]
            case .same: isOtherSwift ? [.swiftTypeChanged] : []
            }
        if format != .same, relation != .changed { rules.append(.formatChanged) }
        return rules
    }

    fileprivate func with(_ relation: Relation) -> TypeDifference {
        var found = self
        found.formUnion(TypeDifference(relation: relation, isOtherSwift: true))
        return found
    }

    fileprivate var withOtherSwift: TypeDifference {
        var found = self
        found.isOtherSwift = true
        return found
    }
}

extension TypeReference {
    /// Whether it holds every value of an enum, written alike.
    fileprivate func isScalar(of enumeration: Enumeration) -> Bool {
        guard case .scalar(let scalar, let format) = self else { return false }
        return enumeration.isInteger
            ? [.int, .int32, .int64].contains(scalar) && format == nil : scalar == .string
    }
}
