import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct ObserverTests {
    private let log = EventLog()
    private let clock = VirtualClock()
    private let transport = StubTransport()

    private func client(
        _ transport: any Transport,
        rewriters: [any URLRewriter] = [],
        interceptors: [any Interceptor] = [],
        signers: [String: any RequestSigner] = [:]
    ) -> EndpointClient<SampleApp> {
        EndpointClient(
            environment: .production,
            bases: Stubbed.bases,
            app: AppValues(
                clientVersion: "t/1",
                now: { [clock] in clock.date },
                values: ["localeIfChinese": { nil }]
            ),
            credentials: MemoryCredentialStore(session: SessionCredential(token: "hush")),
            signers: signers,
            rewriters: rewriters,
            interceptors: interceptors,
            transport: transport,
            traffic: TrafficSettings(network: nil),
            clock: clock,
            observers: [log]
        )
    }

    @Test("behaviour 41: a call that heals is told in order, and all its events carry its identity")
    func order() async throws {
        transport.stub(
            Flowing<Plain>.self,
            sequence: [
                .raw(status: 503), .json(#"{"code":0,"traceId":"t-2","data":{"name":"ok"}}"#),
                .value(Named(name: "v")),
            ]
        )
        let client = client(transport)
        let task = Task { try await client.send(Flowing<Plain>()) }
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        #expect(try await task.joined == Named(name: "ok"))
        #expect(log.names == ["sent", "received", "retrying", "sent", "received"])
        #expect(log.events.map(\.attempt) == [1, 1, 1, 2, 2])
        #expect(Set(log.events.map(\.call)).count == 1)
        #expect(log.events.allSatisfy { $0.endpoint == "flow.plain" })
        #expect(log.events[2].kind == .retrying(.failure(.overloaded), after: .seconds(1)))
        #expect(log.events[4].requestID == "t-2")
        #expect(log.events[4].date.timeIntervalSince(log.events[0].date) == 1)
        try await client.send(Flowing<Plain>())
        #expect(log.names.suffix(2) == ["sent", "received"])
        #expect(Set(log.events.map(\.call)).count == 2)
    }

    /// Moves the clock wherever it is asked, each place by its own time.
    private struct Slow: Transport, URLRewriter, RequestSigner {
        let clock: VirtualClock

        func send(_ request: TransportRequest) async throws -> TransportResponse {
            clock.advance(by: .seconds(4))
            return HeldTransport.ok
        }

        func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL {
            clock.advance(by: .seconds(1))
            return url
        }

        func sign(_ request: inout TransportRequest, in context: SigningContext) async throws {
            clock.advance(by: .seconds(2))
        }
    }

    enum Signed: FlowKind {
        static var descriptor: EndpointDescriptor {
            var descriptor = flow("flow.signed")
            descriptor.sign = "slow"
            return descriptor
        }
    }

    @Test("behaviour 41: an answer comes with status, bytes and how long each stage took")
    func durations() async throws {
        let slow = Slow(clock: clock)
        try await client(slow, rewriters: [slow], signers: ["slow": slow]).send(Flowing<Signed>())
        let answer = try #require(log.events.last?.received)
        #expect(answer.status == 200)
        #expect(answer.bytes == 31)
        let took = answer.durations.filter { $0.value != .zero }
        #expect(took == [.build: .seconds(1), .sign: .seconds(2), .transport: .seconds(4)])
        #expect(
            Set(answer.durations.keys) == [
                .gate, .sharing, .slot, .build, .sign, .transport, .status, .business, .model,
            ]
        )
    }

    /// Says `hush` in every place that a request has.
    struct Secretive: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        typealias Failure = OrdersFailure
        static let descriptor = EndpointDescriptor(
            "log.secretive",
            .post,
            "/people/{id}",
            server: ServerDescriptor(
                "api",
                envelope: flowServer.envelope,
                headers: [CommonHeader("X-Trace", .requestID)]
            ),
            auth: .session,
            log: LogPolicy(
                query: ["page", "filter"],
                headers: ["x-channel", "Authorization", "X-Limit", "Set-Cookie"],
                body: ["note", "item.id", "item"],
                response: ["name", "missing"]
            )
        )
        var isForm = false

        func encode(to request: inout RequestBuilder) throws {
            try request.path("id", "hush")
            try request.query("page", 2)
            try request.query("phone", "hush")
            try request.query("filter", ["a b": "c&d"], style: .brackets)
            try request.header("X-Channel", "store")
            try request.header("X-Hush", "hush")
            let body: JSONValue = ["note": "n\n", "phone": "hush", "item": ["id": 7, "secret": "hush"]]
            if isForm { try request.form(body) } else { try request.json(body) }
        }

        static func decode(_ answer: Answer) throws -> Named { try answer.value() }
    }

    @Test("behaviour 41: what the spec does not allow is in no event, credentials not even where it does")
    func redaction() async throws {
        let secrets: HTTPFields = ["X-Limit": "5", "X-Hush": "hush", "Set-Cookie": "hush"]
        transport.stub(
            Secretive.self,
            sequence: [
                .json(#"{"code":0,"data":{"name":"N","phone":"hush"},"hush":1}"#, headers: secrets),
                .json(#"{"code":30003,"msg":"hush","data":{"name":"hush"}}"#),
                .json(#"{"hush":"hush"}"#, status: 500),
                .json(#"{"code":0,"data":{"name":{"hush":1}}}"#),
            ]
        )
        let client = client(transport)
        _ = try await client.send(Secretive())
        await #expect(throws: OrdersFailure.self) { try await client.send(Secretive(isForm: true)) }
        await #expect(throws: RequestError.self) { try await client.send(Secretive()) }
        await #expect(throws: RequestError.self) { try await client.send(Secretive()) }
        let sent = try #require(log.events[0].sent)
        #expect(sent.path == "/people/{id}")
        #expect(sent.query == [LoggedField("page", "2"), LoggedField("filter[a b]", "c&d")])
        #expect(sent.headers == [LoggedField("X-Channel", "store")])
        #expect(sent.body == [LoggedField("note", "n\n"), LoggedField("item.id", "7")])
        #expect(sent.environment == "production")
        let answer = try #require(log.events[1].received)
        #expect(answer.headers == [LoggedField("X-Limit", "5")])
        #expect(answer.response == [LoggedField("name", "N")])
        let form = try #require(log.events[2].sent)
        #expect(Set(form.body) == [LoggedField("item[id]", "7"), LoggedField("note", "n\n")])
        var text = ""
        for event in log.events {
            dump(event, to: &text)
            print(event, String(decoding: LogLine.of(event), as: UTF8.self), to: &text)
        }
        #expect(text.contains("store") && text.contains("30003") && text.contains("log.secretive"))
        #expect(!text.contains("hush"))
    }

    @Test("behaviour 41: the identity that a request was sent with is in its events until the answer gives another")
    func identity() async throws {
        transport.stub(
            Secretive.self,
            sequence: [.json(#"{"code":0,"data":{"name":"N"}}"#), .json(#"{"code":7,"traceId":"theirs"}"#)]
        )
        let client = client(transport)
        _ = try await client.send(Secretive())
        await #expect(throws: OrdersFailure.self) { try await client.send(Secretive()) }
        let sent = transport.recorder.requests.map { $0.headers["X-Trace"] }
        #expect(log.events.map(\.requestID) == [sent[0], sent[0], sent[1], "theirs", "theirs"])
        #expect(sent[0] != nil && sent[0] != sent[1])
    }

    @Test("behaviour 41: a failure comes with stage and kind, and a cancelled call is no failure")
    func failures() async throws {
        transport.stub(
            Probe<Enveloped>.self,
            sequence: [
                .unreachable(.hostNotFound), .raw(status: 404), .json(#"{"code":30003}"#),
                .json(#"{"code":0,"data":{}}"#),
                .failure(CancellationError()),
            ]
        )
        let client = client(transport)
        for _ in 0..<5 { _ = try? await client.send(Probe<Enveloped>()) }
        #expect(
            log.events.compactMap(\.failure) == [
                FailedCall(stage: .transport, kind: .unreachable, code: "unreachable", unreachable: .hostNotFound),
                FailedCall(stage: .status, kind: .refusal, code: "404", status: 404),
                FailedCall(stage: .business, kind: .refusal, code: "30003", status: 200),
                FailedCall(stage: .model, kind: .decodingFailed, code: "decodingFailed", status: 200),
            ]
        )
        let expected = ["sent", "failed"] + Array(repeating: ["sent", "received", "failed"], count: 3).joined()
        #expect(log.names == expected + ["sent", "cancelled"])
    }

    @Test("behaviour 41: a call that never got to the wire fails before any attempt")
    func unbuilt() async throws {
        let client = EndpointClient<SampleApp>(environment: .production, transport: transport, observers: [log])
        await #expect(throws: RequestError.self) { try await client.send(OrdersListEndpoint(id: UserID(1))) }
        #expect(log.names == ["failed"])
        #expect(log.events.first?.failure?.kind == .sessionExpired)
    }

    /// Heeds no cancelling.
    private struct Stubborn: Transport {
        let asked = Waiter<Void>()
        let answer = Waiter<TransportResponse>()
        let answered = Waiter<Void>()

        func send(_ request: TransportRequest) async throws -> TransportResponse {
            asked.settle(.success(()))
            defer { answered.settle(.success(())) }
            return try await Task.detached { try await answer.value() }.value
        }
    }

    @Test("behaviour 41: nothing is heard of a call that has ended")
    func over() async throws {
        let (transport, clock) = (Stubborn(), clock)
        let client = client(transport)
        let task = Task { try await client.send(Flowing<Plain>(), options: RequestOptions(total: .seconds(5))) }
        try await transport.asked.value()
        clock.advance(by: .seconds(5))
        await #expect(throws: RequestError.self) { try await task.joined }
        transport.answer.settle(.success(HeldTransport.ok))
        try await transport.answered.value()
        for _ in 0..<50 { await Task.yield() }
        #expect(log.names == ["sent", "failed"])
    }

    @Test("behaviour 41: a renewed session is a reason to send again")
    func renewed() async throws {
        let transport = StubTransport()
        transport.stub(
            Ask<Renewing, Read>.self,
            sequence: [.raw(status: 401), .value(Named(name: "ok"))]
        )
        transport.stub(RefreshEndpoint<Renewing>.self, .json(#"{"accessToken":"t2"}"#))
        let client = EndpointClient<SessionApp<Renewing>>(
            environment: SessionApp<Renewing>.Environment(name: "one", address: "https://a.example"),
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t1", refreshToken: "r1")),
            transport: transport,
            clock: clock,
            observers: [log]
        )
        try await client.send(Ask<Renewing, Read>())
        let read = log.events.filter { $0.endpoint == "session.read" }
        #expect(read.map(\.name) == ["sent", "received", "retrying", "sent", "received"])
        #expect(read[2].kind == .retrying(.sessionRenewed, after: .zero))
        #expect(read[4].received?.durations[.session] != nil)
        #expect(log.events.filter { $0.endpoint == "session.refresh" }.map(\.name) == ["sent", "received"])
    }
}
