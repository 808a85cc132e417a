import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// Keys: unknown, misplaced, missing, in conflict, cut out of a text.
@Suite struct KeyTests {
    static let unknown = [
        FaultCase(
            "module: T\nendpoints:\n  a:\n    method: GET\n    path: /a\n    ⟦1⟧timout: fast\n    ⟦2⟧retr: transient\n",
            .error("unknown-key", "unknown key 'timout' in endpoint 'a'; did you mean 'timeout'?", at: 1),
            .error("unknown-key", "unknown key 'retr' in endpoint 'a'; did you mean 'retry'?", at: 2)
        ),
        FaultCase(
            "⟦1⟧zzz: 1\n",
            .error("unknown-key", "unknown key 'zzz' in api.yaml", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: { type: int, ⟦1⟧defalt: 1 } } } }",
            .error("unknown-key", "unknown key 'defalt' in field 'b'; did you mean 'default'?", at: 1)
        ),
        FaultCase(
            "retries: { a: { ⟦1⟧\"wh\\nen\": [] } }",
            .error("unknown-key", "unknown key 'wh\\nen' in retry; did you mean 'when'?", at: 1)
        ),
        FaultCase(
            "session: { ⟦1⟧jitter: full }",
            .error("unknown-key", "unknown key 'jitter' in session", at: 1)
        ),
    ]

    @Test("An unknown key is an error at every level, with the nearest key that exists", arguments: unknown)
    func unknownKeysAreReported(fault: FaultCase) { fault.check() }

    @Test(
        "Keys that begin with 'x-' are left alone wherever keys are fixed",
        arguments: [
            "x-a: [1]", "json: { x-a: { b: c } }",
            "servers: { a: { x-b: ~, environments: { c: { base: https://d.e, x-f: 1 } } } }",
            "retries: { a: { x-b: 1 } }", "models: { A: { fields: { b: { type: int, x-c: ~ } }, x-d: 1 } }",
            "endpoints: { a: { method: GET, path: /a, x-b: c, response: { type: int, x-c: d } } }",
        ]
    )
    func extensionKeys(text: String) {
        #expect(DecodedSpec(text).lines == [])
    }

    @Test("A mapping with more keys than a word has bits is still read whole")
    func manyExtensionKeys() throws {
        let notes = (0..<100).map { "x-\($0): 1\n" }.joined()
        let spec = DecodedSpec(notes + "name: Late\n⟦1⟧nam: A\n")
        #expect(spec.document?.api?.name?.value == "Late")
        expectDiagnostics(
            spec.diagnostics,
            in: spec.source,
            [.error("unknown-key", "unknown key 'nam' in api.yaml; did you mean 'name'?", at: 1)]
        )
    }

    static let misplaced = [
        FaultCase(
            "name: A\n⟦1⟧endpoints: {}\n",
            role: .folderAPI,
            .error(
                "misplaced-key",
                "'endpoints' cannot stand in api.yaml; it is a key of a module file; "
                    + "move it to one of its own, such as 'orders.yaml'",
                at: 1
            )
        ),
        FaultCase(
            "⟦1⟧servers: {}\n",
            role: .module,
            .error("misplaced-key", "'servers' cannot stand in module; it is a key of api.yaml", at: 1)
        ),
        FaultCase(
            "presets: { a: { ⟦1⟧method: GET, ⟦2⟧response: int } }",
            .error("misplaced-key", "'method' cannot stand in preset 'a'; it is a key of an endpoint", at: 1),
            .error("misplaced-key", "'response' cannot stand in preset 'a'; it is a key of an endpoint", at: 2)
        ),
        FaultCase(
            "defaults: { ⟦1⟧paging: { style: page } }",
            .error("misplaced-key", "'paging' cannot stand in defaults; it is a key of an endpoint", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: { type: string, ⟦1⟧filename: c } } } }",
            .error("misplaced-key", "'filename' has no meaning in field 'b'; it can stand in: part", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, query: { b: { type: int, ⟦1⟧readOnly: true } } } }",
            .error("misplaced-key", "'readOnly' has no meaning in query parameter 'b'; it can stand in: field", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, headers: { B: { type: int, ⟦1⟧style: csv } } } }",
            .error(
                "misplaced-key",
                "'style' has no meaning in header 'B'; it can stand in: field, path parameter, query parameter, part",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { enum: [a], ⟦1⟧discriminator: b, ⟦2⟧minimum: 1, ⟦3⟧generic: [C] } }",
            .error(
                "misplaced-key",
                "'discriminator' means something only beside 'oneOf', which 'A' does not have",
                at: 1
            ),
            .error(
                "misplaced-key",
                "'minimum' means something only beside 'newtype', which model 'A' does not have",
                at: 2
            ),
            .error(
                "misplaced-key",
                "'generic' means something only beside 'fields' or 'oneOf', which model 'A' does not have",
                at: 3
            )
        ),
        FaultCase(
            "models: { A: { oneOf: { a: int }, ⟦1⟧content: b } }",
            .error(
                "misplaced-key",
                "'content' means something only beside 'discriminator', which 'A' does not have",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { fields: { b: { type: int, ⟦1⟧open: false, ⟦2⟧includes: [A] } } } }",
            .error(
                "misplaced-key",
                "'open' means something only beside 'enum' or 'oneOf', which 'b' does not have",
                at: 1
            ),
            .error("misplaced-key", "'includes' means something only beside 'fields', which 'b' does not have", at: 2)
        ),
    ]

    @Test("A key that has a meaning elsewhere is refused with where that is", arguments: misplaced)
    func misplacedKeysAreReported(fault: FaultCase) { fault.check() }

    static let besideIncludes = [
        FaultCase(
            "models: { A: { includes: [B], ⟦1⟧open: true } }",
            .error(
                "misplaced-key",
                "'open' means something only beside 'enum' or 'oneOf', which 'A' does not have",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { includes: [B], ⟦1⟧minimum: 1 } }",
            .error(
                "misplaced-key",
                "'minimum' means something only beside 'newtype', which model 'A' does not have",
                at: 1
            )
        ),
        FaultCase("models: { A: { includes: [B], generic: [C] } }"),
        FaultCase(
            "models: { A: { fields: { b: { includes: [B], ⟦1⟧discriminator: c } } } }",
            .error(
                "misplaced-key",
                "'discriminator' means something only beside 'oneOf', which 'b' does not have",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { fields: { b: { type: { includes: [B], ⟦1⟧content: c } } } } }",
            .error("misplaced-key", "'content' means something only beside 'oneOf', which 'b' does not have", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { b: { value: c, ⟦1⟧otherwise: int } } } }",
            .error("misplaced-key", "'otherwise' means something only beside 'oneOf', which 'b' does not have", at: 1)
        ),
    ]

    @Test("Keys of an enum or oneOf are refused beside includes or a value alone", arguments: besideIncludes)
    func companionsAreReported(fault: FaultCase) { fault.check() }

    static let missing = [
        FaultCase(
            "endpoints: { ⟦1⟧a: {} }",
            .error("missing-key", "endpoint 'a' lacks 'method' and 'path'", at: 1)
        ),
        FaultCase("path: /b\nendpoints: { ⟦1⟧a: {} }", .error("missing-key", "endpoint 'a' lacks 'method'", at: 1)),
        FaultCase("endpoints: { ⟦1⟧a: { url: b } }", .error("missing-key", "endpoint 'a' lacks 'method'", at: 1)),
        FaultCase("⟦1⟧configGate: {}", .error("missing-key", "config gate lacks 'endpoint'", at: 1)),
        FaultCase("errors: { ⟦1⟧1: {} }", .error("missing-key", "error '1' lacks 'name'", at: 1)),
        FaultCase(
            "models: { ⟦1⟧A: { description: b } }",
            .error("missing-key", "model 'A' needs one of 'fields', 'newtype', 'enum', 'oneOf', 'swift'", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { ⟦1⟧b: { optional: true } } } }",
            .error("missing-key", "'b' needs one of 'type', 'enum', 'fields', 'oneOf'", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, ⟦1⟧body: { encoding: json } } }",
            .error("missing-key", "'body' needs one of 'type', 'fields'", at: 1)
        ),
        FaultCase("headers: { ⟦1⟧X-A: {} }", .error("missing-key", "'X-A' needs one of 'value', 'app'", at: 1)),
        FaultCase(
            "servers: { a: { environments: { ⟦1⟧b: {} } } }",
            .error("missing-key", "environment 'b' lacks 'base'", at: 1)
        ),
    ]

    @Test("All keys that are missing are named at once, at the name of what lacks them", arguments: missing)
    func missingKeysAreReported(fault: FaultCase) { fault.check() }

    static let conflicts = [
        conflict("endpoints: { a: { method: POST, path: /a, ⟦2⟧body: int, ⟦1⟧form: { b: int } } }", "form", "body"),
        conflict(
            "endpoints: { a: { method: POST, path: /a, ⟦2⟧form: B, ⟦1⟧multipart: { b: int } } }",
            "multipart",
            "form"
        ),
        conflict("endpoints: { a: { method: GET, ⟦2⟧path: /a, ⟦1⟧url: b } }", "url", "path"),
        conflict("models: { A: { fields: { b: { ⟦2⟧type: int, ⟦1⟧enum: [c] } } } }", "enum", "type"),
        conflict("models: { A: { ⟦2⟧fields: {}, ⟦1⟧newtype: int } }", "newtype", "fields"),
        conflict(
            "models: { A: { fields: { b: { type: int, ⟦2⟧readOnly: true, ⟦1⟧writeOnly: true } } } }",
            "writeOnly",
            "readOnly"
        ),
        conflict("headers: { X-A: { ⟦2⟧value: b, ⟦1⟧app: c } }", "app", "value"),
    ]

    private static func conflict(_ text: String, _ key: String, _ first: String) -> FaultCase {
        FaultCase(
            text,
            .error(
                "conflicting-keys",
                "'\(key)' cannot stand beside '\(first)'; only one of them can hold",
                at: 1,
                notes: [.note("'\(first)' stands here", at: 2)]
            )
        )
    }

    @Test("Of keys that exclude each other the second is refused, with a note at the first", arguments: conflicts)
    func conflictingKeysAreReported(fault: FaultCase) { fault.check() }

    static let cut = [
        FaultCase(
            "models: { A: { newtype: int, description: Only, ⟦1⟧with commas } }",
            .error(
                "cut-text",
                "'with commas' is read as a key of model 'A'; if it belongs to the text of 'description', quote that text",
                at: 1
            )
        ),
        FaultCase(
            "models: { A: { newtype: int, ⟦1⟧with commas } }",
            .error("unknown-key", "unknown key 'with commas' in model 'A'", at: 1)
        ),
        FaultCase(
            "models:\n  A: { newtype: int, description: ⟦1⟧Number #1\n  }\n",
            .error(
                "cut-text",
                "the text of 'description' is cut by ' #'; quote it, or put the comment on a line of its own",
                at: 1
            )
        ),
    ]

    @Test("A text that a comma or ' #' cuts in flow style comes with the hint to quote it", arguments: cut)
    func cutTextsAreReported(fault: FaultCase) { fault.check() }
}
