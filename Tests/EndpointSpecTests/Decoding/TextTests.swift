import EndpointDiagnostics
import EndpointTestSupport
import Testing

@testable import EndpointSpec

/// Names, and texts that reach the wire.
@Suite struct TextTests {
    private static let lower = "a name is ASCII letters and digits and begins with a lower-case letter"
    private static let upper = "a type's name is ASCII letters and digits and begins with a capital"

    static let names = [
        FaultCase(
            "models: { ⟦1⟧user: { newtype: int } }",
            .error("invalid-name", "'user' is not a name; \(upper); write 'User'", at: 1)
        ),
        FaultCase(
            "models: { A: { fields: { ⟦1⟧user_id: int, ⟦2⟧größe: int, ⟦3⟧1st: int } } }",
            .error("invalid-name", "'user_id' is not a name; \(lower); write 'userId'", at: 1),
            .error("invalid-name", "'größe' is not a name; \(lower); write 'grE'", at: 2),
            .error("invalid-name", "'1st' is not a name; \(lower)", at: 3)
        ),
        FaultCase(
            "servers: { ⟦1⟧Main: { auth: ⟦2⟧a-b, concurrency: ⟦3⟧x } }",
            .error("invalid-name", "'Main' is not a name; \(lower); write 'main'", at: 1),
            .error("invalid-name", "'a-b' is not a name; \(lower); write 'aB'", at: 2),
            .error("invalid-number", "'concurrency' must be an integer from 1, in digits, found 'x'", at: 3)
        ),
        FaultCase(
            "errors: { 1: ⟦1⟧other }",
            .error(
                "reserved-name",
                "'other' cannot be the name of an error, as it stands for all that have none",
                at: 1
            )
        ),
        FaultCase(
            "configGate: { endpoint: ⟦1⟧config, version: ⟦2⟧a..b }",
            .error(
                "invalid-reference",
                "'endpoint' must be 'module.endpoint', such as 'rooms.join', found 'config'",
                at: 1
            ),
            .error(
                "invalid-reference",
                "'version' must be names joined by dots, such as 'data.items', found 'a..b'",
                at: 2
            )
        ),
        FaultCase(
            "models: { A: { swift: ⟦1⟧Tape } }",
            .error(
                "invalid-name",
                "'swift' must be a Swift type with its module, such as 'Module.Type', found 'Tape'",
                at: 1
            )
        ),
        FaultCase(
            "swift: { imports: [A, ⟦1⟧\"B\\nC\"], typePrefix: ⟦2⟧x }",
            .error("invalid-name", "'imports' must be the name of a Swift module, found 'B\\nC'", at: 1),
            .error("invalid-name", "'x' is not a name; \(upper); write 'X'", at: 2)
        ),
        FaultCase(
            "review: { ⟦1⟧Field_added: safe }",
            .error("invalid-name", "'Field_added' is not the id of a rule, such as 'enum-value-added'", at: 1)
        ),
    ]

    @Test("Names are ASCII camel case, and references names joined by dots", arguments: names)
    func namesAreReported(fault: FaultCase) { fault.check() }

    private static let headers = "cannot be the name of a header; use letters, digits and '-'"

    static let wire = [
        FaultCase(
            "headers: { ⟦1⟧\"X A\": locale, ⟦2⟧\"X:A\": locale, ⟦3⟧\"X\\r\\nA\": locale, X-B: { value: ⟦4⟧\"a\\nb\" } }",
            .error("invalid-header", "'X A' \(headers)", at: 1),
            .error("invalid-header", "'X:A' \(headers)", at: 2),
            .error("invalid-header", "'X\\r\\nA' \(headers)", at: 3),
            .error(
                "unsafe-text",
                "'value' cannot have control characters or line breaks in it, as it is sent in a header",
                at: 4
            )
        ),
        FaultCase(
            "{ swift: { templates: ⟦1⟧\"a\\0b\" }, upstream: ⟦2⟧\"../a\\nb\" }",
            .error(
                "unsafe-text",
                "'templates' cannot have control characters or line breaks in it, as it names a file or folder",
                at: 1
            ),
            .error(
                "unsafe-text",
                "'upstream' cannot have control characters or line breaks in it, as it names a file or folder",
                at: 2
            )
        ),
        FaultCase(
            "idempotencyHeader: ⟦1⟧Schlüssel",
            .error("invalid-header", "'Schlüssel' \(headers)", at: 1)
        ),
        FaultCase(
            "endpoints: { a: { method: GET, path: /a, headers: { X-A: { type: string, default: ⟦1⟧\"a\\r\\nX-B: 1\" } } } }",
            .error(
                "unsafe-text",
                "the value of header 'X-A' cannot have control characters or line breaks in it",
                at: 1
            )
        ),
        FaultCase(
            "endpoints: { a: { method: POST, path: /a, multipart: { b: { type: file, filename: ⟦1⟧'a\"b', contentType: ⟦2⟧\"a\\n\" } } } }",
            .error(
                "unsafe-text",
                "'filename' cannot have control characters, line breaks, quotes or backslashes in it, as it is sent in a header",
                at: 1
            ),
            .error(
                "unsafe-text",
                "'contentType' cannot have control characters or line breaks in it, as it is sent in a header",
                at: 2
            )
        ),
    ]

    @Test("What would forge a header is refused", arguments: wire)
    func headersAreReported(fault: FaultCase) { fault.check() }

    @Test(
        "A path is refused with what keeps it from being one",
        arguments: [
            ("a", "it must begin with '/'"), ("/a?b=c", "'?' cannot stand in it; put parameters under 'query'"),
            ("/a#b", "'#' cannot stand in it, as fragments are not sent"), ("/a b", "' ' cannot stand in it"),
            (#"/a\""#, #"'"' cannot stand in it"#), (#"/a\n"#, #"'\n' cannot stand in it"#),
            (#"/a\\b"#, #"'\' cannot stand in it"#),
            ("/{a", "a brace is not closed or not opened"), ("/a}", "a brace is not closed or not opened"),
            ("/{{a}}", "a brace is not closed or not opened"), ("/{}", "'{}' does not hold the name of a parameter"),
            ("/{a_b}", "'{a_b}' does not hold the name of a parameter"),
        ]
    )
    func paths(path: String, problem: String) {
        let spec = DecodedSpec("path: ⟦1⟧\"\(path)\"")
        let lines = spec.diagnostics.sorted.map {
            "\($0.rule.id): \($0.message.split(separator: ": ", maxSplits: 1).last ?? "")"
        }
        #expect(lines == ["invalid-path: \(problem)"])
        #expect(spec.diagnostics.sorted.first?.range?.start == spec.source.position(of: 1))
    }

    @Test(
        "Paths with parameters, extensions and percent-encoded characters are kept",
        arguments: ["/", "/a/{b}.json", "/{a}/{b}", "/a%20b", "/a:b/@me/~x/", "/{a}{b}"]
    )
    func goodPaths(path: String) {
        let spec = DecodedSpec("path: \"\(path)\"")
        #expect(spec.lines == [])
        #expect(spec.document?.module?.path?.value == path)
    }

    private static func base(_ url: String, _ problem: String) -> FaultCase {
        FaultCase(
            "servers: { a: { environments: { b: ⟦1⟧\"\(url)\" } } }",
            .error("invalid-base-url", "'\(url)' cannot be the address of a server: \(problem)", at: 1)
        )
    }

    static let bases = [
        base("api.example.com", "it must begin with 'https://' or 'http://'"),
        base("ftp://example.com", "it must begin with 'https://' or 'http://'"),
        base("https://", "it has no valid host"), base("https:///a", "it has no valid host"),
        base("https://a.b?c=d", "it cannot have a query or a fragment"),
        base("https://a.b/#c", "it cannot have a query or a fragment"),
        base("https://u:p@a.b", "it cannot have credentials"),
        base("https://a b", "it has characters that URLs cannot have"),
        base("https://{a", "a brace is not closed, not opened, or does not hold a name"),
        FaultCase(
            "servers: { a: { environments: { b: ⟦1⟧\"https://{host}.c\" } } }",
            .error("base-url-variable", "'{host}' is not declared; write '{ base: …, host: string }'", at: 1)
        ),
        FaultCase(
            "servers: { a: { environments: { b: { base: \"https://{host}.c\", host: string, ⟦1⟧port: int } } } }",
            .error("base-url-variable", "'port' is not used in 'base'", at: 1)
        ),
    ]

    @Test("The address of a server is an http URL whose variables are declared and used", arguments: bases)
    func basesAreReported(fault: FaultCase) { fault.check() }
}
