package import EndpointDiagnostics
package import EndpointSpec
package import EndpointTemplating
package import EndpointText

/// Renders the models that stand at file scope.
package struct ModelRenderer: Sendable {
    private let contexts: ModelContexts
    private let templates: TemplateSet

    package init(contexts: ModelContexts, templates: TemplateSet) {
        self.contexts = contexts
        self.templates = templates
    }

    /// Appends the models in order, an empty line before each.
    ///
    /// - Parameter draft: Where they are written first.
    /// - Returns: Whether all were rendered; problems of the templates have been reported otherwise.
    package func render(
        models: [ModelID],
        in draft: Draft,
        into output: TextBuffer,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        if models.isEmpty { return true }
        // One rendering for all: looking up where a context keeps its names is then done once.
        let context = ModelsContext(models: models.map { contexts.context(for: $0, in: draft) })
        return templates.render("models", with: context, in: draft.text, into: output, reportingTo: &diagnostics)
    }
}

/// What the template `models` prints: models that follow each other in a file.
struct ModelsContext: TemplateContext {
    var models: [ModelContext]

    static let shape: ContextShape<Self> = ["models": { .list($0.models) }]
}
