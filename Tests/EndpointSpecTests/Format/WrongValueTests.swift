import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// Gives every key of the format a value that it cannot have.
@Suite struct WrongValueTests {
    @Test("Every key refuses a value of another kind, and points at the value", arguments: FormatUse.all)
    func wrongKindIsRefused(use: FormatUse) throws {
        let key = try #require(use.object.key(named: use.key))
        guard let wrong = key.form.wrongValue else {
            #expect(["request", "response"].contains(use.key), "only JSON values can be anything")
            return
        }
        let spec = DecodedSpec(
            try context(of: use, key).replacing("KEYS", with: "\(use.key): ⟦1⟧\(wrong)"),
            role: role(use)
        )
        let place = try #require(spec.source.position(of: 1))
        let reported = spec.diagnostics.sorted.filter { $0.range?.start == place }
        #expect(reported.count == 1, "\(spec.lines)")
    }

    @Test("Every key refuses null unless it may say that there is nothing", arguments: FormatUse.all)
    func nullIsRefused(use: FormatUse) throws {
        let key = try #require(use.object.key(named: use.key))
        let spec = DecodedSpec(try context(of: use, key).replacing("KEYS", with: "\(use.key): ⟦1⟧~"), role: role(use))
        let place = try #require(spec.source.position(of: 1))
        let isRefused = spec.diagnostics.sorted.contains { $0.rule.id == "null-value" && $0.range?.start == place }
        #expect(isRefused != key.allowsNull, "\(spec.lines)")
    }

    private func role(_ use: FormatUse) -> SpecFileRole { use.object == .api ? .folderAPI : .single }

    /// A spec around one mapping, whose keys stand for `KEYS`.
    private func context(of use: FormatUse, _ key: FormatKey) throws -> String {
        let endpoint = "endpoints: { a: { method: GET, path: /a, "
        switch use.object {
        case .api, .module: return "KEYS"
        case .json: return "json: { KEYS }"
        case .server: return "servers: { a: { KEYS } }"
        case .environment: return "servers: { a: { environments: { a: { KEYS } } } }"
        case .envelope: return "servers: { a: { envelope: { KEYS } } }"
        case .failure: return "servers: { a: { failure: { KEYS } } }"
        case .bodies: return "servers: { a: { bodies: { KEYS } } }"
        case .source: return "headers: { X-A: { KEYS } }"
        case .timeout: return "timeouts: { a: { KEYS } }"
        case .retry: return "retries: { a: { KEYS } }"
        case .configGate: return "configGate: { KEYS }"
        case .session: return "session: { KEYS }"
        case .credential: return "credentials: { a: { KEYS } }"
        case .log: return "log: { KEYS }"
        case .defaults: return "defaults: { KEYS }"
        case .preset: return "presets: { a: { KEYS } }"
        case .review: return "review: { field-added: { KEYS } }"
        case .swift: return "swift: { KEYS }"
        case .endpoint: return "endpoints: { a: { KEYS } }"
        case .body: return endpoint + "body: { \(companion(use.key))KEYS } } }"
        case .response: return endpoint + "response: { \(companion(use.key))KEYS } } }"
        case .outcome: return endpoint + "response: { 200: { \(companion(use.key))KEYS } } } }"
        case .idempotency: return endpoint + "idempotency: { KEYS } } }"
        case .inFlight: return endpoint + "inFlight: { KEYS } } }"
        case .cache: return endpoint + "cache: { KEYS } } }"
        case .paging: return endpoint + "paging: { KEYS } } }"
        case .batch: return endpoint + "batch: { KEYS } } }"
        case .example: return endpoint + "examples: { a: { KEYS } } } }"
        case .deprecation: return endpoint + "deprecated: { KEYS } } }"
        case .error: return "errors: { 1: { KEYS } }"
        case .field:
            let isPart = !key.places.contains(.field)
            return isPart
                ? endpoint + "multipart: { a: { type: file, KEYS } } } }"
                : "models: { A: { fields: { a: { \(companion(use.key))KEYS } } } }"
        case .inPlaceType: return "models: { A: { fields: { a: { type: { \(companion(use.key))KEYS } } } } }"
        case .model: return "models: { A: { \(modelCompanion(use.key))KEYS } }"
        case .enumValue: return "models: { A: { enum: { a: { KEYS } } } }"
        case .variant: return "models: { A: { oneOf: { a: { \(companion(use.key))KEYS } } } }"
        }
    }

    /// What must stand beside a key for it to be looked at.
    private func companion(_ key: String) -> String {
        switch key {
        case "discriminator", "otherwise": "oneOf: { a: int }, "
        case "open": "enum: [a], "
        case "content": "oneOf: { a: int }, discriminator: kind, "
        case "includes": "fields: {}, "
        default: ""
        }
    }

    private func modelCompanion(_ key: String) -> String {
        switch key {
        case "format", "minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems":
            "newtype: int, "
        case "generic": "fields: {}, "
        default: companion(key)
        }
    }
}

extension ValueForm {
    /// A value of a kind that the form does not allow; `nil` where it allows all.
    fileprivate var wrongValue: String? {
        let kinds = self.kinds
        if !kinds.contains(.sequence) { return "[x]" }
        if !kinds.contains(.mapping) { return "{ q: q }" }
        return kinds.contains(.scalar) ? nil : "x"
    }

    private enum Kind { case scalar, sequence, mapping }

    private var kinds: Set<Kind> {
        switch self {
        case .list: [.sequence]
        case .map, .object, .field: [.mapping]
        case .nonEmpty(let form): form.kinds
        case .json: [.scalar, .sequence, .mapping]
        case .anyOf(let forms): forms.reduce(into: []) { $0.formUnion($1.kinds) }
        default: [.scalar]
        }
    }
}
