import EndpointDiagnostics

extension ResolvingRules {
    static let outputClash = DiagnosticRule(
        "output-clash",
        summary: "Two files give one output file.",
        reason: "Outputs are named after spec files, and disks may not tell capitals apart.",
        wayOut: "Rename one of the spec files."
    )
}

extension Diagnostic {
    static func outputClash(_ file: SpecFile, first: SpecFile) -> Diagnostic {
        Diagnostic(
            ResolvingRules.outputClash,
            "'\(file.relativePath)' gives the same output file as '\(first.relativePath)'; rename one",
            at: SourceRange(file: file.source, line: 1, column: 1)
        )
    }
}
