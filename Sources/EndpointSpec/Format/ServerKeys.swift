/// The keys of servers and of what stands only in them.
enum ServerKeys {
    static let sourceWays: [StaticString] = ["value", "app"]

    static let server = FormatTable(
        "server",
        "A host, or several that answer alike.",
        [
            FormatKey(
                "environments",
                .map(.name, to: .anyOf([.baseURL, .object(.environment)])),
                default: "one, from the app",
                "The addresses of the server by environment."
            ),
            FormatKey("envelope", .envelope, default: "`none`", "What answers are wrapped in."),
            FormatKey(
                "failure",
                .object(.failure),
                default: "text kept",
                "The body of an answer whose status is no success."
            ),
            FormatKey("auth", .name, default: "`defaults`", "As in an endpoint."),
            FormatKey("configGate", .words(of: GatePolicy.self), "As in an endpoint."),
            FormatKey("timeout", .timeout, default: "`defaults`", "As in an endpoint."),
            FormatKey("retry", .retry, default: "`defaults`", "As in an endpoint."),
            FormatKey("sign", .name, default: "`defaults`", "As in an endpoint."),
            FormatKey("log", .object(.log), "As in an endpoint."),
            FormatKey(
                "headers",
                .sources(by: .header),
                default: "the common ones",
                "Headers sent in place of the common ones; `{}` sends none."
            ),
            FormatKey(
                "query",
                .sources(by: .parameter),
                default: "the common ones",
                "Query parameters sent in place of the common ones; `{}` sends none."
            ),
            FormatKey(
                "responseHeaders",
                .fields(in: .responseHeader),
                default: "none",
                "Headers that any answer may carry, typed."
            ),
            FormatKey("bodies", .object(.bodies), "How bodies of requests are written."),
            FormatKey(
                "idempotencyHeader",
                .header,
                default: "that of `api.yaml`",
                "The header that carries a request's key."
            ),
            FormatKey("concurrency", .integer(minimum: 1), default: "4", "How many requests run at once."),
            FormatKey("description", .text, "Documentation of the server."),
        ]
    )

    static let environment = FormatTable(
        "environment",
        "An address with parts that the app fills in; every other key names such a part and gives its type.",
        [
            FormatKey("base", .baseURL, required: true, "The address, with its parts as `{part}`.")
        ]
    )

    static let envelope = FormatTable(
        "envelope",
        "What answers are wrapped in; paths are names as they are sent, joined by dots.",
        [
            FormatKey("code", .dottedPath, "Where the business code stands."),
            FormatKey("message", .dottedPath, "Where the message for people stands."),
            FormatKey("data", .dottedPath, "Where the value proper stands."),
            FormatKey("success", .list(.scalar), "Codes that mean success, compared as text."),
            FormatKey("sessionExpired", .list(.scalar), "Codes that mean that the session has ended."),
            FormatKey("requestID", .dottedPath, "Where the server's identity of the request stands."),
        ]
    )

    static let failure = FormatTable(
        "failure body",
        "The body of an answer whose status is no success.",
        [
            FormatKey("type", .type, required: true, "Its type."),
            FormatKey("code", .dottedPath, "Where the business code stands in it."),
            FormatKey("message", .dottedPath, "Where the message stands in it."),
        ]
    )

    static let bodies = FormatTable(
        "bodies setting",
        "How a server takes bodies.",
        [
            FormatKey(
                "encoding",
                .words(["json", "form"]),
                default: "`json`",
                "The encoding of bodies that name none."
            ),
            FormatKey(
                "style",
                .words(of: ParameterStyle.self),
                default: "`brackets`",
                "How nested values are written in forms."
            ),
            FormatKey(
                "nulls",
                .text,
                default: "`omit`",
                "What is written in a form for a cleared value; `omit` leaves it out."
            ),
        ]
    )

    static let source = FormatTable(
        "source",
        "Where a common header or parameter gets its value.",
        [
            FormatKey("value", .scalar, "A fixed value."),
            FormatKey("app", .name, "A value that the app supplies under this name; nil leaves it out."),
        ]
    )
}
