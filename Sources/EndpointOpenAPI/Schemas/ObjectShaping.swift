import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Objects, with what `allOf` adds to them.
extension OpenAPIDecoder {
    /// A referenced object among those that are merged.
    private struct Contributor {
        var id: ReferenceID
        var object: ObjectShape
        /// Swift names of its fields, by which fields taken over could clash.
        var names: Set<String>
    }

    /// Merges schemas of objects: referenced ones are included as they are where no field of theirs is said again.
    mutating func object(_ parts: [SchemaPart], at range: SourceRange) -> ShapedSchema {
        var object = ObjectShape()
        var contributors: [Contributor] = []
        var additional: OpenAPINode?
        for part in parts {
            if let id = part.reference {
                add(id, at: part.range, to: &object, &contributors, &additional)
            } else {
                add(part.schema, to: &object)
                if let node = part.schema.additional { additional = part.schema.node.with(node) }
            }
        }
        include(contributors, in: &object)
        let shape = closed(object, additional, parts.first?.schema.limits ?? SchemaLimits(), at: range)
        return ShapedSchema(shape: shape, range: range, title: parts.first?.schema.title)
    }

    private mutating func add(_ schema: Schema, to object: inout ObjectShape) {
        if let node = schema.properties { addProperties(schema.node.with(node), to: &object) }
        for name in schema.required.map({ Array($0.items) }) ?? [] { object.required.insert(name.text) }
        guard let choice = schema.oneOf ?? schema.anyOf else { return }
        absorb(choice.items.map { shape(of: [schema.node.with($0)]) }, at: choice.range, into: &object)
    }

    /// Adds the properties of a mapping, which may be a reference as a whole.
    private mutating func addProperties(_ written: OpenAPINode, to object: inout ObjectShape) {
        guard let node = followed(written) else { return }
        for pair in node.pairs {
            object.add(pair.locatedKey, [node.with(pair.value)])
        }
    }

    private mutating func add(
        _ reference: ReferenceID,
        at range: SourceRange,
        to object: inout ObjectShape,
        _ contributors: inout [Contributor],
        _ additional: inout OpenAPINode?
    ) {
        // A base that lists its subtypes in 'oneOf': what it has itself is what they take over.
        if shaping.contains(reference) {
            var words = Annotations()
            for part in parts(of: [documents[reference].node], &words) where part.reference == nil {
                add(part.schema.without { ($0.oneOf, $0.anyOf) = (nil, nil) }, to: &object)
            }
            return
        }
        let id = finalReference(reference)
        switch shape(of: id).shape {
        case .object(let inner):
            guard !contributors.contains(where: { $0.id == id }) else { return }
            let own = Set(inner.properties.map { names.lowerName($0.wire.value) })
            contributors.append(Contributor(id: id, object: inner, names: own.union(inner.includedNames)))
        case .map(let value, _): additional = additional ?? value
        case .union(let union): absorb(union.variants.map(\.content), at: range, into: &object)
        case .any: break
        default: lose(.conflictingAllOf, "allOf", at: range)
        }
    }

    /// Takes over the fields of all variants, none of them required.
    private mutating func absorb(_ variants: [ShapedSchema], at range: SourceRange, into object: inout ObjectShape) {
        var isEmpty = true
        for variant in variants {
            guard case .object(let inner) = final(variant).shape else { continue }
            isEmpty = isEmpty && inner.isEmpty
            flatten(inner, into: &object, keepingRequired: false, depth: 0)
        }
        if isEmpty {
            lose(.keyword, "a choice of required fields", at: range)
        } else {
            lose(.overlappingChoice, "a choice beside fields", at: range)
        }
    }

    private mutating func include(_ contributors: [Contributor], in object: inout ObjectShape) {
        let own = Set(object.properties.map { names.lowerName($0.wire.value) })
        let required = Set(object.required.map { names.lowerName($0) })
        for (index, contributor) in contributors.enumerated() {
            let others = contributors.enumerated().filter { $0.offset != index }.map(\.element)
            let isApart =
                contributor.names.isDisjoint(with: own) && contributor.names.isDisjoint(with: required)
                && others.allSatisfy { $0.names.isDisjoint(with: contributor.names) }
            if isApart, contributors.count > 1 || !own.isEmpty, !contributor.object.isEmpty {
                object.includes.append(contributor.id)
                object.includedNames.formUnion(contributor.names)
                object.includedRequired.formUnion(contributor.object.allRequired)
            } else {
                flatten(contributor.object, into: &object, keepingRequired: true, depth: 0)
            }
        }
    }

    private mutating func flatten(
        _ inner: ObjectShape,
        into object: inout ObjectShape,
        keepingRequired: Bool,
        depth: Int
    ) {
        for property in inner.properties { object.add(property.wire, property.schemas) }
        if keepingRequired { object.required.formUnion(inner.required) }
        guard depth < 32 else { return }
        for id in inner.includes {
            guard case .object(let base) = shape(of: id).shape else { continue }
            flatten(base, into: &object, keepingRequired: keepingRequired, depth: depth + 1)
        }
    }

    /// An object with fields, a map where there are none, and what is said of other fields.
    private mutating func closed(
        _ object: ObjectShape,
        _ additional: OpenAPINode?,
        _ limits: SchemaLimits,
        at range: SourceRange
    ) -> Shape {
        guard !object.isEmpty else {
            guard let additional, !additional.isTrue else { return .map(nil, limits) }
            return additional.isFalse ? .object(object) : .map(additional, limits)
        }
        if let additional, !additional.isFalse {
            if areAll(object, additional) {
                lose(.declaredKeys, "properties", at: additional.range)
                return .map(additional, limits)
            }
            lose(.additionalProperties, "additionalProperties", at: additional.range)
        }
        for limit in [limits.minProperties, limits.maxProperties] {
            if let limit { lose(.limit, "a number of properties", at: limit.range) }
        }
        return .object(object)
    }

    /// Whether all fields may be absent and are of the scalar type that other fields have: keys of one map.
    private mutating func areAll(_ object: ObjectShape, _ additional: OpenAPINode) -> Bool {
        guard object.required.isEmpty, object.includes.isEmpty, additional.isMapping,
            case .scalar(let other) = shape(of: [additional]).shape, other.type != .json
        else { return false }
        return object.properties.allSatisfy { property in
            let shaped = shape(of: property.schemas)
            guard case .scalar(let scalar) = shaped.shape, !shaped.annotations.isNullable else { return false }
            return scalar.type == other.type && scalar.isBinary == other.isBinary
        }
    }
}
