import EndpointSpec

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the operating system that folders of outputs need, each with its path in the error; what is in a
/// file is ``OpenFile``'s.
///
/// They are used directly and not through Foundation since a writer that must leave no half-written
/// file has to know exactly when bytes reach a file, and which error stopped them.
enum FileAccess {
    enum Kind { case file, folder, link, other }

    struct Status {
        var kind: Kind
        var size: Int
    }

    struct FileIdentity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    static func errorText(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// What is at a path, not following a link in its last component; `nil` where nothing is.
    static func status(of path: String) throws(OutputError) -> Status? {
        var information = stat()
        guard lstat(path, &information) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw OutputError(.read, path, .system(errno))
        }
        let kind: Kind =
            switch information.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return Status(kind: kind, size: Int(information.st_size))
    }

    /// The permissions of a file, set-user-ID and the like included.
    static func permissions(of path: String) throws(OutputError) -> mode_t {
        var information = stat()
        guard stat(path, &information) == 0 else { throw OutputError(.read, path, .system(errno)) }
        return information.st_mode & 0o7777
    }

    /// What identifies the file that a path leads to on this machine; `nil` where nothing is.
    static func identity(of path: String) -> FileIdentity? {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        return FileIdentity(device: UInt64(truncatingIfNeeded: information.st_dev), number: UInt64(information.st_ino))
    }

    /// The path with all links followed; `nil` where that leads nowhere.
    static func resolved(_ path: String) -> String? {
        guard let target = realpath(path, nil) else { return nil }
        defer { free(target) }
        return String(cString: target)
    }

    /// Whether a path leads to a folder, through links too.
    static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    /// Makes a folder and what lies above it.
    ///
    /// - Parameter note: Gets each folder that was made, outermost first.
    static func createFolder(_ path: String, note: (String) -> Void = { _ in }) throws(OutputError) {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try createFolder(String(path[..<slash]), note: note)
        }
        if mkdir(path, 0o777) == 0 { return note(path) }
        guard errno == EEXIST && isFolder(path) else { throw OutputError(.createFolder, path, .system(errno)) }
    }

    /// Removes a folder, unless there is something in it by now.
    static func removeEmptyFolder(_ path: String) { rmdir(path) }

    /// The names in a folder, sorted, without `.` and `..`.
    static func names(in folder: String) throws(OutputError) -> [String] {
        guard let stream = opendir(folder) else { throw OutputError(.listFolder, folder, .system(errno)) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw OutputError(.listFolder, folder, .system(errno)) }
        return names.sorted()
    }

    /// A whole file, which a link may lead to, read to its end whatever its size was before.
    static func read(_ path: String) throws(OutputError) -> [UInt8] {
        if let reason = FileKind.obstacle(toReading: path) { throw OutputError(.read, path, .obstacle(reason)) }
        let file = try OpenFile(reading: path, followingLinks: true)
        var bytes: [UInt8] = []
        try file.read { bytes += $0 }
        return bytes
    }

    /// The first bytes of a file; fewer where the file is shorter.
    static func read(_ path: String, first limit: Int) throws(OutputError) -> [UInt8] {
        try OpenFile(reading: path).bytes(first: limit)
    }

    /// Writes a file that must not exist yet; where that fails, nothing is left of it.
    ///
    /// - Parameter original: A file whose permissions it gets, which else are those of a new file.
    static func create(
        _ path: String,
        holding bytes: [UInt8],
        withModeOf original: String? = nil
    ) throws(OutputError) {
        let mode = try original.map { path throws(OutputError) in try permissions(of: path) }
        let file = try OpenFile(creating: path, mode: mode ?? 0o666)
        do throws(OutputError) {
            try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in try file.write(bytes) }
            if let mode { try file.setMode(mode) }
            try file.close()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Puts a file in the place of another in one step.
    static func replace(_ path: String, with newFile: String) throws(OutputError) {
        guard rename(newFile, path) == 0 else {
            let code = errno
            unlink(newFile)
            throw OutputError(.replace, path, .system(code))
        }
    }

    /// Removes a file; that it is gone already is fine.
    static func remove(_ path: String) throws(OutputError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw OutputError(.remove, path, .system(errno)) }
    }

    static var processID: Int32 { getpid() }

    /// Whether a process runs; one that may not be signalled does.
    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}
