import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct PrecedenceTests {
    /// What the sources say, weakest first: api.yaml, server, module, two presets, the endpoint.
    private func timeoutName(_ sources: [String]) throws -> String? {
        let written = sources.map { $0.isEmpty ? "" : ", timeout: \($0)" }
        let names = ["a", "s", "m", "p", "q", "e"].map { "\($0): { attempt: 1s }" }.joined(separator: ", ")
        let resolved = ResolvedText([
            (
                "api.yaml",
                """
                timeouts: { \(names) }
                servers: { api: { concurrency: 1\(written[1]) } }
                defaults: { priority: low\(written[0]) }
                presets: { one: { since: "1"\(written[3]) }, two: { since: "2"\(written[4]) } }
                """
            ),
            (
                "m.yaml",
                """
                defaults: { priority: low\(written[2]) }
                endpoints: { x: { method: GET, path: /x, use: [one, two]\(written[5]) } }
                """
            ),
        ])
        return try #require(resolved.spec).endpoint("m.x").policies.timeout?.name
    }

    @Test(
        "Strongest first: endpoint, presets last named first, module, server, api.yaml, built in",
        arguments: [
            (["a", "s", "m", "p", "q", "e"], "e"), (["a", "s", "m", "p", "q", ""], "q"),
            (["a", "s", "m", "p", "", ""], "p"), (["a", "s", "m", "", "", ""], "m"), (["a", "s", "", "", "", ""], "s"),
            (["a", "", "", "", "", ""], "a"), (["", "", "", "", "", ""], "normal"),
            (["a", "s", "m", "p", "q", "none"], nil),
        ]
    )
    func order(sources: [String], winner: String?) throws {
        #expect(try timeoutName(sources) == winner)
    }

    @Test("A redefined timeout or retry replaces the built-in whole, in its place")
    func redefinition() throws {
        let spec = try ResolvedText(
            """
            timeouts: { bulk: { total: 1s }, mine: { attempt: 2s } }
            retries: { transient: { max: 1 }, other: {} }
            endpoints:
              a: { method: GET, path: /a, timeout: mine, retry: other }
            """
        ).clean()
        #expect(spec.timeouts.map(\.name) == ["fast", "normal", "bulk", "transfer", "mine"])
        #expect(spec.timeouts[2].value == Timeout(total: SpecDuration(milliseconds: 1000)))
        #expect(spec.timeouts[0].value == Timeout(attempt: SpecDuration(milliseconds: 8000)))
        #expect(spec.retries.map(\.name) == ["transient", "other"])
        var once = Retry()
        once.max = 1
        #expect(spec.retries[0].value == once)
        #expect(spec.retries[1].value == Retry())
    }

    @Test("log adds up, with names on the wire, sorted, each once")
    func log() throws {
        let spec = try ResolvedText([
            (
                "api.yaml",
                """
                json: { keys: snakeCase }
                log: { query: [pageSize], headers: [X-B] }
                servers: { api: { log: { query: [a] } } }
                defaults: { log: { body: [userID] } }
                presets: { p: { log: { query: [b] } } }
                """
            ),
            (
                "m.yaml",
                """
                defaults: { log: { headers: [X-A] } }
                endpoints: { x: { method: GET, path: /x, use: p, log: { query: [c, a], response: [z] } } }
                """
            ),
        ]).clean()
        let log = try spec.endpoint("m.x").policies.log
        #expect(log.query == ["a", "b", "c", "page_size"])
        #expect(log.headers == ["X-A", "X-B"])
        #expect(log.body == ["user_id"])
        #expect(log.response == ["z"])
    }

    @Test("Parameters merge by key: presets' first, one of the same key whole and in its place")
    func parameters() throws {
        let spec = try ResolvedText(
            """
            presets:
              one: { query: { page: int = 1, size: int = 20 } }
              two: { query: { size: int = 50, sort: string? } }
            endpoints:
              x: { method: GET, path: /x, use: [one, two], query: { page: string?, own: int } }
            """
        ).clean()
        let query = try spec.endpoint("test.x").query
        #expect(query.map(\.name.value) == ["page", "size", "sort", "own"])
        #expect(query.map(\.type) == [.string, .int, .string, .int])
        #expect(query.map(\.defaultValue) == [nil, .integer("50"), nil, nil])
    }

    @Test("paging merges by key over presets, an envelope over the server's")
    func mappings() throws {
        let spec = try ResolvedText(
            """
            servers: { api: { envelope: { code: code, message: msg, data: data, success: [0] } } }
            presets: { paged: { query: { perPage: int = 30 }, paging: { style: link, size: perPage } } }
            endpoints:
              a:
                method: GET
                path: /a
                use: paged
                paging: { items: runs }
                response: { fields: { runs: list<string> } }
                envelope: { success: [1] }
              b: { method: GET, path: /b, envelope: none }
              c: { method: GET, path: /c }
            """
        ).clean()
        let endpoint = try spec.endpoint("test.a")
        let paging = try #require(endpoint.paging)
        #expect(paging.style == .link)
        #expect(paging.size?.components == ["perPage"])
        #expect(paging.items?.steps.map(\.name) == ["runs"])
        #expect(paging.itemType == .string)
        #expect(endpoint.policies.envelope?.success == ["1"])
        #expect(endpoint.policies.envelope?.code == "code")
        #expect(!endpoint.policies.hasServerEnvelope)
        #expect(try spec.endpoint("test.b").policies.envelope == nil)
        #expect(try !spec.endpoint("test.b").policies.hasServerEnvelope)
        #expect(try spec.endpoint("test.c").policies.hasServerEnvelope)
    }

    @Test("Idempotency follows from the method, and an inherited retry falls only on what may be sent again")
    func idempotency() throws {
        let spec = try ResolvedText(
            """
            defaults: { retry: transient }
            endpoints:
              get: { method: GET, path: /a }
              head: { method: HEAD, path: /a }
              options: { method: OPTIONS, path: /a }
              put: { method: PUT, path: /a }
              delete: { method: DELETE, path: /a }
              post: { method: POST, path: /a }
              patch: { method: PATCH, path: /a }
              search: { method: POST, path: /b, idempotency: safe }
              once: { method: GET, path: /b, idempotency: none }
              keyed: { method: POST, path: /c, body: { fields: { id: uuid } }, idempotency: { key: body.id } }
            """
        ).clean()
        let endpoints = spec.modules[0].endpoints
        let key = RequestPath(components: ["id"], type: .scalar(.uuid, format: nil), presence: .required)
        #expect(
            endpoints.map(\.policies.idempotency) == [
                .safe, .safe, .safe, .idempotent, .idempotent, .none, .none, .safe, .none, .field(key),
            ]
        )
        let retried = endpoints.filter { $0.policies.retry != nil }.map(\.name.value)
        #expect(retried == ["get", "head", "options", "put", "delete", "search", "keyed"])
        #expect(endpoints.map(\.isReplayable) == endpoints.map { $0.policies.retry != nil })
    }

    @Test("Policies written in place have no name, and take built-in values for what they leave open")
    func inPlace() throws {
        let spec = try ResolvedText(
            """
            configGate: { endpoint: test.config }
            endpoints:
              config: { method: GET, path: /config, configGate: exempt, response: json }
              a:
                method: GET
                path: /a
                auth: session
                timeout: { idle: 2s }
                retry: { max: 1, when: [overloaded] }
                inFlight: { policy: reject }
                cache: { maxAge: 1m, version: app, ignore: [page] }
                query: { page: { type: int, wire: p } }
              b: { method: GET, path: /b, cache: { maxAge: 1s, varyBy: [locale] }, inFlight: latest, priority: high }
            """
        ).clean()
        let first = try spec.endpoint("test.a").policies
        #expect(first.timeout == NamedPolicy(name: nil, value: Timeout(idle: SpecDuration(milliseconds: 2000))))
        #expect(first.retry?.name == nil)
        #expect(first.retry?.value.when == [.overloaded])
        #expect(first.retry?.value.limit == SpecDuration(milliseconds: 30_000))
        #expect(first.inFlight == .reject(coolDown: SpecDuration(milliseconds: 800)))
        #expect(first.cache?.variesBySession == true)
        #expect(first.cache?.variesByLocale == false)
        #expect(first.cache?.version == .app)
        #expect(first.cache?.ignoredParameters == ["p"])
        #expect(first.waitsForConfiguration)
        #expect(try !spec.endpoint("test.config").policies.waitsForConfiguration)
        let second = try spec.endpoint("test.b").policies
        #expect(second.cache?.variesBySession == false)
        #expect(second.cache?.variesByLocale == true)
        #expect(second.inFlight == .latest)
        #expect(second.priority == .high)
    }

    @Test("Servers take common headers unless they have their own; an endpoint replaces or omits them")
    func headers() throws {
        let spec = try ResolvedText(
            """
            idempotencyHeader: X-Key
            headers: { X-Channel: channel, Accept: { value: a/b } }
            query: { tz: timeZone }
            servers:
              api: { concurrency: 6 }
              cdn: { headers: {}, idempotencyHeader: X-Other, auth: basic }
            endpoints:
              a: { method: GET, path: /a, headers: { x-channel: omit, Accept: { value: c/d } } }
              b: { method: GET, path: /b, server: cdn }
            """
        ).clean()
        #expect(spec.servers[0].headers.map(\.wire) == ["X-Channel", "Accept"])
        #expect(spec.servers[0].query == [CommonValue(wire: "tz", source: .timeZone)])
        #expect(spec.servers[0].concurrency == 6)
        #expect(spec.servers[1].headers == [])
        #expect(spec.servers[1].concurrency == 4)
        let endpoint = try spec.endpoint("test.a")
        #expect(endpoint.omittedHeaders == ["X-Channel"])
        #expect(endpoint.headers.map(\.field.fixedValue) == [.text("c/d")])
        #expect(endpoint.policies.idempotencyHeader == "X-Key")
        #expect(endpoint.policies.auth == .none)
        #expect(try spec.endpoint("test.b").policies.idempotencyHeader == "X-Other")
        #expect(try spec.endpoint("test.b").policies.auth == .basic)
        #expect(try spec.endpoint("test.b").server == 1)
    }
}

extension TypeReference {
    static let string = TypeReference.scalar(.string, format: nil)
    static let int = TypeReference.scalar(.int, format: nil)
}
