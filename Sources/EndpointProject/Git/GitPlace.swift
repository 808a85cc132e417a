/// `REVISION:PATH`: a file or folder as it was in a revision.
package struct GitPlace: Sendable, Hashable {
    package var revision: String
    /// From the root of the repository; from the current folder where it begins with `./` or `../`.
    package var path: String

    package init(revision: String, path: String) {
        self.revision = revision
        self.path = path
    }

    /// - Returns: `nil` where there is no colon, or nothing before it, or what git would take for an option.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), colon != text.startIndex, !text.hasPrefix("-") else { return nil }
        revision = String(text[..<colon])
        path = String(text[text.index(after: colon)...])
    }

    package var text: String { "\(revision):\(path)" }

    /// The folder that it lies in.
    var parent: GitPlace {
        let start = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        return GitPlace(revision: revision, path: String(start))
    }
}

/// A file of a revision.
package struct GitFile: Sendable, Hashable {
    /// Below the folder that was asked for; the file's name where it was asked for itself.
    package var path: String
    /// Git's own id of its content: equal for equal files.
    package var id: String

    package init(path: String, id: String) {
        self.path = path
        self.id = id
    }
}

/// What stands at a place.
package struct GitFiles: Sendable, Hashable {
    /// Of the file or folder.
    package var id: String
    package var isFolder: Bool
    package var files: [GitFile]

    package init(id: String, isFolder: Bool, files: [GitFile]) {
        self.id = id
        self.isFolder = isFolder
        self.files = files
    }
}
