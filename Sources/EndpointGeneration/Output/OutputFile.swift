import EndpointSpec

/// A file by itself that a user named, to be written in one step.
///
/// A link is followed and stays one. Nothing but a regular file is ever replaced; see ``OutputStream`` for what is
/// written to in place.
package struct OutputFile: Sendable {
    /// What a file that is there already must hold for being replaced.
    package struct Content: Sendable {
        /// As messages name such a file.
        let name: String
        let isMet: @Sendable ([UInt8]) -> Bool
    }

    private let path: String
    private let inputs: [String]
    private let replaced: Content?

    /// - Parameters:
    ///   - path: Its folder is made where it is missing.
    ///   - inputs: What the run reads, and so does not write.
    ///   - replaced: `nil`: a file that is there is replaced whatever it holds.
    package init(path: String, inputs: [String], replacing replaced: Content? = nil) {
        self.path = path
        self.inputs = inputs
        self.replaced = replaced
    }

    /// Finds out whether the file may be written, and touches nothing.
    ///
    /// - Throws: ``OutputError`` where it may not.
    package func check() throws(OutputError) { _ = try place() }

    /// Writes the file where its bytes differ.
    ///
    /// - Returns: Whether they did.
    /// - Throws: ``OutputError`` where the machine refuses, or something is there that is not to be replaced.
    @discardableResult
    package func write(_ bytes: [UInt8]) throws(OutputError) -> Bool {
        let place = try place()
        if let stream = place.stream {
            try stream.write(bytes)
            return true
        }
        if let present = place.present {
            let file = try OpenFile(reading: present)
            if try file.size() == bytes.count, try file.holds(bytes) { return false }
        }
        let target = place.present ?? path
        let slash = target.lastIndex(of: "/")
        let folder = OutputFolder(path: slash.map { String(target[...$0]) } ?? ".")
        let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        try FileAccess.createFolder(folder.path)
        do throws(OutputError) {
            try folder.replace(RenderedFile(name: name, bytes: bytes), serial: 0, keepingModeOf: place.present)
        } catch {
            throw OutputError(error.operation, path, error.reason)
        }
        return true
    }

    // MARK: What is there

    private struct Place {
        var stream: OutputStream?
        /// The regular file that is there, links followed; `nil`: nothing is.
        var present: String?
    }

    private func place() throws(OutputError) -> Place {
        if let stream = OutputStream(path: path) { return Place(stream: stream) }
        guard let status = try FileAccess.status(of: path) else { return Place() }
        guard let kind = FileKind(at: path), let present = FileAccess.resolved(path) else {
            throw OutputError(.write, path, status.kind == .link ? .leadsNowhere : .isNoRegularFile(.other))
        }
        guard kind == .regular else { throw OutputError(.write, path, .isNoRegularFile(kind)) }
        let identity = FileAccess.identity(of: present)
        guard !inputs.contains(where: { FileAccess.identity(of: $0) == identity }) else {
            throw OutputError(.write, path, .isInput)
        }
        if let replaced, try !replaced.isMet(FileAccess.read(present)) {
            throw OutputError(.write, path, .isForeign(replaced.name))
        }
        return Place(present: status.kind == .link ? present : path)
    }
}
