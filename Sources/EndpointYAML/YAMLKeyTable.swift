/// A set of keys compared by text, kept over mappings so that it allocates once.
///
/// The hash is seeded anew in every run, so that no file can be made to collide.
struct YAMLKeyTable {
    /// A cell's number plus one; 0 where nothing is stored.
    private var slots: [UInt32] = []
    private var mask = 0

    /// Empties the table and makes room for at most `capacity` keys.
    mutating func reset(capacity: Int) {
        var size = 16
        while size < 2 * capacity { size *= 2 }
        mask = size - 1
        if slots.count < size {
            slots = Array(repeating: 0, count: size)
        } else {
            for index in 0..<size { slots[index] = 0 }
        }
    }

    /// Adds a key, or returns the one of the same text that is there.
    mutating func insert(_ key: UInt32, cells: [YAMLCell], text: [UInt8]) -> UInt32? {
        text.withUnsafeBytes { text in
            let bytes = Self.bytes(of: key, cells, text)
            var hasher = Hasher()
            hasher.combine(bytes: bytes)
            var slot = hasher.finalize() & mask
            while slots[slot] != 0 {
                let other = slots[slot] - 1
                if Self.bytes(of: other, cells, text).elementsEqual(bytes) { return other }
                slot = (slot + 1) & mask
            }
            slots[slot] = key + 1
            return nil
        }
    }

    private static func bytes(
        of key: UInt32,
        _ cells: [YAMLCell],
        _ text: UnsafeRawBufferPointer
    ) -> UnsafeRawBufferPointer {
        let cell = cells[Int(key)]
        return UnsafeRawBufferPointer(rebasing: text[Int(cell.offset)..<Int(cell.offset) + Int(cell.count)])
    }
}
