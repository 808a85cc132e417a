import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Writes credentials as security schemes (OpenAPI 3.1.0 section 4.8.27) and what an operation asks for.
struct SecurityWriter {
    private let spec: ResolvedSpec

    init(_ spec: ResolvedSpec) { self.spec = spec }

    /// Schemes that some operation asks for: the session, HTTP basic, then the credentials that are declared.
    var schemes: [DocumentPair] {
        let used = Set(spec.modules.flatMap(\.endpoints).flatMap { names(of: $0) })
        var pairs = PairList()
        if used.contains(Self.session) {
            pairs.add(Self.session, scheme(header: spec.session.header, scheme: spec.session.scheme))
        }
        if used.contains(Self.basic) {
            pairs.add(
                Self.basic,
                .mapping([DocumentPair("type", .text("http")), DocumentPair("scheme", .text("basic"))])
            )
        }
        for credential in spec.credentials where used.contains(credential.name) {
            pairs.add(credential.name, scheme(header: credential.header, scheme: credential.scheme))
        }
        return pairs.pairs
    }

    /// `nil` where none is asked for.
    func requirements(of endpoint: Endpoint) -> DocumentValue? {
        let names = names(of: endpoint)
        guard !names.isEmpty else { return nil }
        let nothing: [DocumentValue] = endpoint.policies.auth == .optional ? [.mapping([])] : []
        return .list(names.map { .mapping([DocumentPair($0, .list([]))]) } + nothing)
    }

    private static let session = "session"
    private static let basic = "basic"

    private func names(of endpoint: Endpoint) -> [String] {
        switch endpoint.policies.auth {
        case .none: []
        case .session, .optional: [Self.session]
        case .basic: [Self.basic]
        case .credential(let name): [name]
        }
    }

    /// A bearer token where it is one, else a key in its header.
    private func scheme(header: String, scheme: String?) -> DocumentValue {
        guard header.lowercased() == "authorization", let scheme, !scheme.isEmpty else {
            return .mapping([
                DocumentPair("type", .text("apiKey")), DocumentPair("in", .text("header")),
                DocumentPair("name", .text(header)),
            ])
        }
        return .mapping([DocumentPair("type", .text("http")), DocumentPair("scheme", .text(scheme.lowercased()))])
    }
}
