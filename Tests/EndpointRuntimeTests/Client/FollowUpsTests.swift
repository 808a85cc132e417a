import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct FollowUpsTests {
    private let begun = Locked(0)

    /// Pauses of a clock that is moved over each as it begins.
    private func pauses(of followUp: FollowUp<Int>) async -> [Duration] {
        let clock = VirtualClock()
        let sleeps = clock.sleeps()
        let lengths = Locked<[Duration]>([])
        let mover = Task {
            for await length in sleeps {
                lengths.withLock { $0.append(length) }
                clock.advance(by: length)
            }
        }
        await FollowUps.run(followUp, 1, clock)
        mover.cancel()
        return lengths.withLock { $0 }
    }

    @Test(
        "behaviour 24: follow-up work is tried as often as registered, with growing pauses between",
        arguments: [(3, [1, 2]), (1, []), (0, []), (5, [1, 2, 4, 8])]
    )
    func tries(_ count: Int, _ pauses: [Int]) async {
        let seen = await self.pauses(
            of: FollowUp(tries: count) { _ in
                self.begun.withLock { $0 += 1 }
                throw UnreachableReason.other
            }
        )
        #expect(begun.withLock { $0 } == max(count, 1))
        #expect(seen == pauses.map { .seconds($0) })
    }

    @Test("behaviour 24: follow-up work that has succeeded is done")
    func succeeded() async {
        let seen = await pauses(
            of: FollowUp(tries: 5) { _ in
                let number = self.begun.withLock { begun in
                    begun += 1
                    return begun
                }
                if number < 3 { throw UnreachableReason.other }
            }
        )
        #expect(begun.withLock { $0 } == 3)
        #expect(seen == [.seconds(1), .seconds(2)])
    }
}
