import Dispatch
public import Foundation

/// Writes the events of calls to files, one JSON object a line, for a person to send along with a complaint.
///
/// Files are named `requests-2026-11-30.1.jsonl`, by the day in UTC, and hold what the spec's `log` allows and nothing
/// else. Callers are not kept: lines are made and written on a queue of its own, and events beyond `pendingLimit` that
/// the disk does not keep up with are counted and dropped. A process that ends all of a sudden loses what was pending
/// and at most cuts the last line; the next process begins a line of its own behind it.
public final class FileLogger: RequestObserver {
    /// More than this many events are not kept waiting for the disk.
    static let pendingLimit = 10_000

    private struct Pending {
        var count = 0
        var dropped = 0
    }

    public let directory: URL
    let queue = DispatchQueue(label: "EndpointRuntime.FileLogger", qos: .utility)
    private let pending = Locked(Pending())
    private let folder: Locked<LogFolder>

    /// Creates the directory when there is something to write.
    ///
    /// - Parameters:
    ///   - directory: One for each logger. Only files of the logger's names are touched in it.
    ///   - days: Files of so many days are kept, the present one among them.
    ///   - fileSize: In bytes; a file of at least this size is continued in another.
    ///   - totalSize: In bytes; the oldest files go when all are more.
    public init(directory: URL, days: Int = 3, fileSize: Int = 1 << 20, totalSize: Int = 16 << 20) {
        self.directory = directory
        folder = Locked(LogFolder(directory: directory, days: days, fileSize: fileSize, totalSize: totalSize))
    }

    public func observe(_ event: RequestEvent) {
        let isTaken = pending.withLock { pending in
            let isTaken = pending.count < Self.pendingLimit
            if isTaken { pending.count += 1 } else { pending.dropped += 1 }
            return isTaken
        }
        if isTaken { queue.async { self.write(event) } }
    }

    /// Waits until everything that was observed so far is in the files.
    public func flush() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }

    /// What is there now, the oldest first.
    public var files: [URL] { folder.withLock { $0.files.map(\.url) } }

    private func write(_ event: RequestEvent) {
        let dropped = pending.withLock { pending in
            pending.count -= 1
            defer { pending.dropped = 0 }
            return pending.dropped
        }
        let isWritten = folder.withLock { folder in
            let lines = (dropped > 0 ? LogLine.dropped(dropped, at: event.date) : Data()) + LogLine.of(event)
            return folder.append(lines, at: event.date)
        }
        if !isWritten { pending.withLock { $0.dropped += dropped + 1 } }
    }
}
