/// Why a text is not a type, and which of its bytes say so.
struct TypeSyntaxError: Error, Equatable {
    enum Problem: Equatable {
        case empty
        case unexpected(String)
        case unclosed(String)
        case wrongCount(String, expected: Int)
        case unknown(String)
        case tooManyMarks
        case innerDoubleMark
        case innerPayload(PayloadType)
        case payloadMark(PayloadType)
        case tooDeep
    }

    var problem: Problem
    var bytes: Range<Int>
}

/// Reads a type as FORMAT section 2 writes it.
///
/// Places count bytes from the beginning of the text.
struct TypeParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int
    private var depth = 0
    /// More levels than any model has; keeps the stack small.
    private static let deepest = 32

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    static func parse(_ text: String) throws(TypeSyntaxError) -> TypeExpression {
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(TypeSyntaxError) in try parse(bytes) }
        }
        return try result.get()
    }

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(TypeSyntaxError) -> TypeExpression {
        var parser = TypeParser(bytes, 0..<bytes.count)
        return try parser.whole()
    }

    private mutating func whole() throws(TypeSyntaxError) -> TypeExpression {
        skipSpaces()
        guard position < end else { throw TypeSyntaxError(problem: .empty, bytes: 0..<end) }
        let type = try type()
        skipSpaces()
        guard position == end else { throw unexpected() }
        return type
    }

    private mutating func type() throws(TypeSyntaxError) -> TypeExpression {
        let start = position
        let atom = try atom()
        let markStart = position
        while position < end, bytes[position] == UInt8(ascii: "?") { position += 1 }
        let marks = position - markStart
        guard marks > 0 else {
            if depth > 0, case .payload(let payload) = atom { throw error(.innerPayload(payload), from: start) }
            return atom
        }
        if marks > 2 { throw error(.tooManyMarks, from: markStart) }
        if depth > 0, marks == 2 { throw error(.innerDoubleMark, from: markStart) }
        if case .payload(let payload) = atom {
            if depth > 0 { throw error(.innerPayload(payload), from: start) }
            if payload == .empty || marks == 2 { throw error(.payloadMark(payload), from: markStart) }
        }
        return marks == 1 ? .optional(atom) : .doubleOptional(atom)
    }

    private mutating func atom() throws(TypeSyntaxError) -> TypeExpression {
        let start = position
        while position < end, isLetterOrDigit(bytes[position]) { position += 1 }
        guard position > start else { throw unexpected() }
        let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
        let hasArguments = position < end && bytes[position] == UInt8(ascii: "<")
        if let scalar = ScalarType(bytes: name), !hasArguments { return .scalar(scalar) }
        let text = String(decoding: name, as: UTF8.self)
        let arguments = hasArguments ? try self.arguments(of: text, from: start) : []
        if isUpper(name[0]) { return .named(text, arguments: arguments) }
        switch text {
        case "list", "map":
            guard arguments.count == 1 else { throw error(.wrongCount(text, expected: 1), from: start) }
            return text == "list" ? .list(arguments[0]) : .map(arguments[0])
        default:
            if let plain = plain(text) {
                guard !hasArguments else { throw error(.wrongCount(text, expected: 0), from: start) }
                return plain
            }
        }
        throw error(.unknown(text), from: start, to: start + name.count)
    }

    private func plain(_ text: String) -> TypeExpression? {
        ScalarType(rawValue: text).map(TypeExpression.scalar) ?? PayloadType(rawValue: text).map(TypeExpression.payload)
    }

    private mutating func arguments(of name: String, from start: Int) throws(TypeSyntaxError) -> [TypeExpression] {
        guard depth < Self.deepest else { throw error(.tooDeep, from: position) }
        depth += 1
        defer { depth -= 1 }
        position += 1
        var arguments: [TypeExpression] = []
        while true {
            skipSpaces()
            guard position < end else { throw error(.unclosed(name), from: start) }
            arguments.append(try type())
            skipSpaces()
            guard position < end else { throw error(.unclosed(name), from: start) }
            let byte = bytes[position]
            guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: ">") else { throw unexpected() }
            position += 1
            if byte == UInt8(ascii: ">") { return arguments }
        }
    }

    private mutating func skipSpaces() {
        while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private func error(_ problem: TypeSyntaxError.Problem, from start: Int, to end: Int? = nil) -> TypeSyntaxError {
        TypeSyntaxError(problem: problem, bytes: start..<(end ?? position))
    }

    private func unexpected() -> TypeSyntaxError {
        guard position < end else {
            return TypeSyntaxError(problem: .unexpected("the end"), bytes: position..<position)
        }
        let rest = String(decoding: bytes[position..<end], as: UTF8.self)
        let character = rest.unicodeScalars.prefix(1)
        let length = String(character).utf8.count
        return TypeSyntaxError(
            problem: .unexpected(quoted(String(character))),
            bytes: position..<min(end, position + length)
        )
    }
}

extension ScalarType {
    /// The same as from a raw value, without a string; scalars are most of what types are.
    init?(bytes: UnsafeBufferPointer<UInt8>) {
        for (name, type) in Self.names where name.utf8CodeUnitCount == bytes.count && name.utf8Start[0] == bytes[0] {
            if name.withUTF8Buffer({ $0.elementsEqual(bytes) }) {
                self = type
                return
            }
        }
        return nil
    }

    private static let names: [(StaticString, ScalarType)] = [
        ("string", .string), ("int", .int), ("bool", .bool), ("int64", .int64), ("dateTime", .dateTime), ("url", .url),
        ("double", .double), ("decimal", .decimal), ("date", .date), ("int32", .int32), ("float", .float),
        ("uuid", .uuid), ("base64", .base64), ("json", .json),
    ]
}
