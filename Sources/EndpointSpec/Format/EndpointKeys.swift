/// The keys of endpoints, presets and `defaults`: one list, with fewer allowed in the latter two.
enum EndpointKeys {
    static let addresses: [StaticString] = ["path", "url"]
    static let bodies: [StaticString] = ["body", "form", "multipart"]

    static let endpoint = FormatTable("endpoint", "One request and its answer.", request + policies + words)

    static let preset = FormatTable(
        "preset",
        "Keys that endpoints take over with `use`.",
        keys(but: ["method", "path", "url", "response"])
    )

    static let defaults = FormatTable(
        "defaults",
        "What endpoints have where nothing nearer says otherwise.",
        keys(of: ["server", "auth", "timeout", "retry", "inFlight", "cache", "priority", "sign", "log"])
    )

    private static let request: [FormatKey] = [
        FormatKey("method", .words(of: HTTPMethod.self), required: true, "The HTTP method."),
        FormatKey("path", .template, default: "the module's", "The address below the base, with parameters as `{id}`."),
        FormatKey("url", .name, "In place of `path`: the parameter that is the whole address."),
        FormatKey("use", .oneOrMore(.name), "Presets to take keys from; the last named is the strongest."),
        FormatKey(
            "pathParameters",
            .fields(in: .path),
            default: "the module's",
            "The parameters in the path, each with its type."
        ),
        FormatKey("query", .fields(in: .query), "The query parameters, each with its type."),
        FormatKey(
            "headers",
            .fields(in: .header),
            "Headers of this request; one of a common header's name replaces it, `omit` drops it."
        ),
        FormatKey("body", .anyOf([.payload(.body), .object(.body)]), "The body that is sent."),
        FormatKey("form", .anyOf([.fields, .type]), "A body encoded as `application/x-www-form-urlencoded`."),
        FormatKey(
            "multipart",
            .fields(in: .part),
            "A body of parts: files, bytes and text, scalars, and models as JSON."
        ),
        FormatKey(
            "response",
            .anyOf([.payload(.response), .object(.response), .nonEmpty(.map(.statusOrHundred, to: outcome))]),
            default: "`empty`",
            "The answer: one type, or outcomes by status."
        ),
        FormatKey("errors", .errors, null: true, "Business codes that this endpoint may answer with."),
        FormatKey("statusErrors", .statusErrors, "HTTP statuses that this endpoint may fail with."),
    ]

    private static let outcome: ValueForm = .anyOf([.payload(.response), .words(["true", "false"]), .object(.outcome)])

    private static let policies: [FormatKey] = [
        FormatKey("server", .name, default: "`api`", "The server that is called."),
        FormatKey(
            "auth",
            .anyOf([.words(["none", "session", "optional", "basic"]), .name]),
            default: "`none`",
            "The credential that is sent; `optional` sends the session's if there is one."
        ),
        FormatKey("timeout", .timeout, default: "`normal`", "The time limits, by name or written out."),
        FormatKey("retry", .retry, default: "`none`", "When to send again, by name or written out."),
        FormatKey(
            "idempotency",
            .anyOf([.words(["safe", "idempotent", "none", "key"]), .object(.idempotency)]),
            default: "by method",
            "What happens if the request arrives twice."
        ),
        FormatKey(
            "inFlight",
            .anyOf([.words(of: InFlightPolicy.self), .object(.inFlight)]),
            default: "`independent`",
            "What happens to a call while an equal one is under way."
        ),
        FormatKey(
            "cache",
            .anyOf([.words(["none"]), .object(.cache)]),
            default: "`none`",
            "How long answers are kept."
        ),
        FormatKey(
            "configGate",
            .words(of: GatePolicy.self),
            default: "`required` if there is a gate",
            "Whether the request waits for the configuration."
        ),
        FormatKey("paging", .object(.paging), "How a list continues over several answers."),
        FormatKey("batch", .object(.batch), "How a long list of arguments is split over several requests."),
        FormatKey("priority", .words(of: Priority.self), default: "`normal`", "Which of waiting requests goes first."),
        FormatKey(
            "progress",
            .bool,
            default: "true with `multipart`, `file`",
            "Whether callers can follow the transfer."
        ),
        FormatKey("log", .object(.log), "What may be logged, beside what is allowed further out."),
        FormatKey("sign", .name, default: "`none`", "The signer, as the app registers it, or `none`."),
        FormatKey("envelope", .envelope, default: "the server's", "What the answer is wrapped in."),
    ]

    private static let words: [FormatKey] = [
        FormatKey(
            "examples",
            .map(.name, to: .object(.example)),
            "Sample requests and answers, checked against the types."
        ),
        FormatKey("summary", .text, "The first line of the documentation."),
        FormatKey("description", .text, "The rest of the documentation."),
        FormatKey("tags", .list(.filledText), "Words by which endpoints can be picked out."),
        FormatKey("since", .filledText, "The version of the API that brought the endpoint."),
        FormatKey(
            "stability",
            .words(of: Stability.self),
            default: "`stable`",
            "How firm the endpoint is, for reviews."
        ),
        FormatKey("deprecated", .deprecated, "Marks the endpoint as one to leave."),
        FormatKey("renamedFrom", .oneOrMore(.reference), "What the endpoint was called before."),
        FormatKey(
            "variantOf",
            .reference,
            "The endpoint that sends the same request; this one only reads the answer differently."
        ),
    ]

    private static func keys(but left: Set<String>) -> [FormatKey] {
        (request + policies + words).filter { !left.contains("\($0.name)") }
    }

    private static func keys(of kept: Set<String>) -> [FormatKey] {
        policies.filter { kept.contains("\($0.name)") }
    }
}
