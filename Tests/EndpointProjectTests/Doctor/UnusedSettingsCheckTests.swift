import Testing

@testable import EndpointProject

@Suite struct UnusedSettingsCheckTests {
    private static let endpoint = "endpoints: { a: { method: GET, path: /a, response: Used } }"
    private static let used = "Used: { fields: { id: string } }"

    @Test(
        "What is declared and used by nothing is found at its line",
        arguments: [
            ("presets: { slow: { timeout: bulk } }", "nothing uses the preset 'slow'; use it or remove it"),
            ("timeouts: { slow: { attempt: 9s } }", "nothing uses the timeout 'slow'; use it or remove it"),
            ("retries: { often: { max: 9 } }", "nothing uses the retry 'often'; use it or remove it"),
            ("credentials: { key: { header: X-Key } }", "nothing uses the credential 'key'; use it or remove it"),
            ("servers: { api: {}, files: {} }", "no endpoint uses the server 'files'"),
            (
                "errors: { 1: refused }",
                "no server has an envelope, or a failure body with a code, that these business codes could come in"
            ),
            (
                "session: { scheme: none }",
                "no endpoint has 'auth: session' or 'auth: optional', which 'session' is about"
            ),
            ("idempotencyHeader: X-Key", "no endpoint has 'idempotency: key', which 'idempotencyHeader' is about"),
        ]
    )
    func unused(setting: String, message: String) throws {
        let findings = try check("\(setting)\n\(Self.endpoint)\nmodels: { \(Self.used) }\n")
        #expect(findings.map(\.message) == ["Specs/api.yaml:1: \(message)"])
        #expect(findings.mends == ["$EDITOR Specs/api.yaml   # line 1: use it or remove it"])
    }

    @Test("A model is unused where nothing at all mentions it")
    func models() throws {
        let findings = try check(
            """
            \(Self.endpoint)
            models:
              Used: { fields: { id: string }, includes: [Base] }
              Base: { fields: { at: dateTime } }
              Left: { fields: { id: string } }
            """
        )
        #expect(findings.map(\.message) == ["Specs/api.yaml:5: nothing uses the model 'Left'"])
    }

    @Test(
        "What something uses is no problem",
        arguments: [
            "servers: { api: { envelope: { code: code, message: text, data: data, success: [0] } } }\nerrors: { 1: refused }",
            "session: app\ndefaults: { auth: optional }", "session: { scheme: none }\ndefaults: { auth: session }",
            "servers: { files: {} }\ndefaults: { server: files }", "statusErrors: { 404: gone }",
        ]
    )
    func isUsed(settings: String) throws {
        let findings = try check("\(settings)\n\(Self.endpoint)\nmodels: { \(Self.used) }\n")
        #expect(findings == [.fine("everything that is declared is used")])
    }

    private func check(_ text: String) throws -> [Finding] {
        var setUp = SetUp()
        setUp.specs = .loaded(try LoadedSpecs(text))
        return UnusedSettingsCheck().findings(in: setUp)
    }
}
