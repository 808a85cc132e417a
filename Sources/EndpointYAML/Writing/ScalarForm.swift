/// How a scalar is written on one line: without quotes where every reader takes it for what it is.
enum ScalarForm {
    static func value(_ scalar: DocumentScalar, isInFlow: Bool = false) -> String {
        let plain = PlainText(scalar.text)
        let isPlain =
            scalar.isTyped ? plain.isSharedType(isKey: false) : plain.canBePlain(isKey: false, isInFlow: isInFlow)
        return isPlain || scalar.isTyped && plain.canBePlain(isKey: false, isInFlow: isInFlow)
            ? scalar.text : quoted(scalar.text)
    }

    /// Keys are compared as text here, so that a status or a code needs no quotes.
    ///
    /// - Parameter isText: Whether the key must be a text to readers that know numbers as keys.
    static func key(_ text: String, isInFlow: Bool = false, isText: Bool = false) -> String {
        let plain = PlainText(text)
        let isNumber = !isText && plain.isNumber(isKey: true)
        return isNumber || plain.canBePlain(isKey: true, isInFlow: isInFlow) ? text : quoted(text)
    }

    /// Double quotes, or single ones where the text has what they would have to escape.
    private static func quoted(_ text: String) -> String {
        let needsEscapes = text.unicodeScalars.contains(where: EscapedText.isUnseen)
        if !needsEscapes, text.contains("\"") || text.contains("\\") {
            return "'\(text.replacing("'", with: "''"))'"
        }
        var out: [UInt8] = []
        EscapedText.append(text, to: &out)
        return String(decoding: out, as: UTF8.self)
    }
}

extension PlainText {
    init(_ text: String) { self.init(Array(text.utf8)[...]) }
}

extension TextWidth {
    static func of(_ text: String) -> Int { of(Array(text.utf8)[...]) }
}
