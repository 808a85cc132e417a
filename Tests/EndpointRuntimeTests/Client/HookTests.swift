import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct HookTests {
    private enum Signed: ReplayableProbe {
        static let descriptor = EndpointDescriptor(
            "probe.signed",
            .get,
            "/x",
            server: SampleApp.Servers.api,
            auth: .session,
            retry: RetryPolicy(max: 1, base: .zero),
            idempotency: .safe,
            sign: "money",
            answer: .empty
        )
        static func decode(_ answer: Answer) throws {}
    }

    /// Adds a segment, and notes the address it was given.
    private struct Appending: URLRewriter {
        let segment: String
        let seen = Locked<[String]>([])

        func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL {
            seen.withLock { $0.append("\(request.url.path) \(url.path)") }
            return url.appendingPathComponent(segment)
        }
    }

    private struct Noting: Interceptor {
        let name: String
        let notes: Locked<[String]>
        var fails = false

        func adapt(_ request: inout TransportRequest) async throws {
            notes.withLock { $0.append("out \(name)") }
            if fails { throw UnreachableReason.other }
            request.headers.append("X-Seen", name)
        }

        func receive(_ result: Result<TransportResponse, any Error>, for request: TransportRequest) async {
            let outcome =
                switch result {
                case .success(let response): "\(response.status)"
                case .failure(let error as any EndpointFailure): error.kind.rawValue
                case .failure: "cancelled"
                }
            let isSigned = request.headers.contains("X-Signature")
            notes.withLock { $0.append("back \(name) \(outcome) \(isSigned ? "signed" : "unsigned")") }
        }
    }

    private struct Money: RequestSigner {
        let contexts = Locked<[SigningContext]>([])

        func sign(_ request: inout TransportRequest, in context: SigningContext) async throws {
            contexts.withLock { $0.append(context) }
            let form = CanonicalRequest(request)
            let names = form.headers.map(\.name).joined(separator: ";")
            request.headers["X-Signature"] = "\(form.method) \(form.host) \(form.path) \(form.query) \(names)"
        }
    }

    private func client(
        _ transport: any Transport,
        signer: Money = Money(),
        rewriters: [any URLRewriter] = [],
        interceptors: [any Interceptor] = []
    ) -> EndpointClient<SampleApp> {
        EndpointClient(
            environment: .production,
            bases: Stubbed.bases,
            app: Stubbed.app,
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t")),
            signers: ["money": signer],
            rewriters: rewriters,
            interceptors: interceptors,
            transport: transport
        )
    }

    @Test("behaviour 5: the signer sees the canonical request with everything merged, anew for each attempt")
    func signing() async throws {
        let transport = StubTransport()
        let signer = Money()
        transport.stub(Probe<Signed>.self, sequence: [.raw(status: 503), .raw()])
        try await client(transport, signer: signer).send(Probe<Signed>())
        #expect(transport.recorder.requests.count == 2)
        let headers = "accept-language;authorization;x-client-version;x-device-id;x-platform;x-timestamp"
        for request in transport.recorder.requests {
            #expect(request.headers["X-Signature"] == "GET a.example /x tz=Asia%2FTokyo \(headers)")
        }
        let contexts = signer.contexts.withLock { $0 }
        #expect(contexts.count == 2)
        #expect(contexts.allSatisfy { $0.endpoint == "probe.signed" && $0.server == "api" })
        #expect(contexts.allSatisfy { $0.environment == "production" })
    }

    @Test("behaviour 5: what the server's date says of its clock is known to the next signature")
    func clockOffset() async throws {
        let transport = StubTransport()
        let signer = Money()
        transport.stub(
            Probe<Signed>.self,
            sequence: [
                // The device says 1,700,000,000.123: Tue, 14 Nov 2023 22:13:20 GMT.
                .raw(headers: ["Date": "Tue, 14 Nov 2023 22:18:20 GMT"]),
                .raw(status: 418, headers: ["Date": "Tue, 14 Nov 2023 22:12:20 GMT"]),
                .raw(headers: ["Date": "Tue, 14 Nov 2023 00:00:00 GMT", "Age": "80000"]),
                .raw(),
            ]
        )
        let client = client(transport, signer: signer)
        for _ in 0..<4 { _ = try? await client.send(Probe<Signed>()) }
        let contexts = signer.contexts.withLock { $0 }
        #expect(contexts.map { $0.clockOffset.rounded() } == [0, 300, -60, -60])
        #expect(contexts.dropFirst().first?.date.timeIntervalSince1970.rounded() == 1_700_000_300)
    }

    @Test("behaviour 5: the canonical form does not depend on order, case or standard ports")
    func canonical() throws {
        var one = TransportRequest(method: .post, url: try #require(URL(string: "HTTPS://A.example:443?b=2&a=1&a=%2F")))
        one.headers = ["X-B": " 2 ", "x-a": "1", "X-A": "3"]
        one.body = .data(Data("b".utf8))
        var other = TransportRequest(method: .post, url: try #require(URL(string: "https://a.example/?a=1&a=%2F&b=2")))
        other.headers = ["X-A": "1", "x-b": "2", "x-A": "3"]
        other.body = .data(Data("b".utf8))
        #expect(CanonicalRequest(one) == CanonicalRequest(other))
        #expect(CanonicalRequest(one).query == "a=%2F&a=1&b=2")
        #expect(CanonicalRequest(one).headers.map(\.value) == ["1, 3", "2"])
    }

    @Test("behaviour 7: rewriters are asked in order, each seeing the last one's result")
    func rewriting() async throws {
        let transport = StubTransport()
        transport.stub(Probe<BareText>.self, .raw())
        let (first, second) = (Appending(segment: "1"), Appending(segment: "2"))
        _ = try await client(transport, rewriters: [first, second]).send(Probe<BareText>())
        #expect(transport.recorder.requests.map(\.url.path) == ["/x/1/2"])
        #expect(first.seen.withLock { $0 } == ["/x /x"])
        #expect(second.seen.withLock { $0 } == ["/x /x/1"])
    }

    @Test("behaviour 7: a rewriter that fails, or leads away from HTTP, lets nothing be sent")
    func rewritingFails() async throws {
        struct Away: URLRewriter {
            func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL { URL(fileURLWithPath: "/etc") }
        }
        struct Broken: URLRewriter {
            func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL { throw UnreachableReason.other }
        }
        for rewriter in [Away(), Broken()] as [any URLRewriter] {
            let transport = StubTransport()
            let client = client(transport, rewriters: [rewriter])
            let error = await #expect(throws: RequestError.self) { try await client.send(Probe<BareText>()) }
            #expect(error?.kind == .invalidRequest)
            #expect(transport.recorder.requests.isEmpty)
        }
    }

    @Test("behaviour 46: interceptors are asked in order and told in reverse, for each attempt, around the signature")
    func intercepting() async throws {
        let transport = StubTransport()
        transport.stub(Probe<Signed>.self, sequence: [.unreachable(.timeout), .raw(status: 418)])
        let notes = Locked<[String]>([])
        let client = client(
            transport,
            interceptors: [Noting(name: "a", notes: notes), Noting(name: "b", notes: notes)]
        )
        await #expect(throws: RequestError.self) { try await client.send(Probe<Signed>()) }
        #expect(
            notes.withLock { $0 } == [
                "out a", "out b", "back b unreachable signed", "back a unreachable signed",
                "out a", "out b", "back b 418 signed", "back a 418 signed",
            ]
        )
        #expect(transport.recorder.requests.allSatisfy { $0.headers["X-Seen"] == "a, b" })
        #expect(transport.recorder.requests.allSatisfy { $0.headers["X-Signature"]?.contains("x-seen") == true })
    }

    @Test("behaviour 46: an interceptor that fails stops the request, and those that were asked are told")
    func interceptorFails() async throws {
        let transport = StubTransport()
        let notes = Locked<[String]>([])
        let client = client(
            transport,
            interceptors: [
                Noting(name: "a", notes: notes), Noting(name: "b", notes: notes, fails: true),
                Noting(name: "c", notes: notes),
            ]
        )
        let error = await #expect(throws: RequestError.self) { try await client.send(Probe<Signed>()) }
        #expect(error?.kind == .invalidRequest)
        #expect(transport.recorder.requests.isEmpty)
        #expect(
            notes.withLock { $0 } == [
                "out a", "out b", "back b invalidRequest unsigned", "back a invalidRequest unsigned",
            ]
        )
    }
}
