import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Turns an OpenAPI description into declarations; the extensions hold one stage each.
///
/// Every method reports what is wrong with its part or cannot be kept, and goes on with what is left.
struct OpenAPIDecoder {
    var documents: DocumentSet
    let version: OpenAPIVersion
    var diagnostics = DiagnosticCollector()
    var losses = LossReport()
    var names = NameTable()
    /// How names on the wire follow from Swift names where nothing else is said.
    var jsonKeys = JSONKeys.asWritten

    // Schemas
    var shapes: [ReferenceID: ShapedSchema] = [:]
    /// Those that are being sorted out, to notice where one leads back to itself.
    var shaping: Set<ReferenceID> = []
    var uses: [ReferenceID: SchemaUse] = [:]
    /// Names that schemas have or would have as models.
    var typeNames: [ReferenceID: String] = [:]
    /// `components.schemas` by name.
    var components: [String: ReferenceID] = [:]
    var componentOrder: [ReferenceID] = []
    var pending: [PendingModel] = []
    var models: [ModelDeclaration] = []
    /// The types that enclose what is being declared, outermost first.
    var frames: [NameFrame] = []
    /// Names of all types in place inside the outermost one.
    var nestedNames: Set<String> = []
    /// Of parameters, headers, bodies and answers, by where they are declared.
    var sharedTypes: [ReferenceID: MappedType] = [:]
    var regularExpressions: [String: Bool] = [:]

    // Operations
    var operationIDs: [String: SourceRange] = [:]
    var modules: [ModuleDraft] = []
    var moduleNumbers: [String: Int] = [:]
    var requests: [RequestKey: String] = [:]
    var servers = ServerTable()
    var security = SecurityTable()
    var commonAuth: Located<String>?
    var failures = FailureTypes()

    init(_ documents: DocumentSet, version: OpenAPIVersion) {
        self.documents = documents
        self.version = version
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

    /// Reports a construct that a spec cannot say, once for each place.
    mutating func lose(_ loss: Loss, _ construct: String, at range: SourceRange) {
        if losses.add(loss, construct, at: range) { report(.loss(loss, construct, at: range)) }
    }

    mutating func resolve(_ reference: YAMLNode, from file: Int) -> ReferenceID? {
        documents.resolve(reference, from: file, reportingTo: &diagnostics)
    }

    /// The mapping or list that is meant, where a `$ref` may stand in place of all of it.
    mutating func followed(_ node: OpenAPINode?) -> OpenAPINode? {
        guard let node else { return nil }
        guard node.isMapping, let reference = node["$ref"], reference.isScalar else { return node }
        return target(of: node)?.node
    }

    /// What a node says, through any `$ref` that stands in its place, and the number of the last one.
    mutating func target(of node: OpenAPINode) -> (node: OpenAPINode, id: ReferenceID?)? {
        var (node, id) = (node, ReferenceID?.none)
        var seen: Set<ReferenceID> = []
        while node.isMapping, let reference = node["$ref"] {
            guard let next = resolve(reference.node, from: node.file) else { return nil }
            guard seen.insert(next).inserted else {
                report(.endlessReference(at: reference.range))
                return nil
            }
            (node, id) = (documents[next].node, next)
        }
        return (node, id)
    }
}

/// What became of a referenced schema.
enum SchemaUse {
    /// It stands under a name.
    case model(String, isNullable: Bool)
    /// It is written out where it is used.
    case alias(MappedType)
    /// It is being written out; a name is there if it turned out to contain itself.
    case open(name: String?)
}

/// A type that is declared once what uses it is done.
struct PendingModel {
    var name: Located<String>
    var shaped: ShapedSchema
}

/// A type and the names of types in place directly inside it.
struct NameFrame {
    var name: String
    var taken: Set<String> = []
}
