import EndpointDiagnostics
import EndpointYAML

/// `body`, `form` and `multipart`.
extension DocumentDecoder {
    mutating func readBody(_ keys: KeyReader, into endpoint: inout EndpointDeclaration) {
        _ = chosen(EndpointKeys.bodies, keys)
        if let entry = keys["body"] { endpoint.body = body(entry) }
        if let entry = keys["form"] { endpoint.body = endpoint.body ?? form(entry) }
        if let entry = keys["multipart"] {
            endpoint.multipart = Located(fields(entry, in: .part), at: entry.range)
        }
    }

    /// A type, or the long form.
    private mutating func body(_ entry: Entry) -> BodyDeclaration? {
        guard entry.value.kind == .mapping else {
            return type(entry, in: .body).map { BodyDeclaration(type: .expression($0), range: entry.range) }
        }
        guard let keys = keys(of: entry, as: .body) else { return nil }
        let type = bodyType(keys, of: entry)
        var body = BodyDeclaration(type: type ?? .fixedString, range: entry.range)
        if let entry = keys["format"] { body.format = filledText(entry) }
        if let entry = keys["keys"] { body.keys = self.type(entry) }
        if let entry = keys["encoding"] { body.encoding = word(entry, as: BodyEncoding.self) }
        if let entry = keys["style"] { body.style = word(entry, as: ParameterStyle.self) }
        if let entry = keys["contentType"] { body.contentType = mediaType(entry) }
        if let entry = keys["optional"] { body.isOptional = bool(entry)?.value ?? false }
        body.documentation = documentation(keys)
        return type == nil ? nil : body
    }

    private mutating func bodyType(_ keys: KeyReader, of entry: Entry) -> FieldTypeDeclaration? {
        if let way = chosen(BodyKeys.bodyWays, keys) {
            return way.key.hasText("type")
                ? typeKey(way, of: entry, in: .body, keys) : structure(keys, of: entry)
        }
        if keys["includes"] != nil { return structure(keys, of: entry) }
        report(.missingChoice(BodyKeys.bodyWays, in: "'body'", at: entry.key.range))
        return nil
    }

    /// Fields, or the name of a model that has them.
    private mutating func form(_ entry: Entry) -> BodyDeclaration? {
        let type: FieldTypeDeclaration?
        if entry.value.kind == .mapping {
            let kind = ModelKindDeclaration.structure(fields: fields(entry, in: .field))
            type = .inPlace(ModelDeclaration(name: entry.locatedKey, kind: kind, range: entry.value.range))
        } else {
            type = self.type(entry).map { .expression($0) }
        }
        var body = type.map { BodyDeclaration(type: $0, range: entry.range) }
        body?.encoding = Located(.form, at: entry.key.range)
        return body
    }
}
