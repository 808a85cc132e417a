import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct SlotTests {
    @Test("behaviour 34: a server never has more requests at once than its limit", arguments: [1, 3])
    func limit(_ slots: Int) async throws {
        let server = try LoopbackServer.shared.get()
        let traffic = TrafficSettings(concurrency: ["api": slots], network: nil)
        let client = flowClient(URLSessionTransport(), base: server.base, traffic: traffic)
        let query = [QueryItem("id", UUID().uuidString), QueryItem("n", String(slots))]
        let most = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<12 {
                group.addTask { Int(try await client.send(Flowing<Plain>(path: "/busy", query: query)).name) ?? 0 }
            }
            return try await group.reduce(0, max)
        }
        #expect(most == slots)
    }

    @Test("behaviour 34: what is beyond a server's limit waits until one of its requests has ended", arguments: [1, 3])
    func waiting(_ limit: Int) async throws {
        let transport = HeldTransport()
        let client = flowClient(transport, traffic: TrafficSettings(concurrency: ["api": limit], network: nil))
        let slots = client.flow.server(flowServer).slots
        let tasks = (0..<8).map { _ in Task { try await client.send(Flowing<Plain>()) } }
        for ended in 0..<8 {
            let count = min(limit + ended, 8)
            try await transport.arrived(count)
            try await eventually { transport.requests.count + slots.waiting == 8 }
            #expect(transport.requests.count == count)
            transport.answer(ended)
        }
        for task in tasks { #expect(try await task.value == Named(name: "ok")) }
    }

    @Test("behaviour 34: servers have slots of their own, four unless the spec says otherwise")
    func servers() async throws {
        let flow = Flow(traffic: TrafficSettings(concurrency: ["few": 0]), clock: VirtualClock())
        for (server, count) in [
            (ServerDescriptor("a"), 4), (ServerDescriptor("b", concurrency: 6), 6), (.init("few"), 1),
        ] {
            let slots = flow.server(server).slots
            for _ in 0..<count { try await slots.take(.normal) }
            let waiting = Task { try await slots.take(.normal) }
            try await eventually { slots.waiting == 1 }
            slots.release()
            try await waiting.value
        }
    }

    /// Lets that many of each priority wait, hands out slots one by one, and says who came when.
    private func order(_ arrivals: [RequestPriority]) async throws -> [Int] {
        let slots = SlotQueue(slots: 1)
        try await slots.take(.normal)
        let order = Locked<[Int]>([])
        let tasks = try await arrivals.enumerated().asyncMap { index, priority in
            let task = Task {
                try await slots.take(priority)
                order.withLock { $0.append(index) }
                slots.release()
            }
            try await eventually { slots.waiting == index + 1 }
            return task
        }
        slots.release()
        for task in tasks { try await task.value }
        return order.withLock { $0 }
    }

    @Test("behaviour 34: first come, first served within a priority, and higher ones first")
    func fifo() async throws {
        #expect(try await order([.normal, .normal, .normal]) == [0, 1, 2])
        #expect(try await order([.low, .normal, .high, .low, .normal, .high]) == [2, 5, 1, 4, 0, 3])
    }

    @Test("behaviour 34: a low priority that is passed over four times goes next")
    func starvation() async throws {
        let highs = [RequestPriority](repeating: .high, count: 9)
        #expect(try await order([.low, .low] + highs) == [2, 3, 4, 5, 0, 6, 7, 8, 9, 1, 10])
    }

    @Test("behaviour 34: who is cancelled leaves the line at once, and no slot is lost")
    func cancelled() async throws {
        let slots = SlotQueue(slots: 1)
        try await slots.take(.normal)
        let tasks = try await (0..<3).asyncMap { index in
            let task = Task { try await slots.take(.normal) }
            try await eventually { slots.waiting == index + 1 }
            return task
        }
        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        #expect(slots.waiting == 2)
        slots.release()
        try await tasks[0].value
        slots.release()
        try await tasks[2].value
        slots.release()
        try await slots.take(.low)
        #expect(slots.waiting == 0)
    }

    @Test("behaviour 34: an endpoint's priority holds unless the call has one of its own")
    func priorities() async throws {
        let transport = HeldTransport()
        let client = flowClient(transport, traffic: TrafficSettings(concurrency: ["api": 1], network: nil))
        let calls: [(String, RequestPriority?)] = [("/a", nil), ("/b", nil), ("/c", .high), ("/d", .low)]
        var tasks: [Task<Named, any Error>] = []
        for (index, call) in calls.enumerated() {
            let options = RequestOptions(priority: call.1)
            tasks.append(Task { try await client.send(Flowing<Plain>(path: call.0), options: options) })
            if index == 0 { try await transport.arrived(1) }
            try await eventually { client.flow.server(flowServer).slots.waiting == index }
        }
        for index in 0..<4 {
            try await transport.arrived(index + 1)
            transport.answer(index)
        }
        for task in tasks { _ = try await task.value }
        #expect(transport.requests.map(\.url.path) == ["/a", "/c", "/b", "/d"])
    }
}

extension Sequence {
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var values: [T] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
