/// The keys of bodies, answers and what else stands in an endpoint.
enum BodyKeys {
    static let bodyWays: [StaticString] = ["type", "fields"]

    static let body = FormatTable(
        "body",
        "A body written out; exactly one of `type` and `fields` is given.",
        [
            FormatKey("type", FieldKeys.typeForm(in: .body), "The type of the body."),
            FormatKey("fields", .fields, null: true, "Fields in place; each becomes a parameter of its own."),
            FormatKey("includes", .list(.type), "Models whose fields are copied in before `fields`."),
            FormatKey("encoding", .words(of: BodyEncoding.self), default: "the server's", "How the body is written."),
            FormatKey(
                "style",
                .words(of: ParameterStyle.self),
                default: "the server's",
                "How nested values are written in a form."
            ),
            FormatKey(
                "contentType",
                .mediaType,
                default: "by encoding",
                "The media type, or the name of the header parameter that gives it."
            ),
            FormatKey("optional", .bool, default: "false", "Whether the body may be left out."),
            FormatKey("format", .filledText, "How the value is written, as for a field."),
            FormatKey("keys", .type, default: "`string`", "The type of the keys of a map."),
            FormatKey("description", .text, "Documentation of the body."),
        ]
    )

    static let response = FormatTable(
        "response",
        "An answer written out; exactly one way of giving its type is used.",
        FieldKeys.typeKeys(in: .response) + FieldKeys.valueKeys + [
            FormatKey(
                "status",
                .list(.statusPattern),
                default: "any 2xx",
                "The statuses that are success."
            ),
            FormatKey("headers", .fields(in: .responseHeader), "Headers of the answer, beside the server's."),
            FormatKey("header", .header, "The header whose value is the answer, in place of the body."),
            FormatKey("description", .text, "Documentation of the answer."),
        ]
    )

    static let outcome = FormatTable(
        "outcome",
        "What an answer of one status brings.",
        FieldKeys.typeKeys(in: .response) + FieldKeys.valueKeys + [
            FormatKey("name", .name, default: "by status", "The name of the case in Swift."),
            FormatKey("description", .text, "Documentation of the case."),
        ]
    )

    static let paging = FormatTable(
        "paging",
        "How a list continues.",
        [
            FormatKey("style", .words(of: PagingStyle.self), "What moves from one request to the next."),
            FormatKey("parameter", .dottedPath, "The parameter that moves; `body.page` for one in the body."),
            FormatKey(
                "size",
                .dottedPath,
                "The parameter that says how many items are wanted; a short page then ends the list."
            ),
            FormatKey("items", .dottedPath, default: "the answer", "Where the items stand."),
            FormatKey("more", .dottedPath, "Where a bool says that more follows."),
            FormatKey("total", .dottedPath, "Where the count of all items stands."),
            FormatKey("next", .dottedPath, "Where the next value of the parameter stands, such as `data.last.id`."),
            FormatKey("first", .integer(minimum: 0), default: "1, for offsets 0", "The parameter's first value."),
        ]
    )

    static let batch = FormatTable(
        "batch",
        "How a long list of arguments is split.",
        [
            FormatKey("parameter", .dottedPath, "The list that is split, such as `ids` or `body.ids`."),
            FormatKey("size", .integer(minimum: 1), "The most elements that one request takes."),
            FormatKey("concurrency", .integer(minimum: 1), default: "2", "How many requests run at once."),
            FormatKey("timeout", .duration, default: "10s", "The limit of all of them together."),
            FormatKey("items", .dottedPath, default: "the answer", "Where the items stand."),
            FormatKey("key", .dottedPath, "The field of an item that is its argument; a map has it as its key."),
        ]
    )

    static let example = FormatTable(
        "example",
        "A sample request and its answer, as JSON values.",
        [
            FormatKey("request", .json, null: true, "The body of the request."),
            FormatKey("status", .status, default: "the first success", "The status of the answer."),
            FormatKey("response", .json, null: true, "The body of the answer."),
        ]
    )

    static let deprecation = FormatTable(
        "deprecation",
        "Why and until when something is still there.",
        [
            FormatKey("since", .text, "The version that began to discourage it."),
            FormatKey("message", .text, "What to do instead, for people."),
            FormatKey("removeAfter", .date, "The day after which it may go."),
            FormatKey("replacedBy", .dottedPath, "What takes its place, `module.endpoint` for an endpoint."),
        ]
    )

    static let error = FormatTable(
        "error",
        "A refusal with a name.",
        [
            FormatKey("name", .name, required: true, "The name of the case in Swift."),
            FormatKey("description", .text, "Documentation of the case."),
            FormatKey("data", .type, "The type of what the refusal carries."),
            FormatKey("deprecated", .deprecated, "Marks the refusal as one that no longer comes."),
        ]
    )
}
