import EndpointDiagnostics
import EndpointSpec

extension DiagnosticRule {
    static let unreadableUpstream = DiagnosticRule(
        "unreadable-upstream",
        summary: "What the specs follow is not there.",
        reason: "A path begins at the folder of 'api.yaml'; that of 'REVISION:PATH' only where it starts with './' "
            + "or '../', else at the root of the repository that holds 'api.yaml'.",
        wayOut: "Correct the path, or fetch the revision."
    )
    static let noUpstream = DiagnosticRule(
        "no-upstream",
        summary: "'sync' is asked of specs that follow nothing.",
        reason: "It takes over what changed in another API description, which 'api.yaml' has to name.",
        wayOut: "Add 'upstream:' with a path, or 'REVISION:PATH' of a git repository, to 'api.yaml'."
    )
    static let upstreamAhead = DiagnosticRule(
        "upstream-ahead",
        summary: "What the specs follow has changes that they lack.",
        reason: "The specs describe an API as it was.",
        wayOut: "Run 'endpointgen sync' and look at what it changed."
    )
    static let upstreamBreaks = DiagnosticRule(
        "upstream-breaks",
        summary: "What the specs follow has changes that break callers.",
        reason: "Apps that are shipped, or code that calls the generated methods, would fail after them.",
        wayOut: "Approve them as 'diff' describes, or run 'endpointgen sync --accept-breaking'."
    )
}

extension Diagnostic {
    /// - Parameter reason: Lower case, no final period.
    static func unreadableUpstream(_ source: Located<String>, _ reason: String) -> Diagnostic {
        Diagnostic(.unreadableUpstream, "cannot follow '\(source.value)': \(reason)", at: source.range)
    }

    static func noUpstream(_ api: SourceFile) -> Diagnostic {
        let start = SourceRange(file: api, line: 1, column: 1)
        return Diagnostic(.noUpstream, "there is nothing to follow; add 'upstream:' with a path", at: start)
    }

    static func upstreamAhead(_ source: Located<String>) -> Diagnostic {
        let message = "'\(source.value)' has changes that are not taken over; run 'endpointgen sync'"
        return Diagnostic(.upstreamAhead, message, at: source.range)
    }

    /// - Parameter output: What was given for this run, and is kept for others only when something is taken over.
    static func upstreamBreaks(_ source: Located<String>, count: Int, output: String?) -> Diagnostic {
        let changes = count == 1 ? "a change that breaks" : "\(count) changes that break"
        let again = output.map { ", with '--output \($0)' again" } ?? ""
        let message =
            "'\(source.value)' has \(changes) callers; nothing was written; '--accept-breaking' takes them over\(again)"
        return Diagnostic(.upstreamBreaks, message, at: source.range)
    }
}
