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

    let readers: ContextReaders

    /// Lists the names in the order that messages print them.
    package init(dictionaryLiteral elements: (String, Reader)...) { self.init(elements) }

    /// Offers names that a list has, in its order.
    package init(_ elements: [(String, Reader)]) {
        let names = elements.map(\.0)
        precondition(Set(names).count == names.count, "a context lists a name twice: \(names)")
        readers = ContextReaders(slots: names, elements.map { TypedSlotReader($0.1) }, .of(Context.self))
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
        readers = ContextReaders(
            names: { names($0.assumingMemoryBound(to: Context.self).pointee) },
            value: { read($0.assumingMemoryBound(to: Context.self).pointee, $1) },
            .of(Context.self)
        )
    }
}

/// How memory with contexts of one type is made and cleared.
struct ContextMemory: Sendable {
    /// A copy of one context, in memory of its own.
    let copy: @Sendable (UnsafeRawPointer) -> UnsafeMutableRawPointer
    let destroy: @Sendable (UnsafeMutableRawPointer, Int) -> Void

    static func of<Context>(_ type: Context.Type) -> ContextMemory {
        ContextMemory(
            copy: { source in
                let copy = UnsafeMutablePointer<Context>.allocate(capacity: 1)
                copy.initialize(from: source.assumingMemoryBound(to: Context.self), count: 1)
                return UnsafeMutableRawPointer(copy)
            },
            destroy: { $0.assumingMemoryBound(to: Context.self).deinitialize(count: $1) }
        )
    }
}

/// How values are read of contexts of one type, which is not mentioned any more. Never freed, as shapes are constants.
final class ContextReaders: Sendable {
    /// `nil` if names are only known at run time.
    let slotNames: [String]?
    /// By slot. Without counting references: every lookup would, of what all threads share. Written once before
    /// anyone sees it, never changed and never freed, which is what `nonisolated(unsafe)` rests on.
    nonisolated(unsafe) let bySlot: UnsafePointer<Unmanaged<SlotReader>>
    /// What messages list.
    let names: @Sendable (UnsafeRawPointer) -> [String]
    /// The value of a name that is only known at run time.
    let value: @Sendable (UnsafeRawPointer, String) -> TemplateValue?
    let contents: ContextMemory

    init(slots: [String], _ readers: [SlotReader], _ contents: ContextMemory) {
        self.contents = contents
        slotNames = slots
        let bySlot = UnsafeMutablePointer<Unmanaged<SlotReader>>.allocate(capacity: readers.count)
        for (slot, reader) in readers.enumerated() { (bySlot + slot).initialize(to: .passRetained(reader)) }
        self.bySlot = UnsafePointer(bySlot)
        names = { _ in slots }
        value = { _, _ in nil }
        _ = Unmanaged.passRetained(self)
    }

    init(
        names: @escaping @Sendable (UnsafeRawPointer) -> [String],
        value: @escaping @Sendable (UnsafeRawPointer, String) -> TemplateValue?,
        _ contents: ContextMemory
    ) {
        self.contents = contents
        slotNames = nil
        bySlot = UnsafePointer(UnsafeMutablePointer<Unmanaged<SlotReader>>.allocate(capacity: 0))
        self.names = names
        self.value = value
        _ = Unmanaged.passRetained(self)
    }
}

/// Reads one value of the context at an address, which must be of the type that the reader was made for.
///
/// `@unchecked Sendable`: it has no state but what ``TypedSlotReader`` adds, a constant.
class SlotReader: @unchecked Sendable {
    func read(_ address: UnsafeRawPointer) -> TemplateValue { .absent }
}

private final class TypedSlotReader<Context>: SlotReader, @unchecked Sendable {
    private let reader: ContextShape<Context>.Reader

    init(_ reader: @escaping ContextShape<Context>.Reader) { self.reader = reader }

    override func read(_ address: UnsafeRawPointer) -> TemplateValue {
        Self.call(reader, with: address.assumingMemoryBound(to: Context.self))
    }

    /// Lends the context to the reader; for a type that may not be copyable this can't be a copy.
    private static func call<Lent: ~Copyable>(
        _ reader: (borrowing Lent) -> TemplateValue,
        with address: UnsafePointer<Lent>
    ) -> TemplateValue {
        reader(address.pointee)
    }
}
