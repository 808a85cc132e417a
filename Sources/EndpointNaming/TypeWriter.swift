import EndpointDiagnostics
package import EndpointSpec
package import EndpointText

/// Writes types and values as Swift for one scope; made once where many are written.
///
/// A class, because everything that writes in the scope holds it.
package final class TypeWriter: Sendable {
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
        if case .scalar(let scalar, _) = type { return words[scalar.swiftName] }
        return Self.string { add(type, to: $0) }
    }

    /// The type of a field's property or parameter.
    package func type(of field: Field) -> String { Self.string { addType(of: field, to: $0) } }

    /// Appends ``type(_:)``.
    package func add(_ type: TypeReference, to text: TextBuffer) {
        switch type {
        case .scalar(let scalar, _): text.add(words[scalar.swiftName])
        case .list(let element):
            text.add("[")
            add(element, to: text)
            text.add("]")
        case .map(let value, let keys):
            text.add("[")
            if let keys { add(keys, to: text) } else { text.add(words[.string]) }
            text.add(": ")
            add(value, to: text)
            text.add("]")
        case .nullable(let value) where isSent: add(value, in: .nullable, to: text)
        case .nullable(let value):
            add(value, to: text)
            text.add("?")
        case .parameter(let name): text.add(NamingRules.identifier(name).declaration)
        case .model(let id, let arguments):
            if arguments.isEmpty {
                text.add(names.reference(to: id, in: scope))
            } else {
                add(id, arguments, to: text)
            }
        }
    }

    /// Appends ``type(of:)``.
    package func addType(of field: Field, to text: TextBuffer) {
        let isWrapped = field.presence == .change && isSent
        if isWrapped {
            text.add(words[.change])
            text.add("<")
        }
        if let payload = field.payload { text.add(type(payload)) } else { add(field.type, to: text) }
        if isWrapped {
            text.add(">")
        } else if field.presence != .required {
            text.add("?")
        }
    }

    private func add(_ type: TypeReference, in generic: StandardName, to text: TextBuffer) {
        text.add(words[generic])
        text.add("<")
        add(type, to: text)
        text.add(">")
    }

    private static func string(_ write: (TextBuffer) -> Void) -> String {
        let text = TextBuffer(capacity: 64)
        write(text)
        return text.string(text.text(from: 0))
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
    private func add(_ id: ModelID, _ arguments: [TypeReference], to text: TextBuffer) {
        var generic = id
        var path = ""
        while names.spec.models[generic.index].genericParameters.isEmpty,
            case .model(let owner) = names.modelOwners[generic.index]
        {
            path = ".\(names.declaredName(of: generic))\(path)"
            generic = owner
        }
        text.add(names.reference(to: generic, in: scope))
        text.add("<")
        for index in arguments.indices {
            if index > 0 { text.add(", ") }
            add(arguments[index], to: text)
        }
        text.add(">")
        text.add(path)
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
