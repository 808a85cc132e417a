import Foundation

/// Text of a body, by the charset its `Content-Type` names; RFC 9110 section 8.3.2.
enum BodyText {
    /// - Throws: `DecodingError.dataCorrupted` for bytes that are no such text, and for a charset nobody knows.
    static func text(of data: Data, contentType: String?) throws -> String {
        let charset = contentType.flatMap(charset) ?? "utf-8"
        guard let encoding = encodings[charset.lowercased()] else { throw unreadable("charset") }
        let bytes = encoding == .utf8 && data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        guard let text = String(data: Data(bytes), encoding: encoding) else { throw unreadable("text") }
        return text
    }

    private static func unreadable(_ what: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "unreadable \(what)"))
    }

    /// The parameter `charset`, without quotes.
    static func charset(in contentType: String) -> String? {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].equalsIgnoringCase("charset") else { continue }
            return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
        return nil
    }

    /// Names of the IANA registry.
    private static let encodings: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
        "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "sjis": .shiftJIS, "windows-31j": .shiftJIS,
        "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
        "utf-16": .utf16, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
        "utf-32": .utf32, "utf-32le": .utf32LittleEndian, "utf-32be": .utf32BigEndian,
        "gb18030": String.Encoding(rawValue: 0x8000_0632), "gbk": String.Encoding(rawValue: 0x8000_0632),
        "gb2312": String.Encoding(rawValue: 0x8000_0632), "big5": String.Encoding(rawValue: 0x8000_0A03),
        "euc-kr": String.Encoding(rawValue: 0x8000_0940),
    ]
}
