import EndpointDiagnostics
import EndpointSpec

/// What specs declare and nothing uses: left over, or meant to be used where it is not.
struct UnusedSettingsCheck: SetUpCheck {
    static let name = "unused settings"

    func findings(in setUp: SetUp) -> [Finding] {
        guard case .loaded(let specs) = setUp.specs else { return [.skipped("there are no specs to look at")] }
        let unused = UnusedSettings(specs).all
        return unused.isEmpty ? [.fine("everything that is declared is used")] : unused
    }
}

/// Looks for the settings of one spec; presets, timeouts, retries and credentials are what lint warns of.
private struct UnusedSettings {
    private let specs: LoadedSpecs
    private let spec: ResolvedSpec
    private let api: APIDeclaration?
    private let endpoints: [Endpoint]

    init(_ specs: LoadedSpecs) {
        self.specs = specs
        spec = specs.spec
        api = specs.documents.lazy.compactMap(\.api).first
        endpoints = specs.spec.modules.flatMap(\.endpoints)
    }

    var all: [Finding] { named + servers + models + codes + session + idempotencyHeader }

    private var named: [Finding] {
        specs.warnings.filter { $0.rule.id == "unused-name" }.map { unused($0.message, at: $0.range) }
    }

    private var servers: [Finding] {
        let used = Set(endpoints.map(\.server))
        return spec.servers.indices.filter { index in
            !used.contains(index) && api?.servers.contains { $0.name.value == spec.servers[index].name.value } == true
        }
        .map { unused("no endpoint uses the server '\(spec.servers[$0].name.value)'", at: spec.servers[$0].name.range) }
    }

    /// Models that no request, answer or other declaration mentions.
    private var models: [Finding] {
        let texts = specs.documents.map { String(decoding: $0.file.source.bytes, as: UTF8.self) }
        return spec.models.filter { $0.owner == .spec && !$0.usage.isReceived && !$0.usage.isSent }
            .filter { model in texts.reduce(0) { $0 + Self.mentions(of: model.name.value, in: $1) } < 2 }
            .map { unused("nothing uses the model '\($0.name.value)'", at: $0.name.range) }
    }

    /// How often a name stands in a text as a whole word.
    private static func mentions(of name: String, in text: String) -> Int {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.count { $0 == name }
    }

    /// Business codes come in an envelope, or in the body of a failure.
    private var codes: [Finding] {
        let hasCodes =
            spec.servers.contains { $0.envelope != nil || $0.failure?.code != nil }
            || endpoints.contains { $0.policies.envelope != nil }
        guard !hasCodes else { return [] }
        let declared = specs.documents.flatMap { document in
            let errors =
                [document.api?.errors, document.module?.errors] + (document.module?.endpoints ?? []).map(\.errors)
            return errors.compactMap(\.self).filter { !$0.definitions.isEmpty }
        }
        return declared.map {
            unused(
                "no server has an envelope, or a failure body with a code, that these business codes could come in",
                at: $0.range
            )
        }
    }

    private var session: [Finding] {
        guard let session = api?.session else { return [] }
        let isUsed = endpoints.contains { $0.policies.auth == .session || $0.policies.auth == .optional }
        return isUsed
            ? []
            : [
                unused(
                    "no endpoint has 'auth: session' or 'auth: optional', which 'session' is about",
                    at: session.range
                )
            ]
    }

    private var idempotencyHeader: [Finding] {
        guard let header = api?.idempotencyHeader, !endpoints.contains(where: { $0.policies.idempotency == .key })
        else { return [] }
        return [unused("no endpoint has 'idempotency: key', which 'idempotencyHeader' is about", at: header.range)]
    }

    private func unused(_ words: String, at range: SourceRange?) -> Finding {
        guard let range else { return .problem(words, mend: "endpointgen lint") }
        let place = "\(range.file.path):\(range.start.line)"
        return .problem(
            "\(place): \(words)",
            mend: "$EDITOR \(ShellWord.quoted(range.file.path))   # line \(range.start.line): use it or remove it"
        )
    }
}
