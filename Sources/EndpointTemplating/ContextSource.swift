/// One or more contexts of one type, which is erased for all of them together.
///
/// The renderer asks for single values and never for a context, so that the contexts stay where
/// they are: neither boxed nor copied. Indices count from 0 and must be below ``count``.
///
/// `@unchecked Sendable`: the contexts are written before anyone else sees them, and never after.
package final class ContextSource: @unchecked Sendable {
    /// Identifies the type of the contexts, and with it what its slots mean.
    let type: ObjectIdentifier
    let count: Int
    /// The first context; the others follow `stride` bytes apart.
    private let address: UnsafeMutableRawPointer
    private let stride: Int
    /// How values of the type are read, by slot. Without counting references, for it is never freed.
    private unowned(unsafe) let readers: ContextReaders

    init<Context: TemplateContext>(_ contexts: [Context]) {
        type = ObjectIdentifier(Context.self)
        count = contexts.count
        stride = MemoryLayout<Context>.stride
        readers = Context.shape.readers
        address = .allocate(byteCount: stride * contexts.count, alignment: MemoryLayout<Context>.alignment)
        contexts.withUnsafeBufferPointer { contexts in
            guard let first = contexts.baseAddress else { return }
            address.initializeMemory(as: Context.self, from: first, count: contexts.count)
        }
    }

    /// One of the contexts of another source by itself.
    private init(item index: Int, of other: ContextSource) {
        type = other.type
        count = 1
        stride = other.stride
        readers = other.readers
        address = readers.contents.copy(other.address + index * stride)
    }

    deinit {
        readers.contents.destroy(address, count)
        address.deallocate()
    }

    /// The name of each slot; `nil` if names are only known at run time.
    var slotNames: [String]? { readers.slotNames }

    func value(at index: Int, slot: Int) -> TemplateValue {
        readers.bySlot[slot]._withUnsafeGuaranteedRef { $0.read(address + index * stride) }
    }

    /// What a message can list for one context.
    func names(at index: Int) -> [String] { readers.names(address + index * stride) }

    /// The value of a name that is only known at run time; `nil` if there is none.
    func value(at index: Int, named name: String) -> TemplateValue? {
        readers.value(address + index * stride, name)
    }

    /// One of the contexts by itself.
    func item(at index: Int) -> ContextSource { count == 1 ? self : ContextSource(item: index, of: self) }
}
