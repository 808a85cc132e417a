import EndpointDiagnostics

extension ResolvingRules {
    static let batchType = DiagnosticRule(
        "batch-type",
        summary: "A batch's parameter is no list, or its items cannot be found by their ids.",
        reason: "The list is split, and each item of the answers belongs to one element of it.",
        wayOut: "Name a list; let 'key' be the field of an item that has the type of the list's elements."
    )
}

extension Diagnostic {
    static func batchParameter(_ path: Located<String>, is type: String) -> Diagnostic {
        Diagnostic(
            ResolvingRules.batchType,
            "'\(path.value)' is '\(type)', and only a list can be split",
            at: path.range
        )
    }

    static func batchKey(_ words: String, is type: String, not id: String, at range: SourceRange) -> Diagnostic {
        let verb = words.hasSuffix("keys") ? "are" : "is"
        return Diagnostic(
            ResolvingRules.batchType,
            "\(words) \(verb) '\(type)', and the ids that are asked for are '\(id)'",
            at: range
        )
    }
}
