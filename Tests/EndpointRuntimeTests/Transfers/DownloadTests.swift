import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// A file of the loopback server's; `steps` say how it is sent each time.
struct Fetch<Kind: FetchKind>: Endpoint {
    typealias API = SampleApp
    typealias Response = URL
    typealias Failure = OrdersFailure
    static var descriptor: EndpointDescriptor { Kind.descriptor }

    var steps: String
    var size = 600_000
    var tag = "strong"
    var id = UUID().uuidString
    var range: String?

    func encode(to request: inout RequestBuilder) throws {
        try request.path("steps", steps)
        try request.query("id", id)
        try request.query("size", size)
        try request.query("tag", tag)
        try request.header("Range", range)
    }

    static func decode(_ answer: Answer) throws -> URL { try answer.file() }

    /// As the server makes it.
    func content(version: Int = 1) -> Data { Data((0..<size).map { UInt8(($0 * 31 + version) % 251) }) }
}

protocol FetchKind: Sendable { static var descriptor: EndpointDescriptor { get } }

private func fetch(_ id: String, auth: Authentication = .none, retry: RetryPolicy? = nil) -> EndpointDescriptor {
    EndpointDescriptor(
        id,
        .get,
        "/ranged/{steps}",
        server: SampleApp.Servers.cdn,
        auth: auth,
        timeout: TimeoutPolicy(idle: .seconds(20)),
        retry: retry,
        idempotency: .safe,
        progress: true,
        answer: .file
    )
}

enum FetchedOnce: FetchKind { static let descriptor = fetch("fetch.once") }
enum FetchedAgain: FetchKind { static let descriptor = fetch("fetch.again", retry: RetryPolicy(base: .zero)) }
enum FetchedSignedIn: FetchKind { static let descriptor = fetch("fetch.signedIn", auth: .optional) }

extension Fetch: Replayable where Kind == FetchedAgain {}

@Suite(.timeLimit(.minutes(5))) final class DownloadTests {
    private let server: LoopbackServer
    private let directory = TemporaryFile.url()

    init() throws { server = try LoopbackServer.shared.get() }

    deinit { TemporaryFile.remove(directory) }

    private func client(
        _ transport: any Transport = URLSessionTransport(),
        downloads: PartialDownloads? = nil,
        observers: [any RequestObserver] = []
    ) -> EndpointClient<SampleApp> {
        EndpointClient(
            environment: .production,
            bases: ["cdn": server.base],
            app: Stubbed.app,
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t")),
            transport: transport,
            traffic: TrafficSettings(network: nil),
            observers: observers,
            downloads: downloads ?? PartialDownloads(directory: directory)
        )
    }

    /// What is kept.
    private var kept: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
        return (names ?? []).map { URL(fileURLWithPath: $0).pathExtension }.sorted()
    }

    private func content(_ url: URL) throws -> Data {
        defer { TemporaryFile.remove(url) }
        return try Data(contentsOf: url)
    }

    private func cut<Kind: FetchKind>(_ fetch: Fetch<Kind>, _ client: EndpointClient<SampleApp>) async throws {
        let error = await #expect(throws: RequestError.self) { try await client.send(fetch) }
        guard case .unreachable(.connectionLost, _) = error else { return failed("\(String(describing: error))") }
    }

    /// The `Range` and `If-Range` of each request.
    private func asked<Kind: FetchKind>(_ fetch: Fetch<Kind>) async throws -> [String] {
        try await server.seen(fetch.id).map { seen in
            seen.body.split(separator: " ", omittingEmptySubsequences: false).prefix(2).joined(separator: " ")
        }
    }

    @Test("behaviour 40: a download that was cut is gone on with by the next attempt, and its progress with it")
    func again() async throws {
        let fetch = Fetch<FetchedAgain>(steps: "cut,cut,whole")
        let steps = Locked<[TransferProgress]>([])
        let response = try await client().response(
            for: fetch,
            options: RequestOptions(progress: { step in steps.withLock { $0.append(step) } })
        )
        #expect(try content(response.value) == fetch.content())
        #expect(response.status == 200)
        #expect(response.headers["Content-Length"] == "600000")
        #expect(response.headers["Content-Range"] == nil)
        #expect(try await asked(fetch) == [" ", "bytes=300000- \"v1\"", "bytes=450000- \"v1\""])
        let progress = steps.withLock { $0 }
        #expect(progress.map(\.completedBytes) == progress.map(\.completedBytes).sorted())
        #expect(progress.allSatisfy { $0.totalBytes == 600_000 && $0.direction == .download })
        #expect(progress.last?.completedBytes == 600_000)
        #expect(kept == [])
    }

    @Test(
        "behaviour 40: what a cut download has brought stays apart, and another client goes on with it",
        arguments: [600_000, 10_000]
    )
    func apart(_ size: Int) async throws {
        let fetch = Fetch<FetchedOnce>(steps: "cut,503,whole", size: size)
        try await cut(fetch, client())
        #expect(kept == ["json", "part"])
        await #expect(throws: RequestError.self) { try await client().send(fetch) }
        #expect(kept == ["json", "part"])
        #expect(try content(await client().send(fetch)) == fetch.content())
        let rest = "bytes=\(size / 2)- \"v1\""
        #expect(try await asked(fetch) == [" ", rest, rest])
        #expect(kept == [])
    }

    @Test("behaviour 40: a client keeps beginnings without being told where, as long as it lives")
    func standard() async throws {
        let fetch = Fetch<FetchedOnce>(steps: "cut,whole")
        var downloads: PartialDownloads? = PartialDownloads()
        let place = try #require(downloads?.directory)
        try await cut(fetch, client(downloads: downloads))
        #expect(FileManager.default.fileExists(atPath: place.path))
        #expect(try content(await client(downloads: downloads).send(fetch)) == fetch.content())
        try await cut(Fetch<FetchedOnce>(steps: "cut"), client(downloads: downloads))
        downloads = nil
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test(
        "behaviour 40: a server that has another file, knows no ranges or cannot go on sends everything",
        arguments: [("cut,changed", 2, 2), ("cut,full", 1, 2), ("cut,416,whole", 1, 3), ("cut,lie,whole", 1, 3)]
    )
    func anew(_ steps: String, _ version: Int, _ count: Int) async throws {
        let log = EventLog()
        let fetch = Fetch<FetchedOnce>(steps: steps)
        try await cut(fetch, client())
        #expect(try content(await client(observers: [log]).send(fetch)) == fetch.content(version: version))
        let asked = try await asked(fetch)
        #expect(asked.count == count)
        #expect(asked[1] == "bytes=300000- \"v1\"")
        #expect(asked.dropFirst(2).allSatisfy { $0 == " " })
        #expect(log.names.filter { $0 == "retrying" }.count == count - 2)
        #expect(kept == [])
    }

    @Test(
        "behaviour 40: a download is gone on with by a strong validator alone",
        arguments: [
            ("cut,whole", "strong", true), ("cut,whole", "weak", false), ("cut,whole", "none", false),
            ("cut,whole", "date", true), ("weighed,whole", "strong", false),
        ]
    )
    func validators(_ steps: String, _ tag: String, _ isContinued: Bool) async throws {
        let fetch = Fetch<FetchedOnce>(steps: steps, tag: tag)
        try await cut(fetch, client())
        #expect(kept == (isContinued ? ["json", "part"] : []))
        #expect(try content(await client().send(fetch)) == fetch.content())
        #expect(try await asked(fetch)[1].hasPrefix("bytes=") == isContinued)
    }

    @Test("behaviour 40: a date does not tell one person's file from another's")
    func dates() async throws {
        let fetch = Fetch<FetchedSignedIn>(steps: "cut,whole", tag: "date")
        try await cut(fetch, client())
        #expect(kept == [])
        let tagged = Fetch<FetchedSignedIn>(steps: "cut,whole")
        try await cut(tagged, client())
        #expect(kept == ["json", "part"])
    }

    @Test("behaviour 40: less than was promised never looks complete")
    func short() async throws {
        let fetch = Fetch<FetchedOnce>(steps: "cut,short,whole")
        try await cut(fetch, client())
        try await cut(fetch, client())
        #expect(try content(await client().send(fetch)) == fetch.content())
        #expect(try await asked(fetch).last == "bytes=450000- \"v1\"")
    }

    @Test("behaviour 40: a part that nobody asked for is no file")
    func unasked() async throws {
        let transport = StubTransport()
        transport.stub(
            Fetch<FetchedOnce>.self,
            .raw(status: 206, headers: ["Content-Range": "bytes 0-2/9"], body: Data("abc".utf8))
        )
        let client = client(transport)
        let error = await #expect(throws: RequestError.self) { try await client.send(Fetch<FetchedOnce>(steps: "x")) }
        #expect(error?.kind == .invalidResponse)
        let own = Fetch<FetchedOnce>(steps: "x", range: "bytes=0-2")
        #expect(try content(await client.send(own)) == Data("abc".utf8))
        #expect(transport.recorder.requests.last?.headers["Accept-Encoding"] == nil)
    }

    @Test("behaviour 40: a transport that knows nothing of it brings the rest, which is joined")
    func joined() async throws {
        let fetch = Fetch<FetchedOnce>(steps: "cut")
        try await cut(fetch, client())
        let transport = StubTransport()
        let rest = Data(fetch.content().dropFirst(300_000))
        let headers: HTTPFields = ["Content-Range": "bytes 300000-599999/600000", "ETag": "\"v1\""]
        transport.stub(Fetch<FetchedOnce>.self, .raw(status: 206, headers: headers, body: rest))
        #expect(try content(await client(transport).send(fetch)) == fetch.content())
        #expect(transport.recorder.requests.first?.headers["If-Range"] == "\"v1\"")
    }

    @Test("behaviour 40: one that was whole when the app ended is verified by its last byte")
    func whole() async throws {
        let fetch = Fetch<FetchedOnce>(steps: "whole", size: 1000)
        let cutFirst = Fetch<FetchedOnce>(steps: "cut", size: 1000, id: fetch.id)
        try await cut(cutFirst, client())
        let part = try #require(try partFile())
        let key = PartialDownloads.key([
            "fetch.once", "\(server.base)/ranged/whole?id=\(fetch.id)&size=1000&tag=strong",
        ])
        for pathExtension in ["part", "json"] {
            let from = part.deletingPathExtension().appendingPathExtension(pathExtension)
            let to = directory.appendingPathComponent(key).appendingPathExtension(pathExtension)
            try FileManager.default.moveItem(at: from, to: to)
        }
        try fetch.content().write(to: try #require(try partFile()))
        #expect(try content(await client().send(fetch)) == fetch.content())
        #expect(try await asked(fetch).last == "bytes=999- \"v1\"")
    }

    private func partFile() throws -> URL? {
        try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .first { $0.pathExtension == "part" }
    }

    @Test("behaviour 40: a download that was given up is kept; one beside it has nothing to do with it")
    func givenUp() async throws {
        let fetch = Fetch<FetchedOnce>(steps: "hang,whole")
        let client = client()
        let (begun, beginning) = AsyncStream<Void>.makeStream()
        let options = RequestOptions(progress: { if $0.completedBytes == 300_000 { beginning.finish() } })
        let task = Task { try await client.send(fetch, options: options) }
        for await _ in begun {}
        #expect(try content(await client.send(fetch)) == fetch.content())
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(kept == ["json", "part"])
        #expect(try content(await client.send(fetch)) == fetch.content())
        #expect(try await asked(fetch) == [" ", " ", "bytes=300000- \"v1\""])
    }

    @Test("behaviour 40: an attempt that is over adds nothing, whatever its transport still brings")
    func released() throws {
        let downloads = PartialDownloads(directory: directory)
        let download = try #require(downloads.claim("k", keepsDates: true))
        #expect(downloads.claim("k", keepsDates: true) == nil)
        #expect(try download.begin(200, ["ETag": "\"a\"", "Content-Length": "4"]))
        try download.append(Data("ab".utf8))
        download.release()
        #expect(throws: CancellationError.self) { try download.append(Data("cd".utf8)) }
        #expect(throws: CancellationError.self) { try download.finish(extension: "") }
        let next = try #require(downloads.claim("k", keepsDates: true))
        #expect(next.resumption?.offset == 2)
        #expect(next.resumption?.part.total == 4)
        next.release()
    }

    @Test("behaviour 40: a description that no body stands behind, or that is damaged, is nothing to go on with")
    func damaged() async throws {
        for damage in ["json", "part"] {
            let fetch = Fetch<FetchedOnce>(steps: "cut,whole")
            try await cut(fetch, client())
            let part = try #require(try partFile())
            let file = part.deletingPathExtension().appendingPathExtension(damage)
            try Data(damage == "json" ? "{".utf8 : "".utf8).write(to: file)
            #expect(try content(await client().send(fetch)) == fetch.content())
            #expect(try await asked(fetch) == [" ", " "])
        }
    }

    @Test("behaviour 40: what nobody goes on with goes, and all of it with the environment")
    func tidied() async throws {
        try await cut(Fetch<FetchedOnce>(steps: "cut"), client())
        let other = directory.appendingPathComponent("notes.txt")
        try Data().write(to: other)
        let client = client(downloads: PartialDownloads(directory: directory, maxAge: -1))
        try await cut(Fetch<FetchedOnce>(steps: "cut"), client)
        #expect(kept == ["json", "part", "txt"])
        try await client.switchEnvironment(to: .development)
        #expect(kept == ["txt"])
    }
}
