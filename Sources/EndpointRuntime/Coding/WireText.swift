import Foundation

extension Decimal {
    /// Reads what JSON calls a number, in text; `Decimal(string:)` alone takes `12abc` for 12.
    init?(wireText text: String) {
        var scanner = DigitScanner(text)
        _ = scanner.skip("-")
        guard scanner.skipDigits(), !scanner.skip(".") || scanner.skipDigits() else { return nil }
        if scanner.skip("e") || scanner.skip("E") {
            _ = scanner.skip("-") || scanner.skip("+")
            guard scanner.skipDigits() else { return nil }
        }
        guard scanner.isAtEnd, let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            return nil
        }
        self = value
    }
}

extension DigitScanner {
    /// Whether at least one digit followed; all that followed are behind us.
    mutating func skipDigits() -> Bool { nanoseconds() != nil }
}

extension URL {
    /// Reads an address; characters that addresses cannot have, such as `花`, are percent-encoded on every platform.
    init?(wireText text: String) {
        guard !text.isEmpty else { return nil }
        let needsEncoding = !text.utf8.allSatisfy(PercentEncoding.isAllowedInURL)
        self.init(string: needsEncoding ? PercentEncoding.url(text) : text)
    }
}

extension Data {
    /// Reads base64 text of one alphabet; line breaks are skipped and padding may be missing.
    init?(wireText text: String, _ form: DataForm) {
        var bytes = Array(text.utf8)
        bytes.removeAll { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        if form == .base64url {
            guard !bytes.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }) else { return nil }
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "-") { bytes[index] = UInt8(ascii: "+") }
                if byte == UInt8(ascii: "_") { bytes[index] = UInt8(ascii: "/") }
            }
        }
        while bytes.count % 4 != 0 { bytes.append(UInt8(ascii: "=")) }
        self.init(base64Encoded: Data(bytes))
    }

    func wireText(_ form: DataForm) -> String {
        let text = base64EncodedString()
        guard form == .base64url else { return text }
        return text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
