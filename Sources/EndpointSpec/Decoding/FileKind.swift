#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stands at a path; raw values as messages print them.
package enum FileKind: String, Sendable {
    case regular = "a regular file"
    case folder = "a folder"
    case fifo = "a FIFO"
    case socket = "a socket"
    case device = "a device"
    case other = "no file of a known kind"

    /// What is at a path, links followed; `nil` where nothing is, or nobody may look.
    package init?(at path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        self.init(mode: information.st_mode)
    }

    /// - Parameter mode: `st_mode` of `stat(2)`.
    package init(mode: some BinaryInteger) {
        self =
            switch mode_t(truncatingIfNeeded: mode) & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFIFO: .fifo
            case S_IFSOCK: .socket
            case S_IFCHR, S_IFBLK: .device
            default: .other
            }
    }

    /// Why what is at a path cannot be read as a file, by its kind alone; `nil` where nothing speaks against it.
    ///
    /// What is no regular file is never opened: reading a FIFO waits for a writer, and reading a device may do anything.
    package static func obstacle(toReading path: String) -> String? {
        var information = stat()
        if stat(path, &information) == 0 {
            let kind = FileKind(mode: information.st_mode)
            guard kind != .regular else { return nil }
            return "it is \(kind.rawValue), not a regular file; put what is to be read into one"
        }
        let code = errno
        guard code == ENOENT || code == ELOOP else { return nil }
        if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
            let target = code == ELOOP ? "itself" : "nothing"
            return "it is a symbolic link that leads to \(target); remove it or let it lead to a file"
        }
        // What is no UTF-8 in a name reads as U+FFFD, and so names nothing.
        return path.unicodeScalars.contains("\u{FFFD}") ? "its name is not UTF-8; rename it" : nil
    }
}
