/// A spec in one file that is right, or wrong in one way that its shape shows.
struct ShapeCase: Sendable {
    var text: String
    var isRight: Bool

    private static func endpoint(_ keys: String) -> String { "endpoints: { a: { method: GET, path: /a, \(keys) } }" }
    private static func model(_ keys: String) -> String { "models: { A: { \(keys) } }" }
    private static func field(_ keys: String) -> String { model("fields: { a: { \(keys) } }") }

    static let all =
        right.map { ShapeCase(text: $0, isRight: true) } + wrong.map { ShapeCase(text: $0, isRight: false) }

    private static let right = [
        "", "x-note: [1]", "spec: 1", "spec: \"1\"", "session: app", "errors:", "errors: { 1: true }",
        "servers: { a: { environments: { b: { base: 'https://{c}.example.org', c: string, x-note: 1 } } } }",
        "path: /a\nendpoints: { a: { method: GET } }",
        endpoint("response: { 200: true, 404: false }"), endpoint("response: { type: empty, status: [200, 2xx] }"),
        endpoint("response: text?"), endpoint("deprecated: true"), endpoint("deprecated: since 2.0"),
        endpoint("headers: { X-A: omit, X-B: int = 1, X-C: { type: string } }"),
        endpoint("multipart: { a: { type: file, contentType: image/png } }"), endpoint("progress: \"true\""),
        endpoint("cache: 'none', envelope: \"none\", headers: { X-A: 'omit' }"), endpoint("cache: { version: 2 }"),
        "session: 'app'", endpoint("response: { 200: 'true', 404: \"false\" }"), endpoint("tags: [1.10, yes]"),
        endpoint("paging: { next: data.0 }"),
        model("includes: [B], generic: [C]"), model("newtype: int, minimum: -1.5"), model("enum: { 0: on }"),
        model("swift: Kit.Type"), field("value: 1"), field("type: \"map<list<int?>>??\", default: {}"),
        field("includes: [B]"), field("type: { oneOf: { a: B }, discriminator: kind, content: data }"),
    ]

    private static let wrong = [
        "[]", "zzz: 1", "spec: 2", "spec: ~", "session: none", "errors: text", "json: { keys: kebab }",
        "servers: { a: { concurrency: 0 } }", "servers: { a: { failure: { code: c } } }",
        "servers: { a: { environments: { b: { c: string } } } }", "servers: { A: { sign: a } }",
        "endpoints: { a: { path: /a } }", "endpoints: { a: { method: GET } }",
        "endpoints: { a: { method: GET, path: /a, url: b } }", "presets: { a: { method: GET } }",
        "defaults: { tags: [a] }", "headers: { X-A: { value: a, app: b } }", "headers: { X-A: {} }",
        endpoint("response: {}"), endpoint("response: { 200: true, name: a }"), endpoint("response: { 600: true }"),
        endpoint("response: { status: [200] }"), endpoint("response: { type: int, status: [6xx] }"),
        endpoint("query: { a: file }"), endpoint("query: { a: { type: int, readOnly: true } }"),
        endpoint("headers: { X-A: { type: int, style: csv } }"), endpoint("body: int, form: { a: int }"),
        endpoint("deprecated: false"), endpoint("progress: yes"), endpoint("retry: [a]"),
        endpoint("inFlight: { coolDown: 1s }"), endpoint("idempotency: {}"), endpoint("timeout: { attempt: 8 }"),
        endpoint("examples: { a: { status: 99 } }"), endpoint("log: { headers: ['a b'] }"),
        endpoint("body: { type: int, includes: [B] }"),
        model(""), model("fields: {}, enum: [a]"), model("enum: []"), model("oneOf: {}"), model("enum: a"),
        model("fields: {}, minimum: 1"), model("enum: [a], includes: [B]"), model("swift: Kit"),
        model("includes: [B], open: true"), model("includes: [B], format: a"), model("enum: [a], generic: [C]"),
        model("fields: { a: int }, conformances: [Sendable]"),
        field("optional: true"), field("type: int, enum: [a]"), field("type: int, open: true"),
        field("enum: [a], discriminator: kind"), field("oneOf: { a: B }, content: data"),
        field("value: a, otherwise: int"), field("includes: [B], discriminator: kind"),
        field("type: strng"), field("type: string<int>"), field("type: int, default: [1]"),
        field("type: int, minLength: -1"), field("type: int, contentType: image/png"),
    ]
}
