import EndpointDiagnostics
import EndpointSpec

extension SpecSide {
    /// What tells the request of an endpoint from all others: server, method, path without names, fixed values.
    func requestKey(of endpoint: Endpoint) -> String {
        let fixed = (endpoint.query + endpoint.headers.map(\.field))
            .compactMap { field in field.fixedValue.map { "\(field.wire)=\($0.text)" } }
            .sorted()
        let server = spec.servers[endpoint.server].name.value
        return ([server, endpoint.method.rawValue, endpoint.target.shape] + fixed).joined(separator: "\n")
    }

    /// What an endpoint takes and gives, by names: equal for two that differ in address and name alone.
    func shape(of endpoint: Endpoint) -> String {
        var parts = [endpoint.method.rawValue]
        parts += endpoint.pathParameters.map { "path \($0.wire)" }
        parts += endpoint.query.map { "query \($0.wire)" }
        switch endpoint.body?.content {
        case .fields(let fields), .multipart(let fields): parts += fields.map { "body \($0.wire)" }
        case .value(let type): parts.append("body \(outline(of: type))")
        case .payload(let payload): parts.append("body \(payload.rawValue)")
        case nil: break
        }
        switch endpoint.response.content {
        case .payload(.value(let type, _)): parts.append("answer \(outline(of: type))")
        case .payload(let payload): parts.append("answer \(payload.kindName)")
        case .outcomes(let outcomes): parts += outcomes.map { "answer \($0.status.value.text)" }
        }
        return parts.joined(separator: "\n")
    }

    private func outline(of type: TypeReference) -> String {
        switch type {
        case .scalar(let scalar, _): scalar.rawValue
        case .list(let element): "[\(outline(of: element))]"
        case .map(let value, _): "[:\(outline(of: value))]"
        case .nullable(let value): "\(outline(of: value))?"
        case .parameter(let name): name
        case .model(let id, let arguments):
            spec.models[id.index].name.value + arguments.map { "<\(outline(of: $0))>" }.joined()
        }
    }
}

extension Target {
    /// The path with `{}` for each parameter.
    var shape: String {
        guard case .path(let path) = self else { return "url" }
        var shape = ""
        var isInside = false
        for character in path.value {
            if character == "}" { isInside = false }
            if !isInside { shape.append(character) }
            if character == "{" { isInside = true }
        }
        return shape
    }

    func hasShape(of other: Target) -> Bool {
        if case .path(let path) = self, case .path(let same) = other, path.value == same.value { return true }
        return shape == other.shape
    }

    /// As it is written.
    var text: String {
        switch self {
        case .path(let path): path.value
        case .url(let field): "{\(field.name.value)}"
        }
    }
}

extension Payload {
    /// Without the type.
    var kindName: String {
        switch self {
        case .empty: "empty"
        case .text: "text"
        case .bytes: "bytes"
        case .file: "file"
        case .value: "value"
        case .header(let name, _, _): "header \(name)"
        }
    }

    var type: TypeReference? {
        switch self {
        case .value(let type, _), .header(_, let type, _): type
        case .empty, .text, .bytes, .file: nil
        }
    }
}
