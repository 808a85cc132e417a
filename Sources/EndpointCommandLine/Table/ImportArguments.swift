package import EndpointSpec

/// What `import` was asked for.
package struct ImportArguments: SelectingArguments {
    package enum Standard: String, CaseIterable, Sendable {
        case openapi
    }

    package enum ReportFormat: String, CaseIterable, Sendable {
        case text, json
    }

    package var standard = Standard.openapi
    package var file = ""
    package var output = ""
    package var isStrict = false
    /// `nil`: text.
    package var format: ReportFormat?
    package var selection = SpecSelection()

    package init() {}

    package static let command = Command<Self>(
        "import",
        summary: "Writes an OpenAPI document as specs that people own from then on",
        discussion: [
            """
            'api.yaml' holds what all share, a file for each tag its endpoints and the models that it alone uses. What \
            a spec cannot say is reported with its place, and summed up on standard output.
            """,
            """
            A second import keeps what people changed: policies, names, comments, files of their own. What the \
            document changed since is taken over. Where both changed one thing, the spec is kept and both places are \
            named. What was imported last is kept in '.imported' in the folder, which belongs into version control.
            """,
        ],
        parameters: [
            .choiceArgument("standard", into: \.standard, help: "What the document is written in."),
            .requiredArgument("file", .file, into: \.file, help: "The document, in YAML or JSON."),
            .requiredOption(
                "output",
                short: "o",
                .folder,
                placeholder: "dir",
                into: \.output,
                help: "The folder that the specs go to; made where it is missing."
            ),
            .strict(into: \.isStrict),
            .choice("format", into: \.format, default: "text", help: "How the report of what is lost is written."),
        ] + Parameter<Self>.selection
    )
}
