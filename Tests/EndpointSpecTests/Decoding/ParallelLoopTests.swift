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

    @Test("Each index is worked on once before the loop returns", arguments: [0, 1, 2, 500])
    func indices(count: Int) {
        let tally = Tally(count: count)
        ParallelLoop(count: count).run { tally.add($0) }
        #expect(tally.all == Array(repeating: 1, count: count))
    }
}
