import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct BusinessStageTests {
    @Test(
        "behaviour 11: success codes are compared as text",
        arguments: ["0", "\"0\"", "\"0000\"", "true", "\"true\""]
    )
    func success(_ code: String) async throws {
        let value = try await Stubbed.send(Enveloped.self, .json(#"{"code":\#(code),"data":{"name":"a"}}"#))
        #expect(value == Named(name: "a"))
    }

    @Test("behaviour 12: a refusal is the module's failure and never touches the data")
    func refusal() async throws {
        let json = #"{"code":30003,"msg":"taken","data":17,"traceId":"t-1"}"#
        let failure = await Stubbed.failure(Enveloped.self, .json(json))
        guard case .phoneTaken(let refusal) = try #require(failure as? OrdersFailure) else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(
            refusal
                == Refusal(code: "30003", message: "taken", requestID: "t-1", endpoint: "probe.enveloped").same(
                    as: refusal
                )
        )
        #expect(failure?.kind == .refusal)
        #expect(failure?.stage == .business)
        #expect(failure?.errorDescription == "taken")
        #expect(failure?.isUnreachable == false)
        #expect(throws: RequestError.self) { try refusal.data(as: Ban.self) }
    }

    @Test("behaviour 16: a refusal's data is decoded when asked for, as the API writes dates")
    func refusalData() async throws {
        let json = #"{"code":"20003","msg":"","data":{"reason":"spam","until":1700000000123}}"#
        let failure = try #require(await Stubbed.failure(EnvelopedEmpty.self, .json(json)) as? OrdersFailure)
        let ban = try #require(try failure.bannedData)
        #expect(ban.reason == "spam")
        #expect(ban.until == Date(timeIntervalSinceReferenceDate: 721_692_800.123))
    }

    @Test(
        "behaviour 16: data of a refusal that is absent or null is nothing",
        arguments: [#"{"code":20003}"#, #"{"code":20003,"data":null}"#]
    )
    func noData(_ json: String) async throws {
        let failure = try #require(await Stubbed.failure(Enveloped.self, .json(json)) as? OrdersFailure)
        #expect(try failure.bannedData == nil)
        #expect(failure.message == "")
    }

    @Test("behaviour 16: a code without a name keeps code and message")
    func other() async {
        let failure = await Stubbed.failure(Enveloped.self, .json(#"{"code":-1.5,"msg":"?"}"#))
        guard case .other(let refusal) = failure as? OrdersFailure else { return failed() }
        #expect(refusal.code == "-1.5")
        #expect(OrdersFailure.other(code: "30003", message: "m").code == "30003")
        if case .phoneTaken = OrdersFailure.other(code: "30003", message: "m") {} else { Issue.record() }
    }

    @Test("behaviour 17: the codes that end the session are its end", arguments: ["10401", "\"10402\""])
    func sessionExpired(_ code: String) async {
        let failure = await Stubbed.failure(Enveloped.self, .json(#"{"code":\#(code),"msg":"again","traceId":"t"}"#))
        #expect(failure?.kind == .sessionExpired)
        #expect(failure?.stage == .business)
        #expect(failure?.requestID == "t")
    }

    @Test(
        "behaviour 12: data that is null or absent is fine for empty and optional",
        arguments: [#"{"code":0}"#, #"{"code":0,"data":null}"#]
    )
    func nullData(_ json: String) async throws {
        try await Stubbed.send(EnvelopedEmpty.self, .json(json))
        #expect(try await Stubbed.send(EnvelopedOptional.self, .json(json)) == nil)
        let failure = await Stubbed.failure(Enveloped.self, .json(json))
        #expect(failure?.kind == .decodingFailed)
        #expect(failure?.stage == .model)
        #expect(failure?.message.contains("'data' is null") == true)
    }

    @Test("behaviour 3: an empty body is fine for empty and optional, and a decoding failure for others")
    func emptyBody() async throws {
        try await Stubbed.send(EnvelopedEmpty.self, .raw(status: 204))
        #expect(try await Stubbed.send(EnvelopedOptional.self, .raw(status: 204)) == nil)
        #expect(try await Stubbed.send(BareOptional.self, .raw(status: 204)) == nil)
        #expect(try await Stubbed.send(BareOptional.self, .json("null")) == nil)
        #expect(await Stubbed.failure(Enveloped.self, .raw())?.kind == .decodingFailed)
        #expect(await Stubbed.failure(Bare.self, .raw())?.kind == .decodingFailed)
    }

    @Test("behaviour 11: names of the envelope may lie deeper")
    func nested() async throws {
        let json = #"{"result":{"status":"OK","payload":{"name":"a"}}}"#
        #expect(try await Stubbed.send(NestedEnvelope.self, .json(json)) == Named(name: "a"))
        let failure = await Stubbed.failure(NestedEnvelope.self, .json(#"{"result":{"status":"NO","text":"m"}}"#))
        #expect(failure?.code == "NO")
        #expect(failure?.message == "m")
    }

    @Test(
        "behaviour 11: what is no envelope makes no sense, at the business stage",
        arguments: ["{", "<html></html>", "[]", "{}", #"{"code":null}"#, #"{"code":{}}"#, "17"]
    )
    func noEnvelope(_ body: String) async {
        for failure in [
            await Stubbed.failure(Enveloped.self, .json(body)), await Stubbed.failure(EnvelopedEmpty.self, .json(body)),
        ] {
            #expect(failure?.kind == .invalidResponse)
            #expect(failure?.stage == .business)
        }
    }

    @Test("behaviour 11: without an envelope what is no JSON makes no sense, at the model stage")
    func bareInvalid() async {
        let failure = await Stubbed.failure(Bare.self, .json("{"))
        #expect(failure?.kind == .invalidResponse)
        #expect(failure?.stage == .model)
        await #expect(throws: Never.self) { try await Stubbed.send(BareEmpty.self, .json("{")) }
    }

    @Test("behaviour 13: the path to what does not fit begins at the envelope")
    func path() async {
        let failure = await Stubbed.failure(Enveloped.self, .json(#"{"code":0,"data":{"name":5}}"#))
        guard case .decodingFailed(let problem, let context) = failure as? RequestError else { return failed() }
        #expect(problem == DecodingProblem(path: "data.name", kind: .wrongType("String")))
        #expect(context.endpoint == "probe.enveloped")
        #expect(context.status == 200)
    }

    @Test("behaviour 14: an envelope in place of text, bytes or a file is read as one, and not saved")
    func inPlace() async throws {
        let refused = #"{"code":30003,"msg":"taken"}"#
        #expect(await Stubbed.failure(EnvelopedText.self, .json(refused))?.code == "30003")
        #expect(await Stubbed.failure(EnvelopedBytes.self, .json(refused))?.code == "30003")
        #expect(await Stubbed.failure(EnvelopedFile.self, .json(refused))?.code == "30003")
        #expect(await Stubbed.failure(EnvelopedFile.self, .json(#"{"code":10401}"#))?.kind == .sessionExpired)
        #expect(try await Stubbed.send(EnvelopedText.self, .json(#"{"code":0,"data":"t"}"#)) == "t")
        #expect(await Stubbed.failure(EnvelopedBytes.self, .json(#"{"code":0,"data":null}"#))?.kind == .invalidResponse)
    }

    @Test("behaviour 14: JSON that is no envelope is text, bytes or a file like any other")
    func plainJSON() async throws {
        let json = #"{"a":1}"#
        #expect(try await Stubbed.send(EnvelopedText.self, .json(json)) == json)
        #expect(try await Stubbed.send(EnvelopedBytes.self, .json("[1]")) == Data("[1]".utf8))
        let binary = StubAnswer<Probe<EnvelopedBytes>>.raw(
            headers: ["Content-Type": "image/png"],
            body: Data(#"{"code":1}"#.utf8)
        )
        #expect(try await Stubbed.send(EnvelopedBytes.self, binary) == Data(#"{"code":1}"#.utf8))
        let url = try await Stubbed.send(EnvelopedFile.self, .json(json))
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try Data(contentsOf: url) == Data(json.utf8))
    }

    @Test("behaviour 3: HEAD has no body, so there is no envelope to miss")
    func head() async throws {
        #expect(try await Stubbed.send(Head.self, .raw(headers: ["x-size": "17"])) == 17)
        #expect(try await Stubbed.send(Head.self, .raw()) == nil)
        #expect(await Stubbed.failure(Head.self, .raw(headers: ["X-Size": "many"]))?.kind == .decodingFailed)
    }

    @Test(
        "behaviour 3: text is read in the charset it names",
        arguments: [
            ("text/plain; charset=Shift_JIS", Data([0x89, 0xD4, 0x8E, 0x71]), "花子"),
            ("text/plain; charset=\"iso-8859-1\"", Data([0xE9]), "é"),
            ("text/plain; charset=Big5", Data([0xAA, 0xE1]), "花"),
            ("text/html; charset=gb18030", Data([0xBB, 0xA8]), "花"),
            ("text/plain; charset=utf-16le", Data([0xB1, 0x82]), "花"),
            ("text/plain", Data("花".utf8), "花"), ("text/plain", Data([0xEF, 0xBB, 0xBF, 0x61]), "a"),
        ]
    )
    func charset(_ type: String, _ body: Data, _ text: String) async throws {
        let answer = StubAnswer<Probe<BareText>>.raw(headers: ["Content-Type": type], body: body)
        #expect(try await Stubbed.send(BareText.self, answer) == text)
    }

    @Test("behaviour 3: bytes that are no such text, and charsets nobody knows, are failures")
    func badCharset() async {
        for (type, body) in [("text/plain", Data([0xFF, 0xFE])), ("text/plain; charset=x-none", Data("a".utf8))] {
            let answer = StubAnswer<Probe<BareText>>.raw(headers: ["Content-Type": type], body: body)
            #expect(await Stubbed.failure(BareText.self, answer)?.kind == .decodingFailed)
        }
    }
}

extension Refusal {
    /// With the other's data, which only a client can make.
    fileprivate func same(as other: Refusal) -> Refusal {
        var copy = other
        (copy.code, copy.message, copy.status, copy.stage) = (code, message, status, stage)
        (copy.requestID, copy.endpoint) = (requestID, endpoint)
        return copy
    }
}
