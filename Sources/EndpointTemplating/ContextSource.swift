/// One or more contexts whose type is erased for all of them together.
///
/// The renderer asks for single values and never for a context, so that the contexts stay where
/// they are: neither boxed nor copied. Indices count from 0 and must be below ``count``.
package protocol ContextSource: AnyObject, Sendable {
    var count: Int { get }
    /// Identifies the type of the contexts, and with it what its slots mean.
    var type: ObjectIdentifier { get }
    /// The name of each slot; `nil` if names are only known at run time.
    var slotNames: [String]? { get }
    /// What a message can list for one context.
    func names(at index: Int) -> [String]
    func value(at index: Int, slot: Int) -> TemplateValue
    /// The value of a name that is only known at run time; `nil` if there is none.
    func value(at index: Int, named name: String) -> TemplateValue?
    /// One of the contexts by itself.
    func item(at index: Int) -> any ContextSource
}

/// One or more contexts of one type.
final class ContextList<Context: TemplateContext>: ContextSource {
    private let contexts: [Context]
    private let shape: ContextShape<Context>

    init(_ contexts: [Context]) {
        self.contexts = contexts
        shape = Context.shape
    }

    var count: Int { contexts.count }
    var type: ObjectIdentifier { ObjectIdentifier(Context.self) }
    var slotNames: [String]? { shape.runtimeNames == nil ? shape.names : nil }

    func names(at index: Int) -> [String] {
        shape.runtimeNames?.list(contexts[index]) ?? shape.names
    }

    func value(at index: Int, slot: Int) -> TemplateValue {
        // By address, because the array's subscript would copy the context.
        contexts.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return .absent }
            return shape.readers[slot].read(start + index)
        }
    }

    func value(at index: Int, named name: String) -> TemplateValue? {
        shape.runtimeNames?.read(contexts[index], name)
    }

    func item(at index: Int) -> any ContextSource { ContextList([contexts[index]]) }
}
