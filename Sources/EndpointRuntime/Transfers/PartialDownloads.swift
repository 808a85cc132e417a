public import Foundation

/// Keeps the beginnings of downloads that were cut, failed or were given up, so that the next call goes on from there.
///
/// A download goes on where the server named a strong validator (RFC 9110 section 8.8) and still has what it names:
/// `Range` and `If-Range` ask for the rest, anything but the rest begins anew. What is kept here is apart from results
/// and never becomes one before it is whole. Files are named by a hash and hold the body and the validator, nothing
/// else of the request.
public final class PartialDownloads: Sendable {
    let directory: URL
    private let isTemporary: Bool
    private let maxAge: TimeInterval
    /// Keys of downloads that are under way, and whether old files have been looked for.
    private let claimed = Locked<Set<String>>([])
    private let isTidied = Locked(false)

    /// In a temporary folder that goes with this value: downloads go on as long as the client lives.
    public init() {
        directory = TemporaryFile.url()
        isTemporary = true
        maxAge = .infinity
    }

    /// Downloads go on when the app is started anew, too.
    ///
    /// - Parameters:
    ///   - directory: For this value alone. Created when there is something to keep.
    ///   - maxAge: Seconds after which what nobody went on with is removed.
    public init(directory: URL, maxAge: TimeInterval = 3 * 86_400) {
        self.directory = directory
        isTemporary = false
        self.maxAge = maxAge
    }

    deinit { if isTemporary { TemporaryFile.remove(directory) } }

    /// Removes what is kept, but for downloads that are under way.
    public func removeAll() { remove { _ in true } }

    /// Takes the download with this key, which must then be released.
    ///
    /// - Returns: `nil` where it is under way already, or nothing can be kept.
    func claim(_ key: String, keepsDates: Bool) -> PartialDownload? {
        tidy()
        guard claimed.withLock({ $0.insert(key).inserted }) else { return nil }
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            release(key)
            return nil
        }
        let file = directory.appendingPathComponent(key)
        return PartialDownload(file, keepsDates: keepsDates) { [weak self] in self?.release(key) }
    }

    private func release(_ key: String) { claimed.withLock { _ = $0.remove(key) } }

    /// Once in its life removes what is too old.
    private func tidy() {
        let isFirst = isTidied.withLock { isTidied in
            defer { isTidied = true }
            return !isTidied
        }
        guard isFirst, !isTemporary else { return }
        let limit = Date().addingTimeInterval(-maxAge)
        remove { url in
            let date = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
            return date.map { $0 < limit } ?? false
        }
    }

    private func remove(where condition: (URL) -> Bool) {
        let urls = try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        let claimed = claimed.withLock { $0 }
        for url in urls ?? [] where PartialDownload.isFile(url) {
            let key = url.deletingPathExtension().lastPathComponent
            if !claimed.contains(key), condition(url) { TemporaryFile.remove(url) }
        }
    }
}

extension PartialDownloads {
    /// 128 bits of FNV-1a: the same in every process, and short enough for a file's name.
    static func key(_ parts: [String]) -> String {
        let lanes: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142]
        return lanes.map { basis in
            var hash = basis
            for byte in parts.joined(separator: "\0").utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
                if basis != lanes[0] { hash ^= hash >> 29 }
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
