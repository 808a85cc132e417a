/// How a truth value is written in JSON.
public enum BoolForm: Hashable, Sendable {
    /// `true` and `false`.
    case literal
    /// `1` and `0`. Read: literals too.
    case number
}

/// How a number is written in JSON; both forms are always read.
public enum NumberForm: Hashable, Sendable {
    case number
    /// Digits in a string, which keep their precision where JSON numbers are doubles.
    case text
}

/// How bytes are written in JSON; RFC 4648. Line breaks and missing padding are read in both.
public enum DataForm: Hashable, Sendable {
    /// Section 4: `+`, `/`, padded.
    case base64
    /// Section 5: `-`, `_`, not padded.
    case base64url
}
