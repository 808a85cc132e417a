import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// What a model's Swift type conforms to, as the generator decides it.
struct GeneratedConformances {
    private(set) var list: [String] = []

    init(_ model: Model, in spec: ResolvedSpec) {
        if model.isExternal { return }
        let isFull = spec.swift.conformances == .full
        func has(_ conformance: Conformance, _ isNeeded: Bool) -> Bool {
            isFull || isNeeded || model.conformances.contains(conformance)
        }
        if has(.decodable, model.usage.isReceived) { list.append("Decodable") }
        if has(.encodable, model.usage.isSent) { list.append("Encodable") }
        switch model.kind {
        case .structure(let structure):
            if has(.hashable, model.usage.isHashed) { list.append("Hashable") }
            if structure.fields.contains(where: \.isIdentity) { list.append("Identifiable") }
        case .union: if has(.hashable, model.usage.isHashed) { list.append("Hashable") }
        case .newtype, .enumeration, .external: break
        }
    }
}

extension GeneratedConformances {
    /// Whether the type has a field: one that is only received lacks what is only sent, and the other way round.
    func has(_ field: Field) -> Bool {
        let isDecodable = list.contains("Decodable")
        let isEncodable = list.contains("Encodable")
        if field.isReadOnly && isEncodable && !isDecodable { return false }
        return !(field.isWriteOnly && isDecodable && !isEncodable)
    }
}

extension Field {
    /// An `id` that is always there makes its model `Identifiable`.
    fileprivate var isIdentity: Bool {
        name.value == "id" && presence == .required && isDeclared && documentation.deprecation == nil
    }
}
