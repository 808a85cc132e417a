/// Header fields in order. Names compare without regard to ASCII case; RFC 9110 section 5.
public struct HTTPFields: Sendable {
    /// One line of a header.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public private(set) var fields: [Field] = []

    public init() {}

    public init(_ fields: [Field]) { self.fields = fields }

    /// The values of all lines of this name, joined by `, ` as the RFC allows; setting replaces them all, `nil`
    /// removes them.
    public subscript(name: String) -> String? {
        get {
            guard let index = fields.firstIndex(where: { $0.name.equalsIgnoringCase(name) }) else { return nil }
            var value = fields[index].value
            for field in fields[(index + 1)...] where field.name.equalsIgnoringCase(name) {
                value += ", " + field.value
            }
            return value
        }
        set {
            let index = fields.firstIndex { $0.name.equalsIgnoringCase(name) }
            guard let newValue else { return remove(name) }
            guard let index else { return append(name, newValue) }
            fields[index].value = newValue
            let rest = fields[(index + 1)...].filter { !$0.name.equalsIgnoringCase(name) }
            fields.replaceSubrange((index + 1)..., with: rest)
        }
    }

    /// Each line's value, in order; for headers that must not be joined, such as `Set-Cookie`.
    public func values(of name: String) -> [String] {
        fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
    }

    public func contains(_ name: String) -> Bool {
        fields.contains { $0.name.equalsIgnoringCase(name) }
    }

    /// Adds a line, whatever is there already.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    public mutating func remove(_ name: String) {
        fields.removeAll { $0.name.equalsIgnoringCase(name) }
    }
}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    /// Keeps the order, and lines of one name apart.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }
}

extension HTTPFields: Hashable {
    /// By lines in order; names ignoring case.
    public static func == (one: HTTPFields, other: HTTPFields) -> Bool {
        one.fields.count == other.fields.count
            && zip(one.fields, other.fields).allSatisfy {
                $0.name.equalsIgnoringCase($1.name) && $0.value == $1.value
            }
    }

    public func hash(into hasher: inout Hasher) {
        for field in fields { hasher.combine(field.value) }
    }
}

extension String {
    /// Header names are ASCII: no locale, no Unicode folding.
    func equalsIgnoringCase(_ other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return zip(utf8, other.utf8).allSatisfy { $0 == $1 || ($0.asciiLowercase == $1.asciiLowercase) }
    }
}

extension UInt8 {
    var asciiLowercase: UInt8 { (65...90).contains(self) ? self | 0x20 : self }
}
