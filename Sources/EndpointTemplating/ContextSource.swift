/// One or more contexts whose type is erased for all of them together.
///
/// The renderer asks for single values and never for a context, so that the contexts stay where
/// they are: neither boxed nor copied. Indices count from 0 and must be below ``count``.
///
/// `@unchecked Sendable`: all of it is constant, and so is what stands at its addresses; see ``ContextList``.
package class ContextSource: @unchecked Sendable {
    /// Identifies the type of the contexts, and with it what its slots mean.
    let type: ObjectIdentifier
    let count: Int
    /// The first context; the others follow `stride` bytes apart. They live as long as this does.
    fileprivate let address: UnsafeRawPointer
    fileprivate let stride: Int
    /// By slot.
    fileprivate let readers: ContextReaders

    fileprivate init(
        type: ObjectIdentifier,
        count: Int,
        at address: UnsafeRawPointer,
        stride: Int,
        _ readers: ContextReaders
    ) {
        self.type = type
        self.count = count
        self.address = address
        self.stride = stride
        self.readers = readers
    }

    /// The name of each slot; `nil` if names are only known at run time.
    var slotNames: [String]? { readers.slotNames }

    final func value(at index: Int, slot: Int) -> TemplateValue {
        readers.bySlot[slot]._withUnsafeGuaranteedRef { $0.read(address + index * stride) }
    }

    /// What a message can list for one context.
    final func names(at index: Int) -> [String] { readers.names(address + index * stride) }

    /// The value of a name that is only known at run time; `nil` if there is none.
    final func value(at index: Int, named name: String) -> TemplateValue? {
        readers.value(address + index * stride, name)
    }

    /// One of the contexts by itself; of one alone, the same.
    func item(at index: Int) -> ContextSource { self }
}

/// One or more contexts of one type.
///
/// `@unchecked Sendable`: the contexts are written before anyone else sees the list, and never after.
final class ContextList<Context: TemplateContext>: ContextSource, @unchecked Sendable {
    private let contexts: UnsafeMutablePointer<Context>

    init(_ contexts: [Context]) {
        let copies = UnsafeMutablePointer<Context>.allocate(capacity: contexts.count)
        contexts.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            copies.initialize(from: start, count: source.count)
        }
        self.contexts = copies
        super.init(
            type: ObjectIdentifier(Context.self),
            count: contexts.count,
            at: copies,
            stride: MemoryLayout<Context>.stride,
            Context.shape.readers
        )
    }

    deinit {
        contexts.deinitialize(count: count)
        contexts.deallocate()
    }

    override func item(at index: Int) -> ContextSource { count == 1 ? self : ContextList([contexts[index]]) }
}
