import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct SignStageTests {
    private enum Signed: ProbeKind {
        static let descriptor = EndpointDescriptor(
            "probe.signed",
            .get,
            "/x",
            server: SampleApp.Servers.api,
            sign: "money",
            answer: .empty
        )
        static func decode(_ answer: Answer) throws {}
    }

    private struct Money: RequestSigner {
        func sign(_ request: inout TransportRequest, in context: SigningContext) async throws {
            request.headers["X-Signature"] =
                "\(request.method) \(request.url.query() ?? "") \(request.headers.fields.count)"
        }
    }

    private struct Broken: RequestSigner {
        struct Failure: Error { let secret = "hush" }
        func sign(_ request: inout TransportRequest, in context: SigningContext) async throws { throw Failure() }
    }

    @Test("behaviour 5: the signer sees the finished request")
    func signed() async throws {
        let transport = StubTransport()
        transport.stub(Probe<Signed>.self) { _ in }
        try await Stubbed.client(transport, signers: ["money": Money()]).send(Probe<Signed>())
        #expect(transport.recorder.requests.first?.headers["X-Signature"] == "GET tz=Asia%2FTokyo 5")
    }

    @Test("behaviour 5: without the signer, or where it fails, nothing is sent")
    func unsigned() async {
        let transport = StubTransport()
        for signers in [[:], ["money": Broken() as any RequestSigner]] {
            let client = Stubbed.client(transport, signers: signers)
            let error = await #expect(throws: RequestError.self) { try await client.send(Probe<Signed>()) }
            #expect(error?.kind == .invalidRequest)
            #expect(error?.stage == .sign)
            #expect(error.map { "\($0)".contains("hush") } == false)
        }
        #expect(transport.recorder.requests.isEmpty)
    }
}
