import EndpointNaming
import EndpointSpec

/// Writes what joins endpoints to the client's own work: fetching the configuration, renewing and keeping the session.
struct WiringDeclarations {
    private let names: SwiftNames
    private let words: Vocabulary
    private let access: String
    private var spec: ResolvedSpec { names.spec }

    private static let column = 4

    /// - Parameter access: With its space, or nothing.
    init(_ names: SwiftNames, words: Vocabulary, access: String) {
        self.names = names
        self.words = words
        self.access = access
    }

    /// The API type's members.
    var api: [MemberContext] { (configuration + [refresh]).filter { !$0.isEmpty }.map(MemberContext.init) }

    private var configuration: [[String]] {
        guard let gate = spec.configGate else { return [] }
        let endpoint = spec[gate.endpoint]
        let type = names.endpointType(gate.endpoint)
        var arguments: [CodeExpression.Argument] = [.init(nil, .code("{ \(type)() }"))]
        if let version = gate.version.flatMap({ version($0, of: endpoint) }) {
            arguments.append(.init("version", .code("{ \(version) }")))
        }
        let alias = SignatureLayout.assignment(
            "\(access)typealias Configuration",
            type + ".Response",
            indentation: Self.column
        )
        return [
            alias,
            ["/// What calls behind the gate wait for."]
                + declaration(
                    "configurationSource",
                    .configurationSource,
                    arguments,
                    of: endpoint,
                    usesDeprecated: gate.version?.isDeprecated == true
                ),
        ]
    }

    private func version(_ path: ValuePath, of endpoint: Endpoint) -> String? {
        guard path.type.isSurelyEquatable(in: spec) else { return nil }
        return ValuePathExpression(path, root: "$0", isOptional: endpoint.response.isOptionalValue, in: spec)?.code
    }

    private var refresh: [String] {
        guard let id = spec.session.refresh, let parameter = spec.session.refreshParameter, !spec.session.isKeptByApp
        else { return [] }
        let value = argument(parameter)
        let names = parameter.components.map { NamingRules.identifier($0).parameter }
        guard let outer = names.first else { return [] }
        let inner = names.count > 1 ? ".init(\(names[1]): \(value))" : value
        let call = "{ \(self.names.endpointType(id))(\(outer): \(inner)) }"
        return ["/// Renews an expired session."]
            + declaration("sessionRefresh", .sessionRefresh, [.init(nil, .code(call))], of: spec[id])
    }

    /// The refresh token as the parameter's type.
    private func argument(_ parameter: RequestPath) -> String {
        let value = parameter.type.newtypeOfText(in: spec) ? ".init($0)" : "$0"
        return parameter.presence == .change ? ".set(\(value))" : value
    }

    /// A use of what is deprecated does not warn in what is deprecated itself.
    private func declaration(
        _ name: String,
        _ type: StandardName,
        _ arguments: [CodeExpression.Argument],
        of endpoint: Endpoint,
        usesDeprecated: Bool = false
    ) -> [String] {
        let prefix = "\(access)static let \(name): \(words[type])<\(names.apiType)>? = "
        let deprecation = DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: Self.column)
        return (deprecation.isEmpty && usesDeprecated ? [DeprecationAttribute.plain] : deprecation)
            + CodeExpression.call(words[type], arguments).lines(after: prefix, column: Self.column)
    }
}

extension WiringDeclarations {
    /// Lines of an endpoint's member that finds the session in its result; none for other endpoints, and where the
    /// runtime must find it by the paths in the answer.
    func session(of endpoint: Endpoint) -> [String] {
        guard !spec.session.isKeptByApp,
            let tokens = spec.session.tokens.first(where: { $0.endpoint == endpoint.id }),
            let token = tokens.token.flatMap({ text($0, of: endpoint) })
        else { return [] }
        var arguments: [CodeExpression.Argument] = [.init("token", .code(token))]
        if let path = tokens.refreshToken {
            guard let refreshToken = text(path, of: endpoint) else { return [] }
            arguments.append(.init("refreshToken", .code(refreshToken)))
        }
        let head = SignatureLayout.lines(
            prefix: "\(access)static func session",
            parameters: ["in response: Response"],
            suffix: " -> \(words[.sessionCredential])? {",
            indentation: Self.column
        )
        let body = CodeExpression.call(words[.sessionCredential], arguments).lines(after: "", column: Self.column + 4)
        let isDeprecated = [tokens.token, tokens.refreshToken].contains { $0?.isDeprecated == true }
        return ["/// The session that the result holds."] + (isDeprecated ? [DeprecationAttribute.plain] : [])
            + head + body.indented + ["}"]
    }

    private func text(_ path: ValuePath, of endpoint: Endpoint) -> String? {
        let isOptional = endpoint.response.isOptionalValue
        guard let value = ValuePathExpression(path, root: "response", isOptional: isOptional, in: spec) else {
            return nil
        }
        switch path.type {
        case .scalar(.string, _): return value.code
        case _ where path.type.newtypeOfText(in: spec):
            return value.code + (value.endsOptional ? "?" : "") + ".rawValue"
        default: return nil
        }
    }
}

extension Response {
    fileprivate var isOptionalValue: Bool {
        if case .payload(.value(_, let isOptional)) = content { isOptional } else { false }
    }
}

extension TypeReference {
    fileprivate func newtypeOfText(in spec: ResolvedSpec) -> Bool {
        guard case .model(let id, _) = self, case .newtype(let newtype) = spec.models[id.index].kind,
            case .scalar(.string, _) = newtype.type
        else { return false }
        return true
    }

    /// Scalars, newtypes and enums are, whatever a model conforms to.
    fileprivate func isSurelyEquatable(in spec: ResolvedSpec) -> Bool {
        switch self {
        case .scalar: return true
        case .model(let id, _):
            switch spec.models[id.index].kind {
            case .newtype, .enumeration: return true
            default: return false
            }
        default: return false
        }
    }
}
