import EndpointDiagnostics
import Foundation

/// What an upstream holds at one moment, as files on the disk that a loader can read.
package struct Upstream: Sendable {
    /// The file or folder to load.
    package let path: String
    package let isFolder: Bool
    /// What stands for the path in what people read; equal to it unless the files come from a revision.
    package let shown: String
    /// The commit, where it is a revision or lies in a repository.
    package let commit: String?
    /// SHA-256 in hexadecimal: of the file; of a folder, or a file that refers to others, of the lines that
    /// `sha256sum` prints for the YAML and JSON below, sorted by path.
    package let digest: String
    /// Those of a revision.
    private let copies: TemporaryFiles?

    /// - Throws: ``GitError`` where git does not have it, ``UpstreamError`` where the disk does not.
    package init(at place: UpstreamPlace) throws {
        switch place {
        case .path(let path): try self.init(path: path)
        case .revision(let place, let folder): try self.init(place, in: folder)
        }
    }

    private init(path: String) throws {
        isFolder = try Self.isFolder(path)
        self.path = path
        shown = path
        copies = nil
        let parent = isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
        commit = try? GitRepository(GitCommand(folder: parent)).commit(of: "HEAD")
        digest = try Self.digest(of: path, isFolder: isFolder)
    }

    private init(_ place: GitPlace, in folder: String) throws {
        let repository = GitRepository(GitCommand(folder: folder))
        commit = try repository.commit(of: place.revision)
        let listed = try repository.files(at: place)
        isFolder = listed.isFolder
        // What a file refers to stands beside it.
        let around = listed.isFolder ? listed : try repository.files(at: place.parent)
        let files = around.files.filter { UpstreamFiles.isInput($0.path) || (!listed.isFolder && $0.id == listed.id) }
        let contents = try repository.contents(of: files.map(\.id))
        let copies = try TemporaryFiles(files, contents: contents)
        let name = place.path.split(separator: "/").last.map(String.init) ?? ""
        path = listed.isFolder ? copies.folder.path : copies.folder.appendingPathComponent(name).path
        shown = place.text
        self.copies = copies
        digest = try Self.digest(of: path, isFolder: listed.isFolder)
    }

    private static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UpstreamError(path: path, reason: "it is not there")
        }
        return isFolder.boolValue
    }

    private static func digest(of path: String, isFolder: Bool) throws -> String {
        let folder = isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
        if !isFolder {
            let bytes = try UpstreamFiles.bytes(of: path)
            if !UpstreamFiles.refersToOthers(bytes) { return UpstreamFiles.digest(of: bytes) }
        }
        var lines = ""
        for name in try UpstreamFiles.names(below: folder) {
            lines += UpstreamFiles.digest(of: try UpstreamFiles.bytes(of: "\(folder)/\(name)")) + "  \(name)\n"
        }
        return UpstreamFiles.digest(of: Array(lines.utf8))
    }
}

/// Why an upstream cannot be read.
package struct UpstreamError: Error, Sendable, Equatable, CustomStringConvertible {
    package var path: String
    /// Lower case, no final period.
    package var reason: String

    package var description: String { "cannot read the upstream '\(path)': \(reason)" }
}
