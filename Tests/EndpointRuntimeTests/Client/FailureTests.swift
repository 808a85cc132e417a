import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct FailureTests {
    @Test(
        "behaviour 15: every way of having no network is one case for a screen",
        arguments: UnreachableReason.allCases
    )
    func unreachable(_ reason: UnreachableReason) async {
        let failure = await Stubbed.failure(Enveloped.self, .unreachable(reason))
        #expect(failure?.isUnreachable == true)
        #expect(failure?.stage == .transport)
        guard case .unreachable(reason, let context) = failure as? RequestError else { return failed() }
        #expect(context.endpoint == "probe.enveloped")
    }

    @Test("behaviour 19: a request that cannot be built is one failure, and nothing is sent")
    func unbuildable() async {
        let transport = StubTransport()
        let orders = Stubbed.client(transport).orders
        let error = await #expect(throws: RequestError.self) { try await orders.create(phone: "") }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.stage == .build)
        #expect(error?.context.endpoint == "orders.create")
        #expect(transport.recorder.requests.isEmpty)
    }

    @Test("behaviour 19: a value that JSON does not have is named and not shown")
    func unwritable() async {
        struct Sending: Endpoint {
            typealias API = SampleApp
            typealias Response = Void
            static let descriptor = EndpointDescriptor("probe.nan", .post, "/x", server: SampleApp.Servers.cdn)
            func encode(to request: inout RequestBuilder) throws {
                try request.json { object in try object.value("price", [Double.infinity], .list(.double)) }
            }
        }
        let error = await #expect(throws: RequestError.self) {
            try await Stubbed.client(StubTransport()).send(Sending())
        }
        #expect(error?.message == "The request cannot be sent: 'price.0' cannot be written.")
    }

    @Test("behaviour 19: whatever an endpoint throws while it is written, the call fails as one that cannot be sent")
    func unwritten() async {
        struct Strange: Error { let secret = "hush" }
        struct Sending: Endpoint {
            typealias API = SampleApp
            typealias Response = Void
            static let descriptor = EndpointDescriptor("probe.strange", .get, "/x", server: SampleApp.Servers.cdn)
            func encode(to request: inout RequestBuilder) throws { throw Strange() }
        }
        let transport = StubTransport()
        let error = await #expect(throws: RequestError.self) { try await Stubbed.client(transport).send(Sending()) }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.stage == .build)
        #expect(error?.context.endpoint == "probe.strange")
        #expect(error.map { "\($0)".contains("hush") } == false)
        #expect(transport.recorder.requests.isEmpty)
    }

    @Test("behaviour 15: errors of a transport that is none of ours count as unreachable")
    func foreignErrors() async {
        struct Strange: Error {}
        let failure = await Stubbed.failure(Enveloped.self, .failure(Strange()))
        guard case .unreachable(.other, _) = failure as? RequestError else { return failed() }
    }

    @Test("behaviour 15: the client's errors keep kind and reason through the transport")
    func kinds() async {
        #expect(
            await Stubbed.failure(Bare.self, .failure(TransportError.invalidResponse("x")))?.kind == .invalidResponse
        )
        #expect(await Stubbed.failure(Bare.self, .failure(TransportError.invalidRequest("x")))?.kind == .invalidRequest)
        #expect(await Stubbed.failure(Bare.self, .failure(TransportError.storage("x")))?.kind == .storage)
    }

    @Test("behaviour 15: a configuration that the network kept from coming is unreachable too")
    func configuration() {
        let context = FailureContext(stage: .gate)
        #expect(RequestError.configUnavailable(.timeout, context).isUnreachable)
        #expect(!RequestError.configUnavailable(nil, context).isUnreachable)
    }

    @Test("no error prints a body, and a refusal not even the message")
    func printing() async throws {
        var text = ""
        let hush = #"{"code":30003,"msg":"hush","data":{"hush":"hush"}}"#
        for failure in [
            await Stubbed.failure(Bare.self, .json(hush, status: 500)),
            await Stubbed.failure(Bare.self, .json(hush, status: 404)),
            await Stubbed.failure(Enveloped.self, .json(hush)),
            await Stubbed.failure(Enveloped.self, .json(#"{"code":0,"data":{"name":{"hush":1}}}"#)),
            await Stubbed.failure(Enveloped.self, .json("hush")),
        ] {
            let failure = try #require(failure)
            dump(failure, to: &text)
            print(failure, "\(String(reflecting: failure))", to: &text)
            if !(failure is OrdersFailure) { print(failure.localizedDescription, to: &text) }
        }
        #expect(text.contains("30003") && text.contains("500"))
        #expect(!text.contains("hush"))
    }

    @Test("behaviour 18: cancelling stays cancelling at every stage")
    func cancelling() async {
        let transport = StubTransport()
        transport.stub(OrdersListEndpoint.self, .value(Page(items: [], hasMore: false)).delayed(by: .seconds(3600)))
        let client = Stubbed.client(transport)
        let task = Task { try await client.orders.list(id: UserID(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let failed = await Stubbed.cancelled(.failure(TransportError.unreachable(.connectionLost)))
        #expect(failed is CancellationError)
        let thrown = await Stubbed.cancelled(.failure(CancellationError()))
        #expect(thrown is CancellationError)
    }

    @Test("behaviour 18: what a transport throws for a call that was cancelled meanwhile is cancelling")
    func cancelledMeanwhile() async {
        struct Cutting: Transport {
            func send(_ request: TransportRequest) async throws -> TransportResponse {
                withUnsafeCurrentTask { $0?.cancel() }
                throw TransportError.unreachable(.connectionLost)
            }
        }
        let task = Task { try await Stubbed.client(Cutting()).send(Probe<Enveloped>()) }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

extension Stubbed {
    /// What a call throws whose task was cancelled before.
    static func cancelled(_ answer: StubAnswer<Probe<Enveloped>>) async -> (any Error)? {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await send(Enveloped.self, answer)
                return Optional<any Error>.none
            } catch {
                return error
            }
        }
        return await task.value
    }
}
