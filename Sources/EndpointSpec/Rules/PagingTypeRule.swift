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

    /// - Parameters:
    ///   - type: The answer's, or that of what 'items' leads to; `nil`: the answer is no JSON.
    ///   - isNamed: Whether 'items' is given.
    static func itemsNoList(
        _ type: String?,
        isNamed: Bool,
        _ setting: String,
        at range: SourceRange
    ) -> Diagnostic {
        let subject = type.map { "'\($0)'" } ?? "the answer"
        let message =
            switch (type, isNamed) {
            case (let type?, true): "'items' leads to '\(type)', which is no list of items"
            case (nil, true): "the answer has no fields for 'items' to lead to; let it be a list or a model"
            case (_, false): "\(subject) is no list of items; say where they are with 'items'"
            }
        return Diagnostic(rule(of: setting), message, at: range)
    }

    /// An answer that is told apart by status, of which none is the one with the items.
    static func itemsInOutcomes(_ setting: String, at range: SourceRange) -> Diagnostic {
        let message =
            "'\(setting)' finds its items in one kind of answer, and this endpoint has one for each status; "
            + "write 'response: TYPE', or '{ type, status }' where it comes with several"
        return Diagnostic(rule(of: setting), message, at: range)
    }

    private static func rule(of setting: String) -> DiagnosticRule {
        setting == "batch" ? ResolvingRules.batchType : ResolvingRules.pagingType
    }
}
