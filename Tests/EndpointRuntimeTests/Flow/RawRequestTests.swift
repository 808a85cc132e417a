import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct RawRequestTests {
    private let clock = VirtualClock()

    @Test("behaviour 50: a request made by hand passes the stages that a generated one passes")
    func stages() async throws {
        let transport = HeldTransport()
        let client = flowClient(
            transport,
            clock: clock,
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t"))
        )
        let descriptor = EndpointDescriptor(
            "debug.echo",
            .put,
            "/debug/a b",
            server: flowServer,
            auth: .session,
            retry: exactRetry,
            idempotency: .idempotent
        )
        let raw = RawRequest(
            descriptor,
            query: [QueryItem("q", "1&2")],
            headers: ["Content-Type": "text/plain", "X-Own": "o"],
            body: .data(Data("b".utf8))
        )
        let task = Task { try await client.send(raw: raw) }
        try await transport.arrived(1)
        transport.answer(0, .success(TransportResponse(status: 503)))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        try await transport.arrived(2)
        transport.answer(1)
        let response = try await task.value
        #expect(response.status == 200)
        #expect(response.body == HeldTransport.ok.body)
        let sent = transport.requests[1]
        #expect(sent.endpoint == nil)
        #expect(sent.method == .put)
        #expect(sent.url.absoluteString == "https://a.example/debug/a%20b?q=1%262")
        #expect(sent.headers["Authorization"] == "Bearer t")
        #expect(sent.headers["Content-Type"] == "text/plain")
        #expect(sent.headers["X-Own"] == "o")
        #expect(sent.body == .data(Data("b".utf8)))
    }

    private func failure(_ answer: TransportResponse) async -> (any EndpointFailure)? {
        let transport = StubTransport()
        transport.stubRaw { _ in answer }
        let raw = RawRequest(EndpointDescriptor("debug.ping", .post, "/ping", server: flowServer, retry: exactRetry))
        do {
            _ = try await flowClient(transport, clock: clock).send(raw: raw, as: Named.self)
            return nil
        } catch {
            return error as? any EndpointFailure
        }
    }

    @Test("behaviour 50: status, business code and model are checked, and a write is not sent again unasked")
    func failures() async {
        #expect(await failure(HeldTransport.ok) == nil)
        #expect(await failure(TransportResponse(status: 503))?.code == "503")
        let refusal = await failure(TransportResponse(status: 200, body: .data(Data(#"{"code":7,"msg":"no"}"#.utf8))))
        #expect((refusal as? UnnamedFailure)?.message == "no")
        let missing = await failure(TransportResponse(status: 200, body: .data(Data(#"{"code":0,"data":{}}"#.utf8))))
        guard case .decodingFailed(let problem, let context) = missing as? RequestError else { return failed() }
        #expect(problem.path == "data.name")
        #expect(context.endpoint == "debug.ping")
    }

    @Test("behaviour 50: a whole address takes the place of server and path")
    func address() async throws {
        let transport = StubTransport()
        transport.stubRaw { _ in TransportResponse(status: 204) }
        let url = try #require(URL(string: "https://elsewhere.example/x?y=1"))
        let descriptor = EndpointDescriptor("debug.url", .get, "", server: SampleApp.Servers.cdn, answer: .empty)
        let response = try await flowClient(transport).send(raw: RawRequest(descriptor, url: url))
        #expect(response.status == 204)
        #expect(transport.recorder.requests.first?.url == url)
    }

    @Test("behaviour 43: a request made by hand without a stub is unmatched")
    func unmatched() async throws {
        let descriptor = EndpointDescriptor("debug.ping", .get, "/ping", server: flowServer)
        let error = await #expect(throws: UnmatchedRequest.self) {
            try await flowClient(StubTransport()).send(raw: RawRequest(descriptor))
        }
        #expect(error?.message.contains("GET https://a.example/ping") == true)
    }
}
