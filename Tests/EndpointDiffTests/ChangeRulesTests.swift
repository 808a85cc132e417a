import Testing

@testable import EndpointDiff

@Suite struct ChangeRulesTests {
    @Test("Ids are unique, sorted and kebab-case")
    func ids() {
        let ids = ChangeRules.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil } == [])
    }

    @Test("Every rule names its opposite, which names it back, or is its own", arguments: ChangeRules.all.map(\.id))
    func mirrors(id: String) throws {
        let rule = try #require(ChangeRules.rule(id))
        guard case .rule(let name) = rule.mirror else { return }
        let mirror = try #require(ChangeRules.rule(name))
        #expect(mirror.mirror == .rule(id))
    }

    @Test("Every rule says what it comes to in both languages", arguments: ChangeRules.all.map(\.id))
    func words(id: String) throws {
        let rule = try #require(ChangeRules.rule(id))
        #expect(rule.meaning.hasSuffix("."))
        #expect(!rule.verdicts.isEmpty)
        for words in [rule.title] + rule.verdicts.map(\.consequence) + [rule.wayOut].compactMap(\.self) {
            #expect(!words.english.hasSuffix(".") && !words.english.isEmpty)
            #expect(
                words.simplifiedChinese.unicodeScalars.contains { $0.value >= 0x4E00 } || words.english == "optional"
            )
        }
    }

    @Test("A verdict in one direction has one in the other", arguments: ChangeRules.all.map(\.id))
    func directions(id: String) throws {
        let rule = try #require(ChangeRules.rule(id))
        for category in [ChangeCategory.wire] {
            let found = Set(rule.verdicts.filter { $0.category == category }.map(\.direction))
            #expect(found.contains(.request) == found.contains(.response))
        }
    }

    @Test("The explanation, the list and the table name every rule")
    func reference() {
        for rule in ChangeRules.all {
            #expect(ChangeRuleReference.list.contains("\(rule.id) "))
            #expect(ChangeRuleReference.markdown.contains("| `\(rule.id)` |"))
            #expect(ChangeRuleReference.explanation(of: rule).hasPrefix("\(rule.id) (change, "))
        }
    }
}
