import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText

extension ModelWriter {
    func write(_ structure: Structure, _ nested: [ModelContext], into context: inout ModelContext) {
        let fields = StoredField.fields(
            of: structure,
            types: types,
            in: draft.text,
            isDecodable: isDecodable,
            isEncodable: isEncodable,
            usage: model.usage
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
            declaration: .context(declaration),
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
                ? draft.text.lines(
                    DeprecationAttribute.lines(stored.field.documentation.deprecation, indentation: indentation + 4)
                ) : BufferedLines.none,
            storage: stored.storage,
            storageType: stored.isBoxed
                ? draft.text.stored("\(words[.indirect])<\(draft.text.string(stored.type))>") : stored.type,
            storageValue: stored.storageValue ?? ""
        )
    }

    private func documentation(of field: Field) -> BufferedLines {
        let start = draft.text.count
        DocComment(indentation: indentation + 4).add(field.boxedDocumentation, notes: notes(of: field), to: draft)
        return draft.text.lines(from: start)
    }

    private func notes(of field: Field) -> [String] {
        var notes = LimitNotes.notes(of: field)
        if field.isReadOnly && isEncodable { notes.append("Not sent.") }
        if field.isWriteOnly && isDecodable { notes.append("Not received.") }
        return notes
    }

    // MARK: The memberwise initialiser

    private func initializer(_ properties: [StoredField]) -> BufferedLines {
        let text = draft.text
        let parameters = properties.map { stored in
            let start = text.count
            text.add(stored.identifier.parameter)
            text.add(": ")
            text.add(stored.type)
            if let argument = types.defaultArgument(of: stored.field) {
                text.add(" = ")
                text.add(argument)
            }
            return text.text(from: start)
        }
        let prefixStart = text.count
        text.add(access)
        text.add("init")
        let prefix = text.text(from: prefixStart)
        let suffix = text.stored(parameters.isEmpty ? " {}" : " {")
        let start = text.count
        SignatureLayout.add(
            prefix: prefix,
            parameters: parameters,
            suffix: suffix,
            indentation: indentation + 4,
            to: draft
        )
        return text.lines(from: start)
    }

    private func assignments(of properties: [StoredField]) -> BufferedLines {
        let indentation = indentation + 8
        var builder = LineBuilder(in: draft, indentation: indentation)
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

    private func decodeLines(_ fields: [StoredField]) -> BufferedLines {
        let coding = FieldCoding(types: types)
        let isRead = fields.contains { !$0.field.isWriteOnly }
        var builder = LineBuilder(in: draft, indentation: indentation + 8)
        builder.append(["\(isRead ? "let object" : "_") = try \(words[.objectDecoder])(decoder)"])
        for stored in fields {
            if stored.field.isWriteOnly && stored.field.fixedValue == nil {
                builder.append([unreceived(stored, coding)])
                continue
            }
            coding.decode(
                stored.field,
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

    private func encodeLines(_ fields: [StoredField]) -> BufferedLines {
        let coding = FieldCoding(types: types)
        var builder = LineBuilder(in: draft, indentation: indentation + 8)
        addLimits(of: fields, coding, to: &builder)
        let isWritten = fields.contains { !$0.field.isReadOnly }
        builder.append(["\(isWritten ? "var object" : "_") = try \(words[.objectEncoder])(encoder)"])
        for stored in fields {
            coding.encode(
                stored.field,
                value: stored.isDeprecated ? stored.storageValue : nil,
                indentation: indentation + 8,
                into: &builder
            )
        }
        return builder.lines
    }

    private func addLimits(of fields: [StoredField], _ coding: FieldCoding, to builder: inout LineBuilder) {
        let limits = LimitLines(types: types)
        for stored in fields where stored.field.hasLimits {
            limits.add(
                stored.field,
                name: stored.field.name.value,
                expression: (stored.isDeprecated ? stored.storageValue : nil) ?? coding.expression(stored.field),
                isSent: types.isSent,
                indentation: indentation + 8,
                to: &builder
            )
        }
    }
}
