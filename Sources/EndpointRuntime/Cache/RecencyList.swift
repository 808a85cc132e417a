/// What a store holds, by size, in the order of last use.
struct RecencyList<Key: Hashable & Sendable>: Sendable {
    private struct Entry {
        var size: Int
        /// Of the last use.
        var turn: Int
    }

    private var entries: [Key: Entry] = [:]
    /// Every use, the oldest first; those that a later one of the same key has overtaken are skipped.
    private var uses: [(key: Key, turn: Int)] = []
    private var start = 0
    private var turns = 0
    /// Of all together.
    private(set) var size = 0

    var keys: [Key] { Array(entries.keys) }

    func contains(_ key: Key) -> Bool { entries[key] != nil }

    /// Adds or replaces it, as what was used last.
    mutating func set(_ key: Key, size: Int) {
        self.size += size - (entries[key]?.size ?? 0)
        entries[key] = Entry(size: size, turn: nextTurn(of: key))
    }

    mutating func use(_ key: Key) {
        guard let size = entries[key]?.size else { return }
        set(key, size: size)
    }

    mutating func remove(_ key: Key) {
        size -= entries.removeValue(forKey: key)?.size ?? 0
    }

    /// Drops what was used longest ago until the rest is no larger.
    ///
    /// - Returns: What was dropped.
    mutating func shrink(to limit: Int) -> [Key] {
        var dropped: [Key] = []
        while size > limit, start < uses.count {
            let use = uses[start]
            start += 1
            guard entries[use.key]?.turn == use.turn else { continue }
            remove(use.key)
            dropped.append(use.key)
        }
        return dropped
    }

    private mutating func nextTurn(of key: Key) -> Int {
        turns += 1
        if uses.count - start > 2 * entries.count + 64 {
            uses = uses[start...].filter { entries[$0.key]?.turn == $0.turn }
            start = 0
        }
        uses.append((key, turns))
        return turns
    }
}
