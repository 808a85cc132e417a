import EndpointDiagnostics
import EndpointSpec

extension Comparison {
    /// - Returns: Fields in place that one side lacks, which may have been moved.
    func compareBodies(_ old: Endpoint, _ new: Endpoint, at spot: Spot) -> (removed: [Field], added: [Field]) {
        switch (old.body, new.body) {
        case (nil, nil): return ([], [])
        case (let body?, nil):
            if let fields = body.fieldsInPlace, fields.contains(where: new.hasElsewhere) { return (fields, []) }
            report(.bodyRemoved, at: spot, where: [.isDeclared], base: body.range, head: new.range)
            return ([], [])
        case (nil, let body?):
            if let fields = body.fieldsInPlace, fields.contains(where: old.hasElsewhere) { return ([], fields) }
            report(.bodyAdded, at: spot, where: body.conditions, base: old.range, head: body.range)
            return ([], [])
        case (let first?, let second?):
            compareWriting(first, second, at: spot)
            return compareContents(first, second, at: spot.inside("body"))
        }
    }

    private func compareContents(_ old: Body, _ new: Body, at spot: Spot) -> (removed: [Field], added: [Field]) {
        compareOptionality(old, new, at: spot)
        compare(old.$documentation, new.$documentation, at: spot, base: old.range, head: new.range)
        switch (old.content, new.content) {
        case (.fields(let first), .fields(let second)), (.multipart(let first), .multipart(let second)),
            (.fields(let first), .multipart(let second)), (.multipart(let first), .fields(let second)):
            return compareMembers(FieldList(fields: first), FieldList(fields: second), at: spot)
        case (.value(let first), .value(let second)):
            compare(first, second, at: spot, "", base: old.range, head: new.range)
        case (.payload(let first), .payload(let second)):
            guard first != second else { break }
            let isSame = first.isAnyBytes && second.isAnyBytes
            reportOtherBody(old, new, first.rawValue, second.rawValue, isSameOnWire: isSame, at: spot)
        case (.fields(let first), .value(let type)):
            guard let fields = type.fields(in: head.spec) else {
                reportOtherBody(old, new, "fields", head.text(of: type), at: spot)
                break
            }
            compareShapes(old, new, first, fields, at: spot)
        case (.value(let type), .fields(let second)):
            guard let fields = type.fields(in: base.spec) else {
                reportOtherBody(old, new, base.text(of: type), "fields", at: spot)
                break
            }
            compareShapes(old, new, fields, second, at: spot)
        default: reportOtherBody(old, new, old.content.noun, new.content.noun, at: spot)
        }
        return ([], [])
    }

    /// The same object, passed field by field or as one value.
    private func compareShapes(_ old: Body, _ new: Body, _ first: [Field], _ second: [Field], at spot: Spot) {
        report(
            .bodyShapeChanged,
            at: spot,
            old: old.content.noun,
            new: new.content.noun,
            base: old.range,
            head: new.range
        )
        compare(FieldList(fields: first), FieldList(fields: second), at: spot)
    }

    private func reportOtherBody(
        _ old: Body,
        _ new: Body,
        _ first: String,
        _ second: String,
        isSameOnWire: Bool = false,
        at spot: Spot
    ) {
        report(
            isSameOnWire ? .swiftTypeChanged : .typeChanged,
            at: spot,
            where: [.swiftTypeChanges],
            old: first,
            new: second,
            base: old.range,
            head: new.range
        )
    }

    private func compareOptionality(_ old: Body, _ new: Body, at spot: Spot) {
        guard old.isOptional != new.isOptional else { return }
        report(
            new.isOptional ? .fieldBecameOptional : .fieldBecameRequired,
            at: spot,
            where: [.swiftTypeChanges],
            base: old.range,
            head: new.range
        )
    }

    private func compareWriting(_ old: Body, _ new: Body, at spot: Spot) {
        let encoding = old.encodingText
        let other = new.encodingText
        func found(_ rule: ChangeRule, _ first: String?, _ second: String?) {
            guard first != second else { return }
            report(rule, at: spot, old: first, new: second, base: old.range, head: new.range)
        }
        found(.bodyEncodingChanged, encoding, other)
        found(.contentTypeChanged, old.contentType, new.contentType)
        if old.isJSONString != new.isJSONString {
            report(.formatChanged, at: spot.inside("body"), where: [.isStrict], base: old.range, head: new.range)
        }
        // Only forms are written in a style.
        guard encoding == other, old.encoding == .form, !old.isMultipart else { return }
        found(.styleChanged, old.style.rawValue, new.style.rawValue)
        found(.clearedValueChanged, old.nulls, new.nulls)
    }
}

extension Endpoint {
    /// Whether a field of a body is a parameter outside of the body here.
    fileprivate func hasElsewhere(_ field: Field) -> Bool {
        (query + headers.map(\.field)).contains { $0.name.value == field.name.value }
    }
}

extension Body {
    fileprivate var fieldsInPlace: [Field]? {
        switch content {
        case .fields(let fields), .multipart(let fields): fields
        case .value, .payload: nil
        }
    }

    fileprivate var isMultipart: Bool {
        if case .multipart = content { true } else { false }
    }

    fileprivate var encodingText: String { isMultipart ? "multipart" : encoding.rawValue }

    fileprivate var conditions: ChangeConditions {
        let fields = fieldsInPlace?.filter { !$0.isReadOnly }
        let isOptional = isOptional || fields?.allSatisfy(\.mayBeAbsent) ?? false
        let needsArgument = fields?.contains(where: \.needsArgument) ?? !self.isOptional
        return [isOptional ? .mayBeAbsent : .mustBePresent, needsArgument ? .needsArgument : .hasDefault]
    }
}

extension Body.Content {
    fileprivate var noun: String {
        switch self {
        case .fields: "fields"
        case .value: "value"
        case .payload(let payload): payload.rawValue
        case .multipart: "multipart"
        }
    }
}

extension TypeReference {
    /// The fields of a struct that is not generic.
    fileprivate func fields(in spec: ResolvedSpec) -> [Field]? {
        guard case .model(let id, let arguments) = self, arguments.isEmpty,
            case .structure(let structure) = spec.models[id.index].kind
        else { return nil }
        return structure.fields
    }
}
