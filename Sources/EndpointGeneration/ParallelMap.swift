import Dispatch

/// Does the same for many things on as many threads as there are processors.
enum ParallelMap {
    /// The results in the order of the indices, whichever was done first.
    static func map<Result: Sendable>(_ indices: Range<Int>, _ work: @Sendable (Int) -> Result) -> [Result] {
        [Result](unsafeUninitializedCapacity: indices.count) { buffer, count in
            // Each index is initialised once, by the one thread that is given it, before the array is made.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: indices.count) { offset in
                slots.initializeElement(at: offset, to: work(indices.lowerBound + offset))
            }
            count = indices.count
        }
    }
}
