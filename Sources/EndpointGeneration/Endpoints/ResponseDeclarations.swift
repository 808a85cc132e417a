import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointText

/// What an endpoint's type says of its answer: the `Response` type and how it is decoded.
struct ResponseDeclarations {
    /// `typealias Response = …`; `nil` where an enum `Response` is nested.
    var alias: BufferedText?
    /// As callers write it; `nil` for nothing.
    var outerType: BufferedText?
    /// Cases of the nested enum.
    var cases: [String] = []
    /// What `decode` returns, and its statements; empty where the protocol's default does it.
    var decodedType = BufferedText.empty
    var decodeLines: [String] = []

    private static let column = 8
}

extension ResponseDeclarations {
    /// - Parameters:
    ///   - types: Of the endpoint's braces.
    ///   - outer: Of the file.
    init(_ endpoint: Endpoint, names: SwiftNames, types: TypeWriter, outer: TypeWriter, draft: Draft) {
        let payloads = PayloadReading(
            types: TypeWriter(names: names, words: types.words, scope: types.scope, isSent: false),
            outer: TypeWriter(names: names, words: outer.words, scope: .file, isSent: false),
            text: draft.text
        )
        switch endpoint.response.content {
        case .payload(let payload):
            self.init(payload, payloads: payloads)
        case .outcomes(let outcomes):
            if outcomes.allSatisfy(\.isFlag) {
                self.init(flags: outcomes, payloads: payloads)
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
        alias = type.count == 8 && payloads.text.string(type) == "Response" ? nil : type
        if case .empty = payload { outerType = nil } else { outerType = payloads.type(of: payload, isOuter: true) }
        if !payloads.isDefault(payload) {
            decodedType = type
            decodeLines = ["try " + payloads.expression(payload)]
        }
    }

    /// All true or false: a `Bool`.
    private init(flags outcomes: [Outcome], payloads: PayloadReading) {
        let type = payloads.text.stored(payloads.words[.bool])
        alias = type
        outerType = type
        decodedType = type
        decodeLines = Self.switchLines(outcomes) { outcome in
            if case .flag(let flag) = outcome.value { "\(flag)" } else { "false" }
        }
    }

    /// One payload, and else nothing: an optional.
    private init(_ outcomes: [Outcome], payload: Payload, payloads: PayloadReading) {
        let type = payloads.type(of: payload, isOuter: false, suffix: "?")
        alias = type
        outerType = payloads.type(of: payload, isOuter: true, suffix: "?")
        decodedType = type
        decodeLines = Self.switchLines(outcomes) { outcome in
            if case .payload(payload) = outcome.value { "try " + payloads.expression(payload) } else { "nil" }
        }
    }

    /// An enum of the outcomes.
    private init(cases outcomes: [Outcome], type: String, payloads: PayloadReading) {
        outerType = payloads.text.stored(type + ".Response")
        decodedType = payloads.text.stored("Response")
        var declared: Set<String> = []
        for outcome in outcomes where declared.insert(outcome.name).inserted {
            let name = NamingRules.identifier(outcome.name)
            let value = outcome.payload.map { "(\(payloads.text.string(payloads.type(of: $0, isOuter: false))))" } ?? ""
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
    /// Of the endpoint's braces.
    let types: TypeWriter
    /// Of the file.
    let outer: TypeWriter
    let text: TextBuffer

    var words: Vocabulary { types.words }

    /// - Parameter isOuter: Written outside the endpoint's braces.
    func type(of payload: Payload, isOuter: Bool, suffix: String = "") -> BufferedText {
        let types = isOuter ? outer : types
        let start = text.count
        switch payload {
        case .empty: text.add(types.words[.void])
        case .text: text.add(types.words[.string])
        case .bytes: text.add(types.words[.data])
        case .file: text.add(types.words[.url])
        case .value(let type, let isOptional), .header(_, let type, let isOptional):
            types.add(type, to: text)
            if isOptional { text.add("?") }
        }
        text.add(suffix)
        return text.text(from: start)
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
