/// What a text means where it stands without quotes: to this reader, to others, and to the syntax.
struct PlainText {
    let bytes: ArraySlice<UInt8>
    private let numeral: Numeral

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        numeral = Numeral(bytes)
    }

    /// Whether this reader takes the text for something other than text: null, a boolean or a number.
    var isTyped: Bool { numeral == .shared || bytes.isEmpty || Self.typedWords.contains(where: bytes.elementsEqual) }

    /// Whether the text is a number to everybody alike.
    func isNumber(isKey: Bool) -> Bool { numeral == .shared && !isMisread(isKey: isKey) }

    /// Whether the text is null, a truth value or a number to everybody alike.
    func isSharedType(isKey: Bool) -> Bool {
        isNumber(isKey: isKey) || ["null", "true", "false"].contains { bytes.elementsEqual($0.utf8) }
    }

    /// Whether the text is null, a truth value or a number in JSON (RFC 8259 section 6), which has no leading zeros.
    var isJSON: Bool { isSharedType(isKey: true) }

    /// Whether the text is a merge key.
    var isMergeKey: Bool { Self.isMergeKey(bytes) }

    static func isMergeKey(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.elementsEqual("<<".utf8) }

    /// Whether a reader of YAML 1.1 or 1.2 takes the text for something else than this one does.
    ///
    /// - Parameter isKey: Keys are compared as text here, so their leading zeros count.
    func isMisread(isKey: Bool) -> Bool {
        switch numeral {
        case .foreign: return true
        case .shared: return isKey && hasLeadingZero
        case .none: break
        }
        // Some take a tab for the end of the text.
        if bytes.contains(UInt8(ascii: "\t")) { return true }
        guard bytes.count <= 5 else { return false }
        if !isKey, isMergeKey { return true }
        return Self.misreadWords.contains(where: bytes.elementsEqual)
    }

    /// Whether quotes around the text can go: as a plain scalar it is the same text to everybody.
    ///
    /// - Parameter isInFlow: Whether it stands inside brackets.
    func canBePlain(isKey: Bool, isInFlow: Bool) -> Bool {
        !isTyped && !isMergeKey && !isMisread(isKey: isKey) && numeral == .none && hasPlainForm
            && !(isInFlow && isCutInFlow)
    }

    /// Whether a reader of YAML ends the text early inside brackets; some do so at every `?`.
    var isCutInFlow: Bool {
        bytes.contains { byte in
            switch byte {
            case UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
                UInt8(ascii: "}"):
                true
            default: false
            }
        }
    }

    /// Whether the text at the start of a line would be taken for the marker of a document (YAML 1.2 section 9.1), or
    /// begins with a byte order mark, which is skipped there.
    var startsLikeMarker: Bool {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
        return (bytes.starts(with: "---".utf8) || bytes.starts(with: "...".utf8))
            && bytes.dropFirst(3).first.map(\.isBlank) ?? true
    }

    /// Whether the text, on one line outside brackets, is a plain scalar by YAML 1.2 section 7.3.3.
    private var hasPlainForm: Bool {
        guard let first = bytes.first, let last = bytes.last, !Self.indicators.contains(first) else { return false }
        guard first != .space, last != .space, last != UInt8(ascii: ":") else { return false }
        if startsLikeMarker { return false }
        var previous = UInt8(ascii: "x")
        for (index, byte) in zip(bytes.indices, bytes) {
            if byte < 0x20 || byte == 0x7F { return false }
            if byte >= 0xC2, isInvisible(at: index) { return false }
            if byte == .space, previous == UInt8(ascii: ":") { return false }
            if byte == .hash, previous == .space { return false }
            previous = byte
        }
        return true
    }

    /// Whether a control character, a line break or a byte order mark of more than one byte starts here.
    private func isInvisible(at index: Int) -> Bool {
        let rest = bytes[index...]
        if bytes[index] == 0xC2 { return rest.dropFirst().first.map { $0 < 0xA0 } ?? true }
        return [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]].contains { rest.starts(with: $0) }
    }

    private var hasLeadingZero: Bool {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        return digits.count > 1 && digits.first == UInt8(ascii: "0") && digits.dropFirst().first != UInt8(ascii: ".")
    }

    private static let indicators = Set("-?:,[]{}#&*!|>'\"%@`".utf8)
    private static let typedWords = ["~", "null", "true", "false"].map { Array($0.utf8) }
    /// The words of the types `bool`, `null` and `value` of YAML 1.1 that are text here.
    private static let misreadWords = [
        "y", "Y", "n", "N", "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF",
        "True", "TRUE", "False", "FALSE", "Null", "NULL", "=",
    ].map { Array($0.utf8) }
}
