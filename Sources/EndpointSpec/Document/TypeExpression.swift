package import EndpointDiagnostics

/// The built-in types of values (FORMAT section 2), as they are written.
package enum ScalarType: String, Sendable, Hashable, CaseIterable {
    case string, bool, int, int32, int64, float, double, decimal, date, dateTime, uuid, url, base64, json
}

/// What stands for a whole body rather than for a value in one.
package enum PayloadType: String, Sendable, Hashable, CaseIterable {
    case empty, text, bytes, file
}

/// A type as it is written, before names are looked up.
package indirect enum TypeExpression: Sendable, Hashable {
    case scalar(ScalarType)
    case payload(PayloadType)
    case list(TypeExpression)
    case map(TypeExpression)
    /// A model or a generic parameter, with the arguments in angle brackets.
    case named(String, arguments: [TypeExpression])
    /// `T?`
    case optional(TypeExpression)
    /// `T??`; only outermost.
    case doubleOptional(TypeExpression)
}

/// A value written in a spec whose type is known only later: a default, a fixed value, part of an example.
package enum LiteralExpression: Sendable, Hashable {
    case null
    /// A scalar; `isPlain` if it stood without quotes.
    case scalar(String, isPlain: Bool)
    case list([Located<LiteralExpression>])
    case map([LiteralPair])
}

/// A key and its value in a written map, in the order of the spec.
package struct LiteralPair: Sendable, Hashable {
    package var key: Located<String>
    package var value: Located<LiteralExpression>

    package init(key: Located<String>, value: Located<LiteralExpression>) {
        self.key = key
        self.value = value
    }
}
