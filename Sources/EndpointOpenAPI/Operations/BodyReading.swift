import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What operations send.
extension OpenAPIDecoder {
    /// A request body with the media type that is sent.
    private struct Draft {
        var type: MediaType
        var name: Located<String>
        /// The media type's node.
        var node: OpenAPINode
        var schema: OpenAPINode?
        var id: ReferenceID?
        var isRequired: Bool
        var description: Located<String>?
        var range: SourceRange
    }

    mutating func addBody(
        _ operation: OperationDraft,
        _ method: HTTPMethod,
        _ owner: String,
        _ members: inout MemberNames,
        to endpoint: inout EndpointDeclaration
    ) {
        guard let pair = operation.node.pair("requestBody"),
            let target = target(of: operation.node.with(pair.value)), target.node.isMapping
        else { return }
        guard method != .get, method != .head else {
            return lose(.bodyOfRead, "requestBody", at: pair.key.range)
        }
        guard let media = media(of: target.node["content"]) else { return }
        losses.count(.bodies)
        let draft = Draft(
            type: media.type,
            name: media.name,
            node: media.node,
            schema: media.node["schema"],
            id: target.id,
            isRequired: target.node["required"]?.isTrue ?? false,
            description: target.node["description"]?.located,
            range: pair.key.range
        )
        frames[0].taken.remove("Body")
        if media.type.isMultipart, let parts = parts(of: draft, owner, &members) {
            endpoint.multipart = Located(parts, at: pair.key.range)
        } else {
            endpoint.body = body(draft, owner, &members)
        }
    }

    private mutating func body(_ draft: Draft, _ owner: String, _ members: inout MemberNames) -> BodyDeclaration {
        let shaped = draft.schema.map { shape(of: [$0]) }
        if draft.type.isForm, let shaped, case .object = form(of: shaped) {
            var body = value(draft, shaped, owner, &members)
            body.encoding = Located(.form, at: draft.name.range)
            body.style = Located(.repeat, at: draft.name.range)
            return body
        }
        let isAnyJSON = draft.type.isAny && shaped.map { !isBinary($0) } ?? false
        guard draft.type.isJSON || isAnyJSON else { return raw(draft) }
        var body = value(draft, shaped ?? ShapedSchema(shape: .any, range: draft.range), owner, &members)
        if draft.type.isJSON, draft.type.name != "application/json" { body.contentType = contentType(draft) }
        return body
    }

    /// A body of one value: an object that only this operation sends gives parameters of its own.
    private mutating func value(
        _ draft: Draft,
        _ shaped: ShapedSchema,
        _ owner: String,
        _ members: inout MemberNames
    ) -> BodyDeclaration {
        let key = Located("body", at: draft.range)
        var body: BodyDeclaration
        if case .object(let object) = shaped.shape, draft.isRequired, draft.id == nil, object.includes.isEmpty,
            !shaped.annotations.isNullable
        {
            members.release(["body", "progress"])
            let fields = fields(of: object, in: owner, &members)
            let model = ModelDeclaration(name: key, kind: .structure(fields: fields), range: draft.range)
            return BodyDeclaration(type: .inPlace(model), range: draft.range)
        }
        let mapped: MappedType
        if let id = draft.id {
            mapped = sharedType(of: id, shaped, suffix: "Body", at: draft.range)
        } else {
            let isObject = if case .object = shaped.shape { true } else { false }
            // A required object in place would give parameters.
            let nested = isObject && draft.isRequired ? nil : "Body"
            mapped = type(
                of: shaped,
                at: TypePlace(name: owner + "Body", nested: nested, key: key, range: draft.range)
            )
        }
        body = BodyDeclaration(type: mapped.type, range: draft.range)
        body.format = mapped.format
        body.keys = mapped.annotations.mapKeys
        body.isOptional = !draft.isRequired || mapped.isNullable
        body.documentation.description = draft.description
        return body
    }

    private mutating func raw(_ draft: Draft) -> BodyDeclaration {
        if draft.type.isForm || draft.type.isMultipart || draft.type.name.hasSuffix("xml") {
            lose(.mediaType, draft.name.value, at: draft.name.range)
        }
        let own = draft.schema?["x-endpoint-type"].flatMap { PayloadType(rawValue: $0.text) }
        let payload = own ?? (draft.type.isText ? .text : .file)
        var body = BodyDeclaration(
            type: .expression(Located(.payload(payload), at: draft.range)),
            range: draft.range
        )
        if !draft.type.isAny, draft.type.name != "text/plain", draft.type.name != "application/octet-stream" {
            body.contentType = contentType(draft)
        }
        body.isOptional = !draft.isRequired
        body.documentation.description = draft.description
        return body
    }

    private func contentType(_ draft: Draft) -> Located<String>? {
        let isSafe = draft.name.value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && !draft.name.value.contains("*")
        return isSafe ? draft.name : nil
    }

    private mutating func isBinary(_ shaped: ShapedSchema) -> Bool {
        if case .scalar(let scalar) = final(shaped).shape { scalar.isBinary } else { false }
    }

    // MARK: Parts

    /// The parts of a body; `nil` where its schema has no properties.
    private mutating func parts(
        of draft: Draft,
        _ owner: String,
        _ members: inout MemberNames
    ) -> [FieldDeclaration]? {
        guard let schema = draft.schema, let object = allFields(of: shape(of: [schema])) else { return nil }
        if !draft.isRequired { lose(.optionalMultipart, draft.name.value, at: draft.name.range) }
        if draft.type.name != "multipart/form-data" { lose(.mediaType, draft.name.value, at: draft.name.range) }
        members.release(["body"])
        let encodings = draft.node["encoding"]
        return object.properties.map { property in
            part(property, of: object, encodings?.node.value(forKey: property.wire.value), owner, &members)
        }
    }

    /// An object with the fields of those that it includes; `nil` for what is no object.
    private mutating func allFields(of shaped: ShapedSchema) -> ObjectShape? {
        switch final(shaped).shape {
        case .object(let object):
            guard !object.includes.isEmpty else { return object.properties.isEmpty ? nil : object }
            var whole = object
            whole.includes = []
            for id in object.includes {
                guard let base = allFields(of: shape(of: id)) else { continue }
                for property in base.properties where whole[property.wire.value] == nil {
                    whole.add(property.wire, property.schemas)
                }
                whole.required.formUnion(base.required)
            }
            return whole
        case .union(let union):
            var whole = ObjectShape()
            for variant in union.variants {
                guard let object = allFields(of: variant.content) else { return nil }
                for property in object.properties where whole[property.wire.value] == nil {
                    whole.add(property.wire, property.schemas)
                }
            }
            lose(.overlappingChoice, "a choice of bodies", at: shaped.range)
            return whole
        default: return nil
        }
    }

    private mutating func part(
        _ property: ObjectShape.Property,
        of object: ObjectShape,
        _ encoding: YAMLNode?,
        _ owner: String,
        _ members: inout MemberNames
    ) -> FieldDeclaration {
        let wire = property.wire
        let shaped = shape(of: property.schemas)
        let key = Located(members.take(fieldName(wire.value, shaped.annotations)), at: wire.range)
        let capital = DerivedNames.capitalized(key.value)
        var mapped: MappedType
        if isFile(shaped, contentType: encoding?.value(forKey: "contentType")) {
            mapped = MappedType(.payload(.file), at: wire.range)
            mapped.annotations = shaped.annotations
        } else {
            let place = TypePlace(name: owner + capital, nested: capital, key: key, range: wire.range)
            mapped = type(of: shaped, at: place)
        }
        mapped.isNullable = false
        let isRequired = object.required.contains(wire.value)
        var field = field(key, wire: wire.value, mapped, isRequired: isRequired, range: wire.range)
        if let type = encoding?.value(forKey: "contentType"), type.kind == .scalar {
            let first = type.text.split(separator: ",").first.map(String.init) ?? ""
            // JSON is what a part that may be anything is sent as.
            let isUsual = mapped.expression == .scalar(.json) && MediaType(first).name == "application/json"
            if !first.contains("*"), !first.isEmpty, !isUsual { field.contentType = Located(first, at: type.range) }
        }
        return field
    }

    /// The bytes of a file, or a list of them, of which one is sent.
    private mutating func isFile(_ shaped: ShapedSchema, contentType: YAMLNode?) -> Bool {
        if isBytes(shaped, contentType) { return true }
        guard case .list(let items, _) = final(shaped).shape, let first = items.first,
            isBytes(shape(of: first), contentType)
        else { return false }
        lose(.repeatedFile, "a list of files", at: shaped.range)
        return true
    }

    /// In 3.1 a part without a type is bytes, unless its media type says otherwise (section 4.8.15.1).
    private mutating func isBytes(_ shaped: ShapedSchema, _ contentType: YAMLNode?) -> Bool {
        if isBinary(shaped) { return true }
        guard version == .v31, case .any = final(shaped).shape else { return false }
        let type = MediaType(contentType?.text ?? "")
        return !type.isJSON && !type.isText
    }
}
