import EndpointDiagnostics
import EndpointYAML

/// `review`: how much kinds of changes weigh.
extension DocumentDecoder {
    private static let levels = ["breaking", "risky", "safe"]

    mutating func reviews(_ entry: Entry?) -> [ReviewDeclaration] {
        guard let entry, isMapping(entry, "rule ids and levels") else { return [] }
        return entry.value.pairs.compactMap { review(Entry($0)) }
    }

    /// A level, or a mapping that limits where it holds.
    private mutating func review(_ entry: Entry) -> ReviewDeclaration? {
        let isNamed = checkRuleID(entry.key)
        var review = ReviewDeclaration(rule: entry.locatedKey)
        if entry.value.kind == .mapping {
            guard let keys = keys(of: entry, as: .review, named: entry.key) else { return nil }
            review.level = word(keys["level"], of: Self.levels)
            review.endpoints = list(keys["endpoints"]) { $0.reference($1) } ?? []
            review.stability = list(keys["stability"]) { $0.word($1, of: Stability.allCases.map(\.rawValue)) } ?? []
        } else {
            guard let level = word(entry, of: Self.levels) else { return nil }
            review.level = level
        }
        return isNamed ? review : nil
    }

    /// Whether the key is written like the id of a rule, such as `enum-value-added`.
    private mutating func checkRuleID(_ key: YAMLNode) -> Bool {
        let parts = key.text.split(separator: "-", omittingEmptySubsequences: false)
        if parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { isLower($0) || isDigit($0) } }) { return true }
        report(.invalidRuleID(key))
        return false
    }
}

extension Diagnostic {
    static func invalidRuleID(_ key: YAMLNode) -> Diagnostic {
        Diagnostic(
            DecodingRules.invalidName,
            "\(quoted(key.text)) is not the id of a rule, such as 'enum-value-added'",
            at: key.range
        )
    }
}
