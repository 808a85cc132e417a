extension ContentDigest {
    /// Adds the Swift files that lie in a folder of outputs, whoever they belong to.
    ///
    /// - Throws: ``OutputError`` where the folder or one of them is a link, is no such thing, or can't be read.
    package mutating func add(outputsIn folder: String) throws(OutputError) {
        let folder = OutputFolder(path: folder)
        guard try folder.exists() else { return add("no folder") }
        for name in try FileAccess.names(in: folder.path) where name.hasSuffix(".swift") {
            add(name)
            try add(file: folder.path(of: name), followingLinks: false)
        }
    }

    /// Adds a file's bytes.
    ///
    /// - Throws: ``OutputError`` where it can't be read.
    package mutating func add(file path: String) throws(OutputError) { try add(file: path, followingLinks: true) }

    private mutating func add(file path: String, followingLinks: Bool) throws(OutputError) {
        let file = try OpenFile(reading: path, followingLinks: followingLinks)
        try file.read { add($0) }
    }
}
