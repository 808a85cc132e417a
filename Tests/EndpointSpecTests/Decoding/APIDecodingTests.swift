import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// What holds for a whole API.
@Suite struct APIDecodingTests {
    private func api(_ text: String) throws -> APIDeclaration {
        let spec = DecodedSpec(text, role: .folderAPI)
        #expect(spec.lines == [])
        return try #require(spec.document?.api)
    }

    @Test("Sources are words, fixed values and values from the app; no headers are not the same as none given")
    func sources() throws {
        let api = try api(
            "headers: { A: locale, B: { value: 1 }, C: { app: d } }\nservers: { s: { headers: {} }, t: {} }"
        )
        #expect(api.headers?.map(\.source.value) == [.locale, .fixed("1"), .app("d")])
        #expect(api.query == nil)
        #expect(api.servers.map { $0.headers?.isEmpty } == [true, nil])
    }

    @Test("Environments are addresses, with variables or without")
    func environments() throws {
        let api = try api(
            "servers: { s: { environments: { a: https://a.b, c: { base: \"http://{d}:{e}/f\", d: string, e: int } } } }"
        )
        let environments = try #require(api.servers.first?.environments)
        #expect(environments.map(\.base.value) == ["https://a.b", "http://{d}:{e}/f"])
        #expect(environments.map { $0.variables.map(\.name.value) } == [[], ["d", "e"]])
        #expect(environments[1].variables.map(\.declaration.value) == [.scalar(.string), .scalar(.int)])
    }

    @Test("A session is kept by the app, or described")
    func session() throws {
        #expect(try api("session: app").session?.isKeptByApp == true)
        #expect(try api("session: 'app'").session?.isKeptByApp == true)
        let session = try #require(api("session: { scheme: none, signIn: [a.b], refresh: a.c }").session)
        #expect(!session.isKeptByApp)
        #expect(session.scheme?.value == "none")
        #expect(session.signIn.map(\.value) == ["a.b"])
        FaultCase(
            "session: ⟦1⟧none",
            .error("wrong-kind", "'session' must be 'app' or a mapping, found 'none'", at: 1)
        ).check()
    }

    @Test("Reviews are a level, or a level for some endpoints")
    func reviews() throws {
        let reviews = try api(
            "review: { field-added: safe, field-removed: { level: risky, endpoints: [a.b], stability: [beta] } }"
        ).review
        #expect(reviews.map(\.rule.value) == ["field-added", "field-removed"])
        #expect(reviews.map { $0.level?.value } == ["safe", "risky"])
        #expect(reviews[1].endpoints.map(\.value) == ["a.b"])
        FaultCase(
            "review: { a: ⟦1⟧low }",
            .error("unknown-word", "'a' must be one of 'breaking', 'risky', 'safe', found 'low'", at: 1)
        ).check()
    }

    @Test("Nulls of forms are a text, and 'omit' is the same as none")
    func bodies() throws {
        let servers = try api(
            "servers: { a: { bodies: { nulls: '' } }, b: { bodies: { nulls: omit, encoding: form } } }"
        ).servers
        #expect(servers.map { $0.bodyNulls?.value } == ["", nil])
        #expect(servers.map { $0.bodyEncoding?.value } == [nil, .form])
    }

    @Test("In a single file the keys that both kinds of files know are those of the whole API")
    func singleFile() throws {
        let spec = DecodedSpec("defaults: { auth: none }\nmodels: { A: { newtype: int } }\nerrors: { 1: a }\nmodule: M")
        #expect(spec.lines == [])
        let (api, module) = try (#require(spec.document?.api), #require(spec.document?.module))
        #expect(api.defaults?.policies.auth?.value == "none")
        #expect(api.models.count == 1 && module.models.isEmpty)
        #expect(api.errors?.definitions.count == 1 && module.errors == nil)
        #expect(module.name?.value == "M")
    }

    @Test("An empty file is a document without keys, and a list is none")
    func roots() {
        #expect(DecodedSpec("# nothing\n").document?.api != nil)
        FaultCase("⟦1⟧- a\n", .error("wrong-kind", "a spec must be a mapping of keys, such as 'endpoints:'", at: 1))
            .check()
    }

    @Test("Every problem of a file is reported in one run")
    func allAtOnce() {
        FaultCase(
            """
            ⟦1⟧nam: A
            json: { keys: ⟦2⟧snake }
            servers: { a: { concurrency: ⟦3⟧many, environments: { b: ⟦4⟧ftp } } }
            models: { A: { fields: { b: ⟦5⟧itn } } }
            """,
            .error("unknown-key", "unknown key 'nam' in api.yaml; did you mean 'name'?", at: 1),
            .error("unknown-word", "'keys' must be one of 'snakeCase', 'camelCase', 'asWritten', found 'snake'", at: 2),
            .error("invalid-number", "'concurrency' must be an integer from 1, in digits, found 'many'", at: 3),
            .error(
                "invalid-base-url",
                "'ftp' cannot be the address of a server: it must begin with 'https://' or 'http://'",
                at: 4
            ),
            .error("unknown-type", "unknown type 'itn'; did you mean 'int'?", at: 5)
        ).check()
    }
}
