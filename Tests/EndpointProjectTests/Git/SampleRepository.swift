import EndpointProject
import Foundation
import Testing

/// A git repository of its own for a test, removed with the last reference to it.
final class SampleRepository: Sendable {
    let folder: URL

    init() throws {
        let name = "git-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var repository: GitRepository { GitRepository(GitCommand(folder: folder.path)) }

    func start() throws {
        try git("init", "--quiet", "--initial-branch=main")
    }

    /// Commits files and tags the commit.
    func commit(_ files: [String: String], tag: String) throws {
        for (path, text) in files {
            let place = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: place)
        }
        try git("add", "--all")
        try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", tag)
        try git("tag", tag)
    }

    func git(_ words: String...) throws {
        let output = try #require(GitCommand(folder: folder.path).run(words))
        try #require(output.status == 0, "git \(words.joined(separator: " "))")
    }
}
