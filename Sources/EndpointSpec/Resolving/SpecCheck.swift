import EndpointDiagnostics

/// A resolved spec with what rules ask beside it, and the rules that look at it as a whole.
struct SpecCheck: Sendable {
    let spec: ResolvedSpec
    /// Of each endpoint, in order.
    let facts: [EndpointFacts]
    let catalog: SpecCatalog
    let usedNames: [Resolution.NameKind: Set<String>]

    /// Every check, one a file under `Rules/`.
    static let checks: [@Sendable (SpecCheck, inout DiagnosticCollector) -> Void] = [
        { $0.checkUnsafeRetries(&$1) },
        { $0.checkUnsafeReads(&$1) },
        { $0.checkTimeoutConditions(&$1) },
        { $0.checkBodiesOfReads(&$1) },
        { $0.checkSameRequests(&$1) },
        { $0.checkWaits(&$1) },
        { $0.checkParameterNames(&$1) },
        { $0.checkWireNames(&$1) },
        { $0.checkDerivedNames(&$1) },
        { $0.checkReservedTypes(&$1) },
        { $0.checkNestedTypes(&$1) },
        { $0.checkReplacements(&$1) },
        { $0.checkFormerNames(&$1) },
        { $0.checkUnusedNames(&$1) },
        { $0.checkPolicyNames(&$1) },
    ]

    func run(reportingTo diagnostics: inout DiagnosticCollector) {
        let found = ParallelLoop(count: Self.checks.count).map { index in
            var found = DiagnosticCollector()
            Self.checks[index](self, &found)
            return found
        }
        for found in found { diagnostics.report(contentsOf: found) }
    }
}
