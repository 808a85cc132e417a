import EndpointDiagnostics
import EndpointYAML

/// Scalars: texts, booleans, numbers, durations, words.
extension DocumentDecoder {
    /// Whether the value is a scalar with something in it; reports if not.
    mutating func isScalar(_ entry: Entry, _ expected: @autoclosure () -> String) -> Bool {
        guard entry.value.kind == .scalar else {
            report(.wrongKind(entry, expected: expected()))
            return false
        }
        guard !entry.value.isNull else {
            report(.nullValue(entry))
            return false
        }
        return true
    }

    /// Whether the value is a mapping; reports if not.
    mutating func isMapping(_ entry: Entry, _ expected: @autoclosure () -> String) -> Bool {
        if entry.value.kind == .mapping { return true }
        if entry.value.isNull {
            report(.nullValue(entry))
        } else {
            report(.wrongKind(entry, expected: "a mapping (\(expected()))"))
        }
        return false
    }

    mutating func text(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "text") else { return nil }
        return entry.locatedText
    }

    /// A text that must have something in it.
    mutating func filledText(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = text(entry) else { return nil }
        guard !text.value.isEmpty else {
            report(.nullValue(entry))
            return nil
        }
        return text
    }

    mutating func bool(_ entry: Entry?) -> Located<Bool>? {
        guard let entry, isScalar(entry, "'true' or 'false'") else { return nil }
        if entry.value.hasText("true") { return Located(true, at: entry.value.range) }
        if entry.value.hasText("false") { return Located(false, at: entry.value.range) }
        report(.invalidBoolean(entry))
        return nil
    }

    mutating func integer(_ entry: Entry?, from minimum: Int = 0, to maximum: Int = .max) -> Located<Int>? {
        guard let entry, isScalar(entry, "an integer") else { return nil }
        let text = entry.value.text
        if text.utf8.allSatisfy(isDigit), let number = Int(text), (minimum...maximum).contains(number) {
            return Located(number, at: entry.value.range)
        }
        let limits = maximum == .max ? "from \(minimum)" : "from \(minimum) to \(maximum)"
        report(.invalid(DecodingRules.invalidNumber, entry, expected: "an integer \(limits), in digits"))
        return nil
    }

    /// A decimal number, kept as it is written.
    mutating func number(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a number") else { return nil }
        let text = entry.locatedText
        guard isNumber(text.value) else {
            report(.invalid(DecodingRules.invalidNumber, entry, expected: "a number such as '2' or '-0.5'"))
            return nil
        }
        return text
    }

    mutating func duration(_ entry: Entry?) -> Located<SpecDuration>? {
        guard let entry, isScalar(entry, "a duration such as '800ms'") else { return nil }
        guard let duration = SpecDuration(text: entry.value.text) else {
            let expected = "a duration of whole milliseconds such as '800ms', '1.5s', '30m', '1h' or '7d'"
            report(.invalid(DecodingRules.invalidDuration, entry, expected: expected))
            return nil
        }
        return Located(duration, at: entry.value.range)
    }

    /// One of the words of an enumeration.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ entry: Entry?,
        as type: Word.Type
    ) -> Located<Word>? {
        guard let entry, isScalar(entry, "one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))") else {
            return nil
        }
        guard let word = Word(rawValue: entry.value.text) else {
            report(.unknownWord(entry, allowed: Word.allCases.map(\.rawValue)))
            return nil
        }
        return Located(word, at: entry.value.range)
    }

    /// One of a few words that no enumeration holds.
    mutating func word(_ entry: Entry?, of words: [String]) -> Located<String>? {
        guard let entry, isScalar(entry, "one of \(words.joined(separator: ", "))") else { return nil }
        let text = entry.locatedText
        guard words.contains(text.value) else {
            report(.unknownWord(entry, allowed: words))
            return nil
        }
        return text
    }
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// `-`, digits, a point and digits, as JSON writes numbers, without an exponent.
func isNumber(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
}

extension SpecDuration {
    /// Digits with at most one point, and a unit; `nil` for what is no whole number of milliseconds.
    init?(text: String) {
        let digits = text.utf8.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        guard let unit = Self.units[String(text.utf8.dropFirst(digits.count)) ?? ""] else { return nil }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.count <= 15 }) else { return nil }
        guard let whole = Int(String(parts[0]) ?? ""),
            let fraction = Int(String(parts.dropFirst().first ?? parts[0]) ?? "")
        else { return nil }
        let (product, overflows) = whole.multipliedReportingOverflow(by: unit)
        guard !overflows else { return nil }
        guard parts.count == 2 else {
            self.init(milliseconds: product)
            return
        }
        let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
        let (scaled, fractionOverflows) = fraction.multipliedReportingOverflow(by: unit)
        guard !fractionOverflows, scaled % scale == 0 else { return nil }
        let (sum, sumOverflows) = product.addingReportingOverflow(scaled / scale)
        guard !sumOverflows else { return nil }
        self.init(milliseconds: sum)
    }

    private static let units = ["ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
}
