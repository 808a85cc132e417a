import Testing

@testable import EndpointProject

@Suite struct BaseRevisionCheckTests {
    /// A repository with a remote, and some commands that succeed.
    private func repository(isShallow: Bool, _ more: [String] = [], hasRemote: Bool = true) -> SetUp {
        var results = ["git rev-parse --is-inside-work-tree": SetUp.CommandResult(status: 0, output: "true\n")]
        let shallow = SetUp.CommandResult(status: 0, output: "\(isShallow)\n")
        results["git rev-parse --is-shallow-repository"] = shallow
        if hasRemote { results["git remote get-url origin"] = SetUp.CommandResult(status: 0) }
        for command in more { results[command] = SetUp.CommandResult(status: 0) }
        return SetUp.running(results)
    }

    private func verify(_ revision: String) -> String { "git rev-parse --verify --quiet \(revision)^{commit}" }

    @Test("A base that is here is fine, in a shallow clone only with where it and HEAD part")
    func here() {
        let whole = repository(isShallow: false, [verify("origin/main")])
        #expect(BaseRevisionCheck().findings(in: whole) == [.fine("'origin/main' is here")])
        let deep = repository(isShallow: true, [verify("origin/main"), "git merge-base origin/main HEAD"])
        #expect(BaseRevisionCheck().findings(in: deep) == [.fine("'origin/main' is here")])
        let cut = repository(isShallow: true, [verify("origin/main")])
        #expect(
            BaseRevisionCheck().findings(in: cut).mends
                == ["git fetch --unshallow origin +refs/heads/main:refs/remotes/origin/main"]
        )
    }

    @Test(
        "A base that is missing comes with the fetch that brings it",
        arguments: [
            (true, nil, "git fetch --unshallow origin +refs/heads/main:refs/remotes/origin/main"),
            (true, "v1.2", "git fetch --unshallow origin --tags v1.2"),
            (true, "v1.2~3", "git fetch --unshallow origin --tags v1.2"),
            (false, "origin/next", "git fetch origin +refs/heads/next:refs/remotes/origin/next"),
        ] as [(Bool, String?, String)]
    )
    func missing(isShallow: Bool, base: String?, mend: String) {
        var setUp = repository(isShallow: isShallow)
        setUp.base = base
        #expect(BaseRevisionCheck().findings(in: setUp).mends == [mend])
    }

    @Test(
        "The branch that CI names stands before the main one",
        arguments: ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]
    )
    func branchOfCI(variable: String) {
        var setUp = repository(isShallow: false)
        setUp.variables[variable] = "stable"
        #expect(
            BaseRevisionCheck().findings(in: setUp).mends
                == ["git fetch origin +refs/heads/stable:refs/remotes/origin/stable"]
        )
    }

    @Test("The revision that a spec follows must be here too")
    func upstream() throws {
        var setUp = repository(isShallow: false, [verify("origin/main")])
        setUp.specs = .loaded(try LoadedSpecs("upstream: backend-2:Specs"))
        #expect(BaseRevisionCheck().findings(in: setUp).mends == ["git fetch origin --tags backend-2"])
        setUp.specs = .loaded(try LoadedSpecs("upstream: ../backend/Specs"))
        #expect(BaseRevisionCheck().findings(in: setUp).mends == [])
    }

    @Test("Where nobody names a base and nothing is cut off, a missing main branch is none of its business")
    func skipped() {
        #expect(BaseRevisionCheck().findings(in: SetUp()).map(\.verdict) == [.skipped])
        #expect(BaseRevisionCheck().findings(in: repository(isShallow: false)).map(\.verdict) == [.skipped])
        let alone = repository(isShallow: true, hasRemote: false)
        #expect(BaseRevisionCheck().findings(in: alone).map(\.verdict) == [.skipped])
    }
}
