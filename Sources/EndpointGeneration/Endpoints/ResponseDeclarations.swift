import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// What an endpoint's type says of its answer: the `Response` type and how it is decoded.
struct ResponseDeclarations {
    /// `typealias Response = …`; `nil` where an enum `Response` is nested.
    var alias: String?
    /// As callers write it; `nil` for nothing.
    var outerType: String?
    /// Cases of the nested enum.
    var cases: [String] = []
    /// What `decode` returns, and its statements; empty where the protocol's default does it.
    var decodedType = ""
    var decodeLines: [String] = []

    private static let column = 8
}

extension ResponseDeclarations {
    init(_ endpoint: Endpoint, names: SwiftNames) {
        let scope = SwiftScope.endpoint(endpoint.id)
        let payloads = PayloadReading(names: names, scope: scope)
        switch endpoint.response.content {
        case .payload(let payload):
            self.init(payload, payloads: payloads)
        case .outcomes(let outcomes):
            if outcomes.allSatisfy(\.isFlag) {
                self.init(flags: outcomes, words: payloads.words)
            } else if let payload = outcomes.onlyPayload {
                self.init(outcomes, payload: payload, payloads: payloads)
            } else {
                self.init(cases: outcomes, type: names.endpointType(endpoint.id), payloads: payloads)
            }
        }
    }

    private init(_ payload: Payload, payloads: PayloadReading) {
        let type = payloads.type(of: payload, isOuter: false)
        // A type in place has the protocol's own name for it already.
        alias = type == "Response" ? nil : type
        outerType = payload == .empty ? nil : payloads.type(of: payload, isOuter: true)
        if !payloads.isDefault(payload) {
            decodedType = type
            decodeLines = ["try " + payloads.expression(payload)]
        }
    }

    /// All true or false: a `Bool`.
    private init(flags outcomes: [Outcome], words: Vocabulary) {
        alias = words[.bool]
        outerType = words[.bool]
        decodedType = words[.bool]
        decodeLines = Self.switchLines(outcomes) { outcome in
            if case .flag(let flag) = outcome.value { "\(flag)" } else { "false" }
        }
    }

    /// One payload, and else nothing: an optional.
    private init(_ outcomes: [Outcome], payload: Payload, payloads: PayloadReading) {
        alias = payloads.type(of: payload, isOuter: false) + "?"
        outerType = payloads.type(of: payload, isOuter: true) + "?"
        decodedType = alias ?? ""
        decodeLines = Self.switchLines(outcomes) { outcome in
            if case .payload(payload) = outcome.value { "try " + payloads.expression(payload) } else { "nil" }
        }
    }

    /// An enum of the outcomes.
    private init(cases outcomes: [Outcome], type: String, payloads: PayloadReading) {
        outerType = type + ".Response"
        decodedType = "Response"
        var declared: Set<String> = []
        for outcome in outcomes where declared.insert(outcome.name).inserted {
            let name = NamingRules.identifier(outcome.name)
            let value = outcome.payload.map { "(\(payloads.type(of: $0, isOuter: false)))" } ?? ""
            cases.append("case \(name.declaration)\(value)")
        }
        decodeLines = Self.switchLines(outcomes) { outcome in
            let name = "." + NamingRules.identifier(outcome.name).member
            return outcome.payload.map { "\(name)(try \(payloads.expression($0)))" } ?? name
        }
    }

    private static func switchLines(_ outcomes: [Outcome], value: (Outcome) -> String) -> [String] {
        var lines = ["switch answer.status {"]
        // A status by itself goes before its hundred.
        let ordered = outcomes.filter { !$0.isRange } + outcomes.filter(\.isRange)
        for outcome in ordered {
            let label = "case \(outcome.status.value.casePattern):"
            lines += SignatureLayout.caseLine(label, value(outcome), indentation: column)
        }
        return lines + ["default: throw answer.unacceptableStatus()", "}"]
    }
}

/// Types of payloads and the calls that read them.
struct PayloadReading {
    let names: SwiftNames
    let scope: SwiftScope
    let words: Vocabulary
    private let outerWords: Vocabulary

    init(names: SwiftNames, scope: SwiftScope) {
        self.names = names
        self.scope = scope
        words = names.vocabulary(in: scope)
        outerWords = names.vocabulary(in: .file)
    }

    /// - Parameter isOuter: Written outside the endpoint's braces.
    func type(of payload: Payload, isOuter: Bool) -> String {
        let words = isOuter ? outerWords : words
        switch payload {
        case .empty: return words[.void]
        case .text: return words[.string]
        case .bytes: return words[.data]
        case .file: return words[.url]
        case .value(let type, let isOptional), .header(_, let type, let isOptional):
            let name = names.type(type, in: isOuter ? .file : scope, isSent: false)
            return isOptional ? name + "?" : name
        }
    }

    /// Whether the protocol's own `decode` reads it.
    func isDefault(_ payload: Payload) -> Bool {
        switch payload {
        case .empty: true
        case .value(let type, isOptional: false): wire.isStandard(type)
        default: false
        }
    }

    /// The call that reads it, without `try`.
    func expression(_ payload: Payload) -> String {
        switch payload {
        case .empty: return "answer.empty()"
        case .text: return "answer.text()"
        case .bytes: return "answer.bytes()"
        case .file: return "answer.file()"
        case .value(let type, let isOptional):
            let reader = wire.isStandard(type) ? "" : wire.expression(type)
            return "answer.value\(isOptional ? "IfPresent" : "")(\(reader))"
        case .header(let name, let type, let isOptional):
            return
                "answer.header\(isOptional ? "IfPresent" : "")(\(SwiftLiteral.string(name)), \(wire.expression(type)))"
        }
    }

    private var wire: WireExpression { WireExpression(isSent: false) }
}

extension WireExpression {
    /// Whether a type's own `Decodable` reads its wire form.
    fileprivate func isStandard(_ type: TypeReference) -> Bool {
        switch type {
        case .scalar(.string, _), .scalar(.json, _), .scalar(.double, _), .scalar(.float, _), .scalar(.date, _): true
        case .scalar(.bool, let format): format == nil
        default: codec(of: type) == .plain
        }
    }
}

extension Outcome {
    var isFlag: Bool { if case .flag = value { true } else { false } }

    var isRange: Bool { if case .range = status.value { true } else { false } }

    /// What it carries, where that is something.
    var payload: Payload? {
        if case .payload(let payload) = value, payload != .empty { payload } else { nil }
    }
}

extension [Outcome] {
    /// The one payload among outcomes that are otherwise empty, where the author named none of them.
    var onlyPayload: Payload? {
        let payloads = compactMap(\.payload)
        guard payloads.count == 1, allSatisfy({ !$0.isNamed && !$0.isFlag }) else { return nil }
        return payloads.first
    }
}
