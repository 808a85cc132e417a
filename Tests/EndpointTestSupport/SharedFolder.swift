package import Foundation

/// Inputs that lie beside the package, which a fresh clone does not have.
///
/// Tests over them are `.enabled(if: SharedFolder.exists("cases"))`.
package enum SharedFolder {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The root of this package.
    package static var packageRoot: URL { root }

    /// The address of something in the folder, whether it exists or not.
    package static func url(_ path: String) -> URL {
        folders.map { $0.appendingPathComponent(path) }.first { FileManager.default.fileExists(atPath: $0.path) }
            ?? root.appendingPathComponent("../shared").appendingPathComponent(path)
    }

    /// Whether something is there.
    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// Beside the package, or beside the folder that holds several checkouts of it.
    private static var folders: [URL] {
        ["../shared", "../../shared"].map { root.appendingPathComponent($0).standardizedFileURL }
    }
}
