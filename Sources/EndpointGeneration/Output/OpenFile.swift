import EndpointSpec

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file, which is closed with the last reference to it.
final class OpenFile {
    private let path: String
    private var descriptor: Int32
    private let chunk = 1 << 16

    /// Opens a regular file; anything else is refused without waiting for it.
    init(reading path: String, followingLinks: Bool = false) throws(OutputError) {
        self.path = path
        // Without `O_NONBLOCK` a FIFO that came into the file's place would be waited for.
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { throw OutputError(.read, path, .system(errno)) }
        let kind = FileKind(mode: try status().st_mode)
        guard kind == .regular else { throw OutputError(.read, path, .isNoRegularFile(kind)) }
    }

    /// Opens what is there for writing without making or emptying it.
    init(writingInto path: String) throws(OutputError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw OutputError(.write, path, .system(errno)) }
    }

    /// Writes to a descriptor that the process was started with, which stays open.
    init(writingTo descriptor: Int32, as path: String) throws(OutputError) {
        self.path = path
        self.descriptor = dup(descriptor)
        guard self.descriptor >= 0 else { throw OutputError(.write, path, .system(errno)) }
    }

    /// Makes a file that must not exist yet.
    ///
    /// - Parameter mode: Its permissions, less those that the process masks out of new files.
    init(creating path: String, mode: mode_t = 0o666) throws(OutputError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw OutputError(.write, path, .system(errno)) }
    }

    deinit { if descriptor >= 0 { _ = systemClose(descriptor) } }

    // MARK: Reading

    func size() throws(OutputError) -> Int { Int(try status().st_size) }

    private func status() throws(OutputError) -> stat {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw OutputError(.read, path, .system(errno)) }
        return information
    }

    func bytes(first limit: Int) throws(OutputError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            (count, failure) = read(into: buffer, at: 0)
        }
        guard failure == 0 else { throw OutputError(.read, path, .system(failure)) }
        return bytes
    }

    /// Hands out the file's bytes, in parts of 64 KiB and a last one that is shorter.
    func read(_ body: (UnsafeRawBufferPointer) -> Void) throws(OutputError) {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: chunk)
        defer { buffer.deallocate() }
        var offset = 0
        while true {
            let (count, failure) = read(into: buffer, at: offset)
            guard failure == 0 else { throw OutputError(.read, path, .system(failure)) }
            body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
            if count < chunk { return }
            offset += count
        }
    }

    /// Whether the file has these bytes at a place.
    func holds(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(OutputError) -> Bool {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: min(chunk, bytes.count))
        defer { buffer.deallocate() }
        var compared = 0
        while compared < bytes.count {
            let part = UnsafeMutableBufferPointer(rebasing: buffer.prefix(bytes.count - compared))
            let (count, failure) = read(into: part, at: offset + compared)
            guard failure == 0 else { throw OutputError(.read, path, .system(failure)) }
            guard count == part.count, let ours = bytes.baseAddress, let theirs = part.baseAddress,
                memcmp(ours + compared, theirs, count) == 0
            else { return false }
            compared += count
        }
        return true
    }

    /// Whether the file begins with these bytes.
    func holds(_ bytes: [UInt8]) throws(OutputError) -> Bool {
        try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in try holds(bytes, at: 0) }
    }

    /// How many bytes there were, fewer than asked only at the file's end, and the error that stopped it.
    private func read(into buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> (count: Int, failure: Int32) {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let length = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
            if length < 0 && errno == EINTR { continue }
            if length < 0 { return (count, errno) }
            if length == 0 { break }
            count += length
        }
        return (count, 0)
    }

    // MARK: Writing

    func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(OutputError) {
        var written = 0
        while written < bytes.count, let start = bytes.baseAddress {
            let length = systemWrite(descriptor, start + written, bytes.count - written)
            if length < 0 && errno == EINTR { continue }
            if length < 0 { throw OutputError(.write, path, .system(errno)) }
            written += length
        }
    }

    /// Appends the first bytes of another file.
    func write(first count: Int, of other: OpenFile) throws(OutputError) {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: min(chunk, count))
        defer { buffer.deallocate() }
        var copied = 0
        while copied < count {
            let part = UnsafeMutableBufferPointer(rebasing: buffer.prefix(count - copied))
            let (length, failure) = other.read(into: part, at: copied)
            guard failure == 0, length == part.count else {
                throw OutputError(.read, other.path, .system(failure == 0 ? EIO : failure))
            }
            try write(UnsafeBufferPointer(part))
            copied += length
        }
    }

    /// Sets the permissions to exactly these, whatever the process masks out of those of new files.
    func setMode(_ mode: mode_t) throws(OutputError) {
        guard fchmod(descriptor, mode) == 0 else { throw OutputError(.write, path, .system(errno)) }
    }

    func close() throws(OutputError) {
        let closed = descriptor
        descriptor = -1
        guard systemClose(closed) == 0 else { throw OutputError(.write, path, .system(errno)) }
    }
}

/// Inside ``OpenFile`` these names mean its own functions.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
