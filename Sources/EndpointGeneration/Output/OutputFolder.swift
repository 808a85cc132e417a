/// The folder that outputs lie in, with what a run must know of it before it touches anything.
struct OutputFolder {
    /// Without trailing slashes, so that a link in its last component is seen as one.
    let path: String

    private static let temporaryStart = ".endpointgen."
    private static let temporaryEnd = ".tmp"

    init(path: String) {
        var path = path
        while path.count > 1 {
            if path.hasSuffix("/") {
                path.removeLast()
            } else if path.hasSuffix("/.") {
                path.removeLast(2)
                if path.isEmpty { path = "/" }
            } else {
                break
            }
        }
        self.path = path
    }

    func path(of name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

    /// Whether the folder is there.
    ///
    /// - Throws: ``OutputError`` where it is a symbolic link, or no folder.
    func exists() throws(OutputError) -> Bool {
        guard let status = try FileAccess.status(of: path) else { return false }
        switch status.kind {
        case .folder: return true
        case .link: throw OutputError(.write, path, .isSymbolicLink)
        case .file, .other: throw OutputError(.write, path, .isNoFolder)
        }
    }

    /// The Swift files in the folder that carry this spec's header and are not among those planned.
    func staleFiles(specName: String, planned: Set<String>) throws(OutputError) -> [String] {
        var stale: [String] = []
        for name in try FileAccess.names(in: path) where name.hasSuffix(".swift") && !planned.contains(name) {
            guard let status = try FileAccess.status(of: path(of: name)), status.kind == .file else { continue }
            let start = try FileAccess.read(path(of: name), first: min(status.size, OutputHeader.limit))
            if OutputHeader(startOf: start)?.specName == specName { stale.append(name) }
        }
        return stale
    }

    /// Puts a file in place in one step, so that whoever looks sees the old bytes or the new.
    ///
    /// - Parameters:
    ///   - original: A file whose permissions the new one gets, in place of those of a new file.
    ///   - check: Runs last before the step; where it throws, nothing is replaced.
    func replace(
        _ file: RenderedFile,
        serial: Int,
        keepingModeOf original: String? = nil,
        after check: () throws(OutputError) -> Void = {}
    ) throws(OutputError) {
        let name = Self.temporaryName(serial: serial)
        do throws(OutputError) {
            try FileAccess.create(path(of: name), holding: file.bytes, withModeOf: original)
            do throws(OutputError) {
                try check()
            } catch {
                try FileAccess.remove(path(of: name))
                throw error
            }
            try FileAccess.replace(path(of: file.name), with: path(of: name))
        } catch {
            // What failed is the output that was asked for; the temporary name says nothing to anyone.
            throw OutputError(error.operation, path(of: file.name), error.reason)
        }
    }

    /// What a file of this process is called before it is put into place; no two files share a serial number.
    static func temporaryName(serial: Int) -> String {
        "\(temporaryStart)\(FileAccess.processID).\(serial)\(temporaryEnd)"
    }

    func remove(_ name: String) throws(OutputError) { try FileAccess.remove(path(of: name)) }

    /// Removes what runs that were killed left behind.
    func removeLeftovers() throws(OutputError) {
        for name in try FileAccess.names(in: path) {
            guard let process = Self.writer(of: name) else { continue }
            if process == FileAccess.processID || !FileAccess.isRunning(process) { try remove(name) }
        }
    }

    /// The process that a temporary file belongs to; `nil` for every other name.
    private static func writer(of name: String) -> Int32? {
        guard name.hasPrefix(temporaryStart), name.hasSuffix(temporaryEnd) else { return nil }
        let parts = name.dropFirst(temporaryStart.count).dropLast(temporaryEnd.count).split(separator: ".")
        return parts.count == 2 ? Int32(parts[0]) : nil
    }
}
