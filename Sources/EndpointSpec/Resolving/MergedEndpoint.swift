import EndpointDiagnostics

/// A value with where it comes from.
struct Sourced<Value> {
    var value: Value
    /// The file it was written in, whose `json` counts.
    var file: Int
    var origin: Origin
}

/// Where a key of an endpoint comes from.
enum Origin {
    case endpoint
    /// A preset, and the place that names it.
    case preset(SourceRange)
    /// Module, server or `api.yaml`.
    case inherited

    var isInherited: Bool { if case .inherited = self { true } else { false } }
    var isEndpoint: Bool { if case .endpoint = self { true } else { false } }
}

/// A policy as it was written and where an endpoint got it from.
struct PolicyChoice<Value> {
    var written: Located<Value>
    var origin: Origin
    var file: Int

    var source: PolicySource { PolicySource(written: written.range, origin: origin) }
}

/// Where an endpoint got a policy from.
struct PolicySource {
    /// The place it was written at.
    var written: SourceRange
    var origin: Origin

    /// Where to point at in an endpoint that breaks a rule with this.
    var place: SourceRange {
        switch origin {
        case .endpoint, .inherited: written
        case .preset(let use): use
        }
    }

    /// The place it was written at, where that is another one.
    func notes(_ message: String) -> [Diagnostic.Note] {
        if case .preset = origin { [Diagnostic.Note(message, at: written)] } else { [] }
    }
}

/// One source of policies. A class, so that the thousands of endpoints that share one hold a pointer each.
final class PolicyLayer {
    let policies: PolicyDeclarations
    let origin: Origin
    let file: Int

    init(_ policies: PolicyDeclarations, _ origin: Origin, file: Int) {
        self.policies = policies
        self.origin = origin
        self.file = file
    }
}

/// An endpoint with its presets merged in and the sources of its policies in order; nothing is looked up in it yet.
struct MergedEndpoint {
    var declaration: EndpointDeclaration
    var file: Int
    /// In the order of the initialiser: presets' first.
    var pathParameters: [Sourced<FieldDeclaration>]
    var query: [Sourced<FieldDeclaration>]
    var headers: [Sourced<FieldDeclaration>]
    var body: Sourced<BodyDeclaration>?
    var parts: [Sourced<FieldDeclaration>]
    /// Where `multipart` is written, if it counts.
    var multipart: SourceRange?
    /// Innermost first.
    var errors: [ErrorsDeclaration]
    var statusErrors: [ErrorsDeclaration]
    var paging: PagingDeclaration?
    var batch: BatchDeclaration?
    /// Strongest first.
    var layers: [PolicyLayer]

    /// The strongest source's value.
    func choice<Value>(_ value: (PolicyDeclarations) -> Located<Value>?) -> PolicyChoice<Value>? {
        for layer in layers {
            guard let written = value(layer.policies) else { continue }
            return PolicyChoice(written: written, origin: layer.origin, file: layer.file)
        }
        return nil
    }
}
