/// What `format` was asked for.
package struct FormatArguments: CommandArguments {
    package var specs: [String] = []
    package var isCheck = false

    package init() {}

    package static let command = Command<Self>(
        "format",
        summary: "Lays out specs: order of keys, indentation, quotes, line breaks",
        discussion: [
            """
            Comments, blank lines, anchors and merge keys stay, each comment with what it belongs to. A file is read \
            again before it is replaced, and left alone where it would not say the same. Fields, parameters, \
            endpoints, models and values keep their order, which has a meaning; so do OpenAPI documents their form.
            """
        ],
        parameters: [
            .specs(into: \.specs),
            .flag(
                "check",
                into: \.isCheck,
                help: "Write nothing; end with 1 where a file is not as it would be written."
            ),
        ]
    )
}
