import Foundation
import Testing

@testable import EndpointProject

@Suite struct GitRepositoryTests {
    private static func sample() throws -> SampleRepository {
        let sample = try SampleRepository()
        try sample.start()
        try sample.commit(
            ["Specs/api.yaml": "name: A\n", "Specs/a/b.yaml": "module: B\n", "one.yaml": "x\n"],
            tag: "v1"
        )
        try sample.commit(["Specs/api.yaml": "name: B\n"], tag: "v2")
        return sample
    }

    private static func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("A folder of a revision is listed with all files below it, and read as it was")
    func folder() throws {
        let sample = try Self.sample()
        let files = try sample.repository.files(at: try #require(GitPlace("v1:Specs")))
        #expect(files.isFolder)
        #expect(files.files.map(\.path) == ["a/b.yaml", "api.yaml"])
        let contents = try sample.repository.contents(of: files.files.map(\.id))
        #expect(
            files.files.map { String(decoding: contents[$0.id] ?? [], as: UTF8.self) } == ["module: B\n", "name: A\n"]
        )
    }

    @Test("A file of a revision is itself, by its name", arguments: ["v1:one.yaml", "HEAD~1:./one.yaml"])
    func file(text: String) throws {
        let sample = try Self.sample()
        let files = try sample.repository.files(at: try #require(GitPlace(text)))
        #expect(!files.isFolder)
        #expect(files.files.map(\.path) == ["one.yaml"])
    }

    @Test("Equal files of two revisions have one id")
    func equalFiles() throws {
        let sample = try Self.sample()
        let ids = try ["v1:Specs", "v2:Specs"].map { text in
            try sample.repository.files(at: try #require(GitPlace(text))).files.map(\.id)
        }
        #expect(ids[0][0] == ids[1][0] && ids[0][1] != ids[1][1])
    }

    @Test("Tags that match a pattern are listed")
    func tags() throws {
        let sample = try Self.sample()
        #expect(try sample.repository.tags(matching: "v*").sorted() == ["v1", "v2"])
        #expect(try sample.repository.tags(matching: "w*") == [])
    }

    @Test("What a revision does not have, and what is no revision, are told apart")
    func missing() throws {
        let sample = try Self.sample()
        let path = Self.message { _ = try sample.repository.files(at: GitPlace(revision: "v1", path: "Other")) }
        #expect(path == "there is no 'Other' in 'v1'")
        let revision = Self.message { _ = try sample.repository.files(at: GitPlace(revision: "v9", path: "Specs")) }
        #expect(revision == "git does not have 'v9' here")
    }

    @Test("A shallow clone says the line that fetches what it lacks")
    func shallow() throws {
        let sample = try Self.sample()
        let clone = try SampleRepository()
        try clone.git("clone", "--quiet", "--depth=1", "--no-tags", "file://\(sample.folder.path)", ".")
        let message = Self.message { _ = try clone.repository.files(at: GitPlace(revision: "v1", path: "Specs")) }
        #expect(message == "git does not have 'v1' here; fetch it with 'git fetch --depth=1 origin tag v1'")
        try clone.git("fetch", "--quiet", "--depth=1", "origin", "tag", "v1")
        #expect(try clone.repository.files(at: GitPlace(revision: "v1", path: "Specs")).files.count == 2)
    }

    @Test(
        "The line that fetches a revision names no more than it",
        arguments: [
            ("origin/main", true, "git fetch --depth=1 origin +refs/heads/main:refs/remotes/origin/main"),
            ("origin/main", false, "git fetch origin +refs/heads/main:refs/remotes/origin/main"),
            ("v1.2", true, "git fetch --depth=1 origin tag v1.2"),
            ("a'b", false, "git fetch origin tag 'a'\\''b'"),
            ("a'\u{301};b", false, "git fetch origin tag 'a'\\''\u{301};b'"),
            ("HEAD~3", true, "git fetch --unshallow origin"),
            ("0123abcd", true, "git fetch --depth=1 origin 0123abcd"),
        ]
    )
    func fetch(revision: String, isShallow: Bool, line: String) {
        #expect(GitRepository.fetch(revision, isShallow: isShallow) == line)
    }

    @Test("A folder outside of any repository says so")
    func noRepository() throws {
        let sample = try SampleRepository()
        let message = Self.message { _ = try sample.repository.files(at: GitPlace(revision: "HEAD", path: "a")) }
        #expect(message.hasPrefix("'\(sample.folder.path)' is in no git repository"), "\(message)")
    }

    @Test("A place is a revision, a colon and a path", arguments: ["", "a", ":a", "-x:a"])
    func places(text: String) { #expect(GitPlace(text) == nil) }
}
