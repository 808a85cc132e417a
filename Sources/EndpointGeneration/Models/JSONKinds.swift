import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// The kind of a JSON value; the raw value is the runtime's case.
enum WireKind: String, CaseIterable, Hashable {
    case string, number, bool, array, object
}

/// Tells which kinds of JSON values a type can be on the wire.
struct JSONKinds {
    let spec: ResolvedSpec

    /// `nil`: any kind, or one that is not known here.
    func kinds(of type: TypeReference) -> Set<WireKind>? {
        switch type {
        case .scalar(let scalar, let format): kinds(of: scalar, format)
        case .list: [.array]
        case .map: [.object]
        case .nullable(let value): kinds(of: value)
        case .parameter: nil
        case .model(let id, _): kinds(of: spec.models[id.index].kind)
        }
    }

    /// Wire names that an object of the type must have; empty where none must be there or the type is no object.
    func requiredKeys(of type: TypeReference) -> [String] {
        guard case .model(let id, _) = type else { return [] }
        switch spec.models[id.index].kind {
        case .structure(let structure):
            return structure.fields.compactMap { field in
                let isRequired = field.presence == .required || field.presence == .nullable
                return isRequired && field.defaultValue == nil && !field.isWriteOnly ? field.wire : nil
            }
        case .union(let union):
            guard case .tagged(let discriminator, _, _) = union.tagging, union.otherwise == nil else { return [] }
            return [discriminator]
        case .newtype(let newtype): return requiredKeys(of: newtype.type)
        case .enumeration, .external: return []
        }
    }

    /// Wire names of all fields that an object of the type may have, none for a map; `nil` where it is something else.
    func knownKeys(of type: TypeReference) -> [String]? {
        if case .map = type { return [] }
        guard case .model(let id, _) = type else { return nil }
        switch spec.models[id.index].kind {
        case .structure(let structure): return structure.fields.lazy.filter { !$0.isWriteOnly }.map(\.wire)
        case .newtype(let newtype): return knownKeys(of: newtype.type)
        case .union, .enumeration, .external: return nil
        }
    }

    private func kinds(of scalar: ScalarType, _ format: ScalarFormat?) -> Set<WireKind>? {
        switch scalar {
        case .string, .date, .uuid, .url, .base64: [.string]
        case .bool: format == .number ? [.number] : [.bool]
        case .int, .int32, .int64, .decimal: format == .string ? [.string] : [.number]
        case .float, .double: [.number]
        case .dateTime: format == .epochSeconds || format == .epochMilliseconds ? [.number] : [.string]
        case .json: nil
        }
    }

    private func kinds(of kind: ModelKind) -> Set<WireKind>? {
        switch kind {
        case .structure: return [.object]
        case .newtype(let newtype): return kinds(of: newtype.type)
        case .enumeration(let enumeration): return enumeration.isInteger ? [.number] : [.string]
        case .external: return nil
        case .union(let union):
            // A oneOf that holds itself is an object on the way in.
            if union.isIndirect { return [.object] }
            var all: Set<WireKind> = []
            for variant in union.variants {
                guard union.tagging == .untagged || variant.isToldByKind else {
                    all.insert(.object)
                    continue
                }
                guard let type = variant.type else {
                    all.insert(.string)
                    continue
                }
                guard let kinds = kinds(of: type) else { return nil }
                all.formUnion(kinds)
            }
            return all
        }
    }
}
