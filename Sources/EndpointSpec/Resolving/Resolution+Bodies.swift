import EndpointDiagnostics

extension Resolution {
    /// Resolves what an endpoint sends.
    mutating func addBody(of merged: MergedEndpoint, to endpoint: inout Endpoint) {
        if let range = merged.multipart {
            let parts = merged.parts.compactMap { parameter($0, .part, .endpoint(endpoint.id)) }
            endpoint.body = Body(content: .multipart(parts), encoding: .bytes, style: .repeat, range: range)
            return
        }
        guard let written = merged.body else { return }
        let declaration = written.value
        let server = catalog.servers[endpoint.server]
        guard let content = content(of: written, endpoint) else { return }
        var body = Body(
            content: content.content,
            encoding: encoding(of: declaration, content.content, server),
            style: declaration.style?.value ?? server.bodyStyle?.value ?? .brackets,
            range: declaration.range
        )
        body.nulls = server.bodyNulls?.value
        body.isOptional = declaration.isOptional || content.isOptional
        body.isJSONString = declaration.format?.value == "jsonString"
        body.documentation = declaration.documentation
        addContentType(declaration.contentType, to: &body, &endpoint)
        check(body, declaration, endpoint)
        endpoint.body = body
    }

    private mutating func content(
        of written: Sourced<BodyDeclaration>,
        _ endpoint: Endpoint
    ) -> (content: Body.Content, isOptional: Bool)? {
        let declaration = written.value
        let owner = ModelOwner.endpoint(endpoint.id)
        let scope = TypeScope(file: written.file)
        switch declaration.type {
        case .inPlace(let model):
            if case .structure(let fields) = model.kind, !declaration.isOptional {
                if model.includes.isEmpty {
                    let fields = fields.compactMap {
                        parameter(Sourced(value: $0, file: written.file, origin: written.origin), .body, owner)
                    }
                    return (.fields(fields), false)
                }
                return (.fields(includedFields(model, owner: owner, in: scope)), false)
            }
            let type = inPlace(model, named: Located("body", at: model.name.range), owner: owner, in: scope)
            completeModels()
            return (.value(formed(type, declaration, in: scope)), false)
        case .expression(let expression):
            let outer = outerType(expression, allowing: PayloadType.allCases, in: scope)
            let isOptional = outer.optionality != .none
            if let payload = outer.payload { return payload == .empty ? nil : (.payload(payload), isOptional) }
            return (.value(formed(outer.type, declaration, in: scope)), isOptional)
        case .fixedString, .omitted:
            return nil
        }
    }

    /// The fields of a body in place that includes models; the nested types of what it includes are reused.
    private mutating func includedFields(
        _ declaration: ModelDeclaration,
        owner: ModelOwner,
        in scope: TypeScope
    ) -> [Field] {
        guard case .structure(let own) = declaration.kind else { return [] }
        var fields: [Field] = []
        for include in declaration.includes {
            let type = type(include.value, at: include.range, in: scope)
            guard !type.isUnresolved else { continue }
            guard case .model(let id, let arguments) = type, case .structure(let structure) = models[id].kind
            else {
                report(.includeType(words(for: type), at: include.range))
                continue
            }
            let parameters = models[id].parametersInScope
            for var field in structure.fields {
                field.type = field.type.substituting(parameters, with: arguments)
                field.includedFrom = field.includedFrom ?? id
                merge(field, into: &fields, at: include.range)
            }
        }
        for written in own {
            let sourced = Sourced(value: written, file: scope.file, origin: .endpoint)
            guard let field = parameter(sourced, .body, owner) else { continue }
            merge(field, into: &fields, at: field.name.range)
        }
        return fields
    }

    private mutating func merge(_ field: Field, into fields: inout [Field], at range: SourceRange) {
        guard let index = fields.firstIndex(where: { $0.name.value == field.name.value }) else {
            fields.append(field)
            return
        }
        if fields[index].type != field.type || fields[index].presence != field.presence {
            report(.includeConflict(field, with: fields[index], at: range))
        }
        fields[index] = field
    }

    private mutating func formed(
        _ type: TypeReference,
        _ declaration: BodyDeclaration,
        in scope: TypeScope
    ) -> TypeReference {
        var type = type
        if let keys = declaration.keys { type = applying(keys: keys, to: type, in: scope) }
        if let format = declaration.format, format.value != "jsonString" {
            type = applying(format, to: type, in: scope)
        }
        return type
    }

    private func encoding(
        of declaration: BodyDeclaration,
        _ content: Body.Content,
        _ server: ServerDeclaration
    ) -> BodyEncoding {
        if let encoding = declaration.encoding?.value { return encoding }
        if case .payload(let payload) = content { return payload == .text ? .text : .bytes }
        return server.bodyEncoding?.value ?? .json
    }

    /// A content type is a text, or a header parameter's name.
    private mutating func addContentType(
        _ contentType: Located<String>?,
        to body: inout Body,
        _ endpoint: inout Endpoint
    ) {
        guard let contentType else { return }
        if contentType.value.utf8.contains(UInt8(ascii: "/")) {
            body.contentType = contentType.value
        } else if let index = endpoint.headers.firstIndex(where: { $0.field.name.value == contentType.value }) {
            endpoint.headers[index].isBodyContentType = true
        } else {
            let known = endpoint.headers.map(\.field.name.value)
            report(.unknownParameter(contentType.value, of: endpoint, in: contentType, known: known))
        }
    }

    private mutating func check(_ body: Body, _ declaration: BodyDeclaration, _ endpoint: Endpoint) {
        let range = declaration.encoding?.range ?? declaration.range
        switch (body.content, body.encoding) {
        case (.payload, .json), (.payload, .form), (.payload, .plist):
            report(.bodyEncoding(body.encoding, "a body that is text, bytes or a file", at: range))
        case (.fields, .text), (.fields, .bytes):
            report(.bodyEncoding(body.encoding, "fields", at: range))
        case (.value(let type), .form):
            guard !type.isUnresolved, !jsonKinds(of: type).isEmpty, !jsonKinds(of: type).contains(.object) else {
                return
            }
            report(.bodyEncoding(.form, "'\(words(for: type))'", at: range))
        case (.value(let type), .text), (.value(let type), .bytes):
            guard !type.isUnresolved, !isTextual(type) else { return }
            report(.bodyEncoding(body.encoding, "'\(words(for: type))'", at: range))
        default: break
        }
    }
}
