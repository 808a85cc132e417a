package import EndpointDiagnostics

/// What a model is nested in, in Swift.
package enum ModelOwner: Sendable, Hashable {
    /// Declared under `models:`; stands by itself.
    case spec
    /// In place, in a field or variant of a model.
    case model(ModelID)
    /// In place, in an endpoint; the case's name where it is the payload of an outcome.
    case endpoint(EndpointID)
}

/// A model, declared by name or in place.
package struct Model: Sendable {
    private var box: PartsBox<ModelParts>

    package var id: ModelID {
        get { box.parts.id }
        set { PartsBox.owned(&box).parts.id = newValue }
    }
    /// The declared name; for one in place the name its nested Swift type gets (`state` gives `State`).
    package var name: Located<String> {
        get { box.parts.name }
        set { PartsBox.owned(&box).parts.name = newValue }
    }
    package var owner: ModelOwner {
        get { box.parts.owner }
        set { PartsBox.owned(&box).parts.owner = newValue }
    }
    /// The file (index into ``ResolvedSpec/files``) whose output it belongs to.
    package var file: Int {
        get { box.parts.file }
        set { PartsBox.owned(&box).parts.file = newValue }
    }
    package var kind: ModelKind {
        get { box.parts.kind }
        set { PartsBox.owned(&box).parts.kind = newValue }
    }
    /// Those it declares itself.
    package var genericParameters: [String] {
        get { box.parts.genericParameters }
        set { PartsBox.owned(&box).parts.genericParameters = newValue }
    }
    /// The parameters its fields may mention and that arguments of a reference to it stand for: its own, or
    /// for a model in place those of the model around it (`Page<Order>.Meta` has the arguments `[Order]`).
    package var parametersInScope: [String] {
        get { box.parts.parametersInScope }
        set { PartsBox.owned(&box).parts.parametersInScope = newValue }
    }
    package var conformances: Set<Conformance> {
        get { box.parts.conformances }
        set { PartsBox.owned(&box).parts.conformances = newValue }
    }
    package var documentation: Documentation {
        get { box.parts.documentation }
        set { PartsBox.owned(&box).parts.documentation = newValue }
    }
    /// The same with its pointer, which passes it on without a look at it.
    package var boxedDocumentation: Boxed<Documentation> { box.parts.$documentation }
    package var renamedFrom: [Located<String>] {
        get { box.parts.renamedFrom }
        set { PartsBox.owned(&box).parts.renamedFrom = newValue }
    }
    package var usage: ModelUsage {
        get { box.parts.usage }
        set { PartsBox.owned(&box).parts.usage = newValue }
    }
    package var range: SourceRange {
        get { box.parts.range }
        set { PartsBox.owned(&box).parts.range = newValue }
    }

    package init(
        id: ModelID,
        name: Located<String>,
        owner: ModelOwner,
        file: Int,
        kind: ModelKind,
        range: SourceRange
    ) {
        box = PartsBox(
            ModelParts(
                id: id,
                name: name,
                owner: owner,
                file: file,
                kind: kind,
                range: range
            )
        )
    }
}

/// What a ``Model`` consists of.
private struct ModelParts: Sendable {
    var id: ModelID
    var name: Located<String>
    var owner: ModelOwner
    var file: Int
    var kind: ModelKind
    var genericParameters: [String] = []
    var parametersInScope: [String] = []
    var conformances: Set<Conformance> = []
    @Boxed var documentation: Documentation
    var renamedFrom: [Located<String>] = []
    var usage: ModelUsage = ModelUsage()
    var range: SourceRange
}

/// Where values of a model travel, found over the whole spec, through fields, arguments and variants.
package struct ModelUsage: Sendable, Hashable {
    /// Part of an answer, of typed response headers, of an error's `data` or of a cached value.
    package var isReceived = false
    /// Part of a request: body, form, part, query, path or header.
    package var isSent = false
    /// Must be `Hashable`: an `id`, the key of a map, or inside one that must be.
    package var isHashed = false

    package init() {}
}

package enum ModelKind: Sendable {
    case structure(Structure)
    case newtype(Newtype)
    case enumeration(Enumeration)
    case union(Union)
    /// A type the app has: `Module.Type`.
    case external(String)
}

package struct Structure: Sendable {
    /// In order: those of `includes` first, then its own; one of the same name stands where the included one stood.
    package var fields: [Field]
    /// What it includes, with arguments.
    package var includes: [TypeReference] = []
    /// Names of fields that hold the model itself by value and so are stored boxed.
    package var boxedFields: Set<String> = []
    package init(fields: [Field]) { self.fields = fields }
}

package struct Newtype: Sendable {
    package var type: TypeReference
    @Boxed package var limits: Limits
    package init(type: TypeReference) { self.type = type }
}

package struct Enumeration: Sendable {
    package var values: [EnumerationValue]
    package var isOpen: Bool
    /// Every wire value is an integer and travels as a number.
    package var isInteger: Bool
    package init(values: [EnumerationValue], isOpen: Bool, isInteger: Bool) {
        self.values = values
        self.isOpen = isOpen
        self.isInteger = isInteger
    }
}

package struct EnumerationValue: Sendable {
    package var wire: Located<String>
    /// The Swift case, before reserved words are quoted.
    package var name: String
    @Boxed package var documentation: Documentation
    package init(wire: Located<String>, name: String) {
        self.wire = wire
        self.name = name
    }
}

package struct Union: Sendable {
    package var variants: [Variant]
    package var tagging: Tagging
    /// What an absent or unknown tag is read as, in place of `unknown`.
    package var otherwise: TypeReference?
    package var isOpen: Bool
    /// Holds itself by value and so is `indirect`.
    package var isIndirect = false
    package init(variants: [Variant], tagging: Tagging, isOpen: Bool) {
        self.variants = variants
        self.tagging = tagging
        self.isOpen = isOpen
    }
}

/// How a variant of a oneOf is told from the others.
package enum Tagging: Sendable, Hashable {
    /// By JSON kind and required fields.
    case untagged
    /// By a field of the object; `content` names the field that holds the payload, if it lies beside.
    case tagged(discriminator: String, kind: TagKind, content: String?)
}

/// What a discriminator is on the wire.
package enum TagKind: Sendable, Hashable { case text, integer, flag }

package struct Variant: Sendable {
    /// The tag as written; for an untagged oneOf, and for a list or scalar variant of a tagged one, only a case name.
    package var tag: Located<String>
    /// The Swift case, before reserved words are quoted.
    package var name: String
    /// `nil` where it is a fixed text.
    package var type: TypeReference?
    package var fixedText: String?
    /// Told by JSON kind although the oneOf is tagged: one list and one scalar variant may be there.
    package var isToldByKind = false
    /// The variant's own model has a field with the discriminator's wire name, so it is written once.
    package var carriesDiscriminator = false
    @Boxed package var documentation: Documentation
    package var range: SourceRange
    package init(tag: Located<String>, name: String, type: TypeReference?, range: SourceRange) {
        self.tag = tag
        self.name = name
        self.type = type
        self.range = range
    }
}
