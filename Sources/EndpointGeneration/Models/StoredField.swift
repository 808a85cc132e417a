import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// A field as the struct stores it, with the names that its lines need several times.
///
/// A class, because a field holds so much that copying it costs more than writing its lines.
final class StoredField {
    let field: Field
    let identifier: SwiftIdentifier
    let type: String
    /// The wire name as a literal.
    let key: String
    let isBoxed: Bool
    /// The private property behind the accessors of a deprecated or boxed one.
    let storage: String?

    var isDeprecated: Bool { field.documentation.deprecation != nil }
    /// The field's value, reached without the accessors.
    var storageValue: String? { isBoxed ? storage.map { $0 + ".value" } : storage }

    private init(field: Field, type: String, isBoxed: Bool, storage: String?) {
        self.field = field
        identifier = NamingRules.identifier(field.name.value)
        self.type = type
        key = SwiftLiteral.string(field.wire)
        self.isBoxed = isBoxed
        self.storage = storage
    }

    /// The fields that a struct has for the directions it travels in.
    ///
    /// What is never received is left out of a struct that is only received, and may be `nil` in one that
    /// goes both ways; what is never sent is left out of a struct that is only sent.
    static func fields(
        of structure: Structure,
        types: TypeWriter,
        isDecodable: Bool,
        isEncodable: Bool
    ) -> [StoredField] {
        var storage = StorageNames(structure)
        return structure.fields.compactMap { field in
            if field.isReadOnly && isEncodable && !isDecodable { return nil }
            if field.isWriteOnly && isDecodable && !isEncodable { return nil }
            var field = field
            if field.isWriteOnly && isDecodable && field.presence == .required && field.defaultValue == nil {
                field.presence = .optional
            }
            let isBoxed = structure.boxedFields.contains(field.name.value)
            let isHidden = (isBoxed || field.documentation.deprecation != nil) && field.fixedValue == nil
            return StoredField(
                field: field,
                type: types.type(of: field),
                isBoxed: isBoxed,
                storage: isHidden ? storage.name(for: field.name.value) : nil
            )
        }
    }
}

/// Names for private properties that no field has.
private struct StorageNames {
    private let structure: Structure
    private var taken: Set<String>?

    init(_ structure: Structure) { self.structure = structure }

    mutating func name(for field: String) -> String {
        var names = taken ?? Set(structure.fields.map(\.name.value))
        var candidate = "stored" + NamingRules.upperFirst(field)
        while !names.insert(candidate).inserted { candidate += "Value" }
        taken = names
        return candidate
    }
}
