package import EndpointDiagnostics
import EndpointDiff
import EndpointGeneration
import EndpointOpenAPI
import EndpointSpec
import EndpointTemplating
import EndpointYAML

/// Every kind of problem that any stage reports, sorted by id.
package enum RuleTable {
    package static let all: [DiagnosticRule] =
        (YAMLRules.all + SpecRules.all + OpenAPIRules.all + TemplateRules.all + GenerationRules.all + DiffRules.all
        + CommandRules.all)
        .sorted {
            $0.id < $1.id
        }
}
