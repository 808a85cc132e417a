import Dispatch
import Foundation

/// Does the same for every index below a count, on as many threads as there are processors.
///
/// Threads of its own rather than those of a queue, as decoding follows nested values by recursion and
/// the stacks of a queue's threads are small on some systems.
struct ParallelLoop {
    private static let stackSize = 8 << 20

    let count: Int

    /// Returns when the work is done for every index; which index comes when is open.
    func run(_ work: @escaping @Sendable (Int) -> Void) {
        let indices = IndexSource(count: count)
        let loop: @Sendable () -> Void = { while let index = indices.next() { work(index) } }
        let group = DispatchGroup()
        for _ in 1..<max(1, min(count, ProcessInfo.processInfo.activeProcessorCount)) {
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
