import EndpointDiagnostics
import Testing

@testable import EndpointSpec

@Suite struct EndpointResolutionTests {
    @Test("Paths are the prefix and the endpoint's own, with parameters in the path's order")
    func paths() throws {
        let spec = try ResolvedText(
            """
            module: M
            path: /repos/{owner}/{repo}
            pathParameters: { number: int, repo: string, owner: string }
            endpoints:
              list: { method: GET }
              get: { method: GET, path: "/{number}/x.json" }
              own: { method: GET, path: "/{id}", pathParameters: { id: int64 } }
              away: { method: GET, url: source }
            """
        ).clean()
        let endpoints = spec.modules[0].endpoints
        let paths = endpoints.map { if case .path(let path) = $0.target { path.value } else { "url" } }
        #expect(
            paths == [
                "/repos/{owner}/{repo}", "/repos/{owner}/{repo}/{number}/x.json", "/repos/{owner}/{repo}/{id}", "url",
            ]
        )
        #expect(endpoints[1].pathParameters.map(\.name.value) == ["owner", "repo", "number"])
        #expect(endpoints[2].pathParameters.map(\.name.value) == ["owner", "repo", "id"])
        guard case .url(let field) = endpoints[3].target else { throw UnexpectedKind(name: "away") }
        #expect(field.name.value == "source")
    }

    @Test("Bodies: fields are parameters, an optional one is a type in place, payloads are sent as they are")
    func bodies() throws {
        let spec = try ResolvedText(
            """
            servers: { api: {}, forms: { bodies: { encoding: form, style: indices, nulls: "" } } }
            endpoints:
              a: { method: POST, path: /a, body: { fields: { x: int, mode: { enum: [u] } } } }
              b: { method: POST, path: /b, body: { fields: { x: int }, optional: true } }
              c: { method: POST, path: /c, body: file, headers: { Content-Type: string } }
              d: { method: POST, path: /d, body: { type: text, contentType: text/plain } }
              e: { method: POST, path: /e, body: { fields: { x: int } }, server: forms }
              f: { method: POST, path: /f, multipart: { file: file, note: { enum: [v], optional: true } } }
              g: { method: POST, path: /g, form: { x: int } }
            """
        ).clean()
        let endpoints = spec.modules[0].endpoints
        #expect(endpoints[0].body?.content.fields.map(\.name.value) == ["x", "mode"])
        #expect(endpoints[0].body?.encoding == .json)
        guard case .value(.model(let id, _))? = endpoints[1].body?.content,
            case .payload(.file)? = endpoints[2].body?.content, case .payload(.text)? = endpoints[3].body?.content
        else { throw UnexpectedKind(name: "b, c, d") }
        #expect(spec[id].name.value == "Body")
        #expect(endpoints[1].body?.isOptional == true)
        #expect(endpoints[2].headers.map(\.isBodyContentType) == [true])
        #expect(endpoints[2].body?.encoding == .bytes)
        #expect(endpoints[2].policies.reportsProgress)
        #expect(endpoints[3].body?.contentType == "text/plain")
        #expect(endpoints[3].body?.encoding == .text)
        #expect(endpoints[4].body?.encoding == .form)
        #expect(endpoints[4].body?.style == .indices)
        #expect(endpoints[4].body?.nulls == "")
        #expect(endpoints[5].body?.content.fields.map(\.payload) == [.file, nil])
        #expect(endpoints[5].policies.reportsProgress)
        #expect(endpoints[6].body?.encoding == .form)
        #expect(spec.models.map(\.name.value) == ["Mode", "Body", "Note"])
    }

    @Test(
        "An outcome without a name is called after its status",
        arguments: [
            ("200", "ok"), ("201", "created"), ("202", "accepted"), ("204", "noContent"), ("205", "resetContent"),
            ("304", "notModified"), ("302", "status302"), ("2xx", "status2xx"),
        ]
    )
    func outcomeNames(status: String, name: String) throws {
        let spec = try ResolvedText(
            "endpoints: { a: { method: GET, path: /a, response: { \(status): string, 409: { type: empty, name: busy } } } }"
        ).clean()
        guard case .outcomes(let outcomes) = spec.modules[0].endpoints[0].response.content else {
            throw UnexpectedKind(name: "a")
        }
        #expect(outcomes.map(\.name) == [name, "busy"])
        #expect(outcomes.map(\.isNamed) == [false, true])
    }

    @Test("Errors: the module's table in order, codes joined by name, statuses by the innermost name")
    func errors() throws {
        let spec = try ResolvedText([
            (
                "api.yaml",
                "errors: { 1: limited, 2: { name: banned, data: Ban } }\nstatusErrors: { 404: notFound }\nmodels: { Ban: { newtype: string } }"
            ),
            (
                "m.yaml",
                """
                errors: { 3: limited, 4: gone }
                endpoints:
                  a: { method: GET, path: /a, errors: { 5: own }, statusErrors: { 404: missing, 409: conflict } }
                  b: { method: GET, path: /b, errors: [limited] }
                """
            ),
            ("n.yaml", "endpoints: { a: { method: GET, path: /n } }"),
        ]).clean()
        let failures = spec.modules[0].failures
        #expect(failures.map(\.name.value) == ["limited", "banned", "notFound", "gone", "own", "missing", "conflict"])
        #expect(failures[0].codes == ["1", "3"])
        #expect(failures[1].data == .model(ModelID(0), arguments: []))
        #expect(failures.map(\.statuses) == [[], [], [404], [], [], [404], [409]])
        #expect(spec.modules[1].failures.map(\.name.value) == ["limited", "banned", "notFound"])
        let first = try spec.endpoint("m.a")
        #expect(first.documentedErrors == ["5", "404", "409"])
        #expect(first.statusErrors.map { "\($0.status) \($0.name)" } == ["404 missing", "409 conflict"])
        let second = try spec.endpoint("m.b")
        #expect(second.documentedErrors == ["1", "3"])
        #expect(second.statusErrors.map(\.name) == ["notFound"])
    }

    @Test("Paths of paging and batch know their steps, what may be nil and what they lead to")
    func listPaths() throws {
        let spec = try ResolvedText(
            """
            endpoints:
              pages:
                method: GET
                path: /a
                query: { after: string?, size: int = 20 }
                paging: { style: cursor, parameter: after, size: query.size, items: data, next: data.last.id, more: info.more }
                response: List<Source>
              search:
                method: POST
                path: /b
                idempotency: safe
                body: Search
                paging: { style: page, parameter: body.page }
                response: list<string>
              users:
                method: POST
                path: /c
                idempotency: safe
                body: { fields: { ids: list<UserID> } }
                batch: { parameter: body.ids, size: 100 }
                response: { type: map<string>, keys: UserID }
            models:
              List: { generic: [Item], fields: { data: list<Item>, info: Info? } }
              Info: { fields: { more: bool } }
              Source: { oneOf: { card: Card, bank: Bank }, discriminator: object }
              Card: { fields: { id: string } }
              Bank: { fields: { id: string } }
              Search: { fields: { page: int } }
              UserID: { newtype: int64, format: string }
            """
        ).clean()
        let pages = try #require(try spec.endpoint("test.pages").paging)
        #expect(pages.itemType == .model(try spec.model("Source").id, arguments: []))
        #expect(pages.items?.steps == [.init(name: "data", kind: .field, isOptional: false)])
        #expect(pages.items?.isOptional == false)
        #expect(
            pages.next?.steps == [
                .init(name: "data", kind: .field, isOptional: false),
                .init(name: "last", kind: .last, isOptional: true),
                .init(name: "id", kind: .unionField, isOptional: true),
            ]
        )
        #expect(pages.next?.type == .string)
        #expect(pages.more?.isOptional == true)
        #expect(pages.parameter?.presence == .optional)
        #expect(pages.size?.components == ["size"])
        let search = try #require(try spec.endpoint("test.search").paging)
        #expect(search.parameter?.components == ["body", "page"])
        #expect(search.items == nil)
        #expect(search.first == 1)
        let batch = try #require(try spec.endpoint("test.users").batch)
        #expect(batch.isMap)
        #expect(batch.parameter.components == ["ids"])
        #expect(batch.idType == .model(try spec.model("UserID").id, arguments: []))
        #expect(batch.itemType == .string)
        #expect(batch.concurrency == 2)
        #expect(batch.timeout == SpecDuration(milliseconds: 10_000))
    }

    @Test("The session and the gate know their endpoints, tokens and paths, on the wire too")
    func session() throws {
        let spec = try ResolvedText(
            """
            module: Account
            json: { keys: snakeCase }
            configGate: { endpoint: account.config, maxAge: 30m, version: info.version }
            session: { refresh: account.renew, signIn: [account.enter, account.raw], signOut: account.leave, scheme: none, token: auth.accessToken, refreshToken: auth.refreshToken }
            endpoints:
              config: { method: GET, path: /c, configGate: exempt, query: { size: int = 1, app: string? }, response: Config }
              enter: { method: POST, path: /e, response: Login }
              raw: { method: POST, path: /w, response: json }
              renew: { method: POST, path: /r, body: { fields: { refreshToken: string, kind: { value: renew } } }, response: Login }
              leave: { method: POST, path: /l }
            models:
              Config: { fields: { info: { fields: { version: int } } } }
              Login: { fields: { auth: Tokens? } }
              Tokens: { fields: { accessToken: string, refreshToken: { type: string, wire: refresh } } }
            """
        ).clean()
        let session = spec.session
        #expect(session.scheme == nil)
        #expect(session.refresh == EndpointID(module: 0, index: 3))
        #expect(session.signIn.map(\.index) == [1, 2])
        #expect(session.signOut?.index == 4)
        #expect(session.refreshParameter?.components == ["refreshToken"])
        #expect(session.tokens.map(\.endpoint.index) == [1, 2, 3])
        #expect(session.tokens.map(\.tokenWirePath) == ["auth.access_token", "auth.accessToken", "auth.access_token"])
        #expect(session.tokens[0].refreshTokenWirePath == "auth.refresh")
        #expect(session.tokens[0].token?.isOptional == true)
        #expect(session.tokens[1].token == nil)
        #expect(spec.configGate?.endpoint.index == 0)
        #expect(spec.configGate?.version?.steps.map(\.name) == ["info", "version"])
        #expect(spec.configGate?.maxAge == SpecDuration(milliseconds: 1_800_000))
    }

    @Test("A variant refers to the endpoint whose request it sends")
    func variants() throws {
        let spec = try ResolvedText(
            """
            endpoints:
              log: { method: GET, path: /a, response: file }
              address: { method: GET, path: /a, variantOf: test.log, response: { type: url, header: Location, status: [302] } }
            """
        ).clean()
        let variant = try spec.endpoint("test.address")
        #expect(variant.variantOf == EndpointID(module: 0, index: 0))
        #expect(variant.response.status == [.exact(302)])
        guard case .payload(.header("Location", let type, isOptional: false)) = variant.response.content else {
            throw UnexpectedKind(name: "address")
        }
        #expect(type == .scalar(.url, format: nil))
    }
}
