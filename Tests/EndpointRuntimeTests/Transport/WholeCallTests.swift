import Foundation
import Testing

@testable import EndpointRuntime

/// Whole calls against the loopback server.
@Suite(.timeLimit(.minutes(5))) struct WholeCallTests {
    /// The server's mode is the path.
    private struct Mode: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        typealias Failure = OrdersFailure
        static let descriptor = EndpointDescriptor("mode", .get, "/{mode}", server: SampleApp.Servers.api)
        var mode: String
        func encode(to request: inout RequestBuilder) throws { try request.path("mode", mode) }
    }

    /// The same within a limit.
    private struct LimitedMode: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        typealias Failure = OrdersFailure
        static let descriptor = EndpointDescriptor(
            "limited",
            .get,
            "/{mode}",
            server: SampleApp.Servers.api,
            timeout: TimeoutPolicy(attempt: .milliseconds(700), idle: .seconds(5))
        )
        var mode: String
        func encode(to request: inout RequestBuilder) throws { try request.path("mode", mode) }
    }

    private struct Upload: Endpoint {
        typealias API = SampleApp
        typealias Response = JSONValue
        typealias Failure = OrdersFailure
        static let descriptor = EndpointDescriptor("upload", .post, "/echo", server: SampleApp.Servers.cdn)
        var file: UploadSource
        func encode(to request: inout RequestBuilder) throws {
            try request.multipart { parts in
                try parts.file("avatar", file, contentType: "image/jpeg", filename: "a.jpg")
                try parts.text("source", "camera")
            }
        }
    }

    private struct Download: Endpoint {
        typealias API = SampleApp
        typealias Response = URL
        typealias Failure = OrdersFailure
        static let descriptor = EndpointDescriptor(
            "download",
            .get,
            "/{mode}",
            server: SampleApp.Servers.api,
            answer: .file
        )
        var mode: String
        func encode(to request: inout RequestBuilder) throws {
            try request.path("mode", mode)
            try request.query("size", 10)
            try request.query("code", 503)
        }
        static func decode(_ answer: Answer) throws -> URL { try answer.file() }
    }

    private let client: EndpointClient<SampleApp>

    init() throws {
        let base = try LoopbackServer.shared.get().base
        client = EndpointClient(
            environment: .custom(name: "loopback", bases: ["api": base, "cdn": base]),
            app: Stubbed.app
        )
    }

    private func failure(_ mode: String) async -> (any EndpointFailure)? {
        do {
            _ = try await client.send(Mode(mode: mode))
            return nil
        } catch {
            return error as? any EndpointFailure
        }
    }

    @Test("a typed value, a refusal and an unreachable server are three outcomes")
    func outcomes() async throws {
        #expect(try await client.send(Mode(mode: "ok")) == Named(name: "ok"))
        let refusal = await failure("refusal")
        guard case .phoneTaken = refusal as? OrdersFailure else {
            return failed("\(String(describing: refusal))")
        }
        #expect(refusal?.requestID == "t-1")
        #expect(await failure("drop")?.isUnreachable == true)
        #expect(await failure("invalid")?.kind == .invalidResponse)
    }

    @Test(
        "behaviour 28: an attempt's limit holds against silence and against a body that trickles",
        arguments: ["silent", "trickle"]
    )
    func limits(_ mode: String) async {
        let error = await #expect(throws: RequestError.self) { try await client.send(LimitedMode(mode: mode)) }
        guard case .unreachable(.timeout, _) = error else { return failed() }
    }

    @Test("behaviour 3: a multipart body with a file arrives whole, and leaves nothing behind")
    func multipart() async throws {
        let file = TemporaryFile.url(extension: "jpg")
        try Data(repeating: UInt8(ascii: "j"), count: 500_000).write(to: file)
        defer { TemporaryFile.remove(file) }
        let said = try await client.send(Upload(file: .file(file)))
        #expect(said["headers"]?["content-type"]?.stringValue?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(said["size"]?.intValue.map { $0 > 500_000 && $0 < 501_000 } == true)
        #expect(said["body"]?.stringValue?.contains("filename=\"a.jpg\"") == true)
    }

    @Test("behaviour 14: a file answer is saved, an envelope or a failure in its place is not")
    func files() async throws {
        let url = try await client.send(Download(mode: "bytes"))
        defer { TemporaryFile.remove(url) }
        #expect(try Data(contentsOf: url) == Data("bbbbbbbbbb".utf8))
        await #expect(throws: OrdersFailure.self) { try await client.send(Download(mode: "refusal")) }
        let error = await #expect(throws: RequestError.self) { try await client.send(Download(mode: "status")) }
        #expect(error?.code == "503")
        #expect(error?.context.body?.text.contains("said no") == true)
    }
}
