import EndpointSpec

/// Whether there are specs, and none has an error.
struct SpecsCheck: SetUpCheck {
    static let name = "specs"

    func findings(in setUp: SetUp) -> [Finding] {
        switch setUp.specs {
        case .missing:
            return [
                .problem("there are no specs in '\(setUp.specPaths.joined(separator: " "))'", mend: "endpointgen init")
            ]
        case .broken(let words): return [.problem(words, mend: "endpointgen lint \(setUp.specWords)")]
        case .loaded(let specs):
            let endpoints = specs.spec.modules.reduce(0) { $0 + $1.endpoints.count }
            let counts = [(specs.documents.count, "file"), (endpoints, "endpoint")]
                .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
            return [.fine("\(counts.joined(separator: ", ")), no errors")]
        }
    }
}
