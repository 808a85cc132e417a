import EndpointDiagnostics
import EndpointSpec

extension Field {
    /// A default stands for absent, so that what has one need not be there.
    var mayBeAbsent: Bool { presence == .optional || presence == .change || defaultValue != nil }

    var mayBeNull: Bool { presence != .required || defaultValue != nil }

    /// Whether code passes or reads it.
    var isDeclared: Bool { fixedValue == nil }

    /// Whether code that makes a value, or a call, must pass it.
    var needsArgument: Bool { isDeclared && !hasDefaultArgument }

    var hasDefaultArgument: Bool { defaultValue != nil || presence == .optional || presence == .change }

    fileprivate var isOptionalInSwift: Bool { presence != .required }
}

/// Fields, parameters, headers or parts that stand in one list.
struct FieldList {
    var fields: [Field]
    /// Whether these are headers, which are placed by their names on the wire.
    var areHeaders = false
    /// The model's, where these are its fields: one that only travels one way lacks what never goes that way.
    var conformances: GeneratedConformances?

    func name(of field: Field) -> String { areHeaders ? field.wire : field.name.value }

    var hasCopies: Bool { fields.contains { $0.includedFrom != nil } }

    /// Whether generated code has the field.
    func hasInSwift(_ field: Field) -> Bool { conformances?.has(field) ?? true }
}

extension Comparison {
    /// Compares two lists, whose order counts for arguments.
    ///
    /// - Returns: What has no counterpart, so that it can be looked for elsewhere.
    func compareMembers(_ old: FieldList, _ new: FieldList, at spot: Spot) -> (removed: [Field], added: [Field]) {
        if old.fields.isEmpty, new.fields.isEmpty { return ([], []) }
        let areHeaders = old.areHeaders
        let pairing = FieldPairing(old.fields, new.fields, ignoringCase: areHeaders)
        for (first, second) in pairing.pairs where !isCopied(old.fields[first], new.fields[second]) {
            let field = old.fields[first]
            var other = new.fields[second]
            // Names of headers mean the same in capital and small letters (RFC 9110, section 5.1).
            if areHeaders, field.wire.lowercased() == other.wire.lowercased() { other.wire = field.wire }
            let visibility = FieldVisibility(was: old.hasInSwift(field), is: new.hasInSwift(other))
            compare(field, other, at: spot, old.name(of: field), visibility)
        }
        compareOrder(pairing, old, new, at: spot)
        let removed = pairing.removed.map { old.fields[$0] }
        let added = pairing.added.map { new.fields[$0] }
        guard old.hasCopies || new.hasCopies else { return (removed, added) }
        let sources = Set(old.fields.compactMap(\.includedFrom))
        let others = Set(new.fields.compactMap(\.includedFrom))
        return (
            removed.filter { field in
                copiedModel(of: field, in: base).flatMap { match.headModel[$0] }.map { !others.contains($0) } ?? true
            },
            added.filter { field in
                copiedModel(of: field, in: head).flatMap { match.baseModel[$0] }.map { !sources.contains($0) } ?? true
            }
        )
    }

    /// Whether both fields were copied from one model, where they are compared once for all that include it.
    private func isCopied(_ old: Field, _ new: Field) -> Bool {
        guard let source = copiedModel(of: old, in: base), let other = copiedModel(of: new, in: head) else {
            return false
        }
        return match.headModel[source] == other
    }

    /// Fields of a generic model are others in each that includes it.
    private func copiedModel(of field: Field, in side: SpecSide) -> ModelID? {
        field.includedFrom.flatMap { side.spec.models[$0.index].genericParameters.isEmpty ? $0 : nil }
    }

    /// Compares two lists and reports what has no counterpart.
    func compare(_ old: FieldList, _ new: FieldList, at spot: Spot) {
        let left = compareMembers(old, new, at: spot)
        for field in left.removed { reportRemoved(field, at: spot.inSwift(old.hasInSwift(field)), old.name(of: field)) }
        for field in left.added { reportAdded(field, at: spot.inSwift(new.hasInSwift(field)), new.name(of: field)) }
    }

    private func compareOrder(_ pairing: FieldPairing, _ old: FieldList, _ new: FieldList, at spot: Spot) {
        let places = pairing.pairs.filter { old.fields[$0.0].isDeclared && new.fields[$0.1].isDeclared }.map(\.1)
        guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }),
            spot.directions.contains(.request) || spot.isModel
        else { return }
        let first = old.fields.first?.range
        report(
            .orderChanged,
            at: spot,
            old: old.fields.map(\.name.value).joined(separator: ", "),
            new: new.fields.map(\.name.value).joined(separator: ", "),
            base: first,
            head: new.fields.first?.range
        )
    }

    func reportAdded(_ field: Field, at spot: Spot, _ name: String) {
        report(.fieldAdded, at: spot.narrowed(to: field.directions), name, where: field.conditions, head: field.range)
    }

    func reportRemoved(_ field: Field, at spot: Spot, _ name: String) {
        report(.fieldRemoved, at: spot.narrowed(to: field.directions), name, where: field.conditions, base: field.range)
    }

    /// Compares two fields that are the same one.
    func compare(
        _ old: Field,
        _ new: Field,
        at spot: Spot,
        _ name: String,
        _ visibility: FieldVisibility = FieldVisibility(was: true, is: true)
    ) {
        compareDirections(old, new, at: spot, name, visibility)
        let common = spot.narrowed(to: old.directions.intersection(new.directions))
            .inSwift(visibility.was && visibility.is)
        compareNames(old, new, at: common, name)
        if compareFixedValues(old, new, at: common, name) {
            compareTypes(old, new, at: common, name)
            comparePresence(old, new, at: common, name)
        }
        compareWriting(old, new, at: common, name)
        if old.hasLimits || new.hasLimits {
            compare(old.limits, new.limits, at: common, name, base: old.range, head: new.range)
        }
        compareDocumentation(of: old, new, at: spot, name)
    }

    private func compareDirections(
        _ old: Field,
        _ new: Field,
        at spot: Spot,
        _ name: String,
        _ visibility: FieldVisibility
    ) {
        func found(_ rule: ChangeRule, _ direction: ChangeDirections, _ field: Field, _ extra: ChangeConditions) {
            guard spot.directions.contains(direction) else { return }
            var conditions = extra
            conditions.insert(field.mayBeAbsent ? .mayBeAbsent : .mustBePresent)
            report(rule, at: spot.narrowed(to: direction), name, where: conditions, base: old.range, head: new.range)
        }
        // The initialiser of a model that goes both ways has the argument either way.
        let comes = spot.isModel ? !visibility.was && visibility.is : true
        let goes = spot.isModel ? visibility.was && !visibility.is : true
        var argument: ChangeConditions = []
        argument.insert(.needsArgument, if: comes && new.needsArgument)
        argument.insert(.losesArgument, if: goes && old.isDeclared)
        let isRequired = !old.isOptionalInSwift && old.defaultValue == nil
        var type: ChangeConditions = []
        type.insert(.swiftTypeChanges, if: spot.isModel && (goes || (isRequired && visibility.was && visibility.is)))
        switch (old.isReadOnly, new.isReadOnly) {
        case (true, false): found(.fieldNowSent, .request, new, argument)
        case (false, true): found(.fieldNoLongerSent, .request, old, argument)
        default: break
        }
        switch (old.isWriteOnly, new.isWriteOnly) {
        case (true, false): found(.fieldNowReceived, .response, new, type)
        case (false, true): found(.fieldNoLongerReceived, .response, old, type)
        default: break
        }
    }

    private func compareNames(_ old: Field, _ new: Field, at spot: Spot, _ name: String) {
        if old.wire != new.wire {
            report(
                .wireNameChanged,
                at: spot,
                name,
                where: [old.mayBeAbsent && new.mayBeAbsent ? .mayBeAbsent : .mustBePresent],
                old: old.wire,
                new: new.wire,
                base: old.range,
                head: new.range
            )
        }
        if old.name.value != new.name.value, old.isDeclared, new.isDeclared {
            report(
                .swiftNameChanged,
                at: spot,
                name,
                old: old.name.value,
                new: new.name.value,
                base: old.name.range,
                head: new.name.range
            )
        }
    }

    /// - Returns: Whether types and presence have a meaning on both sides.
    private func compareFixedValues(_ old: Field, _ new: Field, at spot: Spot, _ name: String) -> Bool {
        let rule: ChangeRule
        switch (old.fixedValue, new.fixedValue) {
        case (nil, nil): return true
        case (let first?, let second?):
            if first.text == second.text { return false }
            rule = .fixedValueChanged
        case (nil, _?): rule = .fixedValueAdded
        case (_?, nil): rule = .fixedValueRemoved
        }
        report(
            rule,
            at: spot,
            name,
            where: new.conditions,
            old: old.fixedValue?.text,
            new: new.fixedValue?.text,
            base: old.range,
            head: new.range
        )
        return false
    }

    private func compareTypes(_ old: Field, _ new: Field, at spot: Spot, _ name: String) {
        guard old.payload == new.payload else {
            let isSameOnWire = old.payload?.isAnyBytes ?? false && new.payload?.isAnyBytes ?? false
            report(
                isSameOnWire ? .swiftTypeChanged : .typeChanged,
                at: spot,
                name,
                where: [.swiftTypeChanges],
                old: old.payload?.rawValue ?? base.text(of: old.type),
                new: new.payload?.rawValue ?? head.text(of: new.type),
                base: old.range,
                head: new.range
            )
            return
        }
        guard old.payload == nil else { return }
        let limits = (old.limits, new.limits)
        compare(old.type, new.type, within: limits, at: spot, name, base: old.range, head: new.range)
        if old.isJSONString != new.isJSONString {
            report(.formatChanged, at: spot, name, where: [.isStrict], base: old.range, head: new.range)
        }
    }

    /// Compares two types at one place.
    ///
    /// - Parameter limits: What values have to keep to at the place, if anything.
    func compare(
        _ old: TypeReference,
        _ new: TypeReference,
        within limits: (Limits, Limits)? = nil,
        at spot: Spot,
        _ name: String,
        base oldRange: SourceRange?,
        head newRange: SourceRange?
    ) {
        var found = difference(old, new)
        if let limits { found.confine(old, limits.0, new, limits.1) }
        guard found != .same else { return }
        var conditions: ChangeConditions = []
        conditions.insert(.swiftTypeChanges, if: found.isOtherSwift)
        conditions.insert(found.format == .lenient ? .isLenient : .isStrict)
        for rule in found.rules {
            report(
                rule,
                at: spot,
                name,
                where: conditions,
                old: base.text(of: old) + old.formatText,
                new: head.text(of: new) + new.formatText,
                base: oldRange,
                head: newRange
            )
        }
    }

    private func comparePresence(_ old: Field, _ new: Field, at spot: Spot, _ name: String) {
        var conditions: ChangeConditions = []
        let isOther = old.isOptionalInSwift != new.isOptionalInSwift
        conditions.insert(.swiftTypeChanges, if: isOther)
        conditions.insert(.losesDefault, if: !isOther && old.hasDefaultArgument && !new.hasDefaultArgument)
        conditions.insert(.becomesChange, if: new.presence == .change)
        func found(_ rule: ChangeRule) {
            report(
                rule,
                at: spot,
                name,
                where: conditions,
                old: old.presenceText,
                new: new.presenceText,
                base: old.range,
                head: new.range
            )
        }
        if old.mayBeAbsent != new.mayBeAbsent {
            return found(new.mayBeAbsent ? .fieldBecameOptional : .fieldBecameRequired)
        }
        if old.mayBeNull != new.mayBeNull {
            return found(new.mayBeNull ? .fieldBecameNullable : .fieldNoLongerNullable)
        }
        switch (old.defaultValue, new.defaultValue) {
        case (nil, _?): found(.defaultAdded)
        case (_?, nil): found(.defaultRemoved)
        case (let first?, let second?) where first.text != second.text: found(.defaultChanged)
        default:
            if (old.presence == .change) != (new.presence == .change) { found(.clearingChanged) }
        }
    }

    private func compareWriting(_ old: Field, _ new: Field, at spot: Spot, _ name: String) {
        if (old.style ?? .repeat) != (new.style ?? .repeat) {
            report(
                .styleChanged,
                at: spot,
                name,
                old: (old.style ?? .repeat).rawValue,
                new: (new.style ?? .repeat).rawValue,
                base: old.range,
                head: new.range
            )
        }
        guard old.contentType != new.contentType || old.filename != new.filename else { return }
        report(
            .partHeaderChanged,
            at: spot,
            name,
            old: [old.contentType, old.filename].compactMap(\.self).joined(separator: ", "),
            new: [new.contentType, new.filename].compactMap(\.self).joined(separator: ", "),
            base: old.range,
            head: new.range
        )
    }
}

/// Whether generated code had a field, and has it.
struct FieldVisibility {
    var was: Bool
    var `is`: Bool
}

extension PayloadType {
    /// Whether it is whatever bytes there are, held in memory or in a file.
    var isAnyBytes: Bool { self == .bytes || self == .file }
}

extension Spot {
    var isModel: Bool {
        if case .model = owner { true } else { false }
    }
}

extension Field {
    /// Which ways it can travel.
    var directions: ChangeDirections {
        var directions: ChangeDirections = []
        if !isReadOnly { directions.insert(.request) }
        if !isWriteOnly { directions.insert(.response) }
        return directions
    }

    /// What verdicts on its coming and going depend on.
    fileprivate var conditions: ChangeConditions {
        var conditions: ChangeConditions = [mayBeAbsent ? .mayBeAbsent : .mustBePresent]
        conditions.insert(.isDeclared, if: isDeclared)
        conditions.insert(.needsArgument, if: needsArgument)
        conditions.insert(.hasDefault, if: isDeclared && hasDefaultArgument)
        return conditions
    }

    fileprivate var presenceText: String {
        if let defaultValue { return "= \(defaultValue.text)" }
        return switch presence {
        case .required: "required"
        case .optional: "optional"
        case .nullable: "nullable"
        case .change: "optional and nullable"
        }
    }
}

extension TypeReference {
    /// The format of a scalar, behind its name; empty for the plain form.
    fileprivate var formatText: String {
        switch self {
        case .scalar(_, let format?): " (\(format.text))"
        case .list(let element), .nullable(let element): element.formatText
        default: ""
        }
    }
}

extension ScalarFormat {
    fileprivate var text: String {
        switch self {
        case .number: "number"
        case .string: "string"
        case .iso8601: "iso8601"
        case .epochSeconds: "epochSeconds"
        case .epochMilliseconds: "epochMilliseconds"
        case .http: "http"
        case .pattern(let pattern, let zone): "\(pattern) in \(zone)"
        case .base64url: "base64url"
        }
    }
}
