/// A path that stands for something to write to and never for a file to replace: `/dev/null`, `/dev/stdout`,
/// `/dev/stderr` and the `/dev/fd/63` of a shell's `>(…)`.
struct OutputStream {
    private enum Target {
        case nothing
        case descriptor(Int32)
    }

    private let path: String
    private let target: Target

    /// - Returns: `nil` for every other path.
    init?(path: String) {
        self.path = path
        switch path {
        case "/dev/null": target = .nothing
        case "/dev/stdout": target = .descriptor(1)
        case "/dev/stderr": target = .descriptor(2)
        default:
            let folders = ["/dev/fd/", "/proc/self/fd/"]
            guard let folder = folders.first(where: path.hasPrefix), let number = Int32(path.dropFirst(folder.count)),
                number > 0
            else { return nil }
            target = .descriptor(number)
        }
    }

    /// Writes behind what was written there before.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        let file =
            switch target {
            case .nothing: try OpenFile(writingInto: path)
            case .descriptor(let number): try OpenFile(writingTo: number, as: path)
            }
        try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in try file.write(bytes) }
        try file.close()
    }
}
