import EndpointDiagnostics
import EndpointSpec

/// Walks two matched specs side by side and gathers what differs.
///
/// A class, since each part of the walk adds to the one list of findings and the one list of model pairs that are still
/// to be walked. Models are walked once for each pair that stands at one place, so recursion ends.
final class Comparison {
    let base: SpecSide
    let head: SpecSide
    var match: SpecMatch
    /// `yyyy-MM-dd`.
    let today: String
    private(set) var findings: [Finding] = []
    private var knownPairs: Set<ModelPair> = []
    private var pendingPairs: [ModelPair] = []
    /// Pairs of types that are assumed to be alike while they are looked at, or were found to be.
    var alikeTypes: Set<TypePair> = []
    /// Parameters of the two models that are being compared.
    var generics = GenericParameters()
    /// Pairs that were found by likeness alone.
    var likelyRenames: Set<ModelPair> = []

    init(base: ResolvedSpec, head: ResolvedSpec, today: String) {
        self.base = SpecSide(base)
        self.head = SpecSide(head)
        match = SpecMatch(base: self.base, head: self.head)
        self.today = today
    }

    func run() {
        compareAPI()
        compareServers()
        compareModules()
        for number in match.endpoints.indices { compareEndpoints(number) }
        compareSetsOfEndpoints()
        for (base, head) in match.headModel.sorted(by: { $0.key < $1.key }) { meet(base, head) }
        comparePendingPairs()
        compareSetsOfModels()
        comparePendingPairs()
    }

    private func comparePendingPairs() {
        while let pair = pendingPairs.popLast() { compareModels(pair) }
    }

    /// Notes that two models stand at one place, so that they are compared.
    func meet(_ old: ModelID, _ new: ModelID) {
        let pair = ModelPair(base: old, head: new)
        if knownPairs.insert(pair).inserted { pendingPairs.append(pair) }
    }

    func hasMet(_ pair: ModelPair) -> Bool { knownPairs.contains(pair) }

    var pairs: Set<ModelPair> { knownPairs }

    func report(
        _ rule: ChangeRule,
        at spot: Spot,
        _ member: String = "",
        where conditions: ChangeConditions = [],
        old: String? = nil,
        new: String? = nil,
        base: SourceRange? = nil,
        head: SourceRange? = nil
    ) {
        findings.append(
            Finding(
                rule: rule,
                spot: spot,
                member: member,
                conditions: conditions,
                old: old,
                new: new,
                base: base,
                head: head
            )
        )
    }
}
