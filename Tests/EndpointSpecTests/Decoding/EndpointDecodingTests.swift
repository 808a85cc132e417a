import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// Endpoints: bodies, answers, errors and policies.
@Suite struct EndpointDecodingTests {
    private func endpoint(_ keys: String) throws -> EndpointDeclaration {
        let spec = DecodedSpec("endpoints: { a: { method: POST, path: /a, \(keys) } }")
        #expect(spec.lines == [])
        return try spec.endpoint()
    }

    @Test("An answer is outcomes where its keys are statuses, and else a payload")
    func responses() throws {
        guard
            case .outcomes(let outcomes, _) = try endpoint(
                "response: { 200: B, 204: true, 404: false, 5xx: { type: empty, name: c } }"
            ).response
        else { throw CancellationError() }
        #expect(outcomes.map(\.status.value) == [.exact(200), .exact(204), .exact(404), .range(5)])
        #expect(outcomes.map { $0.name?.value } == [nil, nil, nil, "c"])
        let flags = outcomes.map { outcome -> Bool? in if case .flag(let flag) = outcome.value { flag } else { nil } }
        #expect(flags == [nil, true, false, nil])
        guard
            case .payload(let payload) = try endpoint("response: { type: url, header: Location, status: [302, 2xx] }")
                .response
        else { throw CancellationError() }
        #expect(payload.header?.value == "Location")
        #expect(payload.status.map(\.value) == [.exact(302), .range(2)])
        guard case .payload(let short) = try endpoint("response: text").response else { throw CancellationError() }
        guard case .expression(let type) = short.type else { throw CancellationError() }
        #expect(type.value == .payload(.text))
    }

    @Test("A body is a type, fields in place or a form")
    func bodies() throws {
        let long = try #require(endpoint("body: { type: text, contentType: text/plain, optional: true }").body)
        #expect(long.contentType?.value == "text/plain")
        #expect(long.isOptional)
        let form = try #require(endpoint("form: { b: string, c: int = 1 }").body)
        #expect(form.encoding?.value == .form)
        guard case .inPlace(let model) = form.type, case .structure(let fields) = model.kind else {
            throw CancellationError()
        }
        #expect(fields.map(\.key.value) == ["b", "c"])
        guard case .expression(let type) = try #require(endpoint("form: B").body).type else {
            throw CancellationError()
        }
        #expect(type.value == .named("B", arguments: []))
        let parts = try #require(endpoint("multipart: { b: file?, c: { type: bytes, filename: d.png } }").multipart)
        #expect(parts.value.map { $0.filename?.value } == [nil, "d.png"])
    }

    @Test("Headers are keyed by header or, with a wire name, by Swift name; 'omit' drops one")
    func headers() throws {
        let headers = try endpoint("headers: { X-A: string?, X-B: omit, c: { type: int, wire: X-C }, D: { value: e } }")
            .headers
        #expect(headers.map(\.key.value) == ["X-A", "X-B", "c", "D"])
        guard case .omitted = headers[1].type else { throw CancellationError() }
        #expect(headers[2].wire?.value == "X-C")
    }

    @Test("Errors are codes with names, or a list of names")
    func errors() throws {
        let codes = try #require(endpoint("errors: { 0017: a, B_C: { name: b, data: D } }").errors)
        #expect(codes.definitions.map(\.code.value) == ["0017", "B_C"])
        #expect(codes.definitions.map(\.name.value) == ["a", "b"])
        #expect(codes.definitions.map { $0.data?.value } == [nil, .named("D", arguments: [])])
        #expect(try #require(endpoint("errors: [a, b]").errors).references.map(\.value) == ["a", "b"])
        #expect(try #require(endpoint("errors:").errors).definitions.isEmpty)
    }

    @Test("A common header may be dropped by a word in quotes", arguments: ["omit", "'omit'", "\"omit\""])
    func quotedOmit(word: String) throws {
        let headers = try endpoint("headers: { X-A: \(word) }").headers
        guard case .omitted? = headers.first?.type else { throw CancellationError() }
    }

    @Test("A cache or an envelope that is switched off may be so in quotes", arguments: ["none", "'none'", "\"none\""])
    func quotedNone(word: String) throws {
        let policies = try endpoint("cache: \(word), envelope: \(word)").policies
        #expect(policies.cache != nil && policies.cache?.value == nil)
        #expect(policies.envelope != nil && policies.envelope?.value == nil)
    }

    @Test("An outcome of true or false may be so in quotes", arguments: ["true", "'true'", "\"true\""])
    func quotedFlag(word: String) throws {
        guard case .outcomes(let outcomes, _) = try endpoint("response: { 200: \(word), 404: 'false' }").response
        else { throw CancellationError() }
        let flags = outcomes.map { outcome -> Bool? in if case .flag(let flag) = outcome.value { flag } else { nil } }
        #expect(flags == [true, false])
    }

    @Test("Policies are names, none, or written out")
    func policies() throws {
        let policies = try endpoint(
            """
            timeout: fast, retry: { max: 0, factor: 1.5, when: [] }, idempotency: { key: body.b }, cache: none, envelope: none,
            inFlight: { policy: reject, coolDown: 0.8s }, log: { body: [] }, auth: none, progress: false
            """
        ).policies
        guard case .named("fast") = policies.timeout?.value else { throw CancellationError() }
        guard case .inline(let retry) = policies.retry?.value else { throw CancellationError() }
        #expect(retry.max?.value == 0 && retry.factor?.value == 1.5)
        #expect(retry.when?.value.isEmpty == true)
        #expect(policies.idempotency?.value == .field("body.b"))
        #expect(policies.cache != nil && policies.cache?.value == nil)
        #expect(policies.envelope != nil && policies.envelope?.value == nil)
        #expect(policies.inFlight?.value.coolDown?.value.milliseconds == 800)
        #expect(policies.log?.body?.isEmpty == true)
        #expect(policies.log?.query == nil)
        #expect(policies.progress?.value == false)
        guard case .some(.none) = try endpoint("retry: none").policies.retry?.value else { throw CancellationError() }
    }

    @Test("Examples are JSON values of any shape, null among them")
    func examples() throws {
        let example = try #require(
            endpoint(#"examples: { b: { request: { c: [1, "2", ~] }, status: 201, response: null } }"#).examples.first
        )
        guard case .map(let pairs) = example.request?.value else { throw CancellationError() }
        guard case .list(let items) = pairs.first?.value.value else { throw CancellationError() }
        #expect(items.map(\.value) == [.scalar("1", isPlain: true), .scalar("2", isPlain: false), .null])
        #expect(example.status?.value == 201)
        #expect(example.response?.value == .null)
    }

    private static func fault(_ keys: String, _ expected: ExpectedDiagnostic) -> FaultCase {
        FaultCase("endpoints: { a: { method: GET, path: /a, \(keys) } }", expected)
    }

    private static let hundreds = "write three digits from 100 to 599, or a hundred such as '2xx'"

    static let faults = [
        fault(
            "response: { 200: B, ⟦1⟧name: c }",
            .error("invalid-status", "'name' is not a status; \(hundreds)", at: 1)
        ),
        fault("response: { ⟦1⟧600: B }", .error("invalid-status", "'600' is not a status; \(hundreds)", at: 1)),
        fault("response: { ⟦1⟧20x: B }", .error("invalid-status", "'20x' is not a status; \(hundreds)", at: 1)),
        fault(
            "statusErrors: { ⟦1⟧4xx: b }",
            .error("invalid-status", "'4xx' is not a status; write three digits from 100 to 599", at: 1)
        ),
        fault(
            "statusErrors: ⟦1⟧[b]",
            .error("wrong-kind", "'statusErrors' must be a mapping (statuses and names), found a list", at: 1)
        ),
        fault("cache: ⟦1⟧some", .error("wrong-kind", "'cache' must be 'none' or a mapping, found 'some'", at: 1)),
        fault(
            "cache: { version: ⟦1⟧new }",
            .error("invalid-number", "'version' must be digits or 'app', found 'new'", at: 1)
        ),
        fault(
            "idempotency: ⟦1⟧keyed",
            .error(
                "unknown-word",
                "'idempotency' must be one of 'safe', 'idempotent', 'none', 'key', found 'keyed'; did you mean 'key'?",
                at: 1
            )
        ),
        fault(
            "query: ⟦1⟧[b]",
            .error("wrong-kind", "'query' must be a mapping (names and types), found a list", at: 1)
        ),
        fault("query: { b: ⟦1⟧[c] }", .error("wrong-kind", "'b' must be a type, found a list", at: 1)),
        fault("use: ⟦1⟧{ b: c }", .error("wrong-kind", "'use' must be a name, found a mapping", at: 1)),
        fault(
            "renamedFrom: [b.c, ⟦1⟧d]",
            .error(
                "invalid-reference",
                "'renamedFrom' must be 'module.endpoint', such as 'rooms.join', found 'd'",
                at: 1
            )
        ),
    ]

    @Test("What is wrong in an endpoint is reported where it stands", arguments: faults)
    func faultsAreReported(fault: FaultCase) { fault.check() }

    @Test("A wrong method lists the ones there are")
    func method() {
        FaultCase(
            "endpoints: { a: { method: ⟦1⟧get, path: /a } }",
            .error(
                "unknown-word",
                "'method' must be one of 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', found 'get'; did you mean 'GET'?",
                at: 1
            )
        ).check()
    }

    @Test("What is left of an endpoint with a fault in it is kept")
    func keptParts() throws {
        let spec = DecodedSpec(
            "endpoints: { a: { method: GET, path: /a, timeout: [], response: B, query: { b: int, c: strng } } }"
        )
        #expect(spec.diagnostics.sorted.count == 2)
        let endpoint = try spec.endpoint()
        #expect(endpoint.response != nil)
        #expect(endpoint.query.map(\.key.value) == ["b"])
        #expect(endpoint.policies.timeout == nil)
    }
}
