import EndpointSpec
package import Foundation

/// Files in a folder of their own, which goes with this: for contents that are read as if they stood on the disk.
package final class TemporaryFiles: Sendable {
    package let folder: URL

    /// - Parameter contents: By path below the folder.
    /// - Throws: `SpecLoadError` where the folder cannot be written.
    package init(_ contents: [String: [UInt8]]) throws {
        let name = "endpointgen-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, bytes) in contents {
                let target = folder.appendingPathComponent(path)
                let parent = target.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(bytes).write(to: target)
            }
        } catch {
            throw SpecLoadError(path: folder.path, reason: error.localizedDescription)
        }
    }

    /// - Parameter contents: By identifier; what is not there is empty.
    package convenience init(_ files: [GitFile], contents: [String: [UInt8]]) throws {
        let pairs = files.map { ($0.path, contents[$0.id] ?? []) }
        try self.init(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
