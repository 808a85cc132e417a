import EndpointDiagnostics
import EndpointSpec

extension DiagnosticRule {
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
    static func noUpstream(_ api: SourceFile) -> Diagnostic {
        let start = SourceRange(file: api, line: 1, column: 1)
        return Diagnostic(.noUpstream, "there is nothing to follow; add 'upstream:' with a path", at: start)
    }

    static func upstreamAhead(_ source: Located<String>) -> Diagnostic {
        let message = "'\(source.value)' has changes that are not taken over; run 'endpointgen sync'"
        return Diagnostic(.upstreamAhead, message, at: source.range)
    }

    static func upstreamBreaks(_ source: Located<String>, count: Int) -> Diagnostic {
        let changes = count == 1 ? "a change that breaks" : "\(count) changes that break"
        let message = "'\(source.value)' has \(changes) callers; nothing was written; see '--accept-breaking'"
        return Diagnostic(.upstreamBreaks, message, at: source.range)
    }
}
