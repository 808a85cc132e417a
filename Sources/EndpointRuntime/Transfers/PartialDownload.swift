import Foundation

/// One download that may have begun before, in the hands of one attempt.
///
/// The body stands in `KEY.part`, what it is part of in `KEY.json`. The description is removed before the body is begun
/// anew and written only for bytes that stand behind it, so that whenever the process ends, a body with a description
/// is the beginning of what the description names.
final class PartialDownload: Sendable {
    private struct State {
        var part: DownloadPart?
        /// Bytes of the body that are there.
        var size: Int64 = 0
        var handle: FileHandle?
        var isDescribed = false
        /// The size that the answer promises; `nil` where nobody said.
        var promised: Int64?
        var isStale = false
        /// The file may be another attempt's by now.
        var isReleased = false
    }

    /// Short downloads are described only when they are cut.
    private static let describedFrom = 256 * 1024

    private let body: URL
    private let description: URL
    private let keepsDates: Bool
    private let onRelease: @Sendable () -> Void
    private let state: Locked<State>
    /// What to ask for; `nil`: everything.
    let resumption: Resumption?

    struct Resumption: Sendable {
        let offset: Int64
        let part: DownloadPart
    }

    /// - Parameters:
    ///   - file: Without an extension.
    ///   - keepsDates: Whether a date is enough to know the rest by.
    init(_ file: URL, keepsDates: Bool, onRelease: @escaping @Sendable () -> Void) {
        body = file.appendingPathExtension("part")
        description = file.appendingPathExtension("json")
        self.keepsDates = keepsDates
        self.onRelease = onRelease
        resumption = Self.resumption(body, description)
        state = Locked(State(part: resumption?.part, isDescribed: resumption != nil))
    }

    static func isFile(_ url: URL) -> Bool { ["part", "json"].contains(url.pathExtension) }

    /// A whole one whose end was not heard of is asked for its last byte, so that it is verified like any other.
    private static func resumption(_ body: URL, _ description: URL) -> Resumption? {
        guard let data = try? Data(contentsOf: description),
            let part = try? JSONDecoder().decode(DownloadPart.self, from: data), let size = body.fileSize, size > 0
        else { return nil }
        guard let total = part.total else { return Resumption(offset: size, part: part) }
        return size <= total ? Resumption(offset: min(size, total - 1), part: part) : nil
    }

    /// The answer is nothing that can be gone on with.
    var isStale: Bool { state.withLock { $0.isStale } }

    /// Whether the attempt's body went here.
    var isBegun: Bool { state.withLock { $0.handle != nil } }

    /// Bytes that are there.
    var size: Int64 { state.withLock { $0.size } }

    /// Begins to take a body.
    ///
    /// - Returns: False where it is not for here: an error's body, or an answer that makes this stale.
    /// - Throws: What the disk refuses.
    func begin(_ status: Int, _ headers: HTTPFields) throws -> Bool {
        switch (status, resumption) {
        case (206, let resumption?):
            guard let range = ContentRange(headers), resumption.isContinued(by: range, headers) else { break }
            try open(at: resumption.offset)
            state.withLock { $0.promised = range.total ?? resumption.part.total ?? range.end + 1 }
            return true
        case (200, _):
            TemporaryFile.remove(description)
            try open(at: 0)
            let part = DownloadPart(headers, keepsDates: keepsDates)
            let promised = DownloadPart.length(headers)
            state.withLock { state in
                (state.part, state.promised, state.isDescribed) = (part, promised, false)
            }
            return true
        case (416, _?): break
        default: return false
        }
        state.withLock { $0.isStale = true }
        return false
    }

    private func open(at offset: Int64) throws {
        if body.fileSize == nil { try Data().write(to: body) }
        let handle = try FileHandle(forUpdating: body)
        try handle.truncate(atOffset: UInt64(offset))
        try handle.seekToEnd()
        state.withLock { state in (state.handle, state.size) = (handle, offset) }
    }

    func append(_ data: Data) throws {
        try state.withLock { state in
            if state.isReleased { throw CancellationError() }
            try state.handle?.write(contentsOf: data)
            state.size += Int64(data.count)
            if !state.isDescribed, state.size >= Self.describedFrom { try describe(&state) }
        }
    }

    private func describe(_ state: inout State) throws {
        guard let part = state.part else { return }
        try JSONEncoder().encode(part).write(to: description, options: .atomic)
        state.isDescribed = true
    }

    /// Makes a result of what is here, if it is whole.
    ///
    /// - Throws: ``TransportError/unreachable(_:)`` where bytes are missing, which then stay; what the disk refuses.
    func finish(extension pathExtension: String) throws -> (file: URL, size: Int64) {
        let (size, promised) = try state.withLock { state in
            if state.isReleased { throw CancellationError() }
            try? state.handle?.close()
            return (state.size, state.promised)
        }
        if let promised, size < promised { throw TransportError.unreachable(.connectionLost) }
        if let promised, size > promised {
            discard()
            throw TransportError.invalidResponse("more came than was promised")
        }
        let url = TemporaryFile.url(extension: pathExtension)
        try FileManager.default.moveItem(at: body, to: url)
        TemporaryFile.remove(description)
        state.withLock { $0.part = nil }
        return (url, size)
    }

    /// Nothing of it is of use.
    func discard() {
        state.withLock { $0.part = nil }
        TemporaryFile.remove(description)
        TemporaryFile.remove(body)
    }

    /// The attempt is over: what can be gone on with stays, everything else goes.
    func release() {
        state.withLock { state in
            state.isReleased = true
            guard let handle = state.handle else { return }
            try? handle.close()
            if state.part == nil || state.size == 0 {
                TemporaryFile.remove(description)
                TemporaryFile.remove(body)
            } else if !state.isDescribed {
                try? describe(&state)
            }
        }
        onRelease()
    }
}
