/// Something whose values a template can name.
///
/// A context lists each name once, together with how it is read:
///
///     struct FieldContext: TemplateContext {
///         var name: String
///         var note: String?
///         static let shape: ContextShape<Self> = [
///             "name": { .text($0.name) },
///             "note": { .optional($0.note) },
///         ]
///     }
package protocol TemplateContext: Sendable {
    /// The names that every context of this type offers.
    ///
    /// Read once for each list of contexts, so it must be a stored constant.
    static var shape: ContextShape<Self> { get }
}

/// The names that a type of context offers, with how each is read.
///
/// A name is found by its position in the list; no text is hashed or compared while rendering.
package struct ContextShape<Context>: Sendable, ExpressibleByDictionaryLiteral {
    package typealias Reader = @Sendable (Context) -> TemplateValue

    /// How names are read that are only known at run time.
    struct RuntimeNames: Sendable {
        let list: @Sendable (Context) -> [String]
        let read: @Sendable (Context, String) -> TemplateValue?
    }

    let names: [String]
    let readers: [AddressReader]
    let runtimeNames: RuntimeNames?

    /// Lists the names in the order that messages print them.
    package init(dictionaryLiteral elements: (String, Reader)...) { self.init(elements) }

    /// Offers names that a list has, in its order.
    package init(_ elements: [(String, Reader)]) {
        names = elements.map(\.0)
        readers = elements.map { AddressReader($0.1) }
        runtimeNames = nil
        precondition(Set(names).count == names.count, "a context lists a name twice: \(names)")
    }

    /// Describes contexts that each have names of their own, such as JSON. Much slower.
    ///
    /// - Parameters:
    ///   - names: What messages list. Must be in an order that is the same in each run.
    ///   - read: Returns `nil` for a name that the context doesn't offer.
    package init(
        names: @escaping @Sendable (Context) -> [String],
        reading read: @escaping @Sendable (Context, String) -> TemplateValue?
    ) {
        self.names = []
        readers = []
        runtimeNames = RuntimeNames(list: names, read: read)
    }
}

/// Reads a value of the context at an address.
///
/// Knows the type of context by itself, so that keeping it and calling it need no generic code. A
/// struct, because an array of bare functions would wrap each of them anew on every access.
struct AddressReader: Sendable {
    /// The address must be that of a context of the type that the reader was made for.
    let read: @Sendable (UnsafeRawPointer) -> TemplateValue

    init<Context>(_ reader: @escaping ContextShape<Context>.Reader) {
        read = { Self.call(reader, with: $0.assumingMemoryBound(to: Context.self)) }
    }

    /// Lends the context to the reader; for a type that may not be copyable this can't be a copy.
    private static func call<Context: ~Copyable>(
        _ reader: (borrowing Context) -> TemplateValue,
        with address: UnsafePointer<Context>
    ) -> TemplateValue {
        reader(address.pointee)
    }
}
