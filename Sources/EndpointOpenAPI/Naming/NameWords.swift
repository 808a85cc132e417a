/// The words of a name, and names made of them.
enum NameWords {
    /// Words that are written in capitals inside of names.
    private static let initialisms: [String: String] = [
        "id": "ID", "ids": "IDs", "url": "URL", "urls": "URLs", "uri": "URI", "uris": "URIs", "uuid": "UUID",
        "api": "API", "html": "HTML", "json": "JSON", "xml": "XML", "http": "HTTP", "https": "HTTPS", "ip": "IP",
        "ips": "IPs", "ssh": "SSH", "sql": "SQL", "dns": "DNS", "pdf": "PDF",
    ]

    /// Splits at what is no letter or digit of ASCII and at borders of camel case; signs before digits are words.
    static func words(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        var words: [String] = []
        var start: Int?
        func close(_ end: Int) {
            if let first = start { words.append(String(decoding: bytes[first..<end], as: UTF8.self)) }
            start = nil
        }
        for index in bytes.indices {
            let byte = bytes[index]
            guard isAlphanumeric(byte) else {
                close(index)
                let isSign = index + 1 < bytes.count && isDigit(bytes[index + 1])
                if isSign, index == 0 || !isAlphanumeric(bytes[index - 1]) {
                    if byte == UInt8(ascii: "+") { words.append("plus") }
                    if byte == UInt8(ascii: "-") { words.append("minus") }
                }
                continue
            }
            if start != nil, isBorder(at: index, in: bytes) { close(index) }
            if start == nil { start = index }
        }
        close(bytes.count)
        return words
    }

    private static func isBorder(at index: Int, in bytes: [UInt8]) -> Bool {
        guard isCapital(bytes[index]) else { return false }
        if !isCapital(bytes[index - 1]) { return true }
        guard index + 1 < bytes.count, isSmall(bytes[index + 1]) else { return false }
        // The plural 's' of a run of capitals belongs to it.
        let isPlural =
            bytes[index + 1] == UInt8(ascii: "s")
            && (index + 2 == bytes.count || !isSmall(bytes[index + 2]))
        return !isPlural
    }

    /// `[A-Z][A-Za-z0-9]*` from words; `nil` where there are none.
    static func upperCamel(_ words: [String]) -> String? {
        guard let first = words.first else { return nil }
        var name = words.map(capitalized).joined()
        if let digit = first.utf8.first, isDigit(digit) {
            name = first.utf8.count == 1 ? digits[Int(digit - 0x30)] + name.dropFirst() : "N" + name
        }
        return name
    }

    /// `[a-z][A-Za-z0-9]*` from words; `nil` where there are none.
    static func lowerCamel(_ words: [String]) -> String? {
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map(capitalized).joined()
        if let digit = first.utf8.first, isDigit(digit) { return "value" + first.lowercased() + rest }
        return first.lowercased() + rest
    }

    private static let digits = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]

    private static func capitalized(_ word: String) -> String {
        let lower = word.lowercased()
        if let initialism = initialisms[lower] { return initialism }
        return lower.prefix(1).uppercased() + lower.dropFirst()
    }

    /// Whether a text is a name already, beginning with a capital or a small letter as asked.
    static func isName(_ text: String, isUpper: Bool) -> Bool {
        guard let first = text.utf8.first, isUpper ? isCapital(first) : isSmall(first) else { return false }
        return text.utf8.allSatisfy(isAlphanumeric)
    }

    static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isAlphanumeric(_ byte: UInt8) -> Bool { isCapital(byte) || isSmall(byte) || isDigit(byte) }
}
