import Foundation
import Testing

@testable import EndpointSpec

@Suite struct ParallelLoopTests {
    /// `@unchecked Sendable`: `counts` is read and written only with `lock` held.
    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var counts: [Int]

        init(count: Int) { counts = Array(repeating: 0, count: count) }

        func add(_ index: Int) { lock.withLock { counts[index] += 1 } }
        var all: [Int] { lock.withLock { counts } }
    }

    @Test("Each index is worked on once, and its result stands in its place", arguments: [0, 1, 2, 500])
    func indices(count: Int) {
        let tally = Tally(count: count)
        let results = ParallelLoop(count: count).map { index in
            tally.add(index)
            return index * 2
        }
        #expect(tally.all == Array(repeating: 1, count: count))
        #expect(results == (0..<count).map { $0 * 2 })
    }
}
