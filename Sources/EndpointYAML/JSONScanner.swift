import EndpointDiagnostics

/// Takes the tokens of JSON out of UTF-8 bytes and knows their places.
struct JSONScanner {
    let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    /// Scalars before ``offset`` in its line.
    private var column = 0
    private var isEncodingChecked = false

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.utf8Bytes
    }

    /// The byte at the current place, or `nil` at the end.
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    var position: SourcePosition { SourcePosition(line: line, column: column + 1) }

    /// Moves past one byte that is no line break.
    mutating func advance() {
        if bytes[offset] & 0xC0 != 0x80 { column += 1 }
        offset += 1
    }

    mutating func skipSpace() {
        while let byte {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): advance()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                let isPair = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
                offset += isPair ? 2 : 1
                line += 1
                column = 0
            default: return
            }
        }
    }

    /// Refuses bytes that are no UTF-8, once.
    mutating func checkEncoding() throws(YAMLReadError) {
        guard !isEncodingChecked else { return }
        isEncodingChecked = true
        if let invalid = Diagnostic.invalidUTF8(in: file) { throw YAMLReadError(diagnostic: invalid) }
    }

    // MARK: Words

    /// A number, `true`, `false` or `null` as a plain scalar.
    mutating func word(appendingTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent {
        let start = position
        let first = offset
        while let byte, Self.isWordByte(byte) { advance() }
        let word = bytes[first..<offset]
        guard Self.isNumber(word) || Self.names.contains(where: { word.elementsEqual($0) }) else {
            throw wordError(String(decoding: word, as: UTF8.self), at: start)
        }
        let slice = TextSlice(offset: UInt32(truncatingIfNeeded: text.count), count: UInt32(word.count))
        text.append(contentsOf: word)
        return YAMLEvent(kind: .scalar, style: .plain, start: start, end: position, text: slice)
    }

    private static let names = ["true".utf8, "false".utf8, "null".utf8]

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }

    /// Whether the bytes are a JSON number: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(digits)
            return digits
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = takeDigits(&rest)
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits(&rest) > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard takeDigits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    private func wordError(_ word: String, at start: SourcePosition) -> YAMLReadError {
        if word.isEmpty { return unexpected("a value must come here") }
        if word.first?.isNumber == true || word.first == "-" || word.first == "." || word.first == "+" {
            return error("'\(word)' is no JSON number; put text in double quotes", at: start)
        }
        return error("'\(word)' is no JSON value; put text in double quotes", at: start)
    }

    // MARK: Strings

    /// A string in double quotes, escapes resolved.
    mutating func string(appendingTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent {
        let start = position
        let textStart = text.count
        advance()
        while true {
            let first = offset
            while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { advance() }
            text.append(contentsOf: bytes[first..<offset])
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                let slice = TextSlice(
                    offset: UInt32(truncatingIfNeeded: textStart),
                    count: UInt32(truncatingIfNeeded: text.count - textStart)
                )
                return YAMLEvent(kind: .scalar, style: .doubleQuoted, start: start, end: position, text: slice)
            case UInt8(ascii: "\\"):
                try escape(appendingTo: &text)
            case .some(let control) where control != 0x0A && control != 0x0D:
                throw YAMLReadError(diagnostic: .jsonControlCharacter(control, at: place(position)))
            default:
                throw unclosedString(start)
            }
        }
    }

    private mutating func escape(appendingTo text: inout [UInt8]) throws(YAMLReadError) {
        let start = position
        advance()
        guard let byte else { throw error("the escape has no character", at: start) }
        if byte == UInt8(ascii: "u") {
            advance()
            text.append(contentsOf: String(try escapedScalar(start)).utf8)
        } else if let plain = Self.escapes[byte] {
            advance()
            text.append(plain)
        } else {
            throw error("unknown escape; write '\\\\' for a backslash", at: start)
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
        UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    /// The character of one `\uXXXX`, or of two that are a surrogate pair.
    private mutating func escapedScalar(_ start: SourcePosition) throws(YAMLReadError) -> Unicode.Scalar {
        let high = try hexDigits(start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, byte == UInt8(ascii: "\\"), offset + 1 < bytes.count,
            bytes[offset + 1] == UInt8(ascii: "u")
        else { throw error("this escape is half of a surrogate pair; write both halves", at: start) }
        advance()
        advance()
        let low = try hexDigits(start)
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + low - 0xDC00)
        else { throw error("this escape is half of a surrogate pair; write both halves", at: start) }
        return scalar
    }

    private mutating func hexDigits(_ start: SourcePosition) throws(YAMLReadError) -> UInt32 {
        let digits = bytes[offset...].prefix(4)
        let isComplete = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isComplete, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw error("'\\u' needs four hexadecimal digits", at: start)
        }
        for _ in digits { advance() }
        return value
    }

    // MARK: Errors

    func place(_ position: SourcePosition) -> SourceRange {
        SourceRange(file: file, start: position, end: position)
    }

    func error(_ message: String, at position: SourcePosition) -> YAMLReadError {
        YAMLReadError(diagnostic: Diagnostic(YAMLRules.jsonSyntax, message, at: place(position)))
    }

    /// A problem at the current byte; names what JSON lacks where that is what stands here.
    func unexpected(_ expected: String) -> YAMLReadError {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "#"): error("JSON has no comments; remove it", at: position)
        case UInt8(ascii: "'"): error("JSON has no single quotes; use double quotes", at: position)
        default: error(expected, at: position)
        }
    }

    private func unclosedString(_ start: SourcePosition) -> YAMLReadError {
        let note = Diagnostic.Note("the quote opens here", at: place(start))
        let message = "a text is not closed on its line; write a line break as \\n"
        return YAMLReadError(
            diagnostic: Diagnostic(YAMLRules.unclosedQuote, message, at: place(position), notes: [note])
        )
    }
}

extension Diagnostic {
    fileprivate static func jsonControlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
        let name = "U+\(hex(Int(byte), digits: 4))"
        let message = "control character \(name) cannot stand in JSON; write \\u\(hex(Int(byte), digits: 4))"
        return Diagnostic(YAMLRules.controlCharacter, message, at: range)
    }
}
