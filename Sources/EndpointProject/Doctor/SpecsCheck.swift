import EndpointSpec

/// Whether there are specs, and none has an error.
struct SpecsCheck: SetUpCheck {
    static let name = "specs"

    func findings(in setUp: SetUp) -> [Finding] {
        switch setUp.specs {
        case .missing:
            return [
                .problem("there are no specs in '\(setUp.specPaths.joined(separator: " "))'", mend: mend(setUp))
            ]
        case .broken(let words): return [.problem(words, mend: "endpointgen lint \(setUp.specWords)")]
        case .loaded(let specs):
            let endpoints = specs.spec.modules.reduce(0) { $0 + $1.endpoints.count }
            let counts = [(specs.documents.count, "file"), (endpoints, "endpoint")]
                .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
            return [.fine("\(counts.joined(separator: ", ")), no errors")]
        }
    }

    /// Where the build plugin looks for specs, in place of where there are none.
    private func mend(_ setUp: SetUp) -> String {
        let targets = setUp.pluginTargets
        if let target = targets.first(where: { target in setUp.files.contains { $0.hasPrefix(target.specs + "/") } }) {
            return "endpointgen doctor \(ShellWord.quoted(target.specs))"
        }
        return "endpointgen init" + (targets.first.map { " " + ShellWord.quoted($0.folder) } ?? "")
    }
}
