#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Gives a file of the user new content in one step, and keeps what else it is.
package struct FileRewriter: Sendable {
    package init() {}

    /// Replaces a file's bytes through a temporary file beside it and a rename.
    ///
    /// A link stays one: the file it leads to is replaced. Permissions stay.
    ///
    /// - Parameter expected: What the file holds; it is left alone where somebody has changed it meanwhile.
    /// - Throws: ``OutputError`` where the machine refuses.
    package func rewrite(_ path: String, from expected: [UInt8], to bytes: [UInt8]) throws(OutputError) {
        do throws(OutputError) {
            let place = try resolved(path)
            let slash = place.lastIndex(of: "/")
            let folder = OutputFolder(path: slash.map { String(place[..<$0]) } ?? ".")
            let name = slash.map { String(place[place.index(after: $0)...]) } ?? place
            try folder.removeLeftovers()
            try folder.replace(RenderedFile(name: name, bytes: bytes), serial: 0, keepingModeOf: place) {
                () throws(OutputError) in
                let file = try OpenFile(reading: place)
                guard try file.size() == expected.count, try file.holds(expected) else {
                    throw OutputError(.replace, path, .changedMeanwhile)
                }
            }
        } catch {
            throw OutputError(error.operation, path, error.reason)
        }
    }

    /// The path with all links followed, if the file may be written to.
    private func resolved(_ path: String) throws(OutputError) -> String {
        guard let target = FileAccess.resolved(path) else { throw OutputError(.read, path, .system(errno)) }
        guard access(target, W_OK) == 0 else { throw OutputError(.write, path, .system(errno)) }
        return target
    }
}
