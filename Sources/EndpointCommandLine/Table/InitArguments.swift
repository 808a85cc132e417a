/// What `init` was asked for.
package struct InitArguments: CommandArguments {
    /// `nil`: where the command runs.
    package var folder: String?

    package init() {}

    package static let command = Command<Self>(
        "init",
        summary: "Writes a first spec, and says what to do with it",
        discussion: [
            """
            It asks nothing and overwrites nothing: 'Specs/api.yaml', one module beside it, and the JSON Schema that \
            editors check both by. What is there already stays as it is.
            """
        ],
        parameters: [
            .argument(
                "dir",
                .folder,
                into: \.folder,
                default: ".",
                help: "The folder of the project; made where it is missing."
            )
        ]
    )
}
