import EndpointDiagnostics
import EndpointSpec

extension LiteralValue {
    /// As a spec would write it.
    var text: String {
        switch self {
        case .null: "null"
        case .text(let text), .integer(let text), .number(let text): text
        case .bool(let flag): "\(flag)"
        case .enumValue(_, let wire): wire
        case .newtype(_, let value): value.text
        case .emptyList: "[]"
        case .emptyMap: "{}"
        }
    }
}

extension LiteralExpression {
    /// As it would be written on one line, wherever it stands; keys of mappings in alphabetical order.
    var text: String {
        switch self {
        case .null: "null"
        case .scalar(let text, _): text
        case .list(let elements): "[" + elements.map(\.value.text).joined(separator: ", ") + "]"
        case .map(let pairs):
            "{" + pairs.map { "\($0.key.value): \($0.value.value.text)" }.sorted().joined(separator: ", ") + "}"
        }
    }
}

extension SpecDuration {
    /// In the largest unit that leaves no fraction.
    var text: String {
        let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1000, "s")]
        for (size, name) in units where milliseconds != 0 && milliseconds % size == 0 {
            return "\(milliseconds / size)\(name)"
        }
        return "\(milliseconds)ms"
    }
}
