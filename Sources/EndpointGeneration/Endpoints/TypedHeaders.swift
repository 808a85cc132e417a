import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Typed headers of responses: a server's in the API type, an endpoint's own, with its server's, in its own type.
struct TypedHeaders {
    let names: SwiftNames
    let access: String

    /// What an endpoint without headers of its own calls `Headers`; `nil` where it has some, or nobody has.
    func alias(for endpoint: Endpoint) -> String? {
        let server = names.spec.servers[endpoint.server]
        guard endpoint.response.headers.isEmpty, !server.responseHeaders.isEmpty else { return nil }
        return "\(names.apiType(in: .endpoint(endpoint.id))).\(names.headersType(of: server))"
    }

    /// The type nested in an endpoint that has headers of its own; they win over the server's of the same name.
    func nested(in endpoint: Endpoint) -> HeadersContext? {
        let own = endpoint.response.headers
        guard !own.isEmpty else { return nil }
        let ownNames = Set(own.map(\.name.value))
        let inherited = names.spec.servers[endpoint.server].responseHeaders.filter { !ownNames.contains($0.name.value) }
        return context(
            "Headers",
            summary: "Headers of the answer.",
            fields: inherited + own,
            scope: .endpoint(endpoint.id)
        )
    }

    /// The type nested in the API for a server, or `nil` where it has no typed headers.
    func nested(for server: Server) -> HeadersContext? {
        guard !server.responseHeaders.isEmpty else { return nil }
        return context(
            names.headersType(of: server),
            summary: "Headers that every answer of `\(server.name.value)` may have.",
            fields: server.responseHeaders,
            scope: .file
        )
    }

    private func context(_ name: String, summary: String, fields: [Field], scope: SwiftScope) -> HeadersContext {
        HeadersContext(
            access: access,
            name: name,
            summary: summary,
            fields: fields.filter { $0.fixedValue == nil }.map { self.field($0, scope: scope) }
        )
    }

    /// What means something else in the initialiser: its parameter, and the value itself.
    private static let hiddenNames: Set<String> = ["headers", "self"]

    private func field(_ field: Field, scope: SwiftScope) -> HeaderFieldContext {
        let identifier = NamingRules.identifier(field.name.value)
        let hasDefault = field.defaultValue.map { $0 != .null } ?? false
        let method = field.presence == .required && !hasDefault ? "value" : "valueIfPresent"
        let fallback = hasDefault ? names.defaultArgument(of: field, in: scope, isSent: false).map { " ?? " + $0 } : nil
        let target = Self.hiddenNames.contains(identifier.name) ? "self.\(identifier.member)" : identifier.declaration
        return HeaderFieldContext(
            documentation: DocComment(indentation: 8).lines(field.documentation),
            declaration: "\(identifier.declaration): \(names.type(of: field, in: scope, isSent: false))",
            reading: SignatureLayout.assignment(
                target,
                "try headers." + method,
                [SwiftLiteral.string(field.wire), WireExpression(isSent: false).expression(of: field)],
                suffix: fallback ?? "",
                indentation: 12
            )
        )
    }
}
