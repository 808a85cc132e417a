/// For each type of context met so far, the slot of each name that templates use.
struct SlotTable {
    /// How a context's names are found.
    enum Row {
        /// In the row of slots that starts there.
        case fixed(Int)
        /// By asking the context.
        case runtime
    }

    private static let noSlot: Int32 = -1

    private let nameTable: NameTable
    private var types: [ObjectIdentifier] = []
    private var slots: [Int32] = []

    init(nameTable: NameTable) {
        self.nameTable = nameTable
    }

    /// The row of a context's type, made when the type is first met.
    mutating func row(for source: ContextSource) -> Row {
        let type = source.type
        // Templates see few types of contexts, so walking them beats hashing.
        for index in types.indices where types[index] == type { return .fixed(index * nameTable.count) }
        guard let names = source.slotNames else { return .runtime }
        let start = slots.count
        types.append(type)
        slots.append(contentsOf: repeatElement(Self.noSlot, count: nameTable.count))
        for (slot, name) in names.enumerated() {
            if let number = nameTable.existingNumber(for: name) { slots[start + number] = Int32(slot) }
        }
        return .fixed(start)
    }

    func slot(of name: Int, rowStart: Int) -> Int? {
        let slot = slots[rowStart + name]
        return slot == Self.noSlot ? nil : Int(slot)
    }
}
