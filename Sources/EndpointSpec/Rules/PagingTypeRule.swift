import EndpointDiagnostics

extension ResolvingRules {
    static let pagingType = DiagnosticRule(
        "paging-type",
        summary: "A path of 'paging' leads to a value of the wrong type, or the items are no list.",
        reason: "'items' is a list, 'more' a bool, 'total', 'size' and numbered pages are integers, and "
            + "'next' becomes the parameter.",
        wayOut: "Correct the path, or the type that it leads to."
    )
}

extension Diagnostic {
    static func pagingType(_ rule: String, is type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.pagingType, "\(rule), and this is '\(type)'", at: range)
    }

    static func cursorMismatch(_ next: String, _ parameter: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.pagingType,
            "'next' is '\(next)' and cannot be given to 'parameter', which is '\(parameter)'",
            at: range
        )
    }

    static func itemsNoList(_ words: String, _ setting: String, _ range: SourceRange) -> Diagnostic {
        let rule = setting == "batch" ? ResolvingRules.batchType : ResolvingRules.pagingType
        let subject = words.hasPrefix("the ") ? words : "'\(words)'"
        return Diagnostic(rule, "\(subject) is no list of items; say where they are with 'items'", at: range)
    }
}
