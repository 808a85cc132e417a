import Foundation
import Testing

@testable import EndpointRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Everything here crosses a real wire, to the server beside the fixtures.
@Suite(.timeLimit(.minutes(5))) struct URLSessionTransportTests {
    private let server: LoopbackServer
    private let transport = URLSessionTransport()

    init() throws { server = try LoopbackServer.shared.get() }

    private func request(_ target: String, _ method: HTTPMethod = .get, base: String? = nil) throws -> TransportRequest
    {
        TransportRequest(method: method, url: try #require(URL(string: (base ?? server.base) + target)))
    }

    private func send(_ request: TransportRequest) async throws -> (response: TransportResponse, text: String) {
        let response = try await transport.send(request)
        guard case .data(let data) = response.body else { return (response, "file") }
        return (response, String(decoding: data, as: UTF8.self))
    }

    private func echo(_ request: TransportRequest) async throws -> JSONValue {
        try Wire.decode(JSONValue.self, await send(request).text)
    }

    private func reason(_ target: String, base: String? = nil) async throws -> TransportError? {
        let request = try request(target, base: base)
        return await #expect(throws: TransportError.self) { try await transport.send(request) }
    }

    @Test("a request arrives as it was built, and so does the answer")
    func exchange() async throws {
        var sent = try request("/echo/a%2Fb?x=%2B&y=1%202", .post)
        sent.headers = ["X-Note": "n", "Content-Type": "text/plain"]
        sent.body = .data(Data("hello".utf8))
        let (response, text) = try await send(sent)
        let said = try Wire.decode(JSONValue.self, text)
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "application/json")
        #expect(said["method"] == "POST")
        #expect(said["target"] == "/echo/a%2Fb?x=%2B&y=1%202")
        #expect(said["body"] == "hello")
        #expect(said["headers"]?["x-note"] == "n")
        #expect(said["headers"]?["content-type"] == "text/plain")
    }

    @Test("every method goes out", arguments: [HTTPMethod.get, .post, .put, .patch, .delete, .options])
    func methods(_ method: HTTPMethod) async throws {
        #expect(try await echo(request("/echo", method))["method"]?.stringValue == method.rawValue)
    }

    @Test("behaviour 3: HEAD and 204 have no body")
    func noBody() async throws {
        let head = try await send(request("/ok", .head))
        #expect(head.response.status == 200)
        #expect(head.text.isEmpty)
        #expect(try await send(request("/nothing")).response.status == 204)
    }

    @Test("statuses are answers, not errors", arguments: [400, 404, 429, 500, 503])
    func statuses(_ status: Int) async throws {
        #expect(try await send(request("/status?code=\(status)")).response.status == status)
    }

    @Test("behaviour 15: faults are sorted into the same reasons everywhere")
    func faults() async throws {
        #expect(
            try await reason("/", base: "http://127.0.0.1:\(LoopbackServer.refusedPort)")
                == .unreachable(.cannotConnect)
        )
        #expect(try await reason("/drop") == .unreachable(.connectionLost))
        #expect(try await reason("/cut") == .unreachable(.connectionLost))
        #expect(try await reason("/", base: "http://no-such-host.invalid") == .unreachable(.hostNotFound))
    }

    @Test("behaviour 28: silence longer than the idle limit is a timeout")
    func idle() async throws {
        var silent = try request("/silent")
        silent.idle = .milliseconds(300)
        let error = await #expect(throws: TransportError.self) { try await transport.send(silent) }
        #expect(error == .unreachable(.timeout))
    }

    @Test("behaviour 46: no cookies are kept")
    func cookies() async throws {
        _ = try await send(request("/cookie"))
        #expect(try await echo(request("/echo"))["headers"]?["cookie"] == nil)
    }

    @Test("behaviour 40: files are sent in pieces, with their length")
    func upload() async throws {
        let file = TemporaryFile.url()
        try Data(repeating: 9, count: 3_000_000).write(to: file)
        defer { TemporaryFile.remove(file) }
        var sent = try request("/echo", .put)
        sent.body = .file(file)
        let progress = Locked<[TransferProgress]>([])
        sent.progress = { step in progress.withLock { $0.append(step) } }
        let said = try await echo(sent)
        #expect(said["size"] == 3_000_000)
        #expect(said["headers"]?["content-length"] == "3000000")
        #expect(said["headers"]?["transfer-encoding"] == nil)
        let steps = progress.withLock { $0 }.filter { $0.direction == .upload }
        #expect(Set(steps.map(\.totalBytes)) == [3_000_000])
        let uploaded = steps.map(\.completedBytes)
        #expect(uploaded.last == 3_000_000)
        #expect(uploaded == uploaded.sorted())
    }

    @Test("a file of no bytes is sent as a body of no bytes")
    func emptyUpload() async throws {
        let file = TemporaryFile.url()
        try Data().write(to: file)
        defer { TemporaryFile.remove(file) }
        var sent = try request("/echo", .put)
        sent.body = .file(file)
        let said = try await echo(sent)
        #expect(said["size"] == 0)
        #expect(said["headers"]?["content-length"] == "0")
    }

    @Test("a file that cannot be read is not sent")
    func missingUpload() async throws {
        var sent = try request("/echo", .put)
        sent.body = .file(URL(fileURLWithPath: "/nowhere/at/all"))
        do {
            _ = try await transport.send(sent)
            failed()
        } catch TransportError.storage(let reason) {
            #expect(reason == "the file to be sent cannot be read")
        }
    }

    @Test("uploads that are given up at any moment end, and the process goes on")
    func abandonedUploads() async throws {
        let file = TemporaryFile.url()
        try Data(repeating: 9, count: 8_000_000).write(to: file)
        defer { TemporaryFile.remove(file) }
        var sent = try request("/take?pace=0.001", .put)
        sent.body = .file(file)
        for step in 1...40 {
            var sent = sent
            let running = Locked<Task<TransportResponse, any Error>?>(nil)
            sent.progress = {
                guard $0.completedBytes > step * 50_000 else { return }
                running.withLock { $0 }?.cancel()
            }
            let task = Task { [sent, transport] in try await transport.send(sent) }
            running.withLock { $0 = task }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(try await send(request("/ok")).response.status == 200)
    }

    @Test("behaviour 40: downloads go to a file, with progress")
    func download() async throws {
        var sent = try request("/bytes/pack.zip?size=1000000")
        sent.savesBody = true
        let progress = Locked<[TransferProgress]>([])
        sent.progress = { step in progress.withLock { $0.append(step) } }
        guard case .file(let url) = try await transport.send(sent).body else { return failed() }
        defer { TemporaryFile.remove(url) }
        #expect(url.pathExtension == "zip")
        #expect(try Data(contentsOf: url) == Data(repeating: UInt8(ascii: "b"), count: 1_000_000))
        #expect(
            progress.withLock { $0 }.last
                == TransferProgress(direction: .download, completedBytes: 1_000_000, totalBytes: 1_000_000)
        )
    }

    @Test("behaviour 40: a download that is cut leaves no file that looks whole")
    func cutDownload() async throws {
        var sent = try request("/cut/pack.cutdownload")
        sent.savesBody = true
        let before = try temporaryFiles()
        await #expect(throws: TransportError.self) { try await transport.send(sent) }
        #expect(try temporaryFiles().subtracting(before).filter { $0.hasSuffix(".cutdownload") }.isEmpty)
    }

    @Test("behaviour 46: redirects keep method and body on 307 and 308, and become GET on 303")
    func redirects() async throws {
        for (status, method, size) in [(307, "POST", 1), (308, "POST", 1), (303, "GET", 0)] {
            var sent = try request("/redirect?code=\(status)&to=/echo", .post)
            sent.body = .data(Data("b".utf8))
            let said = try await echo(sent)
            #expect(said["method"]?.stringValue == method)
            #expect(said["size"]?.intValue == size)
        }
    }

    @Test("behaviour 46: credentials reach the same host and no other")
    func redirectCredentials() async throws {
        for (base, isKept) in [(server.base, true), (server.otherHost, false)] {
            var sent = try request("/redirect?code=302&to=\(base)/echo")
            sent.headers = ["Authorization": "Bearer t", "X-App-Token": "a"]
            sent.credentialHeaders = ["X-App-Token"]
            let said = try await echo(sent)
            #expect((said["headers"]?["authorization"] != nil) == isKept)
            #expect((said["headers"]?["x-app-token"] != nil) == isKept)
        }
    }

    @Test("a redirect that is an answer is not followed")
    func redirectAsAnswer() async throws {
        var sent = try request("/redirect?code=302&to=/echo")
        sent.followsRedirects = false
        let (response, text) = try await send(sent)
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "/echo")
        #expect(text == "moved")
    }

    @Test("behaviour 46: a challenge goes to the handler, whose refusal is an insecure connection")
    func challenges() async throws {
        let asked = Locked(0)
        for (disposition, status) in [
            (URLSession.AuthChallengeDisposition.useCredential, 200),
            (.cancelAuthenticationChallenge, nil),
        ] as [(URLSession.AuthChallengeDisposition, Int?)] {
            let transport = URLSessionTransport { challenge in
                asked.withLock { $0 += 1 }
                return (disposition, URLCredential(user: "me", password: "secret", persistence: .none))
            }
            let request = try request("/guarded")
            guard let status else {
                let error = await #expect(throws: TransportError.self) { try await transport.send(request) }
                #expect(error == .unreachable(.insecure))
                continue
            }
            #expect(try await transport.send(request).status == status)
        }
        #expect(asked.withLock { $0 } == 2)
    }

    @Test("redirects that go round end as an answer that makes no sense")
    func redirectLoop() async throws {
        guard case .invalidResponse = try await reason("/loop") else { return failed() }
    }

    private func temporaryFiles() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path))
    }
}
