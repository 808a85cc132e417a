import EndpointDiagnostics
import EndpointSpec
import EndpointText
import Foundation

/// Where rendered files go, piece by piece. Files come side by side, the pieces of each in order and one at a time.
protocol RenderingTarget: Sendable {
    func add(_ bytes: UnsafeBufferPointer<UInt8>, toFile file: Int)
    func finish(file: Int)
}

/// Renders pieces on as many threads as there are processors, and hands on each file's in their order.
///
/// Pieces are taken in order, so that hardly more than one a thread is ever in memory.
///
/// `@unchecked Sendable`: what changes is read and written only with `lock` held.
final class PieceRun: @unchecked Sendable {
    private let pieces: [FilePiece]
    private let renderer: PieceRenderer
    private let target: any RenderingTarget
    /// The pieces of each file, which are handed on by one thread at a time.
    private let queues: [PieceQueue]
    private let lock = NSLock()
    private var upcoming = 0
    private var problems: [(piece: Int, found: DiagnosticCollector)] = []
    private var hasErrors = false

    init(_ pieces: [FilePiece], files: Int, renderer: PieceRenderer, target: any RenderingTarget) {
        self.pieces = pieces
        self.renderer = renderer
        self.target = target
        var counts = Array(repeating: 0, count: files)
        for piece in pieces { counts[piece.file] += 1 }
        queues = counts.enumerated().map { PieceQueue(file: $0, count: $1) }
    }

    /// - Returns: What went wrong, in the order of the pieces; nothing is handed on any more once there was an error.
    func run() -> [DiagnosticCollector] {
        let threads = max(1, min(pieces.count, ParallelLoop.threadCount))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
        return problems.sorted { $0.piece < $1.piece }.map(\.found)
    }

    private func work() {
        let draft = Draft()
        let output = TextBuffer(capacity: 1 << 18)
        while let index = next() {
            output.removeAll()
            let found = renderer.render(pieces[index], with: draft, into: output)
            if note(found, of: index) {
                queues[pieces[index].file].add(output, number: pieces[index].number, to: target)
            }
        }
    }

    private func next() -> Int? {
        lock.withLock {
            guard upcoming < pieces.count else { return nil }
            defer { upcoming += 1 }
            return upcoming
        }
    }

    /// Whether pieces are still wanted.
    private func note(_ found: DiagnosticCollector, of piece: Int) -> Bool {
        lock.withLock {
            if !found.isEmpty { problems.append((piece, found)) }
            hasErrors = hasErrors || found.hasErrors
            return !hasErrors
        }
    }
}

/// The pieces of one file on their way to the target.
///
/// `@unchecked Sendable`: what changes is read and written only with `lock` held.
private final class PieceQueue: @unchecked Sendable {
    private let file: Int
    private let count: Int
    private let lock = NSLock()
    private var next = 0
    /// Those that were done before one that goes before them.
    private var waiting: [Int: [UInt8]] = [:]

    init(file: Int, count: Int) {
        self.file = file
        self.count = count
    }

    func add(_ bytes: TextBuffer, number: Int, to target: any RenderingTarget) {
        lock.withLock {
            guard number == next else {
                waiting[number] = bytes.array
                return
            }
            target.add(UnsafeBufferPointer(start: bytes.start, count: bytes.count), toFile: file)
            next += 1
            while let bytes = waiting.removeValue(forKey: next) {
                bytes.withUnsafeBufferPointer { target.add($0, toFile: file) }
                next += 1
            }
            if next == count { target.finish(file: file) }
        }
    }
}

/// Keeps files in memory.
///
/// `@unchecked Sendable`: what changes is read and written only with `lock` held.
final class RenderedFiles: RenderingTarget, @unchecked Sendable {
    private let lock = NSLock()
    private var files: [RenderedFile]

    init(names: [String]) { files = names.map { RenderedFile(name: $0, bytes: []) } }

    /// In the order of their names.
    var all: [RenderedFile] { lock.withLock { files } }

    func add(_ bytes: UnsafeBufferPointer<UInt8>, toFile file: Int) { lock.withLock { files[file].bytes += bytes } }

    func finish(file: Int) {}
}
