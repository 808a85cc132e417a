import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Writes what a request sends (OpenAPI 3.1.0 section 4.8.13).
struct BodyWriter {
    private let body: Body
    private let schemas: SchemaWriter

    init(_ body: Body, _ schemas: SchemaWriter) {
        self.body = body
        self.schemas = schemas
    }

    var requestBody: DocumentValue {
        var pairs = PairList()
        pairs.add("description", body.documentation.description)
        if !body.isOptional { pairs.add("required", .bool(true)) }
        pairs.add("content", .block([DocumentPair(mediaType, .block(content))]))
        return pairs.block
    }

    private var mediaType: String {
        if let contentType = body.contentType { return contentType }
        if case .multipart = body.content { return "multipart/form-data" }
        return switch body.encoding {
        case .json: "application/json"
        case .form: "application/x-www-form-urlencoded"
        case .plist: "application/x-plist"
        case .text: "text/plain"
        case .bytes: "application/octet-stream"
        }
    }

    private var content: [DocumentPair] {
        var pairs = PairList()
        switch body.content {
        case .fields(let fields):
            pairs.add("schema", .block(schemas.object(fields)))
            pairs.add("encoding", encoding(of: fields))
        case .value(let type):
            let schema = schemas.schema(of: type)
            pairs.add("schema", .block(body.isJSONString ? Self.string(of: schema) : schema))
        case .payload(let payload): pairs.add("schema", .block(SchemaWriter.part(payload)))
        case .multipart(let parts):
            pairs.add("schema", .block(schemas.object(parts)))
            pairs.add("encoding", encoding(of: parts, areParts: true))
        }
        if body.contentType != nil { pairs.add(VendorKeys.name("encoding"), .text(body.encoding.rawValue)) }
        if body.encoding == .form { pairs.add(VendorKeys.style, .text(body.style.rawValue)) }
        return pairs.pairs
    }

    private static func string(of schema: [DocumentPair]) -> [DocumentPair] {
        [
            DocumentPair("type", .text("string")), DocumentPair("contentMediaType", .text("application/json")),
            DocumentPair("contentSchema", .mapping(schema)), DocumentPair(VendorKeys.format, .text("jsonString")),
        ]
    }

    /// How the values of forms and parts are written, where that is not by their type (section 4.8.15).
    private func encoding(of fields: [Field], areParts: Bool = false) -> DocumentValue? {
        let pairs = fields.compactMap { field -> DocumentPair? in
            var encoding = PairList()
            // A part without a type would be bytes.
            let usual = areParts && field.payload == nil && field.type == .scalar(.json, format: nil)
            let contentType = field.contentType ?? (usual ? "application/json" : nil)
            encoding.add("contentType", contentType.map { .text($0) })
            if body.encoding == .form {
                switch field.style ?? body.style {
                case .csv: encoding.add("explode", .bool(false))
                case .brackets where isNested(field.type), .indices where isNested(field.type):
                    encoding.add("style", .text("deepObject"))
                    encoding.add("explode", .bool(true))
                default: break
                }
            }
            return encoding.isEmpty ? nil : DocumentPair(field.wire, encoding.mapping)
        }
        return pairs.isEmpty ? nil : .mapping(pairs)
    }

    private func isNested(_ type: TypeReference) -> Bool {
        switch type {
        case .map: return true
        case .nullable(let inner): return isNested(inner)
        case .model(let id, _):
            switch schemas.spec[id].kind {
            case .structure, .union: return true
            case .newtype(let newtype): return isNested(newtype.type)
            case .enumeration, .external: return false
            }
        case .list, .scalar, .parameter: return false
        }
    }
}
