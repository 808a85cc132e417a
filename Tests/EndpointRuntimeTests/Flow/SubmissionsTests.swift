import Testing

@testable import EndpointRuntime

@Suite struct SubmissionsTests {
    private func signature(_ body: String) async throws -> CallSignature {
        try await Call(Flowing<Rejecting>(body: body), client: flowClient(HeldTransport())).signature(Named.self)
    }

    @Test("behaviour 32: of alike submissions one is in flight at a time, however long it takes")
    func alike() async throws {
        let submissions = Submissions()
        let (one, other) = (try await signature("a"), try await signature("b"))
        #expect(submissions.begin(one, at: .zero))
        #expect(!submissions.begin(one, at: .seconds(60)))
        #expect(submissions.begin(other, at: .seconds(60)))
    }

    @Test("behaviour 32: the next of alike submissions is begun when the cool-down is over, and not before")
    func coolDown() async throws {
        let submissions = Submissions()
        let signature = try await signature("a")
        #expect(submissions.begin(signature, at: .zero))
        submissions.end(signature, coolingDownUntil: .seconds(2))
        #expect(!submissions.begin(signature, at: .milliseconds(1999)))
        #expect(submissions.begin(signature, at: .seconds(2)))
    }

    @Test("behaviour 32: the newest call of an endpoint ends the one before, and no other")
    func latest() {
        let calls = LatestCalls()
        let ended = Locked<[String]>([])
        func enter(_ endpoint: String, _ name: String) -> Int {
            calls.enter(endpoint) { ended.withLock { $0.append(name) } }
        }
        let first = enter("search", "a")
        let other = enter("list", "b")
        _ = enter("search", "c")
        #expect(ended.withLock { $0 } == ["a"])
        // One that was ended leaves later than its successor has come.
        calls.leave("search", first)
        calls.leave("list", other)
        _ = enter("search", "d")
        _ = enter("list", "e")
        #expect(ended.withLock { $0 } == ["a", "c"])
    }
}
