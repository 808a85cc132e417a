#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output or standard error, written to so that a full disk is an error like any other.
///
/// A reader that went away, as `head` does when it has enough, is none: what it does not want is dropped, and the command
/// ends as it would have.
package struct StandardStream: Sendable {
    package static let output = StandardStream(descriptor: 1, name: "standard output")
    package static let error = StandardStream(descriptor: 2, name: "standard error")

    let descriptor: Int32
    let name: String

    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    package func write(_ text: String) throws(StandardStreamError) {
        var text = text
        let failure = text.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes)) }
        if let failure, failure != EPIPE { throw StandardStreamError(stream: name, code: failure) }
    }

    /// - Returns: What `errno` was when a write failed.
    private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(rest)
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    private func write(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let buffer = UnsafeRawBufferPointer(rebasing: bytes)
        #if canImport(Darwin)
            return Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
            return Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            return Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Whether colour is wanted here: on a terminal that has it, unless `NO_COLOR` says otherwise.
    package func allowsColor(_ environment: [String: String]) -> Bool {
        isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Whether a person is likely to be reading along.
    package var isTerminal: Bool { isatty(descriptor) == 1 }
}

/// A standard stream that does not take what is written to it.
package struct StandardStreamError: Error, CustomStringConvertible {
    let stream: String
    let code: Int32

    package var description: String { "cannot write to \(stream): \(String(cString: strerror(code)))" }
}
