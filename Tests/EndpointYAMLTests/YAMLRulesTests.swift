import EndpointDiagnostics
import EndpointYAML
import Testing

@Suite struct YAMLRulesTests {
    @Test("Rules are listed once each, in alphabetical order, with kebab-case ids and full sentences")
    func list() {
        let ids = YAMLRules.all.map(\.id)
        #expect(ids == Set(ids).sorted())
        for rule in YAMLRules.all {
            #expect(rule.id.allSatisfy { $0 == "-" || $0.isLowercase && $0.isASCII }, "\(rule.id)")
            #expect([rule.summary, rule.reason, rule.wayOut].allSatisfy { $0.hasSuffix(".") }, "\(rule.id)")
        }
    }
}
