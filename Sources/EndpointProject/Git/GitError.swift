/// Why something cannot be had of a git repository.
package struct GitError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Lower case, no final period; ends with the line that mends it, where there is one.
    package var message: String

    package var description: String { message }

    static let noGit = GitError(message: "there is no git here")

    static func noRepository(_ folder: String) -> GitError {
        GitError(message: "'\(folder)' is in no git repository, where revisions could be looked up; run this in one")
    }

    static func noRevision(_ revision: String, fetch: String?) -> GitError {
        let hint = fetch.map { "; fetch it with '\($0)'" } ?? ""
        return GitError(message: "git does not have '\(revision)' here\(hint)")
    }

    static func noPath(_ place: GitPlace) -> GitError {
        GitError(message: "there is no '\(place.path)' in '\(place.revision)'")
    }

    static func missingObject(_ id: String) -> GitError {
        GitError(message: "git does not have the content '\(id)' here; fetch it with 'git fetch --refetch origin'")
    }
}
