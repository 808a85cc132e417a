import EndpointDiagnostics
import EndpointYAML
import Foundation

/// Texts that reach the wire: headers, paths, patterns.
extension DocumentDecoder {
    mutating func headerName(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a header's name"), checkHeader(entry.value) else { return nil }
        return entry.locatedText
    }

    /// Reports a key or value that cannot be a header's name (RFC 9110, section 5.1).
    mutating func checkHeader(_ node: YAMLNode) -> Bool {
        if isToken(node.text) { return true }
        report(.invalidHeader(node))
        return false
    }

    /// A text that is sent as a header's value.
    mutating func headerValue(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = text(entry), checkHeaderValue(entry) else { return nil }
        return text
    }

    mutating func checkHeaderValue(_ entry: Entry) -> Bool {
        guard entry.value.text.unicodeScalars.contains(where: isControl) else { return true }
        report(.unsafeText(entry, what: "control characters or line breaks"))
        return false
    }

    /// A path of a file or folder.
    mutating func path(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = filledText(entry) else { return nil }
        guard !text.value.unicodeScalars.contains(where: isControl) else {
            let reason = "as it names a file or folder"
            report(.unsafeText(entry, what: "control characters or line breaks", because: reason))
            return nil
        }
        return text
    }

    /// A file name as a part carries it.
    mutating func filename(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = filledText(entry) else { return nil }
        guard !text.value.unicodeScalars.contains(where: { isControl($0) || $0 == "\"" || $0 == "\\" }) else {
            report(.unsafeText(entry, what: "control characters, line breaks, quotes or backslashes"))
            return nil
        }
        return text
    }

    /// A regular expression that compiles.
    mutating func pattern(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = filledText(entry) else { return nil }
        guard (try? NSRegularExpression(pattern: text.value)) != nil else {
            report(.invalid(DecodingRules.invalidPattern, entry, expected: "a regular expression"))
            return nil
        }
        return text
    }

    /// A day of the calendar as `yyyy-MM-dd`.
    mutating func date(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a date such as '2027-03-31'") else { return nil }
        let text = entry.locatedText
        guard CalendarDay.isValid(text.value) else {
            report(.invalid(DecodingRules.invalidDate, entry, expected: "a day such as '2027-03-31'"))
            return nil
        }
        return text
    }
}

func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
}

func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
}

/// Whether HTTP allows the text as the name of a header.
func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
}
