import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Makes the contexts of what the API's output declares.
struct APIContexts {
    let names: SwiftNames
    let access: String
    private let words: Vocabulary
    private var spec: ResolvedSpec { names.spec }

    private static let inner = 8

    init(names: SwiftNames, access: AccessLevel) {
        self.names = names
        self.access = AccessModifier(access).prefix
        words = names.vocabulary(in: .file)
    }

    var api: APIContext {
        let headers = TypedHeaders(names: names, access: access)
        return APIContext(
            words: words,
            access: access,
            documentation: DocComment().lines(spec.documentation),
            name: names.apiType,
            alias: names.apiTypeAlias,
            environment: EnvironmentDeclarations(spec, words: words).context,
            groups: groups,
            headers: spec.servers.compactMap(headers.nested),
            descriptor: ServerExpressions(spec, words: words).api
                .lines(after: access + "static let descriptor = ", column: 4),
            wiring: WiringDeclarations(names, words: words, access: access).api
        )
    }

    private var groups: [ConstantGroupContext] {
        let expressions = ServerExpressions(spec, words: words)
        let policies = expressions.policies
        let servers = spec.servers.map {
            constant($0.name.value, expressions.server($0), documentation: $0.documentation)
        }
        let timeouts = spec.timeouts.compactMap { timeout in
            timeout.name.map { constant($0, policies.timeout(timeout.value)) }
        }
        let retries = spec.retries.compactMap { retry in
            retry.name.map { constant($0, policies.retry(retry.value)) }
        }
        let credentials = spec.credentials.map { constant($0.name, expressions.credential($0)) }
        return [
            ConstantGroupContext(summary: "Who answers.", name: "Servers", constants: servers),
            ConstantGroupContext(summary: "How long calls may take.", name: "Timeouts", constants: timeouts),
            ConstantGroupContext(summary: "When requests are sent again.", name: "Retries", constants: retries),
            ConstantGroupContext(
                summary: "What requests carry beside the session.",
                name: "Credentials",
                constants: credentials
            ),
        ].filter { !$0.constants.isEmpty }
    }

    private func constant(
        _ name: String,
        _ value: CodeExpression,
        documentation: Documentation = Documentation()
    ) -> ConstantContext {
        let prefix = "\(access)static let \(NamingRules.identifier(name).declaration) = "
        return ConstantContext(
            documentation: DocComment(indentation: Self.inner).lines(documentation),
            declaration: value.lines(after: prefix, column: Self.inner)
        )
    }
}
