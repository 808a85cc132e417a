package import EndpointDiagnostics

/// Every rule of this target, by identifier.
package enum SpecRules {
    package static let all: [DiagnosticRule] = (DecodingRules.all + ResolvingRules.all).sorted { $0.id < $1.id }
}
