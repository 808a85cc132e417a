import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What `api.yaml` would say.
extension OpenAPIDecoder {
    mutating func apiDeclaration() -> APIDeclaration {
        let root = documents.root
        let range = root.range.beginning
        let given = SpecDecoder().decodeVendorKeys(of: root.node, prefix: VendorKeys.prefix, reportingTo: &diagnostics)
        var api = given ?? APIDeclaration(range: range)
        api.name = api.name ?? apiName()
        api.json.keys = api.json.keys ?? Located(jsonKeys, at: range)
        if let failure = failure() { self.servers.setFailure(failure) }
        let servers = Set(api.servers.map(\.name.value))
        api.servers += self.servers.servers.filter { !servers.contains($0.name.value) }
        let credentials = Set(api.credentials.map(\.name.value))
        api.credentials += security.used.filter { !credentials.contains($0.name.value) }
        if let auth = commonAuth, auth.value != "none" {
            var defaults =
                api.defaults ?? EndpointDeclaration(name: Located("defaults", at: auth.range), range: auth.range)
            defaults.policies.auth = defaults.policies.auth ?? auth
            api.defaults = defaults
        }
        if api.documentation.description == nil {
            api.documentation.description = root["info"]?["description"]?.located
        }
        return api
    }

    private mutating func apiName() -> Located<String> {
        let info = documents.root["info"]
        let title = info?["title"]?.located
        let given = info?["x-endpoint-name"]?.located ?? title
        let wanted = given.flatMap { Self.typeName($0.value) } ?? "API"
        let isUnusable = ["Swift", "Foundation", "EndpointRuntime", "AnyObject"].contains(wanted)
        let name = names.isTaken(wanted) || isUnusable ? names.takeType(wanted + "API") : names.takeType(wanted)
        return Located(name, at: given?.range ?? documents.root.range.beginning)
    }

    /// The most frequent body of failures, with the paths to what it says.
    private mutating func failure() -> FailureDeclaration? {
        for (type, status) in failures.hundreds where type == nil || type != failures.common {
            lose(.statusRange, status.value, at: status.range)
        }
        guard let type = failures.common, let range = failures.places[type] else { return nil }
        for other in failures.ofDefaults where other != type {
            if let place = failures.places[other] { lose(.defaultAnswer, "default", at: place) }
        }
        var failure = FailureDeclaration(type: Located(type, at: range))
        guard case .named(let name, _) = type, let model = models.first(where: { $0.name.value == name }),
            case .structure(let fields) = model.kind
        else { return failure }
        failure.message = path(["message", "detail", "title", "errorMessage", "errorDescription"], [.string], fields)
        failure.code = path(["code", "errorCode", "id"], [.string, .int, .int32, .int64], fields)
        return failure
    }

    private func path(_ names: [String], _ types: [ScalarType], _ fields: [FieldDeclaration]) -> Located<String>? {
        for name in names {
            guard let field = fields.first(where: { $0.key.value == name }), case .expression(let type) = field.type
            else { continue }
            let inner: TypeExpression =
                switch type.value {
                case .optional(let inner), .doubleOptional(let inner): inner
                default: type.value
                }
            if case .scalar(let scalar) = inner, types.contains(scalar) { return Located(name, at: field.key.range) }
        }
        return nil
    }
}
