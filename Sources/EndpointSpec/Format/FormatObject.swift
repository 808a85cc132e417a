/// A mapping of the spec format whose keys are fixed.
///
/// Mappings whose keys the author chooses (endpoints, models, fields, servers …) are not listed here:
/// they are values of the form ``ValueForm/map(_:to:)``.
package enum FormatObject: String, Sendable, Hashable, CaseIterable {
    case api, json, server, environment, envelope, failure, bodies, source, timeout, retry, configGate
    case session, credential, log, defaults, preset, review, swift
    case module, endpoint, body, response, outcome, idempotency, inFlight, cache, paging, batch
    case example, deprecation, error
    case field, inPlaceType, model, enumValue, variant

    /// Every key that may stand in the mapping, in the order of the reference.
    package var keys: [FormatKey] { table.keys }

    /// What messages call the mapping, such as `endpoint`.
    package var noun: String { table.noun }

    /// Finds a key by its name.
    package func key(named name: String) -> FormatKey? {
        keys.first { "\($0.name)" == name }
    }

    /// A mapping with keys of its own that an author may have had in mind when one is unknown here.
    var relatives: [FormatObject] {
        switch self {
        case .api: [.module]
        case .module: [.api]
        case .defaults: [.endpoint, .preset]
        case .preset, .server: [.endpoint]
        case .body, .response, .outcome, .inPlaceType, .variant, .model: [.field]
        default: []
        }
    }

    /// What keys beside those of the table mean, where the author may choose some.
    var others: ValueForm? { self == .environment ? .map(.name, to: .type) : nil }

    var table: FormatTable {
        switch self {
        case .api: APIKeys.api
        case .json: APIKeys.json
        case .server: ServerKeys.server
        case .environment: ServerKeys.environment
        case .envelope: ServerKeys.envelope
        case .failure: ServerKeys.failure
        case .bodies: ServerKeys.bodies
        case .source: ServerKeys.source
        case .timeout: PolicyKeys.timeout
        case .retry: PolicyKeys.retry
        case .configGate: APIKeys.configGate
        case .session: APIKeys.session
        case .credential: APIKeys.credential
        case .log: PolicyKeys.log
        case .defaults: EndpointKeys.defaults
        case .preset: EndpointKeys.preset
        case .review: APIKeys.review
        case .swift: APIKeys.swift
        case .module: APIKeys.module
        case .endpoint: EndpointKeys.endpoint
        case .body: BodyKeys.body
        case .response: BodyKeys.response
        case .outcome: BodyKeys.outcome
        case .idempotency: PolicyKeys.idempotency
        case .inFlight: PolicyKeys.inFlight
        case .cache: PolicyKeys.cache
        case .paging: BodyKeys.paging
        case .batch: BodyKeys.batch
        case .example: BodyKeys.example
        case .deprecation: BodyKeys.deprecation
        case .error: BodyKeys.error
        case .field: FieldKeys.field
        case .inPlaceType: FieldKeys.inPlaceType
        case .model: ModelKeys.model
        case .enumValue: ModelKeys.enumValue
        case .variant: ModelKeys.variant
        }
    }
}
