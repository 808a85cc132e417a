import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Writes what an endpoint answers (OpenAPI 3.1.0 section 4.8.16), as it is on the wire: in its envelope.
struct ResponseWriter {
    private let endpoint: Endpoint
    private let module: Module
    private let schemas: SchemaWriter
    private var spec: ResolvedSpec { schemas.spec }

    init(_ endpoint: Endpoint, in module: Module, _ schemas: SchemaWriter) {
        self.endpoint = endpoint
        self.module = module
        self.schemas = schemas
    }

    /// Answers of success, then named refusals, then the body of any other failure.
    var responses: DocumentValue {
        var pairs = successes
        let known = Set(pairs.map(\.key))
        for error in endpoint.statusErrors where !known.contains(String(error.status)) {
            pairs.append(DocumentPair(String(error.status), refusal(error)))
        }
        if let failure = spec.servers[endpoint.server].failure {
            pairs.append(
                DocumentPair("default", response("Any other failure.", .value(failure.type, isOptional: false), []))
            )
        }
        return .block(pairs)
    }

    private var successes: [DocumentPair] {
        let response = endpoint.response
        switch response.content {
        case .payload(let payload):
            let description = response.documentation.description?.value ?? "Success."
            let value = self.response(description, payload, response.headers, isWrapped: true)
            guard !response.status.isEmpty else { return [DocumentPair("2XX", value)] }
            return response.status.map { DocumentPair(key(of: $0), value) }
        case .outcomes(let outcomes):
            return outcomes.map { DocumentPair(key(of: $0.status.value), self.response($0)) }
        }
    }

    private func key(of status: StatusPattern) -> String {
        switch status {
        case .exact(let status): String(status)
        case .range(let hundreds): "\(hundreds)XX"
        }
    }

    private func response(_ outcome: Outcome) -> DocumentValue {
        switch outcome.value {
        case .flag(let flag):
            return .block([
                DocumentPair("description", .text(flag ? "Yes." : "No.")), DocumentPair(VendorKeys.value, .bool(flag)),
            ])
        case .payload(let payload):
            let value = response("The outcome '\(outcome.name)'.", payload, [], isWrapped: true)
            guard outcome.isNamed, let mapping = value.asMapping else { return value }
            return .block(mapping.pairs + [DocumentPair(VendorKeys.swiftName, .text(outcome.name))])
        }
    }

    private func refusal(_ error: StatusError) -> DocumentValue {
        let failure = module.failures.first { $0.name.value == error.name }
        let description = failure?.documentation.description?.value ?? "The refusal '\(error.name)'."
        let payload = failure?.data.map { Payload.value($0, isOptional: false) } ?? .empty
        let value = response(description, payload, [])
        return .block((value.asMapping?.pairs ?? []) + [DocumentPair(VendorKeys.error, .text(error.name))])
    }

    // MARK: One answer

    /// - Parameter isWrapped: Whether JSON stands in the envelope.
    private func response(
        _ description: String,
        _ payload: Payload,
        _ headers: [Field],
        isWrapped: Bool = false
    ) -> DocumentValue {
        var pairs = PairList()
        pairs.add("description", .text(description))
        var written = headers.map { DocumentPair($0.wire, header($0)) }
        if case .header(let name, let type, let isOptional) = payload {
            let schema = schemas.schema(of: type)
            let required = isOptional ? [] : [DocumentPair("required", .bool(true))]
            written.append(DocumentPair(name, .mapping(required + [DocumentPair("schema", .mapping(schema))])))
            pairs.add(VendorKeys.header, .text(name))
        }
        if !written.isEmpty { pairs.add("headers", .block(written)) }
        pairs.add("content", content(payload, isWrapped: isWrapped))
        return pairs.block
    }

    private func header(_ field: Field) -> DocumentValue {
        var pairs = PairList()
        pairs.append(contentsOf: SchemaWriter.words(field.documentation))
        if SchemaWriter.isRequired(field) { pairs.add("required", .bool(true)) }
        pairs.add("schema", .mapping(schemas.value(of: field)))
        pairs.add(VendorKeys.swiftName, .text(field.name.value))
        return pairs.mapping
    }

    private func content(_ payload: Payload, isWrapped: Bool) -> DocumentValue? {
        switch payload {
        case .empty:
            guard isWrapped, let envelope = endpoint.policies.envelope else { return nil }
            return media("application/json", wrapped(nil, in: envelope))
        case .header: return nil
        case .text: return media("text/plain", [DocumentPair("type", .text("string"))])
        case .bytes: return media("application/octet-stream", SchemaWriter.part(.bytes))
        case .file: return media("application/octet-stream", SchemaWriter.part(.file))
        case .value(let type, let isOptional):
            let schema = schemas.schema(of: type)
            let value = isOptional ? SchemaWriter.nullable(schema) : schema
            guard isWrapped, let envelope = endpoint.policies.envelope else { return media("application/json", value) }
            return media("application/json", wrapped(value, in: envelope))
        }
    }

    private func media(_ type: String, _ schema: [DocumentPair]) -> DocumentValue {
        .block([DocumentPair(type, .block([DocumentPair("schema", .block(schema))]))])
    }

    // MARK: Envelopes

    /// The envelope around a value; of code and message only the places are known.
    private func wrapped(_ value: [DocumentPair]?, in envelope: Envelope) -> [DocumentPair] {
        var root = EnvelopeNode()
        root.put([], at: envelope.code.split(separator: "."))
        root.put([DocumentPair("type", .text("string"))], at: envelope.message.split(separator: "."))
        if let value { root.put(value, at: envelope.data.split(separator: ".")) }
        return root.schema + [DocumentPair(VendorKeys.data, .text(envelope.data))]
    }
}

/// An object of an envelope, or a value in it.
private struct EnvelopeNode {
    private var value: [DocumentPair]?
    private var children: [(name: String, node: EnvelopeNode)] = []

    mutating func put(_ value: [DocumentPair], at path: [Substring]) {
        guard let first = path.first else {
            self.value = value
            return
        }
        let index = children.firstIndex { $0.name == first } ?? children.count
        if index == children.count { children.append((String(first), EnvelopeNode())) }
        children[index].node.put(value, at: Array(path.dropFirst()))
    }

    var schema: [DocumentPair] {
        if children.isEmpty { return value ?? [] }
        return [
            DocumentPair("type", .text("object")),
            DocumentPair("properties", .block(children.map { DocumentPair($0.name, .mapping($0.node.schema)) })),
        ]
    }
}
