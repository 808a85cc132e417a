import EndpointDiagnostics
import EndpointSpec

/// Fields of which an enum allows one value only: fixed where the value is the tag of a choice, else a default.
///
/// A fixed value fails to decode where the backend sends another one, and an enum that has got a value more must not
/// do that: the field keeps the enum's type, and the value needs no writing in Swift all the same.
struct NarrowedFields {
    private struct Tag: Hashable {
        var model: String
        var wire: String
    }

    private var tags: Set<Tag> = []
    private let jsonKeys: JSONKeys

    init(_ models: [ModelDeclaration], _ jsonKeys: JSONKeys) {
        self.jsonKeys = jsonKeys
        for model in models { collect(from: model) }
    }

    /// The model with defaults in place of fixed values that no choice goes by.
    func opened(_ model: ModelDeclaration) -> ModelDeclaration { opened(model, tag: nil) }

    private mutating func collect(from model: ModelDeclaration) {
        switch model.kind {
        case .structure(let fields):
            for field in fields { if case .inPlace(let inner) = field.type { collect(from: inner) } }
        case .union(let union):
            for variant in union.variants {
                switch variant.type {
                case .inPlace(let inner): collect(from: inner)
                case .expression(let expression):
                    guard case .named(let name, _) = expression.value, let wire = union.discriminator?.value else {
                        continue
                    }
                    tags.insert(Tag(model: name, wire: wire))
                case .fixedString, .omitted: break
                }
            }
        case .newtype, .enumeration, .external: break
        }
    }

    /// - Parameter tag: The discriminator of the choice that the model is in place in.
    private func opened(_ model: ModelDeclaration, tag: String?) -> ModelDeclaration {
        var model = model
        switch model.kind {
        case .structure(let fields):
            model.kind = .structure(fields: fields.map { opened($0, in: model.name.value, tag: tag) })
        case .union(var union):
            for index in union.variants.indices {
                guard case .inPlace(let inner) = union.variants[index].type else { continue }
                union.variants[index].type = .inPlace(opened(inner, tag: union.discriminator?.value))
            }
            model.kind = .union(union)
        case .newtype, .enumeration, .external: break
        }
        return model
    }

    private func opened(_ field: FieldDeclaration, in model: String, tag: String?) -> FieldDeclaration {
        var field = field
        switch field.type {
        case .inPlace(let inner): field.type = .inPlace(opened(inner, tag: nil))
        case .expression(let expression):
            guard case .named = expression.value, let value = field.fixedValue else { return field }
            let wire = field.wire?.value ?? WireName.make(from: field.key.value, keys: jsonKeys)
            guard wire != tag, !tags.contains(Tag(model: model, wire: wire)) else { return field }
            field.fixedValue = nil
            field.defaultValue = value
        case .fixedString, .omitted: break
        }
        return field
    }
}
