import EndpointDiagnostics
import EndpointYAML

/// Servers and the settings of the whole API.
extension ServerDeclaration {
    var written: DocumentPair {
        var pairs = PairList()
        pairs.add("description", documentation.description)
        if !environments.isEmpty { pairs.add("environments", .mapping(environments.map { $0.written })) }
        pairs.append(contentsOf: policies.written)
        pairs.add("failure", failure?.written)
        pairs.add("headers", headers?.written)
        pairs.add("query", query?.written)
        pairs.add("responseHeaders", responseHeaders.written)
        pairs.add("bodies", writtenBodies)
        pairs.add("idempotencyHeader", idempotencyHeader)
        pairs.add("concurrency", concurrency)
        return DocumentPair(name.value, pairs.block, at: range)
    }

    private var writtenBodies: DocumentValue? {
        var pairs = PairList()
        pairs.add("encoding", bodyEncoding)
        pairs.add("style", bodyStyle)
        pairs.add("nulls", bodyNulls)
        return pairs.isEmpty ? nil : pairs.mapping
    }
}

extension EnvironmentDeclaration {
    fileprivate var written: DocumentPair {
        guard !variables.isEmpty else { return DocumentPair(name.value, .text(base.value), at: base.range) }
        var pairs = PairList()
        pairs.add("base", base)
        for variable in variables { pairs.add(variable.name.value, variable.declaration) }
        return DocumentPair(name.value, pairs.mapping, at: name.range)
    }
}

extension FailureDeclaration {
    fileprivate var written: DocumentValue {
        var pairs = PairList()
        pairs.add("type", type)
        pairs.add("code", code)
        pairs.add("message", message)
        return pairs.mapping
    }
}

extension [SourceDeclaration] {
    var written: DocumentValue {
        .mapping(map { DocumentPair($0.name.value, $0.source.value.written, at: $0.name.range) })
    }
}

extension ValueSource {
    var written: DocumentValue {
        switch self {
        case .fixed(let text): .mapping([DocumentPair("value", .text(text))])
        case .app(let name): .mapping([DocumentPair("app", .text(name))])
        default: .text(SourceWord.allCases.first { $0.source == self }?.rawValue ?? "")
        }
    }
}

extension JSONDeclaration {
    /// `nil` where nothing is set.
    var written: DocumentValue? {
        var pairs = PairList()
        pairs.add("keys", keys)
        pairs.add("dates", dates)
        pairs.add("zone", zone)
        return pairs.isEmpty ? nil : pairs.mapping
    }
}

extension ConfigGateDeclaration {
    var written: DocumentValue {
        var pairs = PairList()
        pairs.add("endpoint", endpoint)
        pairs.add("maxAge", maxAge)
        pairs.add("version", version)
        return pairs.mapping
    }
}

extension SessionDeclaration {
    var written: DocumentValue {
        guard !isKeptByApp else { return .text("app") }
        var pairs = PairList()
        pairs.add("header", header)
        pairs.add("scheme", scheme)
        pairs.add("refresh", refresh)
        pairs.add("signIn", signIn)
        pairs.add("signOut", signOut)
        pairs.add("token", token)
        pairs.add("refreshToken", refreshToken)
        return pairs.mapping
    }
}

extension CredentialDeclaration {
    var written: DocumentPair {
        var pairs = PairList()
        pairs.add("header", header)
        pairs.add("scheme", scheme)
        return DocumentPair(name.value, pairs.mapping, at: name.range)
    }
}

extension ReviewDeclaration {
    var written: DocumentPair {
        if endpoints.isEmpty, stability.isEmpty, let level {
            return DocumentPair(rule.value, .text(level.value), at: rule.range)
        }
        var pairs = PairList()
        pairs.add("level", level)
        pairs.add("endpoints", endpoints)
        pairs.add("stability", stability)
        return DocumentPair(rule.value, pairs.mapping, at: rule.range)
    }
}

extension SwiftSettingsDeclaration {
    /// `nil` where nothing is set.
    var written: DocumentValue? {
        var pairs = PairList()
        pairs.add("access", access)
        pairs.add("templates", templates)
        pairs.add("typePrefix", typePrefix)
        pairs.add("conformances", conformances)
        pairs.add("imports", imports)
        return pairs.isEmpty ? nil : pairs.mapping
    }
}
