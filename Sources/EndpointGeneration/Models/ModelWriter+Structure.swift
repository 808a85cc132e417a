import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

extension ModelWriter {
    func write(_ structure: Structure, _ nested: [ModelContext], into context: inout ModelContext) {
        let fields = StoredField.fields(
            of: structure,
            types: types,
            isDecodable: isDecodable,
            isEncodable: isEncodable
        )
        let properties = fields.filter { $0.field.fixedValue == nil }
        var declaration = DeclarationContext(
            access: access,
            documentation: documentation,
            header: header("struct", conformances(of: properties)),
            nested: nested
        )
        if isDecodable { declaration.decoding = decoding(decodeLines(fields)) }
        if isEncodable { declaration.encoding = encoding(encodeLines(fields)) }
        if !genericParameters.isEmpty { makeConditional(&declaration, into: &context) }
        context.structure = StructureContext(
            declaration: declaration,
            properties: properties.map(property),
            initializer: initializer(properties),
            assignments: assignments(of: properties)
        )
    }

    private func conformances(of properties: [StoredField]) -> [StandardName] {
        var conformances: [StandardName] = []
        if genericParameters.isEmpty {
            conformances += codable
            if facts.isHashed[model.id.index] { conformances.append(.hashable) }
        }
        if properties.contains(where: isIdentity) { conformances.append(.identifiable) }
        return conformances + [.sendable]
    }

    /// Whether a field makes its model `Identifiable`: an `id` that is always there and can be compared.
    private func isIdentity(_ stored: StoredField) -> Bool {
        let field = stored.field
        return field.name.value == "id" && field.presence == .required && stored.storage == nil
            && facts.isHashable(field.type)
    }

    private func property(_ stored: StoredField) -> PropertyContext {
        PropertyContext(
            access: access,
            documentation: documentation(of: stored.field),
            name: stored.identifier.declaration,
            type: stored.type,
            deprecation: stored.isDeprecated
                ? DeprecationAttribute.lines(stored.field.documentation.deprecation, indentation: indentation + 4) : [],
            storage: stored.storage,
            storageType: stored.isBoxed ? "\(words[.indirect])<\(stored.type)>" : stored.type,
            storageValue: stored.storageValue ?? ""
        )
    }

    private func documentation(of field: Field) -> [String] {
        DocComment(indentation: indentation + 4).lines(field.documentation, notes: notes(of: field))
    }

    private func notes(of field: Field) -> [String] {
        var notes = LimitNotes.notes(of: field)
        if field.isReadOnly && isEncodable { notes.append("Not sent.") }
        if field.isWriteOnly && isDecodable { notes.append("Not received.") }
        return notes
    }

    // MARK: The memberwise initialiser

    private func initializer(_ properties: [StoredField]) -> [String] {
        var builder = LineBuilder(indentation: indentation + 8)
        let parameters = properties.map { stored in
            builder.add(stored.identifier.parameter)
            builder.add(": ")
            builder.add(stored.type)
            if let argument = types.defaultArgument(of: stored.field) {
                builder.add(" = ")
                builder.add(argument)
            }
            return builder.take()
        }
        return SignatureLayout.lines(
            prefix: access + "init",
            parameters: parameters,
            suffix: parameters.isEmpty ? " {}" : " {",
            indentation: indentation + 4
        )
    }

    private func assignments(of properties: [StoredField]) -> [String] {
        let indentation = indentation + 8
        var builder = LineBuilder(indentation: indentation)
        for stored in properties {
            let property = stored.storage ?? stored.identifier.member
            let parameter = stored.identifier.local
            if !stored.isBoxed {
                builder.add("self.")
                builder.add(property)
                builder.add(" = ")
                builder.add(parameter)
                if builder.endLine() { continue }
            }
            builder.append(
                stored.isBoxed
                    ? SignatureLayout.assignment(
                        "self." + property,
                        words[.indirect],
                        [parameter],
                        indentation: indentation
                    )
                    : SignatureLayout.assignment("self." + property, parameter, indentation: indentation)
            )
        }
        return builder.lines
    }

    // MARK: Codable

    private func decodeLines(_ fields: [StoredField]) -> [String] {
        let coding = FieldCoding(types: types)
        let isRead = fields.contains { !$0.field.isWriteOnly }
        var builder = LineBuilder(indentation: indentation + 8)
        builder.append(["\(isRead ? "let object" : "_") = try \(words[.objectDecoder])(decoder)"])
        for stored in fields {
            if stored.field.isWriteOnly && stored.field.fixedValue == nil {
                builder.append([unreceived(stored, coding)])
                continue
            }
            coding.decode(
                stored.field,
                key: stored.key,
                target: stored.storage,
                box: stored.isBoxed ? words[.indirect] : nil,
                indentation: indentation + 8,
                into: &builder
            )
        }
        return builder.lines
    }

    /// What is never received starts as the initialiser would leave it.
    private func unreceived(_ stored: StoredField, _ coding: FieldCoding) -> String {
        let value = types.defaultArgument(of: stored.field) ?? "nil"
        let target = stored.storage ?? coding.expression(stored.field)
        return "\(target) = \(stored.isBoxed ? "\(words[.indirect])(\(value))" : value)"
    }

    private func encodeLines(_ fields: [StoredField]) -> [String] {
        let coding = FieldCoding(types: types)
        var builder = LineBuilder(indentation: indentation + 8)
        builder.append(limitLines(fields, coding))
        let isWritten = fields.contains { !$0.field.isReadOnly }
        builder.append(["\(isWritten ? "var object" : "_") = try \(words[.objectEncoder])(encoder)"])
        for stored in fields {
            coding.encode(
                stored.field,
                key: stored.key,
                value: stored.isDeprecated ? stored.storageValue : nil,
                indentation: indentation + 8,
                into: &builder
            )
        }
        return builder.lines
    }

    private func limitLines(_ fields: [StoredField], _ coding: FieldCoding) -> [String] {
        let limits = LimitLines(types: types)
        return fields.filter(\.field.hasLimits).flatMap { stored in
            limits.lines(
                for: stored.field,
                name: stored.field.name.value,
                expression: (stored.isDeprecated ? stored.storageValue : nil) ?? coding.expression(stored.field),
                isSent: types.isSent,
                indentation: indentation + 8
            )
        }
    }
}
