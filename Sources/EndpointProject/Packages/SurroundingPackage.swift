import EndpointSpec
import Foundation

extension PluginTarget {
    /// The target whose folder is the current one, seen from there; `nil` where none is.
    package static var here: PluginTarget? {
        guard var target = SurroundingPackage(around: ".")?.pluginTarget(at: ".") else { return nil }
        target.folder = "."
        return target
    }
}

/// The package that a folder lies in.
struct SurroundingPackage {
    /// Absolute.
    private let folder: URL
    let pluginTargets: [PluginTarget]

    /// - Returns: `nil` where no folder above has a manifest, or the nearest that has cannot be read.
    init?(around path: String) {
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: Self.manifest(in: folder).path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        let manifest = Self.manifest(in: folder).path
        guard let bytes = try? SpecLoader.bytes(of: manifest) else { return nil }
        self.folder = folder
        pluginTargets = PackageManifest(String(decoding: bytes, as: UTF8.self), in: "").pluginTargets
    }

    private static func manifest(in folder: URL) -> URL { folder.appendingPathComponent(PackageManifest.fileName) }

    /// The target whose folder this is.
    func pluginTarget(at path: String) -> PluginTarget? {
        let wanted = URL(fileURLWithPath: path).standardizedFileURL.path
        return pluginTargets.first { folder.appendingPathComponent($0.folder).standardizedFileURL.path == wanted }
    }

    /// Whether it is the package's own folder.
    func isRoot(_ path: String) -> Bool { URL(fileURLWithPath: path).standardizedFileURL.path == folder.path }
}
