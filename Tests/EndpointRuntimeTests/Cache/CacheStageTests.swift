import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct CacheStageTests {
    private let transport = AnsweringTransport.numbered()
    private let time = MovableTime()

    @Test(
        "behaviour 35: an answer stands for new ones until its age has passed, and a clock set back makes it no younger"
    )
    func age() async throws {
        let client = cacheClient(transport, time)
        #expect(try await client.name(Kept.self) == "1")
        time.advance(by: 599)
        #expect(try await client.name(Kept.self) == "1")
        #expect(try await client.name(Kept.self, "/other") == "2")
        time.advance(by: 1)
        #expect(try await client.name(Kept.self) == "3")
        time.advance(by: -601)
        #expect(try await client.name(Kept.self) == "4")
        #expect(try await client.name(Kept.self) == "4")
    }

    @Test("behaviour 35: what the spec gives no cache is asked for every time")
    func without() async throws {
        let client = cacheClient(transport, time)
        #expect(try await client.name(NotKept.self) == "1")
        #expect(try await client.name(NotKept.self) == "2")
    }

    @Test("behaviour 35: what every request carries anew, such as timestamps, makes no other entry")
    func volatile() async throws {
        let client = Stubbed.client(transport, clock: VirtualClock())
        let one = try await client.response(for: OrdersTimed())
        let other = try await client.response(for: OrdersTimed())
        #expect(one.value == other.value)
        #expect(transport.count == 1)
        #expect(transport.requests[0].headers.contains("X-Timestamp"))
        #expect(other.status == 200 && other.headers["Content-Language"] == one.headers["Content-Language"])
    }

    private struct OrdersTimed: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        static let descriptor = EndpointDescriptor(
            "cache.timed",
            .get,
            "/timed",
            server: SampleApp.Servers.api,
            cache: CachePolicy(maxAge: .seconds(60))
        )
    }

    @Test("behaviour 36: 'refresh' asks the backend however young the entry is, and the new answer is kept")
    func refresh() async throws {
        let client = cacheClient(transport, time)
        #expect(try await client.name(Kept.self) == "1")
        #expect(try await client.name(Kept.self, cache: .refresh) == "2")
        #expect(try await client.name(Kept.self) == "2")
    }

    @Test("behaviour 36: 'cachedThenRefreshed' gives the kept answer and then the backend's, and keeps that")
    func cachedThenRefreshed() async throws {
        let client = cacheClient(transport, time)
        func names() async throws -> [String] {
            var names: [String] = []
            for try await answer in client.cachedThenRefreshed(Flowing<Kept>()) { names.append(answer.name) }
            return names
        }
        #expect(try await names() == ["1"])
        #expect(try await names() == ["1", "2"])
        #expect(try await client.name(Kept.self) == "2")
        time.advance(by: 600)
        #expect(try await names() == ["3"])
        #expect(transport.count == 3)
    }

    @Test(
        "behaviour 36: 'cachedThenRefreshed' sends nothing before it is asked for the second, and fails after the first"
    )
    func cachedThenFailed() async throws {
        let transport = AnsweringTransport { _, number in
            if number > 1 { throw TransportError.unreachable(.timeout) }
            return .named("\(number)")
        }
        let client = cacheClient(transport, time)
        #expect(try await client.name(Kept.self) == "1")
        var iterator = client.cachedThenRefreshed(Flowing<Kept>()).makeAsyncIterator()
        #expect(try await iterator.next()?.name == "1")
        #expect(transport.count == 1)
        let error = await #expect(throws: RequestError.self) { try await iterator.next() }
        #expect(error?.isUnreachable == true)
        #expect(try await iterator.next() == nil)
        #expect(transport.count == 2)
    }

    /// What a second sending comes to.
    private func afterwards<P: FlowKind>(
        _ kind: P.Type,
        _ second: Result<TransportResponse, any Error>,
        after seconds: TimeInterval,
        cache: CacheUse = .cached
    ) async throws -> String {
        let transport = AnsweringTransport { _, number in number == 1 ? .named("old") : try second.get() }
        let client = cacheClient(transport, time)
        #expect(try await client.name(kind) == "old")
        time.advance(by: seconds)
        defer { #expect(transport.count == 2) }
        return try await client.name(kind, cache: cache)
    }

    private static let failures: [(Result<TransportResponse, any Error>, isHelped: Bool)] = [
        (.failure(TransportError.unreachable(.notConnected)), true),
        (.failure(TransportError.unreachable(.timeout)), true), (.failure(TransportError.unreachable(.insecure)), true),
        (.success(TransportResponse(status: 500)), true), (.success(TransportResponse(status: 503)), true),
        (.success(TransportResponse(status: 429)), true), (.success(TransportResponse(status: 400)), false),
        (.success(TransportResponse(status: 403)), false),
        (.success(TransportResponse(status: 200, body: .data(Data(#"{"code":7,"msg":"no"}"#.utf8)))), false),
        (.success(TransportResponse(status: 200, body: .data(Data("broken".utf8)))), false),
        (.success(TransportResponse(status: 200, body: .data(Data(#"{"code":0,"data":{}}"#.utf8)))), false),
        (.failure(CancellationError()), false),
    ]

    @Test(
        "behaviour 36: an old entry stands in for a failure that may pass, and for no other",
        arguments: failures.indices
    )
    func staleIfError(_ index: Int) async throws {
        let (second, isHelped) = Self.failures[index]
        if isHelped {
            #expect(try await afterwards(Kept.self, second, after: 600 + 86_399) == "old")
        } else {
            await #expect(throws: (any Error).self) { try await afterwards(Kept.self, second, after: 600) }
        }
    }

    @Test("behaviour 36: an entry that is too old stands in for nothing; the call may say how old it may be")
    func tooOld() async throws {
        let offline = Result<TransportResponse, any Error>.failure(TransportError.unreachable(.notConnected))
        func fails<P: FlowKind>(_ kind: P.Type, _ seconds: TimeInterval, _ cache: CacheUse = .cached) async {
            await #expect(throws: RequestError.self) {
                try await afterwards(kind, offline, after: seconds, cache: cache)
            }
        }
        await fails(Kept.self, 600 + 86_400)
        await fails(KeptStrictly.self, 600)
        await fails(Kept.self, 0, .refresh)
        await fails(KeptStrictly.self, 700, .staleIfError(.seconds(100)))
        #expect(
            try await afterwards(KeptStrictly.self, offline, after: 699, cache: .staleIfError(.seconds(100))) == "old"
        )
        await fails(Kept.self, 701, .staleIfError(.seconds(100)))
    }

    @Test("behaviour 36: an old entry stands in also where the whole call's time is up")
    func timeIsUp() async throws {
        let clock = VirtualClock()
        let held = HeldTransport()
        let client = cacheClient(held, time, clock: clock)
        let first = Task { try await client.name(KeptWithin5Seconds.self) }
        try await held.arrived(1)
        held.answer(0)
        #expect(try await first.joined == "ok")
        time.advance(by: 600)
        let second = Task { try await client.name(KeptWithin5Seconds.self) }
        try await held.arrived(2)
        clock.advance(by: .seconds(5))
        #expect(try await second.joined == "ok")
    }

    @Test(
        "behaviour 14, 36: an old entry is asked for by its validator, and a 304 makes it young again",
        arguments: [true, false]
    )
    func notModified(byTag: Bool) async throws {
        let validators: HTTPFields =
            byTag ? ["ETag": #""v1""#] : ["Last-Modified": "Tue, 14 Nov 2023 22:13:20 GMT"]
        let transport = AnsweringTransport { _, number in
            number == 1 ? .named("first", headers: validators) : TransportResponse(status: 304)
        }
        let client = cacheClient(transport, time)
        #expect(try await client.name(Kept.self) == "first")
        time.advance(by: 600)
        #expect(try await client.name(Kept.self) == "first")
        let headers = try #require(transport.requests.dropFirst().first).headers
        #expect(headers["If-None-Match"] == (byTag ? #""v1""# : nil))
        #expect(headers["If-Modified-Since"] == (byTag ? nil : "Tue, 14 Nov 2023 22:13:20 GMT"))
        time.advance(by: 599)
        #expect(try await client.name(Kept.self) == "first")
        #expect(transport.count == 2)
        // Without an entry nothing is asked by halves.
        #expect(!transport.requests[0].headers.contains("If-None-Match"))
    }

    @Test("behaviour 36: an entry that this version of the app cannot decode is a miss")
    func undecodable() async throws {
        let store = MemoryCacheStore()
        let client = cacheClient(transport, time, caches: [store])
        #expect(try await client.name(Kept.self) == "1")
        let policy = try #require(Kept.descriptor.cache)
        let key = try #require(try await Call(Flowing<Kept>(), client: client).cacheKey(policy))
        for body in ["", "broken", #"{"code":0,"data":{}}"#, #"{"code":9}"#] {
            let response = TransportResponse(status: 200, body: .data(Data(body.utf8)))
            store.store(CachedAnswer(response: response, date: time.now()), for: key)
            let before = transport.count
            #expect(try await client.name(Kept.self) == "\(before + 1)", "\(body)")
        }
    }

    @Test("behaviour 36: a finished value of a stub is kept in memory like an answer")
    func stubs() async throws {
        let stubs = StubTransport()
        stubs.stub(Flowing<Kept>.self, sequence: [.value(Named(name: "stub"))])
        let client = cacheClient(stubs, time)
        #expect(try await client.name(Kept.self) == "stub")
        #expect(try await client.name(Kept.self) == "stub")
        #expect(stubs.recorder.requests.count == 1)
    }

    @Test("behaviour 36: what another call has no use for is not kept", arguments: [202, 206])
    func unkept(_ status: Int) async throws {
        let transport = AnsweringTransport { _, number in .named("\(number)", status: status) }
        let client = cacheClient(transport, time)
        #expect(try await client.name(Kept.self) == "1")
        #expect(try await client.name(Kept.self) == "2")
    }

    private struct KeptFile: Endpoint {
        typealias API = SampleApp
        typealias Response = URL
        static let descriptor = EndpointDescriptor(
            "cache.file",
            .get,
            "/file",
            server: SampleApp.Servers.cdn,
            cache: CachePolicy(maxAge: .seconds(60)),
            answer: .file
        )
        static func decode(_ answer: Answer) throws -> URL { try answer.file() }
    }

    @Test("behaviour 36: a file is kept as a copy, and every caller gets one of its own; a large one is not kept")
    func files() async throws {
        let size = Locked(3)
        let transport = AnsweringTransport { _, number in
            let url = TemporaryFile.url()
            try Data(repeating: UInt8(number), count: size.withLock { $0 }).write(to: url)
            return TransportResponse(status: 200, body: .file(url))
        }
        let client = Stubbed.client(transport, clock: VirtualClock())
        let first = try await client.send(KeptFile())
        try FileManager.default.removeItem(at: first)
        let second = try await client.send(KeptFile())
        #expect(try Data(contentsOf: second) == Data([1, 1, 1]))
        try FileManager.default.removeItem(at: second)
        await client.emptyCache()
        size.withLock { $0 = 4 << 20 + 1 }
        try FileManager.default.removeItem(at: try await client.send(KeptFile()))
        try FileManager.default.removeItem(at: try await client.send(KeptFile()))
        #expect(transport.count == 3)
    }
}
