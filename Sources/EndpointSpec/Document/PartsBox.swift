/// Holds the parts of a value that is passed on far more often than it is changed, behind one pointer.
///
/// `@unchecked Sendable`: parts are changed only through ``owned(_:)``, while one value alone holds the box. For
/// the same reason no access to them overlaps a change, and exclusivity needs no check at run time.
final class PartsBox<Parts: Sendable>: @unchecked Sendable {
    @exclusivity(unchecked) var parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    /// The box, or where another value holds it too a copy in its place, so that only one value changes.
    static func owned(_ box: inout PartsBox) -> PartsBox {
        if !isKnownUniquelyReferenced(&box) { box = PartsBox(box.parts) }
        return box
    }
}
