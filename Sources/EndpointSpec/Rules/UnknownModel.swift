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
        let builtIn = (ScalarType.allCases.map(\.rawValue) + PayloadType.allCases.map(\.rawValue))
            // A built-in type is another kind of thing, meant only where its very name is written as a model's.
            .first { $0.lowercased() == name.lowercased() }
        let hint =
            builtIn.map { "; did you mean '\($0)'?" }
            ?? didYouMean(name, among: known.models.map(\.declaration.name.value) + parameters)
        return Diagnostic(ResolvingRules.unknownModel, "there is no model '\(name)'\(hint)", at: range)
    }
}
