/// What did not fit, and where. Never holds the value that was found.
public struct DecodingProblem: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// A required field is absent.
        case missing
        /// Null where a value is required.
        case null
        /// Another kind of JSON; the text is the Swift type that was expected.
        case wrongType(String)
        /// The right kind, but no value of the type.
        case invalid
    }

    /// Wire names and indices from the answer's (or the envelope's data's) top, dots between: `items.0.uid`.
    public var path: String
    public var kind: Kind

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
    }

    public var description: String {
        let place = path.isEmpty ? "the answer" : "'\(path)'"
        return switch kind {
        case .missing: "\(place) is missing"
        case .null: "\(place) is null"
        case .wrongType(let expected): "\(place) is no \(expected)"
        case .invalid: "\(place) has an invalid value"
        }
    }
}

extension DecodingProblem {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(path: (context.codingPath + [key]).dotted, kind: .missing)
        case .valueNotFound(_, let context):
            self.init(path: context.codingPath.dotted, kind: .null)
        case .typeMismatch(let type, let context):
            self.init(path: context.codingPath.dotted, kind: .wrongType("\(type)"))
        case .dataCorrupted(let context):
            self.init(path: context.codingPath.dotted, kind: .invalid)
        @unknown default:
            self.init(path: "", kind: .invalid)
        }
    }
}

extension [any CodingKey] {
    /// Names and indices with dots between.
    var dotted: String {
        map { key in key.intValue.map { String($0) } ?? key.stringValue }.joined(separator: ".")
    }
}
