import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Security schemes, and the credentials that they become where an endpoint needs them.
struct SecurityTable {
    enum Scheme {
        case session, basic
        case credential(CredentialDeclaration)
        /// It cannot be sent.
        case unsent(String, SourceRange)
    }

    var schemes: [String: Scheme] = [:]
    /// In the order in which endpoints first need them.
    private(set) var used: [CredentialDeclaration] = []

    mutating func use(_ credential: CredentialDeclaration) {
        if !used.contains(where: { $0.name.value == credential.name.value }) { used.append(credential) }
    }
}

extension OpenAPIDecoder {
    mutating func readSecurity() {
        guard let schemes = documents.root["components"]?["securitySchemes"], schemes.isMapping else { return }
        var members = MemberNames(reserved: ["none", "session", "optional", "basic"])
        for pair in schemes.pairs {
            guard let node = target(of: schemes.with(pair.value))?.node else { continue }
            security.schemes[pair.key.text] = scheme(pair, node, &members)
            losses.count(.credentials)
        }
    }

    private mutating func scheme(
        _ pair: YAMLPair,
        _ node: OpenAPINode,
        _ members: inout MemberNames
    ) -> SecurityTable.Scheme {
        switch (node["type"]?.text, node["scheme"]?.text.lowercased(), node["in"]?.text) {
        case ("http", "basic", _): return .basic
        case ("http", "bearer", _): return .session
        case ("oauth2", _, _), ("openIdConnect", _, _): return .session
        case ("http", let scheme, _):
            let name = members.take(names.lowerName(pair.key.text))
            var credential = CredentialDeclaration(name: Located(name, at: pair.key.range))
            let word = scheme.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Bearer"
            credential.scheme = Located(word, at: pair.key.range)
            return .credential(credential)
        case ("apiKey", _, "header"):
            guard let header = node["name"]?.located, HeaderName.isValid(header.value) else {
                report(.missing("name", of: "the security scheme", at: pair.key.range))
                return .unsent(pair.key.text, pair.key.range)
            }
            let name = members.take(names.lowerName(pair.key.text))
            var credential = CredentialDeclaration(name: Located(name, at: pair.key.range))
            credential.header = header
            credential.scheme = Located("none", at: header.range)
            return .credential(credential)
        default: return .unsent(pair.key.text, pair.key.range)
        }
    }

    /// What all operations need that say nothing else.
    mutating func readCommonSecurity() {
        commonAuth = documents.root["security"].flatMap { auth(of: $0) }
    }

    /// The credential of a list of alternatives; `nil` where it is no list.
    mutating func auth(of list: OpenAPINode) -> Located<String>? {
        guard list.node.kind == .sequence else { return nil }
        let alternatives = list.items.filter(\.isMapping)
        let isOptional = alternatives.contains { $0.pairs.isEmpty }
        let needed = alternatives.filter { !$0.pairs.isEmpty }
        guard !needed.isEmpty else { return Located("none", at: list.range) }
        var chosen: (scheme: SecurityTable.Scheme, range: SourceRange)?
        var unsent: (name: String, range: SourceRange)?
        for alternative in needed {
            for pair in alternative.pairs {
                guard let scheme = security.schemes[pair.key.text] else {
                    report(.wrongShape("a security requirement", "the name of a scheme", at: pair.key.range))
                    continue
                }
                if case .unsent(let name, let range) = scheme {
                    unsent = (name, range)
                } else if chosen == nil {
                    chosen = (scheme, pair.key.range)
                }
            }
        }
        if let unsent { lose(.securityPlace, unsent.name, at: unsent.range) }
        if needed.count > 1 { lose(.securityAlternative, "security", at: list.range) }
        if let several = needed.first(where: { $0.pairs.count > 1 }) {
            lose(.securityCombination, "security", at: several.range)
        }
        guard let chosen else { return Located("none", at: list.range) }
        return name(of: chosen.scheme, isOptional: isOptional, at: chosen.range)
    }

    private mutating func name(
        of scheme: SecurityTable.Scheme,
        isOptional: Bool,
        at range: SourceRange
    ) -> Located<String> {
        switch scheme {
        case .session: return Located(isOptional ? "optional" : "session", at: range)
        case .basic:
            if isOptional { lose(.anonymousUse, "security", at: range) }
            return Located("basic", at: range)
        case .credential(let credential):
            if isOptional { lose(.anonymousUse, "security", at: range) }
            security.use(credential)
            return Located(credential.name.value, at: range)
        case .unsent: return Located("none", at: range)
        }
    }
}
