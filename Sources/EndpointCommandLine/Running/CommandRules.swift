package import EndpointDiagnostics
import EndpointSpec

extension DiagnosticRule {
    static let templatesLeaveFolder = DiagnosticRule(
        "templates-leave-folder",
        summary: "A spec names a folder of templates outside its own folder.",
        reason: "A spec may come from elsewhere, and must not reach for files that were not handed over with it.",
        wayOut: "Move the templates below the folder of the spec, or name them with '--templates'."
    )
    static let notFormatted = DiagnosticRule(
        "not-formatted",
        summary: "A spec is not laid out as 'format' would do it.",
        reason: "One layout for all keeps changes of a spec to lines that mean something.",
        wayOut: "Run 'endpointgen format' with the same specs."
    )
}

extension Diagnostic {
    static func templatesLeaveFolder(_ setting: Located<String>) -> Diagnostic {
        let message = "templates in '\(setting.value)' would lie outside the folder of the spec; use '--templates'"
        return Diagnostic(.templatesLeaveFolder, message, at: setting.range)
    }

    static func notFormatted(_ file: FormattedFile) -> Diagnostic {
        Diagnostic(.notFormatted, "'endpointgen format' would change the file from here on", at: file.firstDifference)
    }
}

/// What this target reports.
package enum CommandRules {
    package static let all: [DiagnosticRule] = [
        .templatesLeaveFolder, .notFormatted, .invalidApproval, .unreadableVersion, .noShippedVersion, .noUpstream,
        .unreadableUpstream,
        .upstreamAhead, .upstreamBreaks,
    ]
}
