import EndpointDiagnostics
import EndpointYAML
import Testing

@testable import EndpointSpec

@Suite struct DecodingRulesTests {
    @Test("Every rule has an id of its own in kebab-case and says what, why and what to do")
    func rulesAreWhole() {
        let rules = DecodingRules.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        #expect(Set(rules.map(\.id)).isDisjoint(with: YAMLRules.all.map(\.id)))
        for rule in rules {
            #expect(rule.id.utf8.allSatisfy { isLower($0) || $0 == UInt8(ascii: "-") }, "\(rule.id)")
            for text in [rule.summary, rule.reason, rule.wayOut] {
                #expect(text.hasSuffix("."), "\(rule.id)")
            }
        }
    }
}
