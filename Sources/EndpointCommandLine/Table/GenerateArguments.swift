package import EndpointSpec

/// What `generate` was asked for.
package struct GenerateArguments: SelectingArguments {
    package var specs: [String] = []
    package var output = ""
    package var isCheck = false
    package var templates: String?
    /// `nil`: what the spec says.
    package var access: AccessLevel?
    package var depfile: String?
    package var isStrict = false
    package var ignoresCache = false
    package var selection = SpecSelection()

    package init() {}

    package static let command = Command<Self>(
        "generate",
        summary: "Writes the Swift that specs describe",
        discussion: [
            """
            A file is written only where its bytes differ, and removed where its spec is gone. One that \
            does not carry this spec's header is never touched. With --tags, --operations or --paths nothing is removed.
            """,
            """
            A run after which nothing is left to do is remembered in the user's cache folder, by a digest of \
            the tool, the arguments, specs, templates and outputs; the next one with the same digest is spared.
            """,
        ],
        parameters: [
            .specs(into: \.specs),
            .requiredOption(
                "output",
                short: "o",
                .folder,
                placeholder: "dir",
                into: \.output,
                help: "The folder that the Swift files go to; made where it is missing."
            ),
            .flag(
                "check",
                into: \.isCheck,
                help: "Write nothing; end with 1 where a file is not as it would be written."
            ),
            .option(
                "templates",
                .folder,
                placeholder: "dir",
                into: \.templates,
                help: "A folder of templates that replace built-in ones of the same name."
            ),
            .choice(
                "access",
                into: \.access,
                default: "what the spec says, else public",
                help: "The access level of what is generated."
            ),
            .option(
                "depfile",
                .file,
                placeholder: "file",
                into: \.depfile,
                help: "Also write which files the output was made from, as make reads it."
            ),
            .strict(into: \.isStrict),
            .flag(
                "no-cache",
                into: \.ignoresCache,
                help: "Generate even where nothing changed since the last run, and remember nothing."
            ),
        ] + Parameter<Self>.selection
    )
}
