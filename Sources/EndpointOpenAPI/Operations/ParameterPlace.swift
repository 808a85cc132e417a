import EndpointDiagnostics
import EndpointYAML

/// Where a parameter stands.
enum ParameterPlace: String {
    case path, query, header, cookie
}

/// A parameter before its type is looked at.
struct ParameterDraft {
    var name: Located<String>
    var place: ParameterPlace
    var node: OpenAPINode
    /// Where it is declared for several operations.
    var id: ReferenceID?
}

/// An operation with what its path says for all methods.
struct OperationDraft {
    var path: Located<String>
    var method: YAMLPair
    var node: OpenAPINode
    var parameters: [ParameterDraft]
    var servers: OpenAPINode?
}
