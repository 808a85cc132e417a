import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointText

/// A field as the struct stores it, with the names that its lines need several times.
///
/// A class, because a field holds so much that copying it costs more than writing its lines.
final class StoredField {
    let field: Field
    let identifier: SwiftIdentifier
    let type: BufferedText
    let isBoxed: Bool
    /// The private property behind the accessors of a deprecated or boxed one.
    let storage: String?

    let isDeprecated: Bool
    /// The field's value, reached without the accessors.
    var storageValue: String? { isBoxed ? storage.map { $0 + ".value" } : storage }

    private init(field: Field, type: BufferedText, isBoxed: Bool, storage: String?) {
        self.field = field
        identifier = NamingRules.identifier(field.name.value)
        self.type = type
        isDeprecated = field.isDeprecated
        self.isBoxed = isBoxed
        self.storage = storage
    }

    /// The fields that a struct has for the directions it travels in.
    ///
    /// What is never received is left out of a struct that is only received, and may be `nil` in one that
    /// goes both ways; what is never sent is left out of a struct that is only sent. A struct that no request
    /// carries, or no answer, is written and read as a whole: nothing in it has another way to go.
    ///
    /// - Parameter usage: How calls use the struct, whatever it conforms to beside.
    static func fields(
        of structure: Structure,
        types: TypeWriter,
        in text: TextBuffer,
        isDecodable: Bool,
        isEncodable: Bool,
        usage: ModelUsage
    ) -> [StoredField] {
        var storage = StorageNames(structure)
        // By index, because walking the fields would copy each of them once more.
        return structure.fields.indices.compactMap { index in
            var field = structure.fields[index]
            if field.isReadOnly && isEncodable && !isDecodable { return nil }
            if field.isWriteOnly && isDecodable && !isEncodable { return nil }
            if !usage.isSent { field.isReadOnly = false }
            if !usage.isReceived { field.isWriteOnly = false }
            if field.isWriteOnly && isDecodable && field.presence == .required && field.defaultValue == nil {
                field.presence = .optional
            }
            let isBoxed = structure.boxedFields.contains(field.name.value)
            let isHidden = (isBoxed || field.isDeprecated) && field.fixedValue == nil
            let typeStart = text.count
            types.addType(of: field, to: text)
            return StoredField(
                field: field,
                type: text.text(from: typeStart),
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
