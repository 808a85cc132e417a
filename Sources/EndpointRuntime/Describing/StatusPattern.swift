/// A status, or a hundred of them.
public enum StatusPattern: Hashable, Sendable, ExpressibleByIntegerLiteral {
    case exact(Int)
    /// The first digit: `.range(2)` is 200 to 299.
    case range(Int)

    public init(integerLiteral value: Int) { self = .exact(value) }

    /// Whether this status is meant.
    public func matches(_ status: Int) -> Bool {
        switch self {
        case .exact(let exact): exact == status
        case .range(let hundred): status / 100 == hundred
        }
    }
}

/// What the body of an answer is.
public indirect enum AnswerKind: Hashable, Sendable {
    /// JSON, inside the envelope where the server has one.
    case json
    /// None, or one that is skipped; a business code in it still counts.
    case empty
    /// The body itself, as text in its declared charset.
    case text
    /// The body itself.
    case bytes
    /// The body itself, saved to a temporary file.
    case file
    /// Skipped: the result is a header.
    case header
    /// By status, the exact status before its hundred.
    case outcomes([StatusPattern: AnswerKind])
}
