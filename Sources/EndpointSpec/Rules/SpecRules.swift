package import EndpointDiagnostics

/// Every rule of this target, by identifier.
package enum SpecRules {
    package static let all: [DiagnosticRule] =
        (DecodingRules.all + ResolvingRules.all + FilterRules.all + MergeRules.all).sorted {
            $0.id < $1.id
        }
}
