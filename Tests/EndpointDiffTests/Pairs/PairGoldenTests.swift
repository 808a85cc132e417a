import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// Each mutation of one spec against exactly the changes that it is.
@Suite(.serialized) struct PairGoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

    @Test("Each mutation gives exactly the expected changes, and so does taking it back", arguments: PairTable.cases)
    func pair(pair: PairCase) throws {
        let (forward, backward) = try Self.found(pair)
        guard !Self.isRecording else { return }
        #expect(forward == pair.forward)
        #expect(backward == pair.backward)
    }

    @Test("The table is recorded where that was asked for", .enabled(if: isRecording))
    func record() throws {
        let cases = PairTable.cases.map { pair in
            var pair = pair
            if let found = try? Self.found(pair) { (pair.forward, pair.backward) = found }
            return pair
        }
        try Data(PairTable.recorded(cases).utf8).write(to: PairTable.file)
        Issue.record("recorded \(cases.count) pairs")
    }

    private static func found(_ pair: PairCase) throws -> (forward: [String], backward: [String]) {
        let text = try #require(pair.mutated, "what is replaced stands in the spec exactly once")
        let base = try DiffFixture.spec(PairSpec.text)
        let head = try DiffFixture.spec(text)
        return (
            DiffFixture.lines(DiffFixture.changes(base, head)), DiffFixture.lines(DiffFixture.changes(head, base))
        )
    }

    // MARK: What the table covers

    @Test("At least 150 pairs are compared, and none is without a change")
    func size() {
        #expect(PairTable.cases.count >= 75)
        #expect(PairTable.cases.filter { $0.forward.isEmpty || $0.backward.isEmpty }.map(\.line) == [])
    }

    @Test("Every rule is met by a pair")
    func rules() {
        let lines = PairTable.cases.flatMap { $0.forward + $0.backward }
        let met = Set(lines.map { String($0.prefix { $0 != "@" }) })
        #expect(ChangeRules.all.map(\.id).filter { !met.contains($0) && Self.metElsewhere[$0] == nil } == [])
    }

    /// Rules that need more than one mutation, with the test that meets them.
    static let metElsewhere = [
        "endpoint-likely-renamed": "MatchingTests", "module-renamed": "MatchingTests",
        "model-kind-changed": "MatchingTests", "parameter-moved": "MatchingTests",
        "model-became-sent": "ReachTests", "model-no-longer-sent": "ReachTests",
    ]

    @Test("The change of every key of the format is in the table, or there is a reason why none is reported")
    func keys() {
        let shown = Set(PairTable.cases.flatMap(\.keys))
        let all = Set(FormatUse.all.map(Self.name))
        #expect(all.subtracting(shown).subtracting(Self.exempt.keys).sorted() == [])
        #expect(shown.subtracting(all).sorted() == [], "keys that the format does not have")
        #expect(Set(Self.exempt.keys).subtracting(all).sorted() == [], "reasons for keys that the format does not have")
    }

    /// A key with its mapping: presets and defaults have an endpoint's keys, and whatever has a type has a field's.
    private static func name(_ use: FormatUse) -> String {
        switch use.object {
        case .preset, .defaults: return "endpoint.\(use.key)"
        case .inPlaceType: return "field.\(use.key)"
        case .response, .outcome, .variant, .body, .model:
            let isTyping =
                FormatObject.field.key(named: use.key) != nil
                && !["name", "description", "deprecated", "value"].contains(use.key)
            return isTyping && !(use.object == .body && use.key == "style")
                && !(use.object == .body && ["optional", "contentType"].contains(use.key))
                ? "field.\(use.key)" : "\(use.object).\(use.key)"
        default: return "\(use.object).\(use.key)"
        }
    }

    private static let exempt = [
        "module.module": "a renamed module renames what refers to it, see MatchingTests",
        "module.json": "a file of a folder has its own, see MatchingTests",
        "api.spec": "there is one version of the format",
        "api.upstream": "where a spec comes from changes nothing in it",
        "api.review": "how changes are judged is no change",
        "review.level": "how changes are judged is no change",
        "review.endpoints": "how changes are judged is no change",
        "review.stability": "how changes are judged is no change",
        "outcome.description": "resolved specs do not keep it, and nothing is generated from it",
    ]
}
