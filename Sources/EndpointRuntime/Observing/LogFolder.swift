import Foundation

/// The files of one logger: which is written now, when another begins, and which go.
///
/// Each line is appended in one write, so that a process which ends in between leaves whole lines but for the last.
struct LogFolder {
    /// One file, by its name.
    struct File {
        let url: URL
        /// `2026-11-30`.
        let day: String
        /// Counted from 1 within a day.
        let number: Int
    }

    private struct Tail {
        let file: File
        let handle: FileHandle
        var size: Int
    }

    let directory: URL
    let days: Int
    let fileSize: Int
    let totalSize: Int
    /// What is written now.
    private var tail: Tail?

    init(directory: URL, days: Int, fileSize: Int, totalSize: Int) {
        self.directory = directory
        self.days = max(days, 1)
        self.fileSize = fileSize
        self.totalSize = totalSize
    }

    /// The oldest first.
    var files: [File] {
        let urls = try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        return (urls ?? []).compactMap { File($0) }.sorted { ($0.day, $0.number) < ($1.day, $1.number) }
    }

    /// - Parameter lines: Whole ones, each ended.
    /// - Returns: False where the disk does not take them.
    mutating func append(_ lines: Data, at date: Date) -> Bool {
        guard let day = Self.day(of: date) else { return false }
        do {
            var current = try current(day, date)
            try current.handle.write(contentsOf: lines)
            current.size += lines.count
            tail = current
            return true
        } catch {
            try? tail?.handle.close()
            tail = nil
            return false
        }
    }

    private mutating func current(_ day: String, _ date: Date) throws -> Tail {
        if let tail, tail.file.day == day, tail.size < fileSize { return tail }
        try? tail?.handle.close()
        tail = nil
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        removeOld(at: date)
        return try begin(day)
    }

    /// Goes on with the day's last file, or with one more where that is full.
    private func begin(_ day: String) throws -> Tail {
        let last = files.last { $0.day == day }
        if let last, let tail = try continued(last) { return tail }
        let file = File(directory, day: day, number: (last?.number ?? 0) + 1)
        try Data().write(to: file.url, options: .withoutOverwriting)
        return Tail(file: file, handle: try FileHandle(forWritingTo: file.url), size: 0)
    }

    /// A line that another process was cut off in is ended first.
    ///
    /// - Returns: `nil` where the file is full.
    private func continued(_ file: File) throws -> Tail? {
        let handle = try FileHandle(forUpdating: file.url)
        let size = try handle.seekToEnd()
        guard size < fileSize else {
            try handle.close()
            return nil
        }
        if size > 0 {
            try handle.seek(toOffset: size - 1)
            let isEnded = try handle.read(upToCount: 1) == Data("\n".utf8)
            try handle.seekToEnd()
            if !isEnded { try handle.write(contentsOf: Data("\n".utf8)) }
        }
        return Tail(file: file, handle: handle, size: Int(size))
    }

    /// Files before the first day that is kept, and the oldest of what is too much.
    private func removeOld(at date: Date) {
        var files = files
        if let first = Self.day(of: date.addingTimeInterval(-86_400 * Double(days - 1))) {
            for file in files.prefix(while: { $0.day < first }) { TemporaryFile.remove(file.url) }
            files.removeAll { $0.day < first }
        }
        var size = files.reduce(0) { $0 + ($1.url.fileSize ?? 0) }
        for file in files where size > totalSize {
            size -= file.url.fileSize ?? 0
            TemporaryFile.remove(file.url)
        }
    }

    /// In UTC.
    private static func day(of date: Date) -> String? {
        ISO8601Text.text(from: date).map { String($0.prefix(10)) }
    }
}

extension LogFolder.File {
    private static let (prefix, suffix) = ("requests-", ".jsonl")

    init(_ directory: URL, day: String, number: Int) {
        self.init(
            url: directory.appendingPathComponent("\(Self.prefix)\(day).\(number)\(Self.suffix)"),
            day: day,
            number: number
        )
    }

    /// `nil` for a file that is none of the logger's.
    init?(_ url: URL) {
        let name = url.lastPathComponent
        guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
        let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count).split(separator: ".")
        guard parts.count == 2, parts[0].utf8.count == 10, let number = Int(parts[1]), number > 0 else { return nil }
        self.init(url: url, day: String(parts[0]), number: number)
    }
}
