import Dispatch
import Foundation

/// Does the same for every index below a count, on as many threads as there are processors.
///
/// Threads of its own rather than those of a queue, as decoding follows nested values by recursion and
/// the stacks of a queue's threads are small on some systems.
package struct ParallelLoop {
    private static let stackSize = 8 << 20

    package static var threadCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    private let count: Int

    package init(count: Int) { self.count = count }

    /// The results in the order of the indices, whichever was done first.
    package func map<Result: Sendable>(_ work: @escaping @Sendable (Int) -> Result) -> [Result] {
        let results = Results<Result>(count: count)
        let indices = IndexSource(count: count)
        let loop: @Sendable () -> Void = { while let index = indices.next() { results[index] = work(index) } }
        let group = DispatchGroup()
        for _ in 1..<max(1, min(count, Self.threadCount)) {
            group.enter()
            let thread = Thread {
                loop()
                group.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        loop()
        group.wait()
        return results.inOrder
    }
}

/// Hands out each index once.
///
/// `@unchecked Sendable`: `upcoming` is read and written only with `lock` held.
private final class IndexSource: @unchecked Sendable {
    private let lock = NSLock()
    private var upcoming = 0
    private let count: Int

    init(count: Int) { self.count = count }

    func next() -> Int? {
        lock.withLock {
            guard upcoming < count else { return nil }
            defer { upcoming += 1 }
            return upcoming
        }
    }
}

/// What became of each index, put down from several threads.
///
/// `@unchecked Sendable`: `results` is read and written only with `lock` held.
private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    /// By index, whichever was done first.
    var inOrder: [Result] { lock.withLock { results.compactMap { $0 } } }

    subscript(index: Int) -> Result? {
        get { lock.withLock { results[index] } }
        set { lock.withLock { results[index] = newValue } }
    }
}
