import EndpointDiagnostics
package import EndpointNaming
package import EndpointSpec
import EndpointText

/// Writes the lines that read and write one field of an object.
///
/// The lines stand in a body whose `ObjectDecoder` or `ObjectEncoder` is called `object`.
package struct FieldCoding: Sendable {
    private let types: TypeWriter
    private let wire: WireExpression
    /// Names of variables in the bodies: a property of such a name is reached through `self`.
    private let locals: [String]

    /// The variables where models are read and written.
    package static let modelLocals = ["decoder", "encoder", "object"]

    /// - Parameter locals: Variables of the bodies that the lines stand in.
    package init(types: TypeWriter, locals: [String] = modelLocals) {
        self.types = types
        self.locals = locals
        wire = WireExpression(isSent: types.isSent)
    }

    /// Assigns the field's property, or checks a fixed value; nothing for what is not received.
    package func decodeLines(_ field: Field, indentation: Int) -> [String] {
        var builder = LineBuilder(in: Draft(), indentation: indentation)
        decode(field, indentation: indentation, into: &builder)
        return builder.draft.text.strings(builder.lines)
    }

    /// Writes the field's property or fixed value; nothing for what is not sent.
    package func encodeLines(_ field: Field, indentation: Int) -> [String] {
        var builder = LineBuilder(in: Draft(), indentation: indentation)
        encode(field, indentation: indentation, into: &builder)
        return builder.draft.text.strings(builder.lines)
    }

    /// - Parameters:
    ///   - target: What is assigned in place of the property.
    ///   - box: The type whose `init(_:)` the value goes through, where it is stored boxed.
    func decode(
        _ field: Field,
        target: String? = nil,
        box: String? = nil,
        indentation: Int,
        into builder: inout LineBuilder
    ) {
        if field.isWriteOnly { return }
        if let fixed = field.fixedValue {
            let label = fixedHelper(fixed, of: field.type) == "double" ? "number: " : ""
            builder.append(
                SignatureLayout.call(
                    "try object.fixed",
                    [key(of: field), label + rawLiteral(fixed)],
                    indentation: indentation
                )
            )
            return
        }
        let call = self.call(for: field, isReading: true)
        let target = target ?? expression(field)
        let fallback = self.fallback(of: field, call)
        if box == nil {
            builder.add(target)
            builder.add(" = try object.")
            call.add(to: builder, key: field.wire, value: nil)
            if let fallback { builder.add(fallback) }
            if builder.endLine() { return }
        }
        let arguments = [key(of: field)] + (call.argument.map { [$0] } ?? [])
        let callee = "try object." + call.name + call.presence
        guard let box else {
            builder.append(
                SignatureLayout.assignment(
                    target,
                    callee,
                    arguments,
                    suffix: fallback ?? "",
                    indentation: indentation
                )
            )
            return
        }
        let value = "\(callee)(\(arguments.joined(separator: ", ")))\(fallback ?? "")"
        builder.append(SignatureLayout.assignment(target, box, [value], indentation: indentation))
    }

    /// - Parameters:
    ///   - value: What is written in place of the property.
    func encode(
        _ field: Field,
        value: String? = nil,
        indentation: Int,
        into builder: inout LineBuilder
    ) {
        if field.isReadOnly { return }
        if let fixed = field.fixedValue {
            builder.append(
                SignatureLayout.call(
                    "try object." + fixedHelper(fixed, of: field.type),
                    [key(of: field)] + fixedArguments(fixed, of: field.type),
                    indentation: indentation
                )
            )
            return
        }
        let call = self.call(for: field, isReading: false)
        let value = value ?? expression(field)
        builder.add("try object.")
        call.add(to: builder, key: field.wire, value: value)
        if builder.endLine() { return }
        let arguments = [key(of: field), value] + (call.argument.map { [$0] } ?? [])
        builder.append(
            SignatureLayout.call("try object." + call.name + call.presence, arguments, indentation: indentation)
        )
    }

    /// The wire name as a literal.
    private func key(of field: Field) -> String { SwiftLiteral.string(field.wire) }

    /// What stands for an absent or null value.
    private func fallback(of field: Field, _ call: Call) -> String? {
        guard let value = field.defaultValue, value != .null, !call.isChange else { return nil }
        return " ?? " + types.literal(value, of: field.type)
    }

    /// The property as the bodies refer to it.
    package func expression(_ field: Field) -> String {
        let name = field.name.value
        let identifier = NamingRules.identifier(name)
        if name == "self" || locals.contains(name) { return "self." + identifier.member }
        return identifier.declaration
    }

    /// A helper of `ObjectDecoder` or `ObjectEncoder` and what it is called with beside key and value.
    private struct Call {
        var name: String
        /// What presence adds to the name.
        var presence = ""
        var argument: String?

        var isChange: Bool { name == "change" }

        func add(to builder: LineBuilder, key: String, value: String?) {
            builder.add(name)
            builder.add(presence)
            builder.add("(")
            builder.add(literal: key)
            if let value {
                builder.add(", ")
                builder.add(value)
            }
            if let argument {
                builder.add(", ")
                builder.add(argument)
            }
            builder.add(")")
        }
    }

    private func call(for field: Field, isReading: Bool) -> Call {
        if field.presence == .change && types.isSent {
            return Call(name: "change", argument: wire.expression(of: field))
        }
        let presence: String
        if isReading && field.defaultValue != nil {
            presence = "IfPresent"
        } else {
            switch field.presence {
            case .required: presence = ""
            case .optional, .change: presence = "IfPresent"
            case .nullable: presence = "OrNull"
            }
        }
        switch wire.codec(of: field) {
        case .plain: return Call(name: "value", presence: presence)
        case .numbers: return Call(name: isReading ? "numbers" : "value", presence: presence)
        case .composed(let expression): return Call(name: "value", presence: presence, argument: expression)
        case .scalar(let name, let argument): return Call(name: name, presence: presence, argument: argument)
        }
    }
}

// MARK: - Fixed values

extension FieldCoding {
    /// The value as it is on the wire.
    private func rawLiteral(_ value: LiteralValue) -> String {
        switch value {
        case .newtype(_, let raw): rawLiteral(raw)
        case .enumValue(let id, let wire): SwiftLiteral.enumValue(wire, isInteger: isIntegerEnum(id))
        default: types.literal(value, of: .scalar(.string, format: nil))
        }
    }

    private func fixedHelper(_ value: LiteralValue, of type: TypeReference) -> String {
        switch value {
        case .bool: "bool"
        case .integer: "int64"
        case .number: "double"
        case .newtype(let id, let raw): fixedHelper(raw, of: underlying(id) ?? type)
        case .enumValue(let id, _): isIntegerEnum(id) ? "int64" : "string"
        case .null, .text, .emptyList, .emptyMap: "string"
        }
    }

    private func fixedArguments(_ value: LiteralValue, of type: TypeReference) -> [String] {
        if case .newtype(let id, let raw) = value { return fixedArguments(raw, of: underlying(id) ?? type) }
        guard case .scalar(_, let format) = type else { return [rawLiteral(value)] }
        switch (value, format) {
        case (.bool, .number): return [rawLiteral(value), "as: .number"]
        case (.integer, .string): return [rawLiteral(value), "as: .text"]
        default: return [rawLiteral(value)]
        }
    }

    private func underlying(_ id: ModelID) -> TypeReference? {
        if case .newtype(let newtype) = types.names.spec.models[id.index].kind { newtype.type } else { nil }
    }

    private func isIntegerEnum(_ id: ModelID) -> Bool {
        if case .enumeration(let enumeration) = types.names.spec.models[id.index].kind {
            enumeration.isInteger
        } else {
            false
        }
    }
}
