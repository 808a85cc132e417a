import EndpointYAML

/// The keys of one mapping whose keys are fixed, checked against the format's table.
///
/// Made by ``DocumentDecoder/keys(of:as:named:in:and:requiring:)``, which has reported what is wrong with
/// the keys; such keys are not found any more. Asking for a key that the table lacks is a bug and
/// stops a debug build. Nothing is allocated: which keys are there is kept in words of bits.
struct KeyReader {
    let object: FormatObject
    let other: FormatObject?
    let pairs: YAMLNode.Pairs
    /// The pairs among the first 64 that are to be found.
    private var usable: UInt64 = 0
    /// Indices of further such pairs; mappings of that size are rare.
    private var further: [Int] = []
    /// Keys that stand under other names than the table's, with their indices.
    private var renamed: [(name: StaticString, index: Int)] = []
    /// A sieve of the names to be found.
    private var names: UInt64 = 0

    init(object: FormatObject, other: FormatObject?, pairs: YAMLNode.Pairs) {
        self.object = object
        self.other = other
        self.pairs = pairs
    }

    mutating func add(_ name: StaticString, at index: Int) {
        names |= KeySlot(name).bit
        if index < 64 { usable |= 1 << UInt64(index) } else { further.append(index) }
    }

    /// Adds a key of the table that is written otherwise.
    mutating func add(_ name: StaticString, writtenOtherwiseAt index: Int) {
        names |= KeySlot(name).bit
        renamed.append((name, index))
    }

    /// The entry of a key of the table, where it is given.
    ///
    /// Inlined down to the sieve, as most keys of the format are absent from most mappings.
    @inline(__always)
    subscript(name: StaticString) -> Entry? {
        assert(allows(name), "'\(name)' is a key of \(object)")
        return self[ifAllowed: name]
    }

    /// The same for a key that only some of the tables have which are read alike.
    @inline(__always)
    subscript(ifAllowed name: StaticString) -> Entry? {
        names & KeySlot(name).bit != 0 ? entry(of: name) : nil
    }

    /// Whether one of some keys may be there; `false` is certain.
    func mayHave(_ keys: KeySieve) -> Bool { names & keys.bits != 0 }

    @inline(never)
    private func entry(of name: StaticString) -> Entry? {
        if !renamed.isEmpty {
            let wanted = "\(name)"
            return renamed.first { "\($0.name)" == wanted }.map { Entry(pairs[$0.index]) }
        }
        if let pair = pairs.pair(forKey: name, among: usable) { return Entry(pair) }
        return further.isEmpty ? nil : lateEntry(of: name)
    }

    @inline(never)
    private func lateEntry(of name: StaticString) -> Entry? {
        further.lazy.map { pairs[$0] }.first { $0.key.hasText(name) }.map(Entry.init)
    }

    private func allows(_ name: StaticString) -> Bool {
        let wanted = "\(name)"
        return object.key(named: wanted) != nil || other?.key(named: wanted) != nil
    }

}

/// Names of keys that are looked for together.
struct KeySieve {
    fileprivate let bits: UInt64

    init(_ names: [StaticString]) { bits = names.reduce(0) { $0 | KeySlot($1).bit } }
}

extension FormatTable {
    /// The place of a key in the table.
    func index(of key: YAMLNode) -> Int? {
        var index = Int(firstInSlot[key.withTextBytes { KeySlot($0).number }])
        while index >= 0, !key.hasText(names[index]) { index = Int(nextInSlot[index]) }
        return index >= 0 ? index : nil
    }
}
