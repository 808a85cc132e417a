import EndpointDiagnostics

/// Finds the tags of one template, in order, and follows its changes of delimiters.
struct TagScanner {
    private let file: SourceFile
    private var position: Int
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    /// - Parameter start: Where the text begins, after a byte order mark.
    init(_ file: SourceFile, from start: Int) {
        self.file = file
        position = start
    }

    private var bytes: [UInt8] { file.bytes }

    /// Returns the next tag, or `nil` when there are no more.
    ///
    /// A tag that is never closed is reported and ends the scan.
    mutating func next(reportingTo diagnostics: inout DiagnosticCollector) -> TemplateTag? {
        guard let start = firstIndex(of: opening, from: position) else { return nil }
        let content = start + opening.count
        switch content < bytes.count ? bytes[content] : nil {
        case UInt8(ascii: "="):
            return delimiterTag(from: start, reportingTo: &diagnostics)
        case UInt8(ascii: "{"):
            return tag(.rawVariable, from: start, skipping: 1, until: [ASCII.closingBrace] + closing, &diagnostics)
        case UInt8(ascii: "!"):
            guard var tag = tag(.silent, from: start, skipping: 1, until: closing, &diagnostics) else { return nil }
            tag.name = tag.name.upperBound..<tag.name.upperBound
            return tag
        case let character:
            let kind = Self.kind(of: character)
            return tag(kind ?? .variable, from: start, skipping: kind == nil ? 0 : 1, until: closing, &diagnostics)
        }
    }

    private static func kind(of character: UInt8?) -> TemplateTag.Kind? {
        switch character {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .invertedSection
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .inclusion
        case UInt8(ascii: "&"): .rawVariable
        default: nil
        }
    }

    /// Reads a tag up to `end` and moves behind it.
    private mutating func tag(
        _ kind: TemplateTag.Kind,
        from start: Int,
        skipping sigil: Int,
        until end: [UInt8],
        _ diagnostics: inout DiagnosticCollector
    ) -> TemplateTag? {
        let content = start + opening.count + sigil
        guard let close = firstIndex(of: end, from: content) else {
            reportUnclosed(from: start, expecting: end, to: &diagnostics)
            return nil
        }
        position = close + end.count
        var tag = TemplateTag(kind: kind, range: start..<position, name: file.trimmed(content..<close))
        if kind == .variable, let first = tag.name.first.map({ bytes[$0] }), isForeignSigil(first) {
            let isKnown = Self.kind(of: first) != nil || Self.isReserved(first)
            diagnostics.report(
                .unknownTagType(
                    Character(Unicode.Scalar(first)),
                    isKnown: isKnown,
                    opening: String(decoding: opening, as: UTF8.self),
                    at: file.sourceRange(of: tag.range)
                )
            )
            tag.kind = .broken
        }
        return tag
    }

    private static func isReserved(_ character: UInt8) -> Bool {
        [UInt8(ascii: "!"), ASCII.equals, ASCII.openingBrace].contains(character)
    }

    /// Whether a name can't start so; an underscore, a hyphen and a period can.
    private func isForeignSigil(_ character: UInt8) -> Bool {
        ASCII.isPunctuation(character) && ![UInt8(ascii: "_"), UInt8(ascii: "-"), ASCII.period].contains(character)
    }

    private mutating func reportUnclosed(
        from start: Int,
        expecting end: [UInt8],
        to diagnostics: inout DiagnosticCollector
    ) {
        let range = file.sourceRange(of: start..<start + opening.count)
        diagnostics.report(.unclosedTag(closing: String(decoding: end, as: UTF8.self), at: range))
        position = bytes.count
    }

    private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }
}

// MARK: - Delimiters

extension TagScanner {
    /// Reads `{{=<% %>=}}`. Delimiters stay as they are if the tag is malformed.
    private mutating func delimiterTag(
        from start: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> TemplateTag? {
        let content = start + opening.count + 1
        if let end = firstIndex(of: [ASCII.equals] + closing, from: content),
            let delimiters = delimiters(in: content..<end)
        {
            position = end + 1 + closing.count
            (opening, closing) = delimiters
            return TemplateTag(kind: .silent, range: start..<position, name: end..<end)
        }
        guard var broken = tag(.broken, from: start, skipping: 1, until: closing, &diagnostics) else { return nil }
        broken.name = broken.name.upperBound..<broken.name.upperBound
        diagnostics.report(.malformedDelimiters(at: file.sourceRange(of: broken.range)))
        return broken
    }

    private func delimiters(in range: Range<Int>) -> (opening: [UInt8], closing: [UInt8])? {
        let words = bytes[range].split(whereSeparator: ASCII.isWhitespace)
        guard words.count == 2, !bytes[range].contains(ASCII.equals) else { return nil }
        return (Array(words[0]), Array(words[1]))
    }
}
