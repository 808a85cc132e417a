#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a process sets up so that the machine's refusals are errors that it can report.
package enum ProcessGuards {
    package static func install() {
        // A write past a size limit, or to a reader that went away, fails instead of ending the process half-way.
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        reserveStandardDescriptors()
    }

    /// Fills closed standard descriptors, so that no file opened later becomes standard output and takes a report.
    ///
    /// What is put there can only be read: writing to it fails, as it would have on the closed one.
    private static func reserveStandardDescriptors() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
