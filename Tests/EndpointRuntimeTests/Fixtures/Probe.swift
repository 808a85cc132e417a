import EndpointRuntime
import EndpointTesting
import Foundation

/// What tells one kind of test endpoint from another.
protocol ProbeKind: Sendable {
    associatedtype Response: Sendable
    static var descriptor: EndpointDescriptor { get }
    static func decode(_ answer: Answer) throws -> Response
}

/// An endpoint without parameters, of any answer and policy.
struct Probe<Kind: ProbeKind>: Endpoint {
    typealias API = SampleApp
    typealias Response = Kind.Response
    typealias Failure = OrdersFailure

    static var descriptor: EndpointDescriptor { Kind.descriptor }
    static func decode(_ answer: Answer) throws -> Kind.Response { try Kind.decode(answer) }
}

/// A kind whose requests may be sent again.
protocol ReplayableProbe: ProbeKind {}

extension Probe: Replayable where Kind: ReplayableProbe {}

/// Inside the envelope.
enum Enveloped: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.enveloped", .get, "/x", server: SampleApp.Servers.api)
    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

enum EnvelopedOptional: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.optional", .get, "/x", server: SampleApp.Servers.api)
    static func decode(_ answer: Answer) throws -> Named? { try answer.valueIfPresent() }
}

enum EnvelopedEmpty: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.empty",
        .post,
        "/x",
        server: SampleApp.Servers.api,
        answer: .empty
    )
    static func decode(_ answer: Answer) throws { try answer.empty() }
}

enum EnvelopedText: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.text", .get, "/x", server: SampleApp.Servers.api, answer: .text)
    static func decode(_ answer: Answer) throws -> String { try answer.text() }
}

enum EnvelopedBytes: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.bytes", .get, "/x", server: SampleApp.Servers.api, answer: .bytes)
    static func decode(_ answer: Answer) throws -> Data { try answer.bytes() }
}

enum EnvelopedFile: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.file", .get, "/x", server: SampleApp.Servers.api, answer: .file)
    static func decode(_ answer: Answer) throws -> URL { try answer.file() }
}

enum NestedEnvelope: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.nested", .get, "/x", server: SampleApp.Servers.nested)
    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

enum SignedIn: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.signedIn",
        .get,
        "/x",
        server: SampleApp.Servers.cdn,
        auth: .session
    )
    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

/// Without envelope or failure body; has its own name for 409.
enum Bare: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.bare",
        .get,
        "/x",
        server: SampleApp.Servers.cdn,
        statusErrors: [409: "conflict"]
    )
    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

enum BareOptional: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.bareOptional", .get, "/x", server: SampleApp.Servers.cdn)
    static func decode(_ answer: Answer) throws -> Named? { try answer.valueIfPresent() }
}

enum BareEmpty: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.bareEmpty",
        .delete,
        "/x",
        server: SampleApp.Servers.cdn,
        answer: .empty
    )
    static func decode(_ answer: Answer) throws { try answer.empty() }
}

enum BareText: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.bareText",
        .get,
        "/x",
        server: SampleApp.Servers.cdn,
        answer: .text
    )
    static func decode(_ answer: Answer) throws -> String { try answer.text() }
}

enum Head: ProbeKind {
    static let descriptor = EndpointDescriptor(
        "probe.head",
        .head,
        "/x",
        server: SampleApp.Servers.api,
        answer: .header
    )
    static func decode(_ answer: Answer) throws -> Int? { try answer.headerIfPresent("X-Size", .int) }
}

/// Failures have a body with code and message.
enum Payment: ProbeKind {
    static let descriptor = EndpointDescriptor("probe.payment", .post, "/x", server: SampleApp.Servers.payments)
    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

/// One client a call, one answer.
enum Stubbed {
    static func send<Kind: ProbeKind>(
        _ kind: Kind.Type,
        _ answer: StubAnswer<Probe<Kind>>,
        credentials: any CredentialStore = MemoryCredentialStore(session: SessionCredential(token: "t"))
    ) async throws -> Kind.Response {
        let transport = StubTransport()
        transport.stub(Probe<Kind>.self, answer)
        return try await client(transport, credentials: credentials, clock: VirtualClock()).send(Probe<Kind>())
    }

    /// What the call fails with; `nil` if it does not.
    static func failure<Kind: ProbeKind>(
        _ kind: Kind.Type,
        _ answer: StubAnswer<Probe<Kind>>
    ) async -> (any EndpointFailure)? {
        do {
            _ = try await send(kind, answer)
            return nil
        } catch {
            return error as? any EndpointFailure
        }
    }

    static let bases = [
        "api": "https://a.example", "nested": "https://n.example", "cdn": "https://c.example",
        "payments": "https://p.example",
    ]

    static let app = AppValues(
        clientVersion: "ios/4.2.0",
        deviceID: "d-1",
        locale: { "ja-JP" },
        timeZone: { "Asia/Tokyo" },
        now: { Date(timeIntervalSince1970: 1_700_000_000.123) },
        values: ["localeIfChinese": { nil }]
    )

    static func client(
        _ transport: any Transport,
        credentials: any CredentialStore = MemoryCredentialStore(session: SessionCredential(token: "t")),
        signers: [String: any RequestSigner] = [:],
        clock: any Clock<Duration> = ContinuousClock()
    ) -> EndpointClient<SampleApp> {
        EndpointClient(
            environment: .production,
            bases: bases,
            app: app,
            credentials: credentials,
            signers: signers,
            transport: transport,
            clock: clock
        )
    }
}
