import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// A schema or a reference among those that a value has to fit together.
struct SchemaPart {
    var schema: Schema
    /// What ``Schema/reference`` leads to; the rest of the schema is then looked at by itself.
    var reference: ReferenceID?

    var file: Int { schema.file }
    var range: SourceRange { reference == nil ? schema.range : schema.reference?.range ?? schema.range }
}

/// What values a schema describes, with `allOf` merged and choices sorted out, before anything in it has a name.
indirect enum Shape {
    /// Anything.
    case any
    /// Nothing but null.
    case null
    case scalar(ScalarShape)
    /// Of values that fit one of some schemas, each given as all that a value has to fit.
    case list([[OpenAPINode]], SchemaLimits)
    /// With values of a schema, or of any kind.
    case map(OpenAPINode?, SchemaLimits)
    case reference(ReferenceID)
    /// A reference to an enum of which one value is allowed.
    case narrowed(ReferenceID, YAMLNode)
    case constant(YAMLNode)
    case object(ObjectShape)
    case enumeration(EnumerationShape)
    case union(UnionShape)
}

/// A shape with what is said of it.
struct ShapedSchema {
    var shape: Shape
    var annotations = Annotations()
    var range: SourceRange
    /// Where a name can be taken from that nothing else gives.
    var title: YAMLNode?
}

struct ScalarShape {
    var type: ScalarType
    /// `format: binary`: the bytes of a file.
    var isBinary = false
    /// How it is written where its type leaves that open.
    var format: Located<String>?
    var limits = SchemaLimits()
}

struct ObjectShape {
    struct Property {
        var wire: Located<String>
        /// All of which its value fits.
        var schemas: [OpenAPINode]
    }

    var properties: [Property] = []
    var required: Set<String> = []
    /// Objects whose fields are taken over as they are.
    var includes: [ReferenceID] = []
    /// Names of all fields in ``includes``.
    var includedNames: Set<String> = []
    /// Required ones in ``includes``.
    var includedRequired: Set<String> = []
    /// What `additionalProperties` says where there are properties.
    var additional: OpenAPINode?

    /// The places of properties by name, kept beside them as objects can be large.
    private var places: [String: Int] = [:]

    init() {}

    subscript(wire: String) -> Property? { places[wire].map { properties[$0] } }

    /// Adds a property, or another schema that its value has to fit.
    mutating func add(_ wire: Located<String>, _ schemas: [OpenAPINode]) {
        if let place = places[wire.value] {
            properties[place].schemas += schemas
        } else {
            places[wire.value] = properties.count
            properties.append(Property(wire: wire, schemas: schemas))
        }
    }

    /// Names of fields that answers have, those taken over among them.
    var allRequired: Set<String> {
        required.filter { places[$0] != nil }.union(includedRequired)
    }

    var isEmpty: Bool { properties.isEmpty && includes.isEmpty }
}

struct EnumerationShape {
    struct Value {
        var node: YAMLNode
        var name: String?
        var description: Located<String>?
    }

    var values: [Value]
    var isOpen = true
}

struct UnionShape {
    struct Variant {
        /// The value on the wire where there is a discriminator.
        var tag: Located<String>?
        var content: ShapedSchema
        /// What it is called, if anything says so.
        var title: String?
    }

    var variants: [Variant]
    var discriminator: Located<String>?
    var isOpen = true
}
