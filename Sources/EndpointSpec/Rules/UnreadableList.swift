import EndpointDiagnostics

extension ResolvingRules {
    static let unreadableList = DiagnosticRule(
        "unreadable-list",
        .warning,
        summary: "A list of 'paging' or 'batch' stands in a oneOf, or has elements that may be null.",
        reason: "Generated code finds items with one expression, which such a list takes more than; the endpoint is "
            + "generated as one without 'paging' or 'batch'.",
        wayOut: "Let the path stay outside of oneOf, and the elements be values; or remove the setting."
    )
}

extension Resolution {
    /// - Parameters:
    ///   - paths: By their keys; what generated code reads with one expression.
    ///   - item: The type of the list's elements.
    mutating func checkReadable(
        _ setting: String,
        _ paths: [(key: String, path: ValuePath?)],
        item: TypeReference,
        at range: SourceRange
    ) {
        for (key, path) in paths where path?.steps.contains(where: { $0.kind == .unionField }) == true {
            report(.unreadableList(setting, "'\(key)' leads into a oneOf", at: range))
            return
        }
        guard case .nullable = item else { return }
        report(.unreadableList(setting, "the elements of its list may be null", at: range))
    }
}

extension Diagnostic {
    fileprivate static func unreadableList(_ setting: String, _ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unreadableList,
            "no function is generated for '\(setting)', since \(reason)",
            at: range
        )
    }
}
