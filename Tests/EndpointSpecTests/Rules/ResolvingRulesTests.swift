import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

@Suite struct ResolvingRulesTests {
    @Test("A name that does not exist, or that two things have, is reported at its place", arguments: NameRuleCases.all)
    func names(rule: RuleCase) { rule.check() }

    @Test("A type or value that cannot be is reported at its place", arguments: ValueRuleCases.all)
    func values(rule: RuleCase) { rule.check() }

    @Test("What an endpoint cannot be or do is reported at its place", arguments: EndpointRuleCases.all)
    func endpoints(rule: RuleCase) { rule.check() }

    @Test("Every rule of the stage has a case")
    func coverage() {
        let cases = NameRuleCases.all + ValueRuleCases.all + EndpointRuleCases.all
        let tested = Set(cases.flatMap { ResolvedText($0.files).diagnostics.sorted.map(\.rule.id) })
        #expect(ResolvingRules.all.map(\.id).filter { !tested.contains($0) } == [])
    }

    @Test("Rules have identifiers of their own, in kebab case, and say what, why and the way out")
    func rules() {
        let all = SpecRules.all
        #expect(Set(all.map(\.id)).count == all.count)
        for rule in all {
            #expect(rule.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
            for text in [rule.summary, rule.reason, rule.wayOut] { #expect(text.hasSuffix(".")) }
        }
    }
}
