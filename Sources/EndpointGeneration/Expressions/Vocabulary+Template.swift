package import EndpointNaming
package import EndpointTemplating

/// Templates open with `{{#words}}` and write `{{Sendable}}`, so that what a model hides is qualified.
extension Vocabulary: TemplateContext {
    package static let shape = ContextShape<Vocabulary>(
        StandardName.allCases.map { name in (name.spelling, { .text($0[name]) }) }
    )
}
