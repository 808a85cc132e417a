import EndpointTestSupport

/// What an endpoint cannot be or do.
enum EndpointRuleCases {
    static let all = paths + requests + policies + errors + lists + waits

    private static let paths = [
        RuleCase(
            """
            module: M
            path: /m/{id}
            pathParameters: { id: int, ⟦1⟧other: int }
            endpoints:
              a: { method: GET, path: ⟦2⟧"/u/{uid}" }
              b: { method: GET, path: /b, pathParameters: { ⟦3⟧key: int } }
              c: { method: GET, path: ⟦4⟧"/c/{id}" }
              d: { method: GET, url: source, pathParameters: { ⟦5⟧key: int } }
            """,
            .error(
                "unused-path-parameter",
                "'other' is in no path of this module; add {other} or remove it",
                at: 1
            ),
            .error(
                "undeclared-path-parameter",
                "{uid} in the path of 'a' is not declared under 'pathParameters'; did you mean 'id'?",
                at: 2
            ),
            .error("unused-path-parameter", "'key' is not in the path of 'b'; add {key} or remove it", at: 3),
            .error(
                "repeated-path-parameter",
                "{id} stands twice in the path of 'c'; give the second another name",
                at: 4
            ),
            .error("unused-path-parameter", "'key' is not in the path of 'd'; add {key} or remove it", at: 5)
        )
    ]

    private static let requests = [
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, ⟦1⟧body: json }
              b: { method: HEAD, path: /b, ⟦2⟧form: { a: int } }
              c: { method: DELETE, path: /c, body: json }
            """,
            .error(
                "body-on-read",
                "GET request 'a' cannot have a body; use 'query', or POST with 'idempotency: safe'",
                at: 1
            ),
            .error(
                "body-on-read",
                "HEAD request 'b' cannot have a body; use 'query', or POST with 'idempotency: safe'",
                at: 2
            )
        ),
        RuleCase(
            """
            endpoints:
              a: { method: POST, path: /a, body: { type: list<int>, encoding: ⟦1⟧form } }
              b: { method: POST, path: /b, body: { fields: { a: int }, encoding: ⟦2⟧text } }
              c: { method: POST, path: /c, body: { type: file, encoding: ⟦3⟧json } }
              d: { method: POST, path: /d, body: { type: list<int>, encoding: ⟦4⟧bytes } }
              e: { method: POST, path: /e, body: { type: bytes, contentType: ⟦5⟧kind } }
              f: { method: POST, path: /f, headers: { X-Kind: string }, body: { type: bytes, contentType: kind } }
            """,
            .error("body-encoding", "the encoding 'form' cannot hold 'list<int>'", at: 1),
            .error("body-encoding", "the encoding 'text' cannot hold fields", at: 2),
            .error("body-encoding", "the encoding 'json' cannot hold a body that is text, bytes or a file", at: 3),
            .error("body-encoding", "the encoding 'bytes' cannot hold 'list<int>'", at: 4),
            .error("unknown-parameter", "endpoint 'e' has no parameter 'kind'", at: 5)
        ),
        RuleCase(
            """
            module: M
            servers: { api: {}, files: {} }
            endpoints:
              ⟦1⟧a: { method: GET, path: "/x/{a}", pathParameters: { a: int } }
              ⟦2⟧b: { method: GET, path: "/x/{b}", pathParameters: { b: int } }
              c: { method: GET, path: "/x/{a}", pathParameters: { a: int }, headers: { Accept: { value: text/html } } }
              d: { method: GET, path: "/x/{a}", pathParameters: { a: int }, variantOf: m.a, response: text }
              e: { method: GET, path: "/x/{a}", pathParameters: { a: int }, server: files }
              ⟦3⟧f: { method: GET, path: /y, variantOf: m.a }
              g: { method: PUT, path: "/x/{a}", pathParameters: { a: int } }
            """,
            .error(
                "same-request",
                "'b' sends the same request as 'm.a'; give one a fixed value, or say 'variantOf: m.a'",
                at: 2,
                notes: [.note("'m.a' stands here", at: 1)]
            ),
            .error(
                "variant-mismatch",
                "'f' is no variant of 'a', which sends another request",
                at: 3,
                notes: [.note("'a' stands here", at: 1)]
            )
        ),
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, ⟦1⟧response: { 200: true, 404: json } }
            """,
            .error(
                "mixed-outcomes",
                "outcomes are all 'true' or 'false', or all types; use 'empty' for one without a value",
                at: 1
            )
        ),
    ]

    private static let policies = [
        RuleCase(
            """
            defaults: { retry: transient }
            presets: { again: { retry: ⟦1⟧transient, cache: ⟦2⟧{ maxAge: 1m } } }
            endpoints:
              inherited: { method: POST, path: /a }
              own: { method: POST, path: /b, retry: ⟦3⟧transient }
              keyed: { method: POST, path: /c, idempotency: key, retry: transient }
              preset: { method: PATCH, path: /d, use: ⟦4⟧again, cache: none }
              unsafe: { method: GET, path: /e, idempotency: none, retry: ⟦5⟧{ max: 1 } }
              off: { method: POST, path: /f, retry: none }
              cached: { method: PUT, path: /g, use: ⟦6⟧again }
              shared: { method: DELETE, path: /h, inFlight: ⟦7⟧share }
            """,
            .error(
                "unsafe-retry",
                "'own' is a POST that is neither idempotent nor keyed and cannot be retried; "
                    + "add 'idempotency: key', or 'idempotency: idempotent' if sending twice does no harm",
                at: 3
            ),
            .error(
                "unsafe-retry",
                "'preset' is a PATCH that is neither idempotent nor keyed and cannot be retried; "
                    + "add 'idempotency: key', or 'idempotency: idempotent' if sending twice does no harm",
                at: 4,
                notes: [.note("the preset asks for it here", at: 1)]
            ),
            .error(
                "unsafe-retry",
                "'unsafe' is a GET that is neither idempotent nor keyed and cannot be retried; "
                    + "add 'idempotency: key', or 'idempotency: idempotent' if sending twice does no harm",
                at: 5
            ),
            .error(
                "unsafe-read",
                "'cache' is only for reads, and 'cached' is none; add 'idempotency: safe' if it only reads",
                at: 6,
                notes: [.note("the preset asks for it here", at: 2)]
            ),
            .error(
                "unsafe-read",
                "'inFlight: share' is only for reads, and 'shared' is none; add 'idempotency: safe' if it only reads",
                at: 7
            )
        ),
        RuleCase(
            """
            defaults: { inFlight: ⟦1⟧share }
            endpoints:
              a: { method: GET, path: /a }
              b: { method: PUT, path: /b }
              c: { method: PUT, path: /c }
              d: { method: PUT, path: /d, inFlight: latest }
            """,
            .error(
                "unsafe-read",
                "'inFlight: share' is only for reads, and 'b' is none; add 'idempotency: safe' if it only reads",
                at: 1
            )
        ),
        RuleCase(
            """
            timeouts: { whole: { total: 9s }, equal: { total: 9s, attempt: 9s }, still: { idle: 3s } }
            retries: { late: { when: [timeout] }, any: {} }
            endpoints:
              a: { method: GET, path: /a, retry: ⟦1⟧late, timeout: whole }
              b: { method: GET, path: /b, retry: ⟦2⟧{ when: [timeout, connectionLost] }, timeout: equal }
              c: { method: GET, path: /c, retry: late, timeout: still }
              d: { method: GET, path: /d, retry: any, timeout: whole }
              e: { method: GET, path: /e, retry: ⟦3⟧late, timeout: none }
              f: { method: GET, path: /f, retry: late }
            """,
            .warning("unreachable-timeout", timeout("a"), at: 1),
            .warning("unreachable-timeout", timeout("b"), at: 2),
            .warning("unreachable-timeout", timeout("e"), at: 3)
        ),
        RuleCase(
            """
            servers: { api: { envelope: { code: c, message: m, data: d, success: [0] } } }
            endpoints:
              a: { method: GET, path: /a, cache: ⟦1⟧{ varyBy: [locale] } }
              b: { method: POST, path: /b, inFlight: { policy: latest, coolDown: ⟦2⟧2s } }
              c: { method: GET, path: /c, response: json, envelope: { success: [1] } }
              d: { method: GET, path: /d, response: list<int>, ⟦3⟧paging: { items: a } }
              e: { method: GET, path: /e, response: list<int>, ⟦4⟧paging: { style: cursor } }
              f: { method: GET, path: /f, response: list<int>, query: { ids: list<int> }, ⟦5⟧batch: { parameter: ids } }
            """,
            .error("incomplete-setting", "'cache' needs 'maxAge'", at: 1),
            .error("cool-down-without-reject", "'coolDown' belongs to 'policy: reject' alone", at: 2),
            .error("incomplete-setting", "'paging' needs 'style'", at: 3),
            .error("incomplete-setting", "'paging' needs 'parameter' and 'next'", at: 4),
            .error("incomplete-setting", "'batch' needs 'size'", at: 5)
        ),
        RuleCase(
            """
            servers: { api: { ⟦1⟧envelope: { code: c } } }
            """,
            .error("incomplete-setting", "'envelope' needs 'message' and 'data' and 'success'", at: 1)
        ),
        RuleCase(
            """
            endpoints:
              a: { method: POST, path: /a, body: Note, idempotency: { key: body.id } }
              b: { method: POST, path: /b, body: Note, idempotency: { key: ⟦1⟧body.text } }
              c: { method: POST, path: /c, body: Note, idempotency: { key: ⟦2⟧body.size } }
              d: { method: POST, path: /d, body: Note, idempotency: { key: ⟦3⟧body.ids } }
              e: { method: POST, path: /e, body: { fields: { id: uuid } }, idempotency: { key: id } }
              f: { method: GET, path: /f, query: { page: int }, cache: { maxAge: 1m, ignore: [page, ⟦4⟧pge] } }
            models: { Note: { fields: { id: uuid, text: string?, size: double } } }
            """,
            .error(
                "idempotency-key",
                "'body.text' may be absent and cannot be the key; a required text, uuid or integer can",
                at: 1
            ),
            .error(
                "idempotency-key",
                "'body.size' is 'double' and cannot be the key; a required text, uuid or integer can",
                at: 2
            ),
            .error("unknown-field", "'Note' has no field 'ids'; did you mean 'id'?", at: 3),
            .error("unknown-parameter", "endpoint 'f' has no parameter 'pge'; did you mean 'page'?", at: 4)
        ),
    ]

    private static func timeout(_ endpoint: String) -> String {
        "'\(endpoint)' is retried on a timeout that never leaves time for another try; "
            + "give its timeout an 'attempt' below 'total'"
    }

    private static let errors = [
        RuleCase(
            files: [
                (
                    "api.yaml",
                    """
                    errors: { 1: ⟦1⟧gone, 2: lost, 3: { name: ⟦3⟧held, data: Hold } }
                    models: { Hold: { newtype: string } }
                    """
                ),
                (
                    "a.yaml",
                    """
                    errors: { 1: ⟦4⟧away, 9: gone }
                    statusErrors: { 404: missing }
                    endpoints:
                      a: { method: GET, path: /a, errors: { 2: lost, 7: ⟦5⟧new }, statusErrors: { 404: absent } }
                      b: { method: GET, path: /b, errors: { 7: ⟦6⟧newer, 8: { name: held, data: ⟦7⟧int } } }
                    """
                ),
            ],
            .error(
                "error-code-conflict",
                "code '1' is called 'gone' in this module already",
                at: 4,
                notes: [.note("called 'gone' here", at: 1)]
            ),
            .error(
                "error-code-conflict",
                "code '7' is called 'new' in this module already",
                at: 6,
                notes: [.note("called 'new' here", at: 5)]
            ),
            .error(
                "error-data-conflict",
                "error 'held' has 'data' of another type elsewhere in this module",
                at: 7,
                notes: [.note("first declared here", at: 3)]
            )
        )
    ]

    private static func unreadable(_ setting: String, _ reason: String) -> String {
        "no function is generated for '\(setting)', since \(reason)"
    }

    private static func outcomes(_ setting: String) -> String {
        "'\(setting)' finds its items in one kind of answer, and this endpoint has one for each status; "
            + "write 'response: TYPE', or '{ type, status }' where it comes with several"
    }

    private static let lists = [
        RuleCase(
            """
            presets:
              pages: { query: { page: int = 1, size: int = 20 }, paging: { style: page, parameter: page, size: size } }
            endpoints:
              a: { method: GET, path: /a, use: pages, paging: { items: items, more: more, total: count }, response: Page }
              b: { method: GET, path: /b, use: pages, paging: { items: ⟦1⟧itms }, response: Page }
              c: { method: GET, path: /c, use: pages, paging: { items: ⟦2⟧count }, response: Page }
              d: { method: GET, path: /d, use: pages, paging: { items: items, more: ⟦3⟧count, total: ⟦4⟧more }, response: Page }
              e:
                method: GET
                path: /e
                query: { after: int?, key: bool }
                paging: { style: cursor, parameter: after, size: ⟦5⟧key, items: items, next: ⟦6⟧next }
                response: Page
              f: { method: GET, path: /f, use: pages, ⟦7⟧paging: { style: page }, response: json }
              g: { method: GET, path: /g, ⟦8⟧paging: { style: link }, response: text }
              h: { method: GET, path: /h, query: { at: string }, paging: { style: page, parameter: ⟦9⟧at }, response: list<int> }
              i: { method: GET, path: /i, paging: { style: page, parameter: ⟦10⟧pag }, response: list<int> }
              j: { method: GET, path: /j, paging: { style: link, items: items, next: ⟦11⟧items.last.id.x }, response: Page }
              k: { method: GET, path: /k, ⟦12⟧paging: { style: link, items: items }, response: { 200: Page } }
              l: { method: GET, path: /l, ⟦13⟧paging: { style: link, items: items }, response: text }
            models:
              Page: { fields: { items: list<Item>, more: bool, count: int?, next: string? } }
              Item: { fields: { id: int } }
            """,
            .error("unknown-field", "'Page' has no field 'itms'; did you mean 'items'?", at: 1),
            .error("paging-type", "'items' leads to 'int', which is no list of items", at: 2),
            .error("paging-type", "'more' is a bool, and this is 'int'", at: 3),
            .error("paging-type", "'total' is an integer, and this is 'bool'", at: 4),
            .error("paging-type", "'size' is an integer, and this is 'bool'", at: 5),
            .error("paging-type", "'next' is 'string' and cannot be given to 'parameter', which is 'int'", at: 6),
            .error("paging-type", "'json' is no list of items; say where they are with 'items'", at: 7),
            .error("paging-type", "the answer is no list of items; say where they are with 'items'", at: 8),
            .error("paging-type", "'parameter' is an integer where the style is 'page', and this is 'string'", at: 9),
            .error("unknown-parameter", "endpoint 'i' has no parameter 'pag'", at: 10),
            .error("unknown-field", "'int' has no field 'x'", at: 11),
            .error("paging-type", "\(outcomes("paging"))", at: 12),
            .error(
                "paging-type",
                "the answer has no fields for 'items' to lead to; let it be a list or a model",
                at: 13
            )
        ),
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, query: { ids: list<ID> }, batch: { parameter: ids, size: 9, key: id }, response: list<Item> }
              b: { method: GET, path: /b, query: { id: ID }, batch: { parameter: ⟦1⟧id, size: 9 }, response: list<Item> }
              c: { method: GET, path: /c, query: { ids: list<ID> }, batch: { parameter: ids, size: 9, key: ⟦2⟧name }, response: list<Item> }
              d: { method: GET, path: /d, query: { ids: list<ID> }, ⟦3⟧batch: { parameter: ids, size: 9 }, response: map<Item> }
              e: { method: GET, path: /e, query: { ids: list<ID> }, batch: { parameter: ids, size: 9, items: ⟦4⟧name }, response: Item }
              f: { method: GET, path: /f, query: { ids: list<ID> }, ⟦5⟧batch: { parameter: ids, size: 9 }, response: { 200: list<Item> } }
            models:
              ID: { newtype: string }
              Item: { fields: { id: ID, name: string } }
            """,
            .error("batch-type", "'id' is 'ID', and only a list can be split", at: 1),
            .error("batch-type", "'name' is 'string', and the ids that are asked for are 'ID'", at: 2),
            .error("batch-type", "the map's keys are 'string', and the ids that are asked for are 'ID'", at: 3),
            .error("batch-type", "'items' leads to 'string', which is no list of items", at: 4),
            .error("batch-type", "\(outcomes("batch"))", at: 5)
        ),
        RuleCase(
            """
            endpoints:
              a: { method: GET, path: /a, query: { ids: list<int> }, ⟦1⟧batch: { parameter: ids, size: 9, items: pet.owners, key: id }, response: Box }
              b: { method: GET, path: /b, query: { ids: list<int> }, ⟦2⟧batch: { parameter: ids, size: 9 }, response: list<Owner?> }
              c: { method: GET, path: /c, ⟦3⟧paging: { style: link, items: pet.owners }, response: Box }
              d: { method: GET, path: /d, ⟦4⟧paging: { style: link }, response: list<int?> }
              e: { method: GET, path: /e, query: { at: int }, paging: { style: cursor, parameter: at, items: owners, next: pet.next }, response: Box }
            models:
              Owner: { fields: { id: int } }
              Cat: { fields: { owners: list<Owner>, next: int } }
              Dog: { fields: { owners: list<Owner>, next: int } }
              Pet: { oneOf: { cat: Cat, dog: Dog }, discriminator: kind }
              Box: { fields: { pet: Pet, owners: list<Owner> } }
            """,
            .warning("unreadable-list", unreadable("batch", "'items' leads into a oneOf"), at: 1),
            .warning("unreadable-list", unreadable("batch", "the elements of its list may be null"), at: 2),
            .warning("unreadable-list", unreadable("paging", "'items' leads into a oneOf"), at: 3),
            .warning("unreadable-list", unreadable("paging", "the elements of its list may be null"), at: 4)
        ),
    ]

    private static let waits = [
        RuleCase(
            """
            module: M
            configGate: { endpoint: ⟦1⟧m.config, version: ⟦2⟧versoin }
            session: { refresh: ⟦3⟧m.renew, signIn: [m.enter, ⟦4⟧m.visit], token: ⟦5⟧token }
            endpoints:
              ⟦6⟧config: { method: GET, path: /c, query: { app: string, size: int = 1 }, response: Config }
              ⟦8⟧renew: { method: POST, path: /r, body: { fields: { token: string } }, response: Token, auth: ⟦9⟧optional, configGate: exempt }
              enter: { method: POST, path: /e, response: Token, configGate: exempt }
              visit: { method: POST, path: /v, configGate: exempt }
            models:
              Config: { fields: { version: int } }
              Token: { fields: { token: int, refreshToken: string } }
            """,
            .error(
                "gate-argument",
                "'m.config' needs an argument 'app', which nobody gives when the configuration is fetched",
                at: 1,
                notes: [.note("the endpoint stands here", at: 6)]
            ),
            .error("unknown-field", "'Config' has no field 'versoin'; did you mean 'version'?", at: 2),
            .error(
                "refresh-parameter",
                "the refresh endpoint 'renew' must take one parameter, 'refreshToken' of type 'string'",
                at: 3,
                notes: [.note("the endpoint stands here", at: 8)]
            ),
            .error("session-token", "the answer of 'visit' is no value that could hold a token", at: 4),
            .error("session-token", "'token' is 'int', and a token is text", at: 5),
            .error("session-token", "'token' is 'int', and a token is text", at: 5),
            .error(
                "wait-on-itself",
                "'config' fetches the configuration that it waits for; give it 'configGate: exempt'",
                at: 6
            ),
            .error(
                "wait-on-itself",
                "the refresh endpoint 'renew' needs the session that it refreshes; give it 'auth: none'",
                at: 9
            )
        ),
        RuleCase(
            """
            module: M
            configGate: { endpoint: m.config }
            session: { refresh: m.renew }
            endpoints:
              ⟦1⟧config: { method: GET, path: /c, response: json, auth: session, configGate: exempt }
              ⟦2⟧renew: { method: POST, path: /r, body: { fields: { refreshToken: string } }, response: json }
            """,
            .error(
                "wait-on-itself",
                "the refresh endpoint 'renew' waits for the configuration, which needs the session; "
                    + "give it 'configGate: exempt'",
                at: 2,
                notes: [.note("the configuration is fetched here", at: 1)]
            )
        ),
    ]
}
