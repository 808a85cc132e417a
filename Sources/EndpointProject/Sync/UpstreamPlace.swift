import Foundation

/// Where `upstream:` points to: a file or folder on the disk, or one as it was in a revision of a git repository.
package enum UpstreamPlace: Sendable, Equatable {
    case path(String)
    /// `folder` lies in the repository; the place's path is from there, or from the repository's root.
    case revision(GitPlace, folder: String)

    /// - Parameters:
    ///   - text: A path, or `REVISION:PATH`. What is there as a path is one, whatever it contains.
    ///   - folder: That of `api.yaml`, which paths begin from. The path of a revision does where it begins with `./`,
    ///     `../` or `/`, and may then lead into another repository; else it begins at this repository's root.
    package init(_ text: String, from folder: String) {
        let path = Self.joined(folder, text)
        guard !FileManager.default.fileExists(atPath: path), let place = GitPlace(text) else {
            self = .path(path)
            return
        }
        guard place.path.hasPrefix("./") || place.path.hasPrefix("../") || place.path.hasPrefix("/") else {
            self = .revision(place, folder: folder)
            return
        }
        let (start, rest) = Self.deepestFolder(of: Self.joined(folder, place.path))
        self = .revision(GitPlace(revision: place.revision, path: "./" + rest), folder: start)
    }

    /// Where it was looked for, to be added to a reason why it is not there.
    package var whereabouts: String {
        switch self {
        case .path(let path): return "; that is '\(URL(fileURLWithPath: path).standardizedFileURL.path)'"
        case .revision(let place, let folder):
            let start = URL(fileURLWithPath: folder).standardizedFileURL.path
            guard let root = GitRepository(GitCommand(folder: folder)).root else { return "; looked in '\(start)'" }
            let from = place.path.hasPrefix("./") && start != root ? ", from '\(start)' on" : ""
            return "; looked in the git repository '\(root)'\(from)"
        }
    }

    private static func joined(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }

    /// Splits a path where folders end that are on the disk: what a revision has need not be there.
    private static func deepestFolder(of path: String) -> (folder: String, rest: String) {
        var url = URL(fileURLWithPath: path).standardizedFileURL
        var rest: [String] = []
        var isFolder: ObjCBool = false
        while url.path != "/" {
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue { break }
            rest.insert(url.lastPathComponent, at: 0)
            url.deleteLastPathComponent()
        }
        return (url.path, rest.joined(separator: "/"))
    }
}
