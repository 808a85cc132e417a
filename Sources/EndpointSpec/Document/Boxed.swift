/// Something that most declarations lack.
package protocol RarelyGiven {
    /// What stands for its absence.
    static var notGiven: Self { get }
    var isGiven: Bool { get }
}

extension Optional: RarelyGiven {
    package static var notGiven: Wrapped? { nil }
    package var isGiven: Bool { self != nil }
}

/// Keeps a part behind a pointer, which is empty where the part is not given.
///
/// Declarations have dozens of parts and most are absent; in place, each would be cleared, moved and
/// copied at its full size.
@propertyWrapper
package struct Boxed<Value: RarelyGiven & Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    /// Nothing is given.
    package init() {}

    package init(wrappedValue: Value) { box = wrappedValue.isGiven ? Box(wrappedValue) : nil }

    package var wrappedValue: Value {
        get { box?.value ?? .notGiven }
        set { box = newValue.isGiven ? Box(newValue) : nil }
    }

    package var isGiven: Bool { box != nil }

    /// The part with its pointer, which passes it on without a look at it.
    package var projectedValue: Boxed {
        get { self }
        set { self = newValue }
    }
}

extension Boxed: Equatable where Value: Equatable {
    package static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Boxed: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
