import EndpointDiagnostics
import EndpointYAML

/// How a name is written.
enum NameStyle {
    /// `voiceRooms`.
    case lower
    /// `VoiceRooms`.
    case upper

    var words: String { self == .lower ? "a name" : "a type's name" }
    var beginning: String { self == .lower ? "a lower-case letter" : "a capital" }

    func allows(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { allows($0) }
    }

    func allows(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, self == .lower ? isLower(first) : isUpper(first) else { return false }
        for byte in text where !isLetterOrDigit(byte) { return false }
        return true
    }

    /// The name with other characters dropped and the word after each capitalised, where that gives a name.
    func corrected(_ text: String) -> String? {
        let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = parts.enumerated().map { $0.offset == 0 ? String($0.element) : capitalised($0.element) }.joined()
        guard let first = joined.first else { return nil }
        let name = (self == .lower ? first.lowercased() : first.uppercased()) + joined.dropFirst()
        return name != text && allows(name) ? name : nil
    }

    private func capitalised(_ part: Substring) -> String { part.prefix(1).uppercased() + part.dropFirst() }
}

func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
func isLetterOrDigit(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) || isDigit(byte) }

/// Names, references and paths into values.
extension DocumentDecoder {
    /// Reports a key or value that is no name.
    mutating func checkName(_ node: YAMLNode, _ style: NameStyle) -> Bool {
        if node.withTextBytes({ style.allows($0) }) { return true }
        report(.invalidName(node, style))
        return false
    }

    mutating func name(_ entry: Entry?, _ style: NameStyle = .lower) -> Located<String>? {
        guard let entry, isScalar(entry, style.words), checkName(entry.value, style) else { return nil }
        return entry.locatedText
    }

    /// `module.endpoint`.
    mutating func reference(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a reference such as 'rooms.join'") else { return nil }
        let text = entry.locatedText
        let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ NameStyle.lower.allows(String($0)) }) else {
            report(.invalid(DecodingRules.invalidReference, entry, expected: "'module.endpoint', such as 'rooms.join'"))
            return nil
        }
        return text
    }

    /// Names joined by dots, as they stand on the wire or in Swift.
    mutating func dottedPath(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a path such as 'data.items'") else { return nil }
        let text = entry.locatedText
        let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isPathScalar) }) else {
            report(
                .invalid(DecodingRules.invalidReference, entry, expected: "names joined by dots, such as 'data.items'")
            )
            return nil
        }
        return text
    }

    private func isPathScalar(_ scalar: Unicode.Scalar) -> Bool {
        !isSpace(scalar) && !isControl(scalar)
    }
}
