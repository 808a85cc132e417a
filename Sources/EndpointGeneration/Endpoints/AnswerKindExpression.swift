import EndpointDiagnostics
import EndpointSpec

/// Says in a descriptor what an answer's body is, so that the runtime saves, reads or skips it before decoding.
struct AnswerKindExpression {
    /// `nil`: JSON, the default.
    let expression: CodeExpression?

    init(_ response: Response) {
        switch response.content {
        case .payload(let payload):
            let kind = Self.kind(payload)
            expression = kind == ".json" ? nil : .code(kind)
        case .outcomes(let outcomes):
            let entries = outcomes.map { outcome in
                CodeExpression.Entry(key: outcome.status.value.literal, value: .code(Self.kind(outcome.value)))
            }
            expression = .call(".outcomes", [.init(nil, .dictionary(entries))])
        }
    }

    private static func kind(_ value: Outcome.Value) -> String {
        switch value {
        case .flag: ".empty"
        case .payload(let payload): kind(payload)
        }
    }

    private static func kind(_ payload: Payload) -> String {
        switch payload {
        case .empty: ".empty"
        case .text: ".text"
        case .bytes: ".bytes"
        case .file: ".file"
        case .value: ".json"
        case .header: ".header"
        }
    }
}
