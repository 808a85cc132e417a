import EndpointDiagnostics

/// Reads JSON into the events that YAML gives, one at a time.
///
/// libyaml reads most JSON, but not escapes in surrogate pairs, and it accepts much that is no JSON.
/// Numbers, `true`, `false` and `null` become plain scalars and keep all their characters. Does not
/// recurse: open brackets are one bit each on a stack of its own, and the builder refuses depth.
struct JSONEventReader: ~Copyable, YAMLEventSource {
    private enum Expectation {
        case value, firstItem, firstKey, key, colon, separator, end
    }

    private var scanner: JSONScanner
    private var expectation = Expectation.value
    /// Whether each open bracket is a `{`, innermost last, and where it stands.
    private var open: [(isMapping: Bool, start: SourcePosition)] = []
    private var hasStarted = false

    init(_ file: SourceFile) {
        scanner = JSONScanner(file)
    }

    mutating func next(appendingTextTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent? {
        try scanner.checkEncoding()
        if !hasStarted { return try start() }
        while true {
            scanner.skipSpace()
            guard let byte = scanner.byte else {
                if expectation == .end { return nil }
                throw unexpectedEnd()
            }
            switch expectation {
            case .end: throw scanner.unexpected("nothing may follow the value")
            case .colon:
                guard byte == UInt8(ascii: ":") else { throw scanner.unexpected("a ':' must follow the key") }
                scanner.advance()
                expectation = .value
            case .separator:
                if let event = try separate(byte) { return event }
            case .firstKey, .key: return try key(byte, &text)
            case .firstItem where byte == UInt8(ascii: "]"): return close()
            case .value, .firstItem: return try value(byte, &text)
            }
        }
    }

    private mutating func start() throws(YAMLReadError) -> YAMLEvent? {
        hasStarted = true
        scanner.skipSpace()
        guard scanner.byte != nil else {
            expectation = .end
            return nil
        }
        return YAMLEvent(kind: .documentStart, style: .flow, start: scanner.position, end: scanner.position)
    }

    private mutating func separate(_ byte: UInt8) throws(YAMLReadError) -> YAMLEvent? {
        let isMapping = open.last?.isMapping == true
        if byte == UInt8(ascii: isMapping ? "}" : "]") { return close() }
        guard byte == UInt8(ascii: ",") else {
            throw scanner.unexpected(isMapping ? "a ',' or '}' must come here" : "a ',' or ']' must come here")
        }
        let comma = scanner.position
        scanner.advance()
        scanner.skipSpace()
        if scanner.byte == UInt8(ascii: "}") || scanner.byte == UInt8(ascii: "]") {
            throw scanner.error("JSON has no trailing comma; remove the ','", at: comma)
        }
        expectation = isMapping ? .key : .value
        return nil
    }

    private mutating func key(_ byte: UInt8, _ text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent {
        if expectation == .firstKey, byte == UInt8(ascii: "}") { return close() }
        guard byte == UInt8(ascii: "\"") else { throw scanner.unexpected("a key in double quotes must come here") }
        let event = try scanner.string(appendingTo: &text)
        expectation = .colon
        return event
    }

    private mutating func value(_ byte: UInt8, _ text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent {
        switch byte {
        case UInt8(ascii: "{"): return openBracket(.mappingStart)
        case UInt8(ascii: "["): return openBracket(.sequenceStart)
        default:
            let isString = byte == UInt8(ascii: "\"")
            let event = isString ? try scanner.string(appendingTo: &text) : try scanner.word(appendingTo: &text)
            expectation = open.isEmpty ? .end : .separator
            return event
        }
    }

    private mutating func openBracket(_ kind: YAMLEvent.Kind) -> YAMLEvent {
        let start = scanner.position
        scanner.advance()
        open.append((kind == .mappingStart, start))
        expectation = kind == .mappingStart ? .firstKey : .firstItem
        return YAMLEvent(kind: kind, style: .flow, start: start, end: scanner.position)
    }

    private mutating func close() -> YAMLEvent {
        let start = scanner.position
        scanner.advance()
        open.removeLast()
        expectation = open.isEmpty ? .end : .separator
        return YAMLEvent(kind: .collectionEnd, style: .flow, start: start, end: scanner.position)
    }

    private func unexpectedEnd() -> YAMLReadError {
        let error = scanner.error("the file ends before the value does", at: scanner.position)
        guard let bracket = open.last else { return error }
        var diagnostic = error.diagnostic
        let name = bracket.isMapping ? "{" : "["
        diagnostic.notes = [Diagnostic.Note("the '\(name)' stands here", at: scanner.place(bracket.start))]
        return YAMLReadError(diagnostic: diagnostic)
    }
}
