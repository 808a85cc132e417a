package import EndpointDiagnostics
package import EndpointSpec

/// What `lint` was asked for.
package struct LintArguments: SelectingArguments {
    package var specs: [String] = []
    /// `nil`: text.
    package var format: DiagnosticFormat?
    package var isStrict = false
    package var selection = SpecSelection()

    package init() {}

    package static let command = Command<Self>(
        "lint",
        summary: "Reports what is wrong in specs, and generates nothing",
        discussion: ["The report goes to standard output in every format. Exit code 1 says that it holds an error."],
        parameters: [
            .specs(into: \.specs),
            .choice("format", into: \.format, default: "text", help: "How the report is written."),
            .strict(into: \.isStrict),
        ] + Parameter<Self>.selection
    )
}
