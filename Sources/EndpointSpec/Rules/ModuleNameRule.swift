import EndpointDiagnostics

extension ResolvingRules {
    static let moduleName = DiagnosticRule(
        "module-name",
        summary: "A file's name gives no module name.",
        reason: "A module is named like a Swift type, an ASCII letter first.",
        wayOut: "Give the name: 'module: VoiceRooms'."
    )
}

extension Diagnostic {
    static func moduleName(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.moduleName,
            "no module name follows from the file name '\(path)'; give one with 'module:'",
            at: range
        )
    }
}
