import EndpointDiagnostics

extension LibYAMLProblem {
    /// The problem in the words of this tool, at its true place.
    func diagnostic(in file: SourceFile) -> Diagnostic {
        switch stage {
        case .memory:
            Diagnostic(YAMLRules.yamlSyntax, "there is not enough memory to read the file", at: place(mark, file))
        case .reading: unreadableText(in: file)
        case .scanning, .parsing, .unknown: syntaxError(in: file)
        }
    }

    /// libyaml ends a last line that has no break itself, and then marks the line below it.
    private func place(_ position: SourcePosition, _ file: SourceFile) -> SourceRange {
        let position = min(position, file.position(ofByte: file.bytes.count))
        return SourceRange(file: file, start: position, end: position)
    }

    // MARK: Encoding

    private func unreadableText(in file: SourceFile) -> Diagnostic {
        // Where the second half of a surrogate pair is missing, the first is what cannot be read.
        let offset = problem == "expected low surrogate area" ? byteOffset - 2 : byteOffset
        let range = place(file.position(ofByte: offset), file)
        if !problem.contains("control character") {
            if let utf8 = Diagnostic.invalidUTF8(in: file) { return utf8 }
            let message = "this is no well-formed text (\(problem)); save the file as UTF-8"
            return Diagnostic(YAMLRules.invalidEncoding, message, at: range)
        }
        if value == 0, byteOffset < 2 {
            let message = "the file looks like UTF-16 without a byte order mark; save it as UTF-8"
            return Diagnostic(YAMLRules.invalidEncoding, message, at: range)
        }
        return .controlCharacter(value, at: range)
    }

    // MARK: Syntax

    private func syntaxError(in file: SourceFile) -> Diagnostic {
        if problem.contains("tab character") || (isUnexpectedCharacter && character(in: file) == "\t") {
            let message = "a tab indents this line; indent with spaces"
            return Diagnostic(YAMLRules.tabIndentation, message, at: place(mark, file))
        }
        if context == "while scanning a quoted scalar", problem.hasPrefix("found unexpected") {
            let note = Diagnostic.Note("the quote opens here", at: place(contextMark, file))
            let message = "a quoted text is not closed before the end of the document"
            return Diagnostic(YAMLRules.unclosedQuote, message, at: place(mark, file), notes: [note])
        }
        if problem == "found incompatible YAML document" {
            let message = "only YAML 1.1 and 1.2 can be read; remove the '%YAML' line"
            return Diagnostic(YAMLRules.yamlVersion, message, at: place(mark, file))
        }
        return Diagnostic(
            YAMLRules.yamlSyntax,
            message(in: file),
            at: place(Self.marksContext.contains(problem) ? contextMark : mark, file),
            notes: notes(in: file)
        )
    }

    private var isUnexpectedCharacter: Bool { problem == "found character that cannot start any token" }

    /// What libyaml marks where it gave up looking, which may be lines below; the start says more.
    private static let marksContext: Set = [
        "could not find expected ':'", "found unknown directive name",
        "did not find expected alphabetic or numeric character",
    ]

    private func character(in file: SourceFile) -> Unicode.Scalar? {
        let scalars = file.line(Int(mark.line))?.unicodeScalars.dropFirst(Int(mark.column) - 1)
        return scalars?.first
    }

    private func message(in file: SourceFile) -> String {
        if isUnexpectedCharacter, let character = character(in: file) {
            return "unquoted text cannot start with '\(character)'; quote it"
        }
        if let known = Self.messages[problem] { return known }
        let reason = problem.isEmpty ? "libyaml gives no reason" : problem
        return context.isEmpty ? "this is not YAML: \(reason)" : "this is not YAML: \(reason) \(context)"
    }

    private func notes(in file: SourceFile) -> [Diagnostic.Note] {
        let opened = [
            "while parsing a flow mapping": "the '{' stands here",
            "while parsing a flow sequence": "the '[' stands here",
            "while parsing a block mapping": "the mapping starts here",
            "while parsing a block collection": "the list starts here",
        ]
        guard let note = opened[context], contextMark < mark else { return [] }
        return [Diagnostic.Note(note, at: place(contextMark, file))]
    }

    private static let messages: [String: String] = [
        "mapping values are not allowed in this context":
            "a ':' cannot stand here; quote text that holds ': ', or mend the indentation",
        "could not find expected ':'":
            "this is neither 'key: value' nor part of the text above; add the ':' or indent it",
        "did not find expected key":
            "a key of the mapping must come here; mend the indentation, or quote the text before it",
        "did not find expected '-' indicator": "a '- ' item of the list must come here; mend the indentation",
        "did not find expected ',' or '}'": "a ',' or '}' must come here",
        "did not find expected ',' or ']'": "a ',' or ']' must come here",
        "found unexpected ':'":
            "a ':' inside '{ }' and '[ ]' needs a space after it; quote the text if it ends in ':'",
        "did not find expected node content": "a value must come here; quote text that starts with a special character",
        "did not find expected <document start>":
            "the document ends above; mend the indentation, or remove what follows",
        "block sequence entries are not allowed in this context":
            "a '- ' item cannot stand here; put it on a line of its own",
        "mapping keys are not allowed in this context": "a key cannot stand here; put it on a line of its own",
        "block mapping keys are not allowed in this context": "a key cannot stand here; put it on a line of its own",
        "found unknown escape character":
            "unknown escape; write '\\\\' for a backslash, or use single quotes, where it stands for itself",
        "did not find expected hexdecimal number": "an escape needs its hexadecimal digits here",
        "found invalid Unicode character escape code":
            "this escape is no character; YAML writes those above U+FFFF as \\U with eight digits",
        "did not find expected alphabetic or numeric character":
            "a name of letters and digits must follow '&' or '*'; quote text that starts so",
        "found undefined tag handle":
            "the tag's handle is not declared; remove the tag, or quote text that starts with '!'",
        "found unknown directive name": "unknown directive; remove the line, or quote text that starts with '%'",
        "found extra directive": "this directive is given twice; remove one",
        "found duplicate %YAML directive": "'%YAML' is given twice; remove one",
        "found duplicate %TAG directive": "this '%TAG' is given twice; remove one",
        "did not find expected comment or line break":
            "only a comment may follow on this line; put the text on the next",
        "found an indentation indicator equal to 0": "the indentation indicator is 1 to 9",
    ]
}

extension Diagnostic {
    /// The first byte of a UTF-8 file that is none, or `nil` where there is no such byte.
    static func invalidUTF8(in file: SourceFile) -> Diagnostic? {
        guard !file.isUTF16, let offset = UTF8Check.firstInvalidByte(in: file.bytes) else { return nil }
        let position = file.position(ofByte: offset)
        return Diagnostic(
            YAMLRules.invalidEncoding,
            "byte 0x\(hex(Int(file.bytes[offset]), digits: 2)) is no UTF-8; save the file as UTF-8",
            at: SourceRange(file: file, start: position, end: position)
        )
    }

    static func controlCharacter(_ value: Int, at range: SourceRange) -> Diagnostic {
        let escape = value <= 0xFF ? "\\x\(hex(value, digits: 2))" : "\\u\(hex(value, digits: 4))"
        let message =
            "control character U+\(hex(value, digits: 4)) cannot stand here; "
            + "remove it, or write \(escape) inside double quotes"
        return Diagnostic(YAMLRules.controlCharacter, message, at: range)
    }
}

/// A number in hexadecimal, filled up with zeros.
func hex(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
