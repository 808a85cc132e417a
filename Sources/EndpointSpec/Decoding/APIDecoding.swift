import EndpointDiagnostics
import EndpointYAML

/// The keys of `api.yaml`.
extension DocumentDecoder {
    mutating func api(_ keys: KeyReader, range: SourceRange) -> APIDeclaration {
        var api = APIDeclaration(range: range)
        checkVersion(keys["spec"])
        api.name = name(keys["name"], .upper)
        api.json = json(keys["json"])
        api.servers = servers(keys["servers"])
        api.headers = sources(keys["headers"], areHeaders: true)
        api.query = sources(keys["query"], areHeaders: false)
        api.timeouts = named(keys["timeouts"], "names and timeouts") { $0.timeout($1) }
        api.retries = named(keys["retries"], "names and retries") { $0.retry($1) }
        api.idempotencyHeader = headerName(keys["idempotencyHeader"])
        api.configGate = configGate(keys["configGate"])
        api.session = session(keys["session"])
        api.credentials = credentials(keys["credentials"])
        api.log = log(keys["log"])
        api.defaults = defaults(keys["defaults"])
        api.presets = presets(keys["presets"])
        api.errors = errors(keys["errors"])
        api.statusErrors = statusErrors(keys["statusErrors"])
        api.models = models(keys["models"])
        api.review = reviews(keys["review"])
        api.upstream = path(keys["upstream"])
        api.swift = swiftSettings(keys["swift"])
        return api
    }

    private mutating func checkVersion(_ entry: Entry?) {
        guard let entry, isScalar(entry, "1") else { return }
        if !entry.value.hasText("1") { report(.unsupportedVersion(entry)) }
    }

    private mutating func named<Declaration>(
        _ entry: Entry?,
        _ expected: String,
        _ declaration: (inout DocumentDecoder, Entry) -> Declaration?
    ) -> [Named<Declaration>] {
        map(entry, names: .lower, expected) { decoder, entry in
            declaration(&decoder, entry).map { Named(name: entry.locatedKey, declaration: $0) }
        }
    }

    mutating func json(_ entry: Entry?) -> JSONDeclaration {
        var json = JSONDeclaration()
        guard let entry, let keys = keys(of: entry, as: .json) else { return json }
        json.keys = word(keys["keys"], as: JSONKeys.self)
        json.dates = filledText(keys["dates"])
        json.zone = filledText(keys["zone"])
        return json
    }

    private mutating func configGate(_ entry: Entry?) -> ConfigGateDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .configGate) else { return nil }
        var gate = ConfigGateDeclaration(range: entry.range)
        gate.endpoint = reference(keys["endpoint"])
        gate.maxAge = duration(keys["maxAge"])
        gate.version = dottedPath(keys["version"])
        return gate
    }

    private mutating func session(_ entry: Entry?) -> SessionDeclaration? {
        guard let entry else { return nil }
        var session = SessionDeclaration(range: entry.range)
        guard entry.value.kind == .mapping else {
            session.isKeptByApp = entry.value.hasText("app")
            if !session.isKeptByApp { report(.wrongKind(entry, expected: "'app' or a mapping")) }
            return session
        }
        guard let keys = keys(of: entry, as: .session) else { return session }
        session.header = headerName(keys["header"])
        session.scheme = headerValue(keys["scheme"])
        session.refresh = reference(keys["refresh"])
        session.signIn = list(keys["signIn"]) { $0.reference($1) } ?? []
        session.signOut = reference(keys["signOut"])
        session.token = dottedPath(keys["token"])
        session.refreshToken = dottedPath(keys["refreshToken"])
        return session
    }

    private mutating func credentials(_ entry: Entry?) -> [CredentialDeclaration] {
        map(entry, names: .lower, "names and credentials") { decoder, entry in
            guard let keys = decoder.keys(of: entry, as: .credential, named: entry.key) else { return nil }
            var credential = CredentialDeclaration(name: entry.locatedKey)
            credential.header = decoder.headerName(keys["header"])
            credential.scheme = decoder.headerValue(keys["scheme"])
            return credential
        }
    }

    private mutating func swiftSettings(_ entry: Entry?) -> SwiftSettingsDeclaration {
        var settings = SwiftSettingsDeclaration()
        guard let entry, let keys = keys(of: entry, as: .swift) else { return settings }
        settings.access = word(keys["access"], as: AccessLevel.self)
        settings.templates = path(keys["templates"])
        settings.typePrefix = name(keys["typePrefix"], .upper)
        settings.conformances = word(keys["conformances"], as: ConformancePolicy.self)
        settings.imports = list(keys["imports"]) { $0.moduleName($1) } ?? []
        return settings
    }

    private mutating func moduleName(_ entry: Entry) -> Located<String>? {
        guard isScalar(entry, "a module's name") else { return nil }
        let text = entry.locatedText
        guard
            text.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
                isSwiftIdentifier(String($0))
            })
        else {
            report(.invalid(DecodingRules.invalidName, entry, expected: "the name of a Swift module"))
            return nil
        }
        return text
    }
}

extension Diagnostic {
    static func unsupportedVersion(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            DecodingRules.unsupportedVersion,
            "version \(quoted(entry.value.text)) of the format is not known; write 'spec: 1'",
            at: entry.value.range
        )
    }
}
