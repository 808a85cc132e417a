import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

extension Comparison {
    /// Compares two models whose values stand at one place.
    func compareModels(_ pair: ModelPair) {
        let old = base.spec.models[pair.base.index]
        let new = head.spec.models[pair.head.index]
        let spot = Spot(owner: .model(pair))
        generics = GenericParameters(old, new)
        defer { generics = GenericParameters() }
        // That the type is another was reported at its place; what is left is what the wire sees of it.
        if match.isSwap(pair) { return compareKinds(old, new, at: spot.inSwift(false)) }
        compareModelNames(old, new, at: spot)
        compareConformances(old, new, at: spot)
        compare(old.boxedDocumentation, new.boxedDocumentation, at: spot, base: old.range, head: new.range)
        if old.genericParameters.count != new.genericParameters.count {
            report(
                .genericParametersChanged,
                at: spot,
                old: old.genericParameters.joined(separator: ", "),
                new: new.genericParameters.joined(separator: ", "),
                base: old.range,
                head: new.range
            )
        }
        compareKinds(old, new, at: spot)
    }

    private func compareKinds(_ old: Model, _ new: Model, at spot: Spot) {
        switch (old.kind, new.kind) {
        case (.structure(let first), .structure(let second)):
            compare(
                FieldList(fields: first.fields, conformances: GeneratedConformances(old, in: base.spec)),
                FieldList(fields: second.fields, conformances: GeneratedConformances(new, in: head.spec)),
                at: spot
            )
            if spot.isInSwift { compareSending(old, new, fields: second.fields, at: spot) }
        case (.newtype(let first), .newtype(let second)):
            let limits = (first.limits, second.limits)
            compare(first.type, second.type, within: limits, at: spot, "", base: old.range, head: new.range)
            compare(first.limits, second.limits, at: spot, "", base: old.range, head: new.range)
        case (.enumeration(let first), .enumeration(let second)):
            compareEnumerations(first, second, old, new, at: spot)
        case (.union(let first), .union(let second)): compareUnions(first, second, old, new, at: spot)
        case (.external(let first), .external(let second)):
            guard first != second else { return }
            report(.externalTypeChanged, at: spot, old: first, new: second, base: old.range, head: new.range)
        default:
            report(
                .modelKindChanged,
                at: spot,
                old: old.kind.noun,
                new: new.kind.noun,
                base: old.range,
                head: new.range
            )
        }
    }

    // MARK: What Swift sees

    /// A model in place whose owner was renamed has that change reported already.
    private func compareModelNames(_ old: Model, _ new: Model, at spot: Spot) {
        if likelyRenames.contains(ModelPair(base: old.id, head: new.id)) { return }
        if old.owner == .spec, new.owner == .spec, match.headModel[old.id] == nil, match.baseModel[new.id] != nil {
            return  // Merged into one that was there: the model that is gone is reported by itself.
        }
        guard old.name.value != new.name.value || !haveSameOwner(old, new) else { return }
        let isAliased =
            new.owner == .spec && new.renamedFrom.contains { $0.value == old.name.value } && old.owner == .spec
        report(
            .modelRenamed,
            at: spot,
            where: [isAliased ? .isAliased : .isUnaliased],
            old: base.path(of: old.id),
            new: head.path(of: new.id),
            base: old.name.range,
            head: new.name.range
        )
    }

    private func haveSameOwner(_ old: Model, _ new: Model) -> Bool {
        switch (old.owner, new.owner) {
        case (.spec, .spec): true
        case (.model(let first), .model(let second)): hasMet(ModelPair(base: first, head: second))
        case (.endpoint(let first), .endpoint(let second)): match.isPair(first, second)
        default: false
        }
    }

    private func compareConformances(_ old: Model, _ new: Model, at spot: Spot) {
        let first = GeneratedConformances(old, in: base.spec).list
        let second = GeneratedConformances(new, in: head.spec).list
        for name in first where !second.contains(name) {
            report(.conformanceLost, at: spot, "#\(name)", old: name, base: old.range, head: new.range)
        }
        for name in second where !first.contains(name) {
            report(.conformanceGained, at: spot, "#\(name)", new: name, base: old.range, head: new.range)
        }
    }

    /// Whether a request may carry a model decides how leaving is told from clearing in it.
    private func compareSending(_ old: Model, _ new: Model, fields: [Field], at spot: Spot) {
        let isWritten = head.spec.isWritten(new.id)
        guard base.spec.isWritten(old.id) != isWritten, fields.contains(where: \.isWrittenOtherwiseWhenSent)
        else { return }
        report(isWritten ? .modelBecameSent : .modelNoLongerSent, at: spot, base: old.range, head: new.range)
    }

    // MARK: Enums

    private func compareEnumerations(
        _ old: Enumeration,
        _ new: Enumeration,
        _ model: Model,
        _ other: Model,
        at spot: Spot
    ) {
        if old.isInteger != new.isInteger {
            report(
                .enumWireTypeChanged,
                at: spot,
                old: old.isInteger ? "integer" : "string",
                new: new.isInteger ? "integer" : "string",
                base: model.range,
                head: other.range
            )
        }
        compareOpenness(old.isOpen, new.isOpen, at: spot, base: model.range, head: other.range)
        // Of another type no value is the same one.
        guard old.isInteger == new.isInteger else { return }
        let openness: ChangeConditions = [old.isOpen ? .isOpen : .isClosed]
        let added = Dictionary(new.values.map { ($0.wire.value, $0) }) { first, _ in first }
        for value in old.values {
            guard let same = added[value.wire.value] else {
                report(
                    .enumValueRemoved,
                    at: spot,
                    value.wire.value,
                    where: openness,
                    base: value.wire.range,
                    head: other.range
                )
                continue
            }
            compareValues(value, same, at: spot)
        }
        let known = Set(old.values.map(\.wire.value))
        for value in new.values where !known.contains(value.wire.value) {
            report(
                .enumValueAdded,
                at: spot,
                value.wire.value,
                where: openness,
                base: model.range,
                head: value.wire.range
            )
        }
    }

    private func compareValues(_ old: EnumerationValue, _ new: EnumerationValue, at spot: Spot) {
        let name = old.wire.value
        if old.name != new.name {
            report(
                .enumCaseRenamed,
                at: spot,
                name,
                old: old.name,
                new: new.name,
                base: old.wire.range,
                head: new.wire.range
            )
        }
        compare(old.$documentation, new.$documentation, at: spot, name, base: old.wire.range, head: new.wire.range)
    }

    private func compareOpenness(
        _ old: Bool,
        _ new: Bool,
        at spot: Spot,
        base: SourceRange,
        head: SourceRange
    ) {
        if old != new { report(new ? .modelOpened : .modelClosed, at: spot, base: base, head: head) }
    }

    // MARK: Unions

    private func compareUnions(_ old: Union, _ new: Union, _ model: Model, _ other: Model, at spot: Spot) {
        if old.tagging != new.tagging {
            report(
                .discriminatorChanged,
                at: spot,
                old: old.tagging.text,
                new: new.tagging.text,
                base: model.range,
                head: other.range
            )
        }
        compareRest(old, new, model, other, at: spot)
        let openness: ChangeConditions = [old.isOpen || old.otherwise != nil ? .isOpen : .isClosed]
        let added = Dictionary(new.variants.map { ($0.tag.value, $0) }) { first, _ in first }
        for variant in old.variants {
            guard let same = added[variant.tag.value] else {
                report(
                    .variantRemoved,
                    at: spot,
                    variant.tag.value,
                    where: openness,
                    base: variant.range,
                    head: other.range
                )
                continue
            }
            compareVariants(variant, same, at: spot)
        }
        let known = Set(old.variants.map(\.tag.value))
        for variant in new.variants where !known.contains(variant.tag.value) {
            report(.variantAdded, at: spot, variant.tag.value, where: openness, base: model.range, head: variant.range)
        }
    }

    /// What is read where no variant fits.
    private func compareRest(_ old: Union, _ new: Union, _ model: Model, _ other: Model, at spot: Spot) {
        switch (old.otherwise, new.otherwise) {
        case (nil, nil): compareOpenness(old.isOpen, new.isOpen, at: spot, base: model.range, head: other.range)
        case (let first?, let second?):
            compare(first, second, at: spot, "otherwise", base: model.range, head: other.range)
        default:
            report(
                .otherwiseChanged,
                at: spot,
                old: old.otherwise.map(base.text),
                new: new.otherwise.map(head.text),
                base: model.range,
                head: other.range
            )
        }
    }

    private func compareVariants(_ old: Variant, _ new: Variant, at spot: Spot) {
        let name = old.tag.value
        if old.name != new.name {
            report(.variantRenamed, at: spot, name, old: old.name, new: new.name, base: old.range, head: new.range)
        }
        switch (old.type, new.type) {
        case (let first?, let second?): compare(first, second, at: spot, name, base: old.range, head: new.range)
        case (nil, nil):
            if old.fixedText != new.fixedText {
                report(
                    .fixedValueChanged,
                    at: spot,
                    name,
                    old: old.fixedText,
                    new: new.fixedText,
                    base: old.range,
                    head: new.range
                )
            }
        default:
            report(
                .typeChanged,
                at: spot,
                name,
                where: [.swiftTypeChanges],
                old: old.type.map(base.text) ?? old.fixedText,
                new: new.type.map(head.text) ?? new.fixedText,
                base: old.range,
                head: new.range
            )
        }
        compare(old.$documentation, new.$documentation, at: spot, name, base: old.range, head: new.range)
    }

    // MARK: Models without a counterpart

    /// Called once all places were compared.
    func compareSetsOfModels() {
        let met = pairs
        let placed = Set(met.map(\.base))
        let taken = Set(met.filter { !match.isSwap($0) }.map(\.head))
        var added = head.spec.models.filter {
            $0.owner == .spec && match.baseModel[$0.id] == nil && !taken.contains($0.id)
        }
        for model in base.spec.models where model.owner == .spec && match.headModel[model.id] == nil {
            if placed.contains(model.id),
                met.contains(where: { $0.base == model.id && match.baseModel[$0.head] == nil })
            {
                continue
            }
            if let place = likelyName(of: model, among: added) {
                reportLikelyRename(model, added[place])
                added.remove(at: place)
                continue
            }
            report(.modelRemoved, at: Spot(owner: .removedModel(model.id)), base: model.range)
        }
        for model in added { report(.modelAdded, at: Spot(owner: .addedModel(model.id)), head: model.range) }
    }

    private func reportLikelyRename(_ old: Model, _ new: Model) {
        let pair = ModelPair(base: old.id, head: new.id)
        meet(old.id, new.id)
        likelyRenames.insert(pair)
        report(
            .modelLikelyRenamed,
            at: Spot(owner: .model(pair)),
            old: old.name.value,
            new: new.name.value,
            base: old.name.range,
            head: new.name.range
        )
    }

    private func likelyName(of model: Model, among added: [Model]) -> Int? {
        let outline = model.outline
        let places = added.indices.lazy.filter { added[$0].outline == outline }.prefix(Likeness.limit)
        let candidates = Array(places)
        return Likeness.nearest(to: model.name.value, in: candidates.map { added[$0].name.value }).map {
            candidates[$0]
        }
    }
}

extension Model {
    /// Names on the wire in it; equal for two models of one shape.
    fileprivate var outline: [String] {
        switch kind {
        case .structure(let structure): ["struct"] + structure.fields.map(\.wire).sorted()
        case .newtype: ["newtype"]
        case .enumeration(let enumeration): ["enum"] + enumeration.values.map(\.wire.value).sorted()
        case .union(let union): ["oneOf"] + union.variants.map(\.tag.value).sorted()
        case .external(let name): ["external", name]
        }
    }
}

extension ModelKind {
    /// The format's word for it.
    fileprivate var noun: String {
        switch self {
        case .structure: "fields"
        case .newtype: "newtype"
        case .enumeration: "enum"
        case .union: "oneOf"
        case .external: "swift"
        }
    }
}

extension Tagging {
    fileprivate var text: String {
        switch self {
        case .untagged: "untagged"
        case .tagged(let discriminator, let kind, let content):
            "\(discriminator) (\(kind))" + (content.map { ", content \($0)" } ?? "")
        }
    }
}

extension Field {
    /// Whether its Swift type tells leaving from clearing only in what is sent.
    fileprivate var isWrittenOtherwiseWhenSent: Bool { isDeclared && (presence == .change || type.hasNullableElement) }
}

extension TypeReference {
    fileprivate var hasNullableElement: Bool {
        switch self {
        case .nullable: true
        case .list(let element): element.hasNullableElement
        case .map(let value, _): value.hasNullableElement
        case .scalar, .parameter, .model: false
        }
    }
}

extension SpecMatch {
    func isPair(_ old: EndpointID, _ new: EndpointID) -> Bool { head(of: old) == new }
}
