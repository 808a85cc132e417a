import EndpointDiagnostics
package import EndpointSpec

/// Writes types and values as Swift for one scope; made once where many are written.
package struct TypeWriter: Sendable {
    package let names: SwiftNames
    package let words: Vocabulary
    package let scope: SwiftScope
    package let isSent: Bool

    /// - Parameter isSent: Whether a request may carry what is written.
    package init(names: SwiftNames, words: Vocabulary, scope: SwiftScope, isSent: Bool) {
        self.names = names
        self.words = words
        self.scope = scope
        self.isSent = isSent
    }

    /// A type, without what presence adds to it.
    package func type(_ type: TypeReference) -> String {
        switch type {
        case .scalar(let scalar, _): words[scalar.swiftName]
        case .list(let element): SwiftText.joined(["[", self.type(element), "]"])
        case .map(let value, let keys): "[\(keys.map(self.type) ?? words[.string]): \(self.type(value))]"
        case .nullable(let value): isSent ? "\(words[.nullable])<\(self.type(value))>" : self.type(value) + "?"
        case .parameter(let name): NamingRules.identifier(name).declaration
        case .model(let id, let arguments):
            arguments.isEmpty ? names.reference(to: id, in: scope) : generic(id, arguments)
        }
    }

    /// The type of a field's property or parameter.
    package func type(of field: Field) -> String {
        let value = field.payload.map(type) ?? type(field.type)
        switch field.presence {
        case .required: return value
        case .optional, .nullable: return SwiftText.joined([value, "?"])
        case .change: return isSent ? "\(words[.change])<\(value)>" : value + "?"
        }
    }

    /// The type of a part or body that is no value, as it is sent.
    package func type(_ payload: PayloadType) -> String {
        switch payload {
        case .empty: words[.void]
        case .text: words[.string]
        case .bytes: words[.data]
        case .file: words[.uploadSource]
        }
    }

    /// Arguments belong to the generic type where one nested in it, however deep, is meant.
    private func generic(_ id: ModelID, _ arguments: [TypeReference]) -> String {
        var generic = id
        var path = ""
        while names.spec.models[generic.index].genericParameters.isEmpty,
            case .model(let owner) = names.modelOwners[generic.index]
        {
            path = ".\(names.declaredName(of: generic))\(path)"
            generic = owner
        }
        let list = "<" + arguments.map(type).joined(separator: ", ") + ">"
        return names.reference(to: generic, in: scope) + list + path
    }
}

extension ScalarType {
    /// The type that holds a value of it.
    package var swiftName: StandardName {
        switch self {
        case .string: .string
        case .bool: .bool
        case .int: .int
        case .int32: .int32
        case .int64: .int64
        case .float: .float
        case .double: .double
        case .decimal: .decimal
        case .date: .calendarDate
        case .dateTime: .date
        case .uuid: .uuid
        case .url: .url
        case .base64: .data
        case .json: .jsonValue
        }
    }
}
