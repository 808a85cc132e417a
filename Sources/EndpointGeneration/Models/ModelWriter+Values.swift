import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

extension ModelWriter {
    // MARK: Newtypes

    func context(of newtype: Newtype) -> NewtypeContext {
        var conformances: [StandardName] = [.rawRepresentable] + codable
        if facts.isHashable(model.id) { conformances.append(.hashable) }
        if facts.mapKeys.contains(model.id) { conformances.append(.mapKey) }
        var declaration = DeclarationContext(
            access: access,
            documentation: documentation,
            header: header("struct", conformances + [.sendable])
        )
        let limits = LimitLines(types: types).lines(
            for: newtype.limits,
            of: newtype.type,
            name: model.name.value,
            expression: "rawValue",
            isOptional: false,
            indentation: indentation + 8
        )
        let expression = WireExpression(isSent: types.isSent).expression(newtype.type)
        // Swift itself reads and writes what is around a plain string.
        let isString = newtype.type == .scalar(.string, format: nil)
        if isDecodable && !isString {
            declaration.decoding = decoding(
                SignatureLayout.assignment(
                    "rawValue",
                    "try \(words[.wireReader])\(expression).read",
                    ["from: decoder"],
                    indentation: indentation + 8
                )
            )
        }
        if isEncodable && (!isString || !limits.isEmpty) {
            declaration.encoding = encoding(
                limits
                    + SignatureLayout.call(
                        "try \(words[.wireWriter])\(expression).write",
                        ["rawValue", "to: encoder"],
                        indentation: indentation + 8
                    )
            )
        }
        return NewtypeContext(declaration: declaration, type: types.type(newtype.type))
    }

    // MARK: Enums

    func context(of enumeration: Enumeration) -> EnumerationContext {
        let rawType = words[enumeration.isInteger ? .int64 : .string]
        var conformances: [StandardName] = enumeration.isOpen && !enumeration.isInteger ? [.rawRepresentable] : []
        // Text of digits is read too, which the standard library's own conformances refuse.
        conformances += enumeration.isInteger ? [.wholeNumberEnum] : codable
        if !enumeration.isOpen { conformances.append(.caseIterable) }
        if !enumeration.isInteger { conformances.append(.hashable) }
        if facts.mapKeys.contains(model.id) { conformances.append(.mapKey) }
        let declaration = DeclarationContext(
            access: access,
            documentation: documentation,
            header: header("enum", conformances + [.sendable], raw: enumeration.isOpen ? nil : rawType)
        )
        return EnumerationContext(
            declaration: declaration,
            cases: enumeration.values.map { caseContext(of: $0, in: enumeration) },
            isOpen: enumeration.isOpen,
            rawType: rawType,
            readingCases: enumeration.values.flatMap { value in
                SignatureLayout.caseLine(
                    "case \(literal(value, in: enumeration)):",
                    "self = .\(member(value))",
                    indentation: indentation + 8
                )
            },
            writingCases: enumeration.values.flatMap { value in
                SignatureLayout.caseLine(
                    "case .\(member(value)):",
                    literal(value, in: enumeration),
                    indentation: indentation + 8
                )
            },
            knownCases: knownCases(of: enumeration)
        )
    }

    private func knownCases(of enumeration: Enumeration) -> [String] {
        let type = names.declaredName(of: model.id)
        return SignatureLayout.getter(
            "\(access)static var knownCases: [\(type)]",
            list: enumeration.values.map { "." + member($0) },
            indentation: indentation + 4
        )
    }

    private func caseContext(of value: EnumerationValue, in enumeration: Enumeration) -> CaseContext {
        let note = DeprecationAttribute.note(value.documentation.deprecation)
        var declaration = NamingRules.identifier(value.name).declaration
        if !enumeration.isOpen && (enumeration.isInteger || value.name != value.wire.value) {
            declaration += " = " + literal(value, in: enumeration)
        }
        return CaseContext(
            documentation: DocComment(indentation: indentation + 4)
                .lines(value.documentation, notes: note.map { [$0] } ?? []),
            declaration: declaration
        )
    }

    private func member(_ value: EnumerationValue) -> String { NamingRules.identifier(value.name).member }

    private func literal(_ value: EnumerationValue, in enumeration: Enumeration) -> String {
        enumeration.isInteger ? value.wire.value : SwiftLiteral.string(value.wire.value)
    }
}
