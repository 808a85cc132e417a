package import EndpointDiagnostics
import EndpointSpec

extension DiagnosticRule {
    static let templatesLeaveFolder = DiagnosticRule(
        "templates-leave-folder",
        summary: "A spec names a folder of templates outside its own folder.",
        reason: "A spec may come from elsewhere, and must not reach for files that were not handed over with it.",
        wayOut: "Move the templates below the folder of the spec, or name them with '--templates'."
    )
}

extension Diagnostic {
    static func templatesLeaveFolder(_ setting: Located<String>) -> Diagnostic {
        let message = "templates in '\(setting.value)' would lie outside the folder of the spec; use '--templates'"
        return Diagnostic(.templatesLeaveFolder, message, at: setting.range)
    }
}

/// What this target reports.
package enum CommandRules {
    package static let all: [DiagnosticRule] = [.templatesLeaveFolder]
}
