import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// A result that cannot be encoded, so that nothing but the value itself can have passed.
struct Picture: Decodable, Hashable, Sendable {
    var title: String
}

enum Gallery: APIDefinition {
    enum Environment: String, APIEnvironment {
        case production
        var name: String { rawValue }
        func base(of server: String) -> String? { "https://gallery.example" }
    }
    static let server = ServerDescriptor(
        "api",
        envelope: EnvelopeDescriptor(code: "code", message: "msg", data: "data", success: ["0"])
    )
    static let descriptor = APIDescriptor("Gallery", servers: [server])
}

struct PictureEndpoint: Endpoint {
    typealias API = Gallery
    typealias Response = Picture
    static let descriptor = EndpointDescriptor("pictures.get", .get, "/pictures/{id}", server: Gallery.server)
    var id: Int
    func encode(to request: inout RequestBuilder) throws {
        try request.path("id", id)
        try request.query("big", true)
    }
}

struct SendEndpoint: Endpoint {
    typealias API = Gallery
    typealias Response = Void
    static let descriptor = EndpointDescriptor(
        "pictures.send",
        .post,
        "/pictures",
        server: Gallery.server,
        answer: .empty
    )
    func encode(to request: inout RequestBuilder) throws {
        try request.multipart { try $0.bytes("picture", Data(repeating: 65, count: 300_000)) }
    }
}

@Suite(.timeLimit(.minutes(5))) struct StubTransportTests {
    private let transport = StubTransport()
    private var client: EndpointClient<Gallery> { EndpointClient(environment: .production, transport: transport) }

    @Test("behaviour 43: a typed stub sees the endpoint and hands its model past decoding")
    func typed() async throws {
        transport.stub(PictureEndpoint.self) { endpoint in Picture(title: "no. \(endpoint.id)") }
        #expect(try await client.send(PictureEndpoint(id: 7)) == Picture(title: "no. 7"))
        let response = try await client.response(for: PictureEndpoint(id: 8))
        #expect(response.value == Picture(title: "no. 8"))
        #expect(response.status == 200)
    }

    @Test("behaviour 43: a raw stub goes through status, business code and model")
    func raw() async throws {
        transport.stub(
            PictureEndpoint.self,
            sequence: [
                .json(#"{"code":0,"data":{"title":"t"}}"#), .json(#"{"code":7,"msg":"no"}"#),
                .raw(status: 500), .json(#"{"code":0,"data":{}}"#), .raw(body: Data("{".utf8)),
            ]
        )
        #expect(try await client.send(PictureEndpoint(id: 1)) == Picture(title: "t"))
        let refusal = await #expect(throws: UnnamedFailure.self) { try await client.send(PictureEndpoint(id: 1)) }
        #expect(refusal?.code == "7")
        for kind in [FailureKind.unacceptableStatus, .decodingFailed, .invalidResponse] {
            let error = await #expect(throws: RequestError.self) { try await client.send(PictureEndpoint(id: 1)) }
            #expect(error?.kind == kind)
        }
    }

    @Test("behaviour 43: refusals, errors and unreachable servers are thrown as the client throws them")
    func failures() async {
        transport.stub(
            PictureEndpoint.self,
            sequence: [
                .refusal(.other(code: "9", message: "nine")), .unreachable(.notConnected),
                .failure(RequestError.sessionExpired(FailureContext(stage: .status))), .failure(CancellationError()),
            ]
        )
        let refusal = await #expect(throws: UnnamedFailure.self) { try await client.send(PictureEndpoint(id: 1)) }
        #expect(refusal?.message == "nine")
        let offline = await #expect(throws: RequestError.self) { try await client.send(PictureEndpoint(id: 1)) }
        #expect(offline?.isUnreachable == true)
        let expired = await #expect(throws: RequestError.self) { try await client.send(PictureEndpoint(id: 1)) }
        #expect(expired?.kind == .sessionExpired)
        #expect(expired?.context.endpoint == "pictures.get")
        await #expect(throws: CancellationError.self) { try await client.send(PictureEndpoint(id: 1)) }
    }

    @Test("behaviour 43: a sequence answers in order, and one request too many is unmatched")
    func sequence() async throws {
        transport.stub(PictureEndpoint.self, sequence: [.value(Picture(title: "1")), .value(Picture(title: "2"))])
        #expect(try await client.send(PictureEndpoint(id: 1)).title == "1")
        #expect(try await client.send(PictureEndpoint(id: 1)).title == "2")
        let error = await #expect(throws: UnmatchedRequest.self) { try await client.send(PictureEndpoint(id: 1)) }
        #expect(error?.message.contains("2 answers") == true)
    }

    @Test("behaviour 43: a request without a stub fails and names what was asked")
    func unmatched() async {
        let unmatched = Reported()
        let transport = StubTransport { unmatched.add($0) }
        let client = EndpointClient<Gallery>(environment: .production, transport: transport)
        let error = await #expect(throws: UnmatchedRequest.self) { try await client.send(PictureEndpoint(id: 7)) }
        #expect(error?.endpoint == "pictures.get")
        #expect(error?.localizedDescription.contains("GET https://gallery.example/pictures/7?big=true") == true)
        #expect(error?.message.contains("PictureEndpoint(id: 7)") == true)
        #expect(unmatched.all.map(\.message) == [error?.message])
    }

    @Test("behaviour 43: a later stub of a type replaces the earlier")
    func replaced() async throws {
        transport.stub(PictureEndpoint.self) { _ in Picture(title: "old") }
        transport.stub(PictureEndpoint.self, .value(Picture(title: "new")))
        #expect(try await client.send(PictureEndpoint(id: 1)).title == "new")
        #expect(try await client.send(PictureEndpoint(id: 1)).title == "new")
    }

    @Test("behaviour 43: a delayed answer waits on the stub's clock, and a cancelled call does not")
    func delayed() async throws {
        let clock = VirtualClock()
        let transport = StubTransport(clock: clock)
        let client = EndpointClient<Gallery>(environment: .production, transport: transport)
        transport.stub(PictureEndpoint.self, .value(Picture(title: "late")).delayed(by: .seconds(5)))
        let late = Task { try await client.send(PictureEndpoint(id: 1)) }
        try await clock.waitForSleep(of: .seconds(5))
        clock.advance(by: .seconds(5))
        #expect(try await late.value.title == "late")
        let task = Task { try await client.send(PictureEndpoint(id: 1)) }
        try await clock.waitForSleep(of: .seconds(5))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("behaviour 43: the recorder keeps requests in order, bodies of temporary files too")
    func recorder() async throws {
        transport.stub(PictureEndpoint.self) { _ in Picture(title: "") }
        transport.stub(SendEndpoint.self) { _ in }
        _ = try await client.send(PictureEndpoint(id: 1))
        try await client.send(SendEndpoint())
        _ = try await client.send(PictureEndpoint(id: 2))
        let requests = transport.recorder.requests
        #expect(requests.map(\.method) == [.get, .post, .get])
        #expect(requests[0].query == [QueryItem("big", "true")])
        #expect(requests[1].body.count > 300_000)
        #expect(requests[1].bodyText.contains("name=\"picture\""))
        #expect(requests[1].headers["Content-Type"]?.hasPrefix("multipart/form-data") == true)
        #expect(transport.recorder.endpoints(of: PictureEndpoint.self).map(\.id) == [1, 2])
        transport.recorder.removeAll()
        #expect(transport.recorder.requests.isEmpty)
    }
}

/// What a transport reported, gathered across tasks.
private final class Reported: @unchecked Sendable {
    /// Guards `reported`: its every access holds it, which is what makes the class `Sendable`.
    private let lock = NSLock()
    private var reported: [UnmatchedRequest] = []

    var all: [UnmatchedRequest] { lock.withLock { reported } }
    func add(_ request: UnmatchedRequest) { lock.withLock { reported.append(request) } }
}
