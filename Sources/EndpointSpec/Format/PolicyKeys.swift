/// The keys of policies: how a request is treated.
enum PolicyKeys {
    static let timeout = FormatTable(
        "timeout",
        "Time limits of a request.",
        [
            FormatKey("attempt", .duration, "The limit of one try."),
            FormatKey("idle", .duration, "The longest pause between two pieces of data."),
            FormatKey("total", .duration, "The limit of all tries together."),
        ]
    )

    static let retry = FormatTable(
        "retry",
        "When and how a failed request is sent again.",
        [
            FormatKey("max", .integer(minimum: 0), default: "3", "How often it is sent again at most."),
            FormatKey("base", .duration, default: "1s", "The first pause."),
            FormatKey("factor", .number, default: "2", "What each pause is multiplied by for the next."),
            FormatKey("jitter", .words(of: Jitter.self), default: "`full`", "Whether pauses are shortened at random."),
            FormatKey("limit", .duration, default: "30s", "The longest pause."),
            FormatKey(
                "when",
                .list(.words(of: RetryCondition.self)),
                default: "all",
                "The failures that are worth another try."
            ),
            FormatKey("statuses", .list(.status), default: "`[429, 503]`", "The statuses that count as `overloaded`."),
        ]
    )

    static let log = FormatTable(
        "log setting",
        "What may be logged, by name; lists from everywhere add up.",
        [
            FormatKey("query", .list(.filledText), default: "`[]`", "Query parameters."),
            FormatKey("headers", .list(.header), default: "`[]`", "Headers."),
            FormatKey("body", .list(.filledText), default: "`[]`", "Fields of the body."),
            FormatKey("response", .list(.filledText), default: "`[]`", "Fields of the answer."),
        ]
    )

    static let idempotency = FormatTable(
        "idempotency setting",
        "A request that carries its key in a field.",
        [
            FormatKey("key", .dottedPath, required: true, "The field that is the key, such as `body.clientID`.")
        ]
    )

    static let inFlight = FormatTable(
        "inFlight setting",
        "What happens to a call while an equal one is under way.",
        [
            FormatKey("policy", .words(of: InFlightPolicy.self), required: true, "What is done with the later call."),
            FormatKey(
                "coolDown",
                .duration,
                default: "0.8s with `reject`",
                "How long after a call equal ones are refused."
            ),
        ]
    )

    static let cache = FormatTable(
        "cache",
        "How long answers are kept and what tells them apart.",
        [
            FormatKey("maxAge", .duration, "How long an answer counts as fresh."),
            FormatKey(
                "varyBy",
                .list(.words(["session", "locale", "environment"])),
                default: "`session` unless `auth: none`",
                "What answers are kept apart by, beside environment and parameters."
            ),
            FormatKey(
                "version",
                .anyOf([.integer(minimum: 0), .words(["app"])]),
                "A number to raise when old answers must go; `app` empties the cache at an update of the app."
            ),
            FormatKey("staleIfError", .duration, "How long an old answer may stand in for a failed call."),
            FormatKey("ignore", .list(.name), "Parameters that do not tell answers apart."),
        ]
    )
}
