import EndpointDiagnostics

extension ResolvingRules {
    static let unknownModel = DiagnosticRule(
        "unknown-model",
        summary: "A type names a model that does not exist.",
        reason: "There is nothing to read or write in its place; names of models hold over all files of a spec.",
        wayOut: "Correct the name, or declare the model under 'models'."
    )
}

extension Diagnostic {
    static func unknownModel(_ name: String, at range: SourceRange, known: SpecCatalog, parameters: [String])
        -> Diagnostic
    {
        let scalars = ScalarType.allCases.map(\.rawValue) + PayloadType.allCases.map(\.rawValue)
        let hint = didYouMean(name, among: known.models.map(\.declaration.name.value) + parameters + scalars)
        return Diagnostic(ResolvingRules.unknownModel, "there is no model '\(name)'\(hint)", at: range)
    }
}
