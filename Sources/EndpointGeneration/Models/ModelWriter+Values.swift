import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText

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
            let lines = SignatureLayout.assignment(
                "rawValue",
                "try \(words[.wireReader])\(expression).read",
                ["from: decoder"],
                indentation: indentation + 8
            )
            declaration.decoding = decoding(draft.text.lines(lines))
        }
        if isEncodable && (!isString || !limits.isEmpty) {
            let lines = SignatureLayout.call(
                "try \(words[.wireWriter])\(expression).write",
                ["rawValue", "to: encoder"],
                indentation: indentation + 8
            )
            declaration.encoding = encoding(draft.text.lines(limits + lines))
        }
        return NewtypeContext(declaration: .context(declaration), type: types.type(newtype.type))
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
            declaration: .context(declaration),
            cases: enumeration.values.indices.map { caseContext(of: enumeration.values[$0], in: enumeration) },
            isOpen: enumeration.isOpen,
            rawType: rawType,
            readingCases: readingCases(of: enumeration),
            writingCases: writingCases(of: enumeration),
            knownCases: knownCases(of: enumeration)
        )
    }

    /// By index, because walking the values would copy each of them; so below.
    private func readingCases(of enumeration: Enumeration) -> BufferedLines {
        var builder = LineBuilder(in: draft, indentation: indentation + 8)
        for index in enumeration.values.indices {
            builder.add("case ")
            addLiteral(enumeration.values[index], in: enumeration, to: builder)
            builder.add(": self = .")
            builder.add(member(enumeration.values[index]))
            if builder.endLine() { continue }
            let value = enumeration.values[index]
            builder.append(["case \(literal(value, in: enumeration)):", "    self = .\(member(value))"])
        }
        return builder.lines
    }

    private func writingCases(of enumeration: Enumeration) -> BufferedLines {
        var builder = LineBuilder(in: draft, indentation: indentation + 8)
        for index in enumeration.values.indices {
            builder.add("case .")
            builder.add(member(enumeration.values[index]))
            builder.add(": ")
            addLiteral(enumeration.values[index], in: enumeration, to: builder)
            if builder.endLine() { continue }
            let value = enumeration.values[index]
            builder.append(["case .\(member(value)):", "    \(literal(value, in: enumeration))"])
        }
        return builder.lines
    }

    private func knownCases(of enumeration: Enumeration) -> BufferedLines {
        let type = names.declaredName(of: model.id)
        // The formatter keeps a column for the comma of a broken list, broken or not.
        let comma = enumeration.values.count > 1 ? 1 : 0
        var builder = LineBuilder(in: draft, indentation: indentation + 4 + comma)
        builder.add(access)
        builder.add("static var knownCases: [")
        builder.add(type)
        builder.add("] { [")
        for index in enumeration.values.indices {
            builder.add(index == 0 ? "." : ", .")
            builder.add(member(enumeration.values[index]))
        }
        builder.add("] }")
        if !builder.endLine() {
            builder.append(
                SignatureLayout.getter(
                    "\(access)static var knownCases: [\(type)]",
                    list: enumeration.values.indices.map { "." + member(enumeration.values[$0]) },
                    indentation: indentation + 4
                )
            )
        }
        return builder.lines
    }

    private func caseContext(of value: EnumerationValue, in enumeration: Enumeration) -> CaseContext {
        var declaration = NamingRules.identifier(value.name).declaration
        if !enumeration.isOpen && (enumeration.isInteger || value.name != value.wire.value) {
            declaration += " = " + literal(value, in: enumeration)
        }
        return CaseContext(
            documentation: documentation(value.$documentation, indentation: indentation + 4),
            declaration: declaration
        )
    }

    private func addLiteral(_ value: EnumerationValue, in enumeration: Enumeration, to builder: LineBuilder) {
        if enumeration.isInteger {
            builder.add(SwiftLiteral.integer(value.wire.value))
        } else {
            builder.add(literal: value.wire.value)
        }
    }

    private func member(_ value: EnumerationValue) -> String { NamingRules.identifier(value.name).member }

    private func literal(_ value: EnumerationValue, in enumeration: Enumeration) -> String {
        SwiftLiteral.enumValue(value.wire.value, isInteger: enumeration.isInteger)
    }
}
