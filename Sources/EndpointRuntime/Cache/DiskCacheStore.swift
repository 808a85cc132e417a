import Dispatch
public import Foundation

/// Keeps answers in a folder of its own, over launches; those used longest ago make room.
///
/// A process that is killed at any moment leaves no bad entry: a file is written beside its place, synchronised and
/// moved there, and what is read is checked as a whole. No key, address or credential is in a file or its name, but a
/// hash; bodies and headers are there as the backend sent them, without cookies.
///
///     let folder = URL.cachesDirectory.appending(path: "answers")
///     let client = EndpointClient<SocialApp>(
///         environment: .production,
///         caches: [MemoryCacheStore(), DiskCacheStore(folder: folder)]
///     )
public final class DiskCacheStore: CacheStore {
    /// Where the work is done, one thing after the other: waiting for a disk holds no thread that tasks run on.
    private let queue = DispatchQueue(label: "EndpointRuntime.DiskCacheStore", qos: .utility)
    private let files: CacheFolder

    /// - Parameters:
    ///   - folder: Made when it is needed. Nothing else may be kept in it, and no other store, also of another process.
    ///   - limit: Of all files together, in bytes; an answer that is larger is not kept.
    public init(folder: URL, limit: Int = 64 << 20) { files = CacheFolder(folder, limit: limit) }

    public func answer(for key: CacheKey) async -> CachedAnswer? {
        await withCheckedContinuation { continuation in
            queue.async { [files] in continuation.resume(returning: files.answer(for: key)) }
        }
    }

    /// Returns at once; the disk gets it in its turn.
    public func store(_ answer: CachedAnswer, for key: CacheKey) {
        queue.async { [files] in files.store(answer, for: key) }
    }

    public func remove(_ key: CacheKey) {
        queue.async { [files] in files.remove(key) }
    }

    /// Returns when they are gone.
    public func removeAll(_ part: CachePart) async {
        await withCheckedContinuation { continuation in
            queue.async { [files] in
                files.removeAll(part)
                continuation.resume()
            }
        }
    }
}

/// The files of a disk cache. Everything in it takes place on one queue; the lock says so to the compiler, and is free
/// whenever it is asked for.
private final class CacheFolder: Sendable {
    private static let personal = ".personal"
    private static let common = ".common"
    /// Of files that are not whole yet.
    private static let unfinished = ".unfinished"

    private let folder: URL
    private let limit: Int
    /// By file name; `nil` until the folder has been looked at.
    private let recency = Locked<RecencyList<String>?>(nil)

    init(_ folder: URL, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    func answer(for key: CacheKey) -> CachedAnswer? {
        open { recency in
            let (name, url) = place(of: key)
            guard recency.contains(name) else { return nil }
            guard let data = try? Data(contentsOf: url), let answer = CachedFile.answer(data, for: key) else {
                remove(name, &recency)
                return nil
            }
            recency.use(name)
            // So that the order of use outlives the process; where that fails, it is the order of writing.
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
            return answer
        }
    }

    func store(_ answer: CachedAnswer, for key: CacheKey) {
        open { recency in
            let (name, url) = place(of: key)
            // What cannot be kept must not leave an older one behind that would be taken for it.
            guard let data = CachedFile.data(answer, for: key), data.count <= limit, write(data, to: url) else {
                return remove(name, &recency)
            }
            recency.set(name, size: data.count)
            for dropped in recency.shrink(to: limit) { remove(dropped, &recency) }
        }
    }

    func remove(_ key: CacheKey) {
        open { recency in remove(place(of: key).name, &recency) }
    }

    func removeAll(_ part: CachePart) {
        open { recency in
            for name in recency.keys where part == .everything || name.hasSuffix(Self.personal) {
                remove(name, &recency)
            }
        }
    }

    private func place(of key: CacheKey) -> (name: String, url: URL) {
        let name = key.name + (key.isPersonal ? Self.personal : Self.common)
        return (name, folder.appendingPathComponent(name))
    }

    private func remove(_ name: String, _ recency: inout RecencyList<String>) {
        recency.remove(name)
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }

    private func open<Result: Sendable>(_ work: (inout RecencyList<String>) -> Result) -> Result {
        recency.withLock { recency in
            var list = recency ?? listed()
            defer { recency = list }
            return work(&list)
        }
    }
}

extension CacheFolder {
    /// What an earlier process left, the file used longest ago first. What it did not finish goes.
    private func listed() -> RecencyList<String> {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        let manager = FileManager.default
        try? manager.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let urls = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        var found: [(name: String, size: Int, date: Date)] = []
        for url in urls {
            let name = url.lastPathComponent
            if name.hasSuffix(Self.unfinished) { try? manager.removeItem(at: url) }
            guard name.hasSuffix(Self.personal) || name.hasSuffix(Self.common),
                let values = try? url.resourceValues(forKeys: keys)
            else { continue }
            found.append((name, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
        }
        var recency = RecencyList<String>()
        for file in found.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
            recency.set(file.name, size: file.size)
        }
        return recency
    }

    /// - Returns: Whether the whole file stands in its place; otherwise what stood there stands there still.
    private func write(_ data: Data, to url: URL) -> Bool {
        let beside = folder.appendingPathComponent(UUID().uuidString + Self.unfinished)
        let manager = FileManager.default
        // The system may clear the caches of an app that is not running, the folder included.
        try? manager.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        guard manager.createFile(atPath: beside.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            return false
        }
        do {
            let handle = try FileHandle(forWritingTo: beside)
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            try? manager.removeItem(at: beside)
            return false
        }
        if rename(beside.path, url.path) == 0 { return true }
        try? manager.removeItem(at: beside)
        return false
    }
}
