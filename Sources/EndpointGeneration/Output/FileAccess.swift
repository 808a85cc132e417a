#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the operating system that reading and writing outputs needs, each with its path in the error.
///
/// They are used directly and not through Foundation since a writer that must leave no half-written
/// file has to know exactly when bytes reach a file, and which error stopped them.
enum FileAccess {
    enum Kind { case file, folder, link, other }

    struct Status {
        var kind: Kind
        var size: Int
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

    /// A whole file, read to its end whatever its size was before.
    static func read(_ path: String) throws(OutputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var limit = 65_536
        repeat {
            limit *= 2
            bytes = try read(path, first: limit)
        } while bytes.count == limit
        return bytes
    }

    /// The first bytes of a file; fewer where the file is shorter.
    static func read(_ path: String, first limit: Int) throws(OutputError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw OutputError(.read, path, .system(errno)) }
        defer { close(descriptor) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            while count < limit {
                guard let start = buffer.baseAddress else { return }
                let length = systemRead(descriptor, start + count, limit - count)
                if length < 0 && errno == EINTR { continue }
                if length < 0 { failure = errno }
                if length <= 0 { return }
                count += length
            }
        }
        guard failure == 0 else { throw OutputError(.read, path, .system(failure)) }
        return bytes
    }

    /// Whether both are the same bytes; in one call, as arrays would compare one element after the other.
    static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count
            && one.withUnsafeBytes { one in
                other.withUnsafeBytes { other in
                    guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
                    return memcmp(start, otherStart, one.count) == 0
                }
            }
    }

    /// Writes a file that must not exist yet; where that fails, nothing is left of it.
    static func create(_ path: String, holding bytes: [UInt8]) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(.write, path, .system(errno)) }
        var failure = write(bytes, to: descriptor)
        if close(descriptor) != 0 && failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(path)
            throw OutputError(.write, path, .system(failure))
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

    /// Zero, or the error that stopped it.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                guard let start = buffer.baseAddress else { return 0 }
                let length = systemWrite(descriptor, start + written, buffer.count - written)
                if length < 0 && errno == EINTR { continue }
                if length < 0 { return errno }
                written += length
            }
            return 0
        }
    }
}

/// Inside ``FileAccess`` these names mean its own functions.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
