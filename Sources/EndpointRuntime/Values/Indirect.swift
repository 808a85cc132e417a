/// A value out of line, so that a model may hold one of its own type.
///
/// Not a property wrapper: those are refused in `nonisolated` types (Swift 6.3).
public indirect enum Indirect<Value> {
    case boxed(Value)

    public init(_ value: Value) { self = .boxed(value) }

    /// Setting allocates a new box; copies are not affected.
    public var value: Value {
        get {
            switch self {
            case .boxed(let value): value
            }
        }
        set { self = .boxed(newValue) }
    }
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
