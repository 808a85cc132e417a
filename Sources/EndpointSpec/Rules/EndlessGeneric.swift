import EndpointDiagnostics

extension ResolvingRules {
    static let endlessGeneric = DiagnosticRule(
        "endless-generic",
        summary: "A generic model contains ever larger versions of itself.",
        reason: "'Node<Node<Item>>' inside 'Node<Item>' asks for infinitely many types, which Swift cannot compile.",
        wayOut: "Refer to the model with its own parameter: 'Node<Item>'."
    )
}

extension Diagnostic {
    static func endlessGeneric(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.endlessGeneric,
            "'\(name)' contains ever larger versions of itself here; use its own parameter alone as the argument",
            at: range
        )
    }
}
