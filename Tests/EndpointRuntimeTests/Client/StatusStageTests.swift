import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct StatusStageTests {
    @Test(
        "behaviour 14: a status that is no success and has no name is itself the error",
        arguments: [199, 304, 400, 403, 429, 500, 503]
    )
    func unacceptable(_ status: Int) async {
        let failure = await Stubbed.failure(Bare.self, .json("secret", status: status, headers: ["X-Request-ID": "r"]))
        #expect(failure?.kind == .unacceptableStatus)
        #expect(failure?.code == "\(status)")
        #expect(failure?.stage == .status)
        #expect(failure?.requestID == "r")
        guard case .unacceptableStatus(status, let context) = failure as? RequestError else { return failed() }
        #expect(context.body?.text == "secret")
    }

    @Test("behaviour 11: the status goes before the business code")
    func beforeBusiness() async {
        let failure = await Stubbed.failure(Enveloped.self, .json(#"{"code":30003}"#, status: 500))
        #expect(failure?.kind == .unacceptableStatus)
    }

    @Test("behaviour 16: a status that the module names is its failure, with the body as data")
    func named() async throws {
        let json = #"{"name":"n"}"#
        let failure = try #require(await Stubbed.failure(Bare.self, .json(json, status: 404)) as? OrdersFailure)
        guard case .notFound(let refusal) = failure else { return failed() }
        #expect(refusal.code == "404")
        #expect(refusal.stage == .status)
        #expect(try refusal.data(as: Named.self) == Named(name: "n"))
    }

    @Test("behaviour 16: an endpoint's own name for a status is the innermost")
    func ownName() async {
        let failure = await Stubbed.failure(Bare.self, .raw(status: 409))
        guard case .conflict = failure as? OrdersFailure else { return failed() }
    }

    @Test("behaviour 16: a failure body gives code and message, and the code its name")
    func failureBody() async {
        let json = #"{"error":{"code":"card_declined","message":"No money."}}"#
        let failure = await Stubbed.failure(Payment.self, .json(json, status: 402))
        guard case .banned(let refusal) = failure as? OrdersFailure else { return failed() }
        #expect((refusal.code, refusal.message, refusal.status) == ("card_declined", "No money.", 402))
        let messageOnly = await Stubbed.failure(Payment.self, .json(#"{"error":{"message":"m"}}"#, status: 418))
        #expect(messageOnly?.code == "418")
        #expect(messageOnly?.message == "m")
    }

    @Test(
        "behaviour 16: a body that is not of the declared form leaves the status as the error",
        arguments: ["<html>", "[]", #"{"e":1}"#, ""]
    )
    func otherBody(_ body: String) async {
        #expect(await Stubbed.failure(Payment.self, .json(body, status: 502))?.kind == .unacceptableStatus)
    }

    @Test("behaviour 17: 401 ends the session where the session was used, and is a status elsewhere")
    func unauthorized() async {
        #expect(await Stubbed.failure(SignedIn.self, .raw(status: 401))?.kind == .sessionExpired)
        #expect(await Stubbed.failure(SignedIn.self, .raw(status: 401))?.stage == .status)
        #expect(await Stubbed.failure(Bare.self, .raw(status: 401))?.kind == .unacceptableStatus)
    }

    @Test("behaviour 14: outcomes are told by status, and others are errors")
    func outcomes() async throws {
        let transport = StubTransport()
        transport.stub(
            ContributorsEndpoint.self,
            sequence: [
                .json(#"[{"name":"a"}]"#), .raw(status: 202), .json("<html>", status: 404), .raw(status: 204),
            ]
        )
        let client = Stubbed.client(transport)
        #expect(try await client.send(ContributorsEndpoint()) == .ok([Named(name: "a")]))
        #expect(try await client.send(ContributorsEndpoint()) == .computing)
        #expect(try await client.send(ContributorsEndpoint()) == .missing)
        await #expect(throws: RequestError.self) { try await client.send(ContributorsEndpoint()) }
    }

    @Test("behaviour 3: a header may be the result, and headers are typed")
    func headers() async throws {
        let transport = StubTransport()
        let headers: HTTPFields = ["Location": "https://l.example/a b", "x-ratelimit-limit": "60"]
        transport.stub(
            LogURLEndpoint.self,
            sequence: [
                .raw(status: 302, headers: headers), .raw(status: 302), .raw(status: 200),
                .raw(status: 302, headers: ["Location": "https://l.example"]),
            ]
        )
        let client = Stubbed.client(transport)
        let response = try await client.response(for: LogURLEndpoint())
        #expect(response.value.absoluteString == "https://l.example/a%20b")
        #expect(response.status == 302)
        #expect(response.typedHeaders.limit == 60)
        #expect(response.typedHeaders.reset == nil)
        await #expect(throws: RequestError.self) { try await client.send(LogURLEndpoint()) }
        await #expect(throws: RequestError.self) { try await client.send(LogURLEndpoint()) }
        let missing = await #expect(throws: RequestError.self) { try await client.response(for: LogURLEndpoint()) }
        #expect(missing?.message.contains("X-RateLimit-Limit") == true)
        #expect(transport.recorder.requests.allSatisfy { !$0.request.followsRedirects })
    }
}
