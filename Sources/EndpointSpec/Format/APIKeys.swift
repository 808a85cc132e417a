/// The keys of `api.yaml` and of module files.
enum APIKeys {
    static let api = FormatTable(
        "api.yaml",
        "What holds for the whole API; a spec in one file has these keys beside those of a module.",
        [
            FormatKey("spec", .words(["1"]), default: "`1`", "The version of the format."),
            FormatKey("name", .typeName, default: "API", "The name of the generated API type."),
            FormatKey("json", .object(.json), "How JSON is written and read."),
            FormatKey(
                "servers",
                .map(.name, to: .object(.server)),
                default: "one, `api`",
                "The hosts that are called."
            ),
            FormatKey(
                "headers",
                .sources(by: .header),
                default: "none",
                "Headers that every server gets which has no `headers` of its own."
            ),
            FormatKey(
                "query",
                .sources(by: .parameter),
                default: "none",
                "Query parameters that every server gets which has no `query` of its own; nothing secret belongs here."
            ),
            FormatKey(
                "timeouts",
                .map(.name, to: .object(.timeout)),
                default: "`fast` `normal` `bulk` `transfer`",
                "Time limits by name; a built-in one may be given anew."
            ),
            FormatKey(
                "retries",
                .map(.name, to: .object(.retry)),
                default: "`transient`",
                "Retry policies by name; the built-in one may be given anew."
            ),
            FormatKey(
                "idempotencyHeader",
                .header,
                default: "`Idempotency-Key`",
                "The header that carries a request's key."
            ),
            FormatKey(
                "configGate",
                .object(.configGate),
                default: "no gate",
                "The configuration that other requests wait for."
            ),
            FormatKey(
                "session",
                .anyOf([.words(["app"]), .object(.session)]),
                default: "bearer token, no refresh",
                "How a signed-in person's credential is sent and renewed; `app` leaves both to the app."
            ),
            FormatKey(
                "credentials",
                .map(.name, to: .object(.credential)),
                default: "none",
                "Further credentials that `auth` may name; the app supplies each."
            ),
            FormatKey("log", .object(.log), default: "nothing", "What may be logged of every request."),
            FormatKey("defaults", .object(.defaults), "What endpoints have where nothing nearer says otherwise."),
            FormatKey("presets", .map(.name, to: .object(.preset)), "Bundles of endpoint keys, taken over with `use`."),
            FormatKey("errors", .errors, null: true, "Business codes that any endpoint may answer with."),
            FormatKey("statusErrors", .statusErrors, "HTTP statuses that any endpoint may fail with."),
            FormatKey("models", .models, null: true, "Types of values."),
            FormatKey(
                "review",
                .map(.ruleID, to: .anyOf([.words(["breaking", "risky", "safe"]), .object(.review)])),
                "How much changes of a kind weigh when two versions of the spec are compared."
            ),
            FormatKey("upstream", .filledText, "The path, or `REVISION:PATH`, that `sync` follows."),
            FormatKey("swift", .object(.swift), "How the generated Swift is written."),
        ]
    )

    static let module = FormatTable(
        "module",
        "One group of endpoints with the models they use.",
        [
            FormatKey("module", .typeName, default: "the file's name", "The module's name in Swift."),
            FormatKey("description", .text, "Documentation of the module."),
            FormatKey("path", .template, "What every path in the file begins with."),
            FormatKey(
                "pathParameters",
                .fields(in: .path),
                "Parameters of the paths in which they occur; each must occur in at least one."
            ),
            FormatKey("defaults", .object(.defaults), "As in `api.yaml`, for the endpoints of this file."),
            FormatKey("json", .object(.json), "As in `api.yaml`, for the models of this file."),
            FormatKey("errors", .errors, null: true, "Business codes that endpoints of this module may answer with."),
            FormatKey("statusErrors", .statusErrors, "HTTP statuses that endpoints of this module may fail with."),
            FormatKey("endpoints", .map(.name, to: .object(.endpoint)), null: true, "The endpoints."),
            FormatKey("models", .models, null: true, "Types of values; every file of the spec may use them."),
        ]
    )

    static let json = FormatTable(
        "json settings",
        "How JSON is written and read.",
        [
            FormatKey(
                "keys",
                .words(of: JSONKeys.self),
                default: "`asWritten`",
                "How names on the wire follow from Swift names where no `wire` is given."
            ),
            FormatKey(
                "dates",
                .filledText,
                default: "`iso8601`",
                "The form of `dateTime`: `iso8601`, `epochSeconds`, `epochMilliseconds`, `http` or a pattern."
            ),
            FormatKey("zone", .filledText, default: "`UTC`", "The time zone of date patterns that name none."),
        ]
    )

    static let configGate = FormatTable(
        "config gate",
        "The configuration that is fetched before other requests go out.",
        [
            FormatKey(
                "endpoint",
                .reference,
                required: true,
                "The endpoint that fetches it, callable without arguments."
            ),
            FormatKey("maxAge", .duration, "How long a fetched configuration counts as fresh."),
            FormatKey("version", .dottedPath, "Where its version stands in the answer."),
        ]
    )

    static let session = FormatTable(
        "session",
        "How a signed-in person's credential is sent, got and renewed.",
        [
            FormatKey("header", .header, default: "`Authorization`", "The header that carries the credential."),
            FormatKey("scheme", .text, default: "`Bearer`", "What stands before the credential, or `none`."),
            FormatKey("refresh", .reference, "The endpoint that renews an expired session."),
            FormatKey("signIn", .list(.reference), "The endpoints whose answers start a session."),
            FormatKey("signOut", .reference, "The endpoint that ends the session."),
            FormatKey("token", .dottedPath, default: "`token`", "Where the credential stands in their answers."),
            FormatKey(
                "refreshToken",
                .dottedPath,
                default: "`refreshToken`",
                "Where the means of renewal stands in their answers."
            ),
        ]
    )

    static let credential = FormatTable(
        "credential",
        "A credential beside the session.",
        [
            FormatKey("header", .header, default: "`Authorization`", "The header that carries it."),
            FormatKey("scheme", .text, default: "`Bearer`", "What stands before it, or `none`."),
        ]
    )

    static let review = FormatTable(
        "review setting",
        "How one kind of change is judged when two versions of the spec are compared.",
        [
            FormatKey("level", .words(["breaking", "risky", "safe"]), "The weight of such a change."),
            FormatKey("endpoints", .list(.reference), default: "all", "The endpoints that the setting is limited to."),
            FormatKey(
                "stability",
                .list(.words(of: Stability.self)),
                default: "all",
                "The stabilities of endpoints that the setting is limited to."
            ),
        ]
    )

    static let swift = FormatTable(
        "swift settings",
        "How the generated Swift is written; flags of the command win.",
        [
            FormatKey("access", .words(of: AccessLevel.self), default: "`public`", "The access level of declarations."),
            FormatKey(
                "templates",
                .filledText,
                default: "built in",
                "The folder of templates that replace built-in ones."
            ),
            FormatKey("typePrefix", .typeName, default: "none", "What stands before the names of generated types."),
            FormatKey(
                "conformances",
                .words(of: ConformancePolicy.self),
                default: "`needed`",
                "Whether models conform only to what is needed or to all of `Codable` and `Hashable`: "
                    + "answers are then written as they were read, null apart from what was absent (`Change<T>`)."
            ),
            FormatKey("imports", .list(.swiftModule), default: "none", "Modules that generated files import."),
        ]
    )
}
