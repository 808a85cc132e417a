import EndpointDiagnostics

/// Reads a git repository through git's plumbing: no clone, no checkout, nothing of it changes.
package struct GitRepository: Sendable {
    private let git: GitCommand

    package init(_ git: GitCommand = GitCommand()) { self.git = git }

    /// The file at a place, or all files of the folder there; links and submodules are left out.
    package func files(at place: GitPlace) throws(GitError) -> GitFiles {
        try check(place.revision)
        guard let id = try line(["rev-parse", "--verify", "--quiet", "\(place.revision):\(Self.trimmed(place.path))"])
        else {
            throw .noPath(place)
        }
        guard try line(["cat-file", "-t", id]) == "tree" else {
            let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
            return GitFiles(id: id, isFolder: false, files: [GitFile(path: name, id: id)])
        }
        let listing = try run(["ls-tree", "-r", "-z", "--full-tree", id]).bytes
        return GitFiles(id: id, isFolder: true, files: Self.entries(listing))
    }

    /// Contents by id, each read once.
    package func contents(of ids: [String]) throws(GitError) -> [String: [UInt8]] {
        let wanted = Array(Set(ids)).sorted()
        let input = wanted.map { $0 + "\n" }.joined()
        let bytes = try run(["cat-file", "--batch"], input: Array(input.utf8)).bytes
        var contents: [String: [UInt8]] = [:]
        var rest = bytes[...]
        for id in wanted {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw .missingObject(id) }
            // `<id> <type> <size>`, or `<id> missing`.
            let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard head.count == 3, let size = Int(head[2]), rest.count > end - rest.startIndex + size else {
                throw .missingObject(id)
            }
            let start = rest.index(after: end)
            contents[id] = Array(rest[start..<start + size])
            rest = rest[(start + size + 1)...]
        }
        return contents
    }

    /// Tags that match a pattern of `git tag`, oldest first.
    package func tags(matching pattern: String) throws(GitError) -> [String] {
        try checkRepository()
        let words = ["for-each-ref", "--sort=creatordate", "--format=%(refname:strip=2)", "refs/tags/\(pattern)"]
        let text = String(decoding: try run(words).bytes, as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// The commit that a revision names.
    package func commit(of revision: String) throws(GitError) -> String {
        try check(revision)
        guard let commit = try line(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) else {
            throw .noRevision(revision, fetch: nil)
        }
        return commit
    }

    /// The repository's folder; `nil` where there is none, or it is bare.
    package var root: String? { try? line(["rev-parse", "--show-toplevel"]) }

    // MARK: Revisions that are not here

    private func checkRepository() throws(GitError) {
        if try line(["rev-parse", "--git-dir"]) == nil { throw .noRepository(git.place) }
    }

    private func check(_ revision: String) throws(GitError) {
        try checkRepository()
        guard try line(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) == nil else { return }
        let hasOrigin = try line(["remote", "get-url", "origin"]) != nil
        let isShallow = try line(["rev-parse", "--is-shallow-repository"]) == "true"
        throw .noRevision(revision, fetch: hasOrigin ? Self.fetch(revision, isShallow: isShallow) : nil)
    }

    /// The line that brings a revision here, with no more history than needed.
    static func fetch(_ revision: String, isShallow: Bool) -> String {
        let plain = revision.prefix { $0 != "~" && $0 != "^" && $0 != "@" }
        let countsBack = plain.count != revision.count
        if countsBack && isShallow { return "git fetch --unshallow origin" }
        let depth = isShallow ? " --depth=1" : ""
        if plain.hasPrefix("origin/") {
            let branch = plain.dropFirst("origin/".count)
            return "git fetch\(depth) origin \(quoted("+refs/heads/\(branch):refs/remotes/origin/\(branch)"))"
        }
        let isCommit = plain.count >= 7 && plain.allSatisfy(\.isHexDigit)
        if isCommit { return "git fetch\(depth) origin \(plain)" }
        return "git fetch\(depth) origin tag \(quoted(String(plain)))"
    }

    private static func quoted(_ word: String) -> String { ShellWord.quoted(word) }

    // MARK: Listings

    /// `<mode> <type> <id>\t<path>`, each ended by a null byte.
    private static func entries(_ listing: [UInt8]) -> [GitFile] {
        listing.split(separator: 0).compactMap { entry in
            guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let head = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
            guard head.count == 3, head[0].hasPrefix("100") else { return nil }
            let path = String(decoding: entry[entry.index(after: tab)...], as: UTF8.self)
            let isInside = !path.split(separator: "/").contains("..") && !path.hasPrefix("/")
            return isInside ? GitFile(path: path, id: String(head[2])) : nil
        }
    }

    /// Git takes no `/` at the end but that of the current folder, `./`; a lone `.` is the root.
    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/"), path != "./" { path.removeLast() }
        return path == "." || path == "/" ? "" : path == "./." ? "./" : path
    }

    // MARK: Git

    private func run(_ words: [String], input: [UInt8] = []) throws(GitError) -> SystemCommand.Output {
        guard let output = git.run(words, input: input) else { throw .noGit }
        return output
    }

    /// The first line that a command prints; `nil` where it fails or prints nothing.
    private func line(_ words: [String]) throws(GitError) -> String? {
        let output = try run(words)
        return output.status == 0 && !output.bytes.isEmpty ? output.line : nil
    }
}
