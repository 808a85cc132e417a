package import EndpointDiagnostics

extension DiagnosticRule {
    static let foreignOutput = DiagnosticRule(
        "foreign-output",
        summary: "A file that generating would overwrite was not generated from this spec.",
        reason: "Files without this spec's header may hold work of people or belong to another spec.",
        wayOut: "Move the file away, or name another output folder; after a change of 'name' remove the old output."
    )
    static let outputLeavesFolder = DiagnosticRule(
        "output-leaves-folder",
        summary: "An output's name leads out of the output folder.",
        reason: "Nothing is ever written or removed outside the folder that was named.",
        wayOut: "Rename the spec file that the output is named after."
    )
    static let staleOutput = DiagnosticRule(
        "stale-output",
        summary: "A generated file is missing, differs from what the specs say, or comes from a spec that is gone.",
        reason: "Committed output that is stale hides what a change of the specs does to the code.",
        wayOut: "Run 'endpointgen generate' and commit what it writes."
    )
    static let outputNameClash = DiagnosticRule(
        "output-name-clash",
        summary: "Two spec files get one output name, ignoring case.",
        reason:
            "A build has room for one file of a name, and some file systems take names as equal that differ in case.",
        wayOut: "Rename one of the spec files."
    )
    static let unknownTemplate = DiagnosticRule(
        "unknown-template",
        summary: "A file in the folder of templates replaces no built-in template.",
        reason: "A misspelt template would be left out in silence.",
        wayOut: "Name it after a built-in template, or start its name with '_' to include it from others."
    )
    static let missingHeader = DiagnosticRule(
        "missing-header",
        summary: "The 'file' template does not begin with '{{header}}'.",
        reason: "Without that line the next run could not tell its own files from others.",
        wayOut: "Begin the template with '{{header}}' and put what else is wanted below it."
    )
}

/// What this target reports.
package enum GenerationRules {
    /// In the order in which `explain` and the README list them.
    package static let all: [DiagnosticRule] = [
        .foreignOutput, .outputLeavesFolder, .staleOutput, .outputNameClash, .unknownTemplate, .missingHeader,
    ]
}
