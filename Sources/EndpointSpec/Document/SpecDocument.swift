package import EndpointDiagnostics

/// One spec file, decoded: its shape is right, its names are not looked up yet.
///
/// A single-file spec has both parts; in a folder `api.yaml` has `api`, the rest have `module`.
package struct SpecDocument: Sendable {
    package var file: SpecFile
    package var api: APIDeclaration?
    package var module: ModuleDeclaration?

    package init(file: SpecFile) { self.file = file }
}

/// The keys of `api.yaml` (FORMAT section 4).
package struct APIDeclaration: Sendable {
    package var name: Located<String>?
    package var json = JSONDeclaration()
    package var servers: [ServerDeclaration] = []
    package var headers: [SourceDeclaration]?
    package var query: [SourceDeclaration]?
    package var timeouts: [Named<TimeoutDeclaration>] = []
    package var retries: [Named<RetryDeclaration>] = []
    package var idempotencyHeader: Located<String>?
    package var configGate: ConfigGateDeclaration?
    package var session: SessionDeclaration?
    package var credentials: [CredentialDeclaration] = []
    package var log: LogDeclaration?
    package var defaults: EndpointDeclaration?
    package var presets: [EndpointDeclaration] = []
    package var errors: ErrorsDeclaration?
    package var statusErrors: ErrorsDeclaration?
    package var models: [ModelDeclaration] = []
    package var review: [ReviewDeclaration] = []
    package var upstream: Located<String>?
    package var swift = SwiftSettingsDeclaration()
    package var documentation = Documentation()
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }
}

/// The keys of a module file (FORMAT section 5).
package struct ModuleDeclaration: Sendable {
    /// `nil`: from the file's name.
    package var name: Located<String>?
    package var documentation = Documentation()
    package var path: Located<String>?
    package var pathParameters: [FieldDeclaration] = []
    package var defaults: EndpointDeclaration?
    package var json = JSONDeclaration()
    package var errors: ErrorsDeclaration?
    package var statusErrors: ErrorsDeclaration?
    package var endpoints: [EndpointDeclaration] = []
    package var models: [ModelDeclaration] = []
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }
}

/// A declaration under a name the author chose.
package struct Named<Declaration: Sendable>: Sendable {
    package var name: Located<String>
    package var declaration: Declaration
    package init(name: Located<String>, declaration: Declaration) {
        self.name = name
        self.declaration = declaration
    }
}

package enum JSONKeys: String, Sendable, Hashable, CaseIterable { case snakeCase, camelCase, asWritten }

package struct JSONDeclaration: Sendable {
    package var keys: Located<JSONKeys>?
    /// A format of dateTime, or a pattern.
    package var dates: Located<String>?
    /// A time zone identifier for patterns without one.
    package var zone: Located<String>?
    package init() {}
}

package struct ServerDeclaration: Sendable {
    package var name: Located<String>
    package var environments: [EnvironmentDeclaration] = []
    /// Policies a server may give: auth, configGate, timeout, retry, sign, log, envelope.
    package var policies = PolicyDeclarations()
    package var failure: FailureDeclaration?
    package var headers: [SourceDeclaration]?
    package var query: [SourceDeclaration]?
    package var responseHeaders: [FieldDeclaration] = []
    package var bodyEncoding: Located<BodyEncoding>?
    package var bodyStyle: Located<ParameterStyle>?
    /// What a cleared value is in a form; `nil`: left out.
    package var bodyNulls: Located<String>?
    package var idempotencyHeader: Located<String>?
    package var concurrency: Located<Int>?
    package var documentation = Documentation()
    package var range: SourceRange

    package init(name: Located<String>, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

package struct EnvironmentDeclaration: Sendable {
    package var name: Located<String>
    package var base: Located<String>
    package var variables: [Named<Located<TypeExpression>>] = []
    package init(name: Located<String>, base: Located<String>) {
        self.name = name
        self.base = base
    }
}

package struct FailureDeclaration: Sendable {
    package var type: Located<TypeExpression>
    package var code: Located<String>?
    package var message: Located<String>?
    package init(type: Located<TypeExpression>) { self.type = type }
}

/// Where a common header or query parameter gets its value.
package enum ValueSource: Sendable, Hashable {
    case clientVersion, deviceID, channel, timestampMilliseconds, timestampSeconds, locale, timeZone, requestID
    case fixed(String)
    case app(String)
}

package struct SourceDeclaration: Sendable {
    package var name: Located<String>
    package var source: Located<ValueSource>
    package init(name: Located<String>, source: Located<ValueSource>) {
        self.name = name
        self.source = source
    }
}

package struct ConfigGateDeclaration: Sendable {
    package var endpoint: Located<String>?
    package var maxAge: Located<SpecDuration>?
    package var version: Located<String>?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}

package struct SessionDeclaration: Sendable {
    /// `session: app`: the app keeps the credential.
    package var isKeptByApp = false
    package var header: Located<String>?
    package var scheme: Located<String>?
    package var refresh: Located<String>?
    package var signIn: [Located<String>] = []
    package var signOut: Located<String>?
    package var token: Located<String>?
    package var refreshToken: Located<String>?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}

package struct CredentialDeclaration: Sendable {
    package var name: Located<String>
    package var header: Located<String>?
    package var scheme: Located<String>?
    package init(name: Located<String>) { self.name = name }
}

package struct ReviewDeclaration: Sendable {
    package var rule: Located<String>
    package var level: Located<String>?
    package var endpoints: [Located<String>] = []
    package var stability: [Located<String>] = []
    package init(rule: Located<String>) { self.rule = rule }
}

package enum AccessLevel: String, Sendable, Hashable, CaseIterable { case `public`, package, `internal` }
package enum ConformancePolicy: String, Sendable, Hashable, CaseIterable { case needed, full }

package struct SwiftSettingsDeclaration: Sendable {
    package var access: Located<AccessLevel>?
    package var templates: Located<String>?
    package var typePrefix: Located<String>?
    package var conformances: Located<ConformancePolicy>?
    package var imports: [Located<String>] = []
    package init() {}
}
