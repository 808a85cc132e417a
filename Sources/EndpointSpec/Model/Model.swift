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
    package var id: ModelID
    /// The declared name; for one in place the name its nested Swift type gets (`state` gives `State`).
    package var name: Located<String>
    package var owner: ModelOwner
    /// The file (index into ``ResolvedSpec/files``) whose output it belongs to.
    package var file: Int
    package var kind: ModelKind
    /// Those it declares itself.
    package var genericParameters: [String] = []
    /// The parameters its fields may mention and that arguments of a reference to it stand for: its own, or
    /// for a model in place those of the model around it (`Page<Order>.Meta` has the arguments `[Order]`).
    package var parametersInScope: [String] = []
    package var conformances: Set<Conformance> = []
    package var documentation = Documentation()
    package var renamedFrom: [Located<String>] = []
    package var usage = ModelUsage()
    package var range: SourceRange

    package init(
        id: ModelID,
        name: Located<String>,
        owner: ModelOwner,
        file: Int,
        kind: ModelKind,
        range: SourceRange
    ) {
        self.id = id
        self.name = name
        self.owner = owner
        self.file = file
        self.kind = kind
        self.range = range
    }
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
    package var limits = Limits()
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
    package var documentation = Documentation()
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
    package var documentation = Documentation()
    package var range: SourceRange
    package init(tag: Located<String>, name: String, type: TypeReference?, range: SourceRange) {
        self.tag = tag
        self.name = name
        self.type = type
        self.range = range
    }
}
