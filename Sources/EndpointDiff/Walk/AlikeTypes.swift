import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    /// Whether two types have the same values on the wire, whatever their models are called.
    ///
    /// Each pair is looked at once; one that is met again inside itself counts as alike, so recursion ends.
    func areAlike(_ old: TypeReference, _ new: TypeReference) -> Bool {
        switch (old, new) {
        case (.scalar(let first, let format), .scalar(let second, let otherFormat)):
            return ScalarDifference.difference(first, format, second, otherFormat).isSameOnWire
        case (.list(let first), .list(let second)), (.nullable(let first), .nullable(let second)):
            return areAlike(first, second)
        case (.map(let first, let keys), .map(let second, let otherKeys)):
            let text = TypeReference.scalar(.string, format: nil)
            return areAlike(first, second) && areAlike(keys ?? text, otherKeys ?? text)
        case (.parameter(let first), .parameter(let second)): return first == second
        case (.model(let first, let arguments), .model(let second, let otherArguments)):
            let pair = TypePair(base: old, head: new)
            guard alikeTypes.insert(pair).inserted else { return true }
            let isAlike = haveAlikeContents(
                Instance(base.spec.models[first.index], arguments),
                Instance(head.spec.models[second.index], otherArguments)
            )
            if !isAlike { alikeTypes.remove(pair) }
            return isAlike
        case (.model(let id, _), _):
            guard case .newtype(let newtype) = base.spec.models[id.index].kind else { return false }
            return areAlike(newtype.type, new)
        case (_, .model(let id, _)):
            guard case .newtype(let newtype) = head.spec.models[id.index].kind else { return false }
            return areAlike(old, newtype.type)
        default: return false
        }
    }

    private func haveAlikeContents(_ old: Instance, _ new: Instance) -> Bool {
        switch (old.model.kind, new.model.kind) {
        case (.structure(let first), .structure(let second)):
            let others = Dictionary(second.fields.map { ($0.wire, $0) }) { first, _ in first }
            return first.fields.count == second.fields.count
                && first.fields.allSatisfy { field in
                    guard let other = others[field.wire] else { return false }
                    return areAlike(field, other, old, new)
                }
        case (.newtype(let first), .newtype(let second)): return areAlike(first.type, second.type)
        case (.enumeration(let first), .enumeration(let second)):
            return first.isInteger == second.isInteger && first.isOpen == second.isOpen
                && Set(first.values.map(\.wire.value)) == Set(second.values.map(\.wire.value))
        case (.union(let first), .union(let second)):
            guard first.tagging == second.tagging, first.isOpen == second.isOpen,
                first.variants.count == second.variants.count
            else { return false }
            let others = Dictionary(second.variants.map { ($0.tag.value, $0) }) { first, _ in first }
            return first.variants.allSatisfy { variant in
                guard let other = others[variant.tag.value] else { return false }
                return areAlike(variant, other, old, new)
            }
        case (.external(let first), .external(let second)): return first == second
        default: return false
        }
    }

    private func areAlike(_ old: Field, _ new: Field, _ owner: Instance, _ otherOwner: Instance) -> Bool {
        old.mayBeAbsent == new.mayBeAbsent && old.mayBeNull == new.mayBeNull
            && old.fixedValue?.text == new.fixedValue?.text && old.isJSONString == new.isJSONString
            && old.isReadOnly == new.isReadOnly && old.isWriteOnly == new.isWriteOnly
            && areAlike(owner.filled(old.type), otherOwner.filled(new.type))
    }

    private func areAlike(_ old: Variant, _ new: Variant, _ owner: Instance, _ otherOwner: Instance) -> Bool {
        guard old.fixedText == new.fixedText else { return false }
        switch (old.type, new.type) {
        case (nil, nil): return true
        case (let first?, let second?): return areAlike(owner.filled(first), otherOwner.filled(second))
        default: return false
        }
    }
}

/// A model with arguments for its parameters.
private struct Instance {
    var model: Model
    private var arguments: [String: TypeReference]

    init(_ model: Model, _ arguments: [TypeReference]) {
        self.model = model
        self.arguments = Dictionary(zip(model.parametersInScope, arguments)) { first, _ in first }
    }

    /// A type in the model with arguments in place of parameters.
    func filled(_ type: TypeReference) -> TypeReference {
        guard !arguments.isEmpty else { return type }
        switch type {
        case .scalar: return type
        case .parameter(let name): return arguments[name] ?? type
        case .list(let element): return .list(filled(element))
        case .nullable(let value): return .nullable(filled(value))
        case .map(let value, let keys): return .map(filled(value), keys: keys.map(filled))
        case .model(let id, let inner): return .model(id, arguments: inner.map(filled))
        }
    }
}

extension TypeDifference {
    fileprivate var isSameOnWire: Bool { relation == .same && format == .same }
}
