import EndpointTestSupport
import Foundation
import Testing

/// `diff` over repositories that the tests make.
@Suite struct DiffRepositoryTests {
    private static let api = "name: Shop\n"

    /// A module with one endpoint and a model of these fields.
    private static func orders(_ fields: String, more: String = "") -> String {
        """
        module: Orders
        endpoints:
          list: { method: GET, path: /orders, response: list<Order> }
        \(more)models:
          Order: { fields: { \(fields) } }

        """
    }

    private static func files(_ fields: String) -> [String: String] {
        ["Specs/api.yaml": api, "Specs/orders.yaml": orders(fields)]
    }

    private static func repository() throws -> TestRepository {
        let repository = try TestRepository(Workspace())
        try repository.commit(files("id: string, note: string"), tag: "v1")
        try repository.commit(files("id: string, note: string?"), tag: "v2")
        return repository
    }

    // MARK: Revisions

    @Test("A revision of a folder is compared with another, each place named by its revision")
    func revisions() async throws {
        let repository = try Self.repository()
        let run = try await repository.run("diff", "v1:Specs", "v2:Specs", "--fail-on", "wire")
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.contains("v2:Specs/orders.yaml:5:34"), "\(run.output)")
        #expect(run.output.contains("field-became-optional"), "\(run.output)")
    }

    @Test("A revision is compared with what is on the disk, from any folder of the repository")
    func disk() async throws {
        let repository = try Self.repository()
        try repository.workspace.write(Self.orders("id: string"), to: "repository/Specs/orders.yaml")
        var run = try await repository.run("diff", "HEAD:Specs", "Specs")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("HEAD:Specs/orders.yaml:5:"), "\(run.output)")
        run = try await repository.run("diff", "HEAD:./", ".", below: "repository/Specs")
        #expect(run.output.contains("HEAD:./orders.yaml:5:34: breaking: field removed"), "\(run.output)\(run.errors)")
        #expect(try repository.git("status", "--porcelain") == " M Specs/orders.yaml")
    }

    @Test("A file of a revision is a spec by itself")
    func file() async throws {
        let repository = try Self.repository()
        try repository.commit(["one.yaml": Self.orders("id: string"), "two.yaml": Self.orders("id: int")])
        let run = try await repository.run("diff", "HEAD:one.yaml", "HEAD:two.yaml")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("type-changed"), "\(run.output)")
        #expect(run.output.contains("HEAD:two.yaml:5:"), "\(run.output)")
    }

    @Test("What is wrong in a spec of a revision is told with the revision")
    func broken() async throws {
        let repository = try Self.repository()
        try repository.commit(["Specs/orders.yaml": "modul: Orders\n"], tag: "broken")
        let run = try await repository.run("diff", "broken:Specs", "v2:Specs")
        #expect(run.status == 1)
        #expect(run.errors.contains("broken:Specs/orders.yaml:1:1: error: "), "\(run.errors)")
    }

    @Test("A path that the revision does not have is told with the revision")
    func noPath() async throws {
        let run = try await Self.repository().run("diff", "v1:Spec", "Specs")
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no 'Spec' in 'v1'"), "\(run.errors)")
    }

    @Test("Outside of a repository the folder is named that is in none")
    func noRepository() async throws {
        let workspace = try Workspace(["Specs/api.yaml": Self.api])
        let run = try await BuiltTool.run(["diff", "v1:Specs", "Specs"], in: workspace)
        #expect(run.status == 2)
        #expect(run.errors.contains("'\(workspace.folder.path)' is in no git repository"), "\(run.errors)")
        let shipped = try await BuiltTool.run(["diff", "--shipped", "v*"], in: try Workspace(DiffSamples.files))
        #expect(shipped.status != 0)
    }

    // MARK: Revisions that are not here

    @Test("A revision that is nowhere is told without a line that could not help")
    func nowhere() async throws {
        let run = try await Self.repository().run("diff", "v9:Specs", "Specs")
        #expect(run.status == 2)
        #expect(run.errors.contains("git does not have 'v9' here\n"), "\(run.errors)")
    }

    /// A clone of the repository without its tags.
    private static func clone(_ options: [String]) throws -> TestRepository {
        let origin = try repository()
        let clone = try TestRepository(origin.workspace, "clone")
        try clone.git("remote", "add", "origin", "file://\(origin.workspace.url("repository").path)")
        for option in options { try clone.git("fetch", "--quiet", "--no-tags", option, "origin", "main") }
        try clone.git("reset", "--quiet", "--hard", "FETCH_HEAD")
        return clone
    }

    @Test(
        "A revision that is not fetched is told with the line that fetches it, which does",
        arguments: [
            ("v1", "--depth=1", "git fetch --depth=1 origin tag v1"),
            ("v1", "--depth=9", "git fetch --depth=1 origin tag v1"),
            ("v1", "--quiet", "git fetch origin tag v1"),
            ("HEAD~1", "--depth=1", "git fetch --unshallow origin"),
            ("origin/main~1", "--depth=1", "git fetch --unshallow origin"),
            ("origin/release", "--quiet", "git fetch origin +refs/heads/release:refs/remotes/origin/release"),
        ]
    )
    func fetch(revision: String, option: String, line: String) async throws {
        let clone = try Self.clone([option])
        try clone.git("branch", "release", "v1", in: "repository")
        let isShallow = try clone.git("rev-parse", "--is-shallow-repository") == "true"
        let expected = isShallow ? line : line.replacing(" --depth=1", with: "")
        let words = ["diff", "\(revision):Specs", "Specs"]
        let run = try await BuiltTool.run(words, in: clone.workspace, below: "clone")
        #expect(run.status == 2)
        let told = try #require(run.errors.firstMatch(of: /; fetch it with '(git fetch .*)'\n/), "\(run.errors)").1
        #expect(told.replacing("'", with: "") == expected)
        let shell = ["-c", "\(told) && git fetch --quiet origin '+refs/heads/*:refs/remotes/origin/*'"]
        let process = try ChildProcess(URL(fileURLWithPath: "/bin/sh"), shell, in: clone.workspace.url("clone"))
        let fetched = try await process.finish()
        #expect(fetched.status == 0, "\(fetched.errors)")
        let again = try await BuiltTool.run(words, in: clone.workspace, below: "clone")
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.output.contains("field-became-optional"), "\(again.output)")
    }

    // MARK: Shipped versions

    private static func shipped() throws -> TestRepository {
        let repository = try TestRepository(Workspace())
        try repository.commit(["README": "Nothing yet.\n"], tag: "v0")
        try repository.commit(files("id: string, note: string, old: int"), tag: "v1.0")
        try repository.commit(["README": "Words.\n"], tag: "v1.1")
        try repository.commit(files("id: string, note: string"), tag: "v2.0")
        try repository.commit(["Specs/orders.yaml": "modul: Orders\n"], tag: "v2.1")
        try repository.commit(files("id: string"), tag: "v3.0")
        try repository.commit([:], tag: "w1")
        return repository
    }

    @Test("The matrix has a line a change, a column a version, and a word on what could not be read")
    func matrix() async throws {
        let repository = try Self.shipped()
        let run = try await repository.run("diff", "--shipped", "v*", "--as-of", "2027-01-31")
        #expect(
            run.output
                == """
                                  v0 v1.0 v1.1 v2.0 v2.1 v3.0
                field-removed@Order.note  .  B    B    B    .    .
                field-removed@Order.old   .  B    B    .    .    .
                all                       ?  B    B    B    ?    .

                B breaking, r risky, . safe, ? no spec that can be read
                3 of 6 versions break: v1.0, v1.1, v2.0

                """.replacing("                  v0", with: "                          v0")
        )
        #expect(run.errors.contains("'v0' is left out: there is no 'Specs' [unreadable-version]"), "\(run.errors)")
        #expect(run.errors.contains("'v2.1' is left out: its specs have errors"), "\(run.errors)")
        #expect(run.status == 0)
        #expect(try await repository.run("diff", "--shipped", "v*", "--fail-on", "wire").status == 1)
    }

    @Test("Specs are found at each tag by their whole path too, a folder or a file")
    func wholePath() async throws {
        let repository = try Self.shipped()
        let folder = repository.workspace.url("repository/Specs").path
        let run = try await repository.run("diff", "--shipped", "v*", folder, "--fail-on", "wire")
        #expect(run.output.contains("3 of 6 versions break: v1.0, v1.1, v2.0"), "\(run.output)\(run.errors)")
        #expect(run.status == 1)
        let one = try Self.repository()
        try one.commit(["one.yaml": Self.orders("id: string, note: string")], tag: "w1")
        try one.workspace.write(Self.orders("id: string"), to: "repository/one.yaml")
        let file = one.workspace.url("repository/one.yaml").path
        let other = try await one.run("diff", "--shipped", "w*", file)
        #expect(other.output.contains("1 of 1 versions break: w1"), "\(other.output)\(other.errors)")
    }

    @Test("Where no tag is there, or none with a spec, it is not said that nothing breaks")
    func nothingCompared() async throws {
        let repository = try Self.shipped()
        let none = try await repository.run("diff", "--shipped", "x*")
        #expect(none.output.hasSuffix("no shipped version was compared\n"), "\(none.output)")
        #expect(none.errors.contains("no tag matches 'x*'"), "\(none.errors)")
        let unread = try await repository.run("diff", "--shipped", "v0")
        #expect(unread.output.hasSuffix("no shipped version was compared\n"), "\(unread.output)")
        let some = try await repository.run("diff", "--shipped", "v[03].*")
        #expect(some.output.hasSuffix("no shipped version breaks\n"), "\(some.output)")
        let both = try await repository.run("diff", "--shipped", "v[23].[01]", "--since", "v2.1")
        #expect(both.output.hasSuffix("no shipped version breaks of the 1 that could be read\n"), "\(both.output)")
    }

    @Test("Annotations of what is gone stand where HEAD has what it was in", arguments: ["github", "sarif"])
    func annotations(format: String) async throws {
        let repository = try Self.repository()
        try repository.workspace.write(Self.orders("id: string"), to: "repository/Specs/orders.yaml")
        let run = try await repository.run("diff", "v1:Specs", "Specs", "--format", format)
        #expect(run.status == 0, "\(run.errors)")
        let place =
            format == "github"
            ? "::error file=Specs/orders.yaml,line=5,col=3,title=field-removed::"
            : #""uri":"Specs/orders.yaml"},"region":{"endColumn":8,"endLine":5,"startColumn":3,"startLine":5}"#
        #expect(run.output.contains(place), "\(run.output.prefix(800))")
        #expect(run.output.contains("v1%3ASpecs/orders.yaml") == (format == "sarif"))
    }

    @Test("'--since' leaves out older versions, whose breaks then do not count")
    func since() async throws {
        let repository = try Self.shipped()
        let words = ["diff", "--shipped", "v*", "--fail-on", "wire", "--format", "json", "--since"]
        let run = try await BuiltTool.run(words + ["v3.0"], in: repository.workspace, below: repository.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(#""tag" : "v3.0""#) && !run.output.contains("v2.0"), "\(run.output)")
        let wrong = try await BuiltTool.run(words + ["v9"], in: repository.workspace, below: repository.path)
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("'v9' is none of the tags that 'v*' names"), "\(wrong.errors)")
    }

    // MARK: git's own diff

    private static func driven(_ repository: TestRepository, _ words: String...) async throws -> ToolRun {
        let command = "'\(BuiltTool.url.path)' diff --git-driver"
        let process = try ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["git", "-c", "diff.endpoints.command=\(command)", "diff"] + words,
            in: repository.workspace.url(repository.path),
            environment: ["GIT_CONFIG_GLOBAL": "/dev/null"]
        )
        return try await process.finish()
    }

    private static let attributes = [".gitattributes": "Specs/** diff=endpoints\n"]

    @Test("'git diff' shows what a change of a spec means, and lines for all else")
    func driver() async throws {
        let repository = try Self.repository()
        try repository.commit(Self.attributes.merging(["README": "Old words.\n"]) { $1 })
        try repository.workspace.write(Self.orders("id: string"), to: "repository/Specs/orders.yaml")
        try repository.workspace.write("New words.\n", to: "repository/README")
        let run = try await Self.driven(repository)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("endpointgen diff Specs/orders.yaml\n"), "\(run.output)")
        #expect(run.output.contains("field-removed"), "\(run.output)")
        #expect(!run.output.contains("-  Order:"), "\(run.output)")
        #expect(run.output.contains("-Old words.\n+New words.\n"), "\(run.output)")
    }

    @Test("Between two revisions a module that came, and one that went, are shown with the specs that are there now")
    func addedAndRemoved() async throws {
        let repository = try Self.repository()
        let users = "module: Users\nendpoints: { me: { method: GET, path: /me } }\n"
        try repository.commit(Self.attributes.merging(["Specs/users.yaml": users]) { $1 })
        var run = try await Self.driven(repository, "HEAD~1", "HEAD")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("endpoint added: users.me"), "\(run.output)")
        try FileManager.default.removeItem(at: repository.workspace.url("repository/Specs/users.yaml"))
        run = try await Self.driven(repository)
        #expect(run.output.contains("endpoint removed: users.me"), "\(run.output)")
    }

    @Test("A spec with errors is shown with them, and git goes on")
    func driverErrors() async throws {
        let repository = try Self.repository()
        try repository.commit(Self.attributes)
        try repository.workspace.write("modul: Orders\n", to: "repository/Specs/orders.yaml")
        let run = try await Self.driven(repository)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Specs/orders.yaml:1:1: error: unknown key 'modul'"), "\(run.output)")
    }

    @Test("Words that git does not hand over are wrong usage", arguments: [6, 8])
    func driverUsage(count: Int) async throws {
        let words = ["diff", "--git-driver"] + (0..<count).map { "w\($0)" }
        let run = try await BuiltTool.run(words)
        #expect(run.status == 64)
        #expect(run.errors.contains("7 words or 9, not \(count)"), "\(run.errors)")
    }
}
