import EndpointDiagnostics
import EndpointSpec

/// Whether git has the revision here that changes are compared with; clones of CI often lack it.
struct BaseRevisionCheck: SetUpCheck {
    static let name = "base revision"

    func findings(in setUp: SetUp) -> [Finding] {
        guard let inside = setUp.run(["git", "rev-parse", "--is-inside-work-tree"]), inside.status == 0 else {
            return [.skipped("this is no git repository")]
        }
        let isShallow = Self.output(["git", "rev-parse", "--is-shallow-repository"], setUp) == "true"
        return bases(setUp).map { finding($0, isShallow: isShallow, setUp) }
    }

    private struct Base {
        var revision: String
        /// Whether somebody named it, so that it must be there.
        var isNamed: Bool
    }

    /// What the command line says, else CI, else the remote; and what the spec follows.
    private func bases(_ setUp: SetUp) -> [Base] {
        var bases: [Base] = []
        let branches = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "BITRISEIO_GIT_BRANCH_DEST"]
        if let base = setUp.base {
            bases.append(Base(revision: base, isNamed: true))
        } else if let branch = branches.lazy.compactMap({ setUp.variables[$0] }).first(where: { !$0.isEmpty }) {
            bases.append(Base(revision: "origin/" + branch, isNamed: true))
        } else {
            let head = Self.output(["git", "rev-parse", "--abbrev-ref", "origin/HEAD"], setUp)
            let isKnown = head.map { $0.hasPrefix("origin/") && $0 != "origin/HEAD" } ?? false
            bases.append(Base(revision: isKnown ? head ?? "" : "origin/main", isNamed: false))
        }
        if case .loaded(let specs) = setUp.specs, let upstream = specs.spec.upstream?.value,
            let colon = upstream.firstIndex(of: ":"), colon != upstream.startIndex
        {
            bases.append(Base(revision: String(upstream[..<colon]), isNamed: true))
        }
        return bases
    }

    private func finding(_ base: Base, isShallow: Bool, _ setUp: SetUp) -> Finding {
        let isThere = setUp.run(["git", "rev-parse", "--verify", "--quiet", "\(base.revision)^{commit}"])?.status == 0
        if isThere {
            let joins = !isShallow || setUp.run(["git", "merge-base", base.revision, "HEAD"])?.status == 0
            return joins
                ? .fine("'\(base.revision)' is here")
                : .problem(
                    "this clone is shallow, and does not reach back to where '\(base.revision)' and HEAD part",
                    mend: Self.fetch(base.revision, deepens: true)
                )
        }
        guard setUp.run(["git", "remote", "get-url", "origin"])?.status == 0, base.isNamed || isShallow else {
            let hint = "'\(base.revision)' is not here; '--base' names another revision"
            return base.isNamed ? .problem(hint, mend: "git branch --all") : .skipped(hint)
        }
        let reason = isShallow ? ", as this clone is shallow" : ""
        return .problem(
            "'\(base.revision)' is not here\(reason)",
            mend: Self.fetch(base.revision, deepens: isShallow)
        )
    }

    /// A clone of one branch fetches others only where they are named.
    private static func fetch(_ revision: String, deepens: Bool) -> String {
        let start = deepens ? "git fetch --unshallow origin" : "git fetch origin"
        guard revision.hasPrefix("origin/") else { return "\(start) --tags \(ShellWord.quoted(plain(revision)))" }
        let branch = revision.dropFirst("origin/".count)
        return "\(start) \(ShellWord.quoted("+refs/heads/\(branch):refs/remotes/origin/\(branch)"))"
    }

    /// Without what counts back from a commit, such as `~2`.
    private static func plain(_ revision: String) -> String { String(revision.prefix { $0 != "~" && $0 != "^" }) }

    /// The first line that a command prints; `nil` where it fails.
    private static func output(_ command: [String], _ setUp: SetUp) -> String? {
        guard let result = setUp.run(command), result.status == 0 else { return nil }
        return result.output.split(separator: "\n").first.map(String.init)
    }
}
