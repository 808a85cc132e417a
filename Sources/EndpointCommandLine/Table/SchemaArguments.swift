/// What `schema` was asked for.
package struct SchemaArguments: CommandArguments {
    /// What a schema can be had of.
    package enum Subject: String, CaseIterable, Sendable {
        /// The format of specs.
        case spec
        /// The JSON report of `diff`.
        case diff
    }

    package var subject = Subject.spec

    package init() {}

    package static let command = Command<Self>(
        "schema",
        summary: "Prints the JSON Schema of the spec format, for editors, or of a report, for programs",
        discussion: [
            """
            Save it beside your specs and begin each with '# yaml-language-server: $schema=' and its name: editors \
            then complete keys, show what they mean and mark what the format does not have. 'init' does both.
            """
        ],
        parameters: [
            .choiceArgument("subject", into: \.subject, default: .spec, help: "What the schema describes.")
        ]
    )
}
