/// A file by itself that a user named, to be written in one step.
package struct OutputFile: Sendable {
    private let path: String

    /// - Parameter path: Its folder is made where it is missing.
    package init(path: String) { self.path = path }

    /// Writes the file where its bytes differ.
    ///
    /// - Returns: Whether they did.
    /// - Throws: ``OutputError`` where the machine refuses.
    @discardableResult
    package func write(_ bytes: [UInt8]) throws(OutputError) -> Bool {
        let slash = path.lastIndex(of: "/")
        let folder = OutputFolder(path: slash.map { String(path[...$0]) } ?? ".")
        let file = RenderedFile(name: slash.map { String(path[path.index(after: $0)...]) } ?? path, bytes: bytes)
        if let status = try FileAccess.status(of: path), status.kind == .file, status.size == file.bytes.count,
            try OpenFile(reading: path).holds(file.bytes)
        {
            return false
        }
        try FileAccess.createFolder(folder.path)
        try folder.replace(file, serial: 0)
        return true
    }
}
