package import EndpointSpec

/// What `export` was asked for.
package struct ExportArguments: SelectingArguments {
    package enum Standard: String, CaseIterable, Sendable {
        case openapi
    }

    package var standard = Standard.openapi
    package var specs: [String] = []
    /// `nil`: standard output.
    package var output: String?
    package var selection = SpecSelection()

    package init() {}

    package static let command = Command<Self>(
        "export",
        summary: "Writes specs as an OpenAPI 3.1 document",
        discussion: [
            """
            Other tools read all that OpenAPI has words for. What it has none for (retries, caches, paging, envelopes, \
            names in Swift) stands beside that in keys that begin with 'x-endpoint-'.
            """
        ],
        parameters: [
            .choiceArgument("standard", into: \.standard, help: "What the document is written in."),
            .specs(into: \.specs),
            .option(
                "output",
                .file,
                placeholder: "file",
                into: \.output,
                help: "The file that it goes to, JSON where it ends in .json; without it to standard output."
            ),
        ] + Parameter<Self>.selection
    )
}
