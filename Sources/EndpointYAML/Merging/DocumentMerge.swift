package import EndpointDiagnostics

/// Brings together what two sides made of one document.
///
/// A pair that one side changed is taken from it; one that both changed alike is taken once. Mappings are looked into;
/// lists and scalars are one thing each.
package struct DocumentMerge: Sendable {
    /// What both sides changed, each in its own way; then ours is kept.
    package struct Conflict: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            /// Each side has another value.
            case values
            /// Gone here, changed there.
            case removedHere
            /// Changed here, gone there.
            case removedThere
        }

        package var kind: Kind
        /// The keys from the root to the pair.
        package var path: [String]
        /// Where it stands here; where it is gone, what it stood in.
        package var ours: SourceRange?
        package var theirs: SourceRange?

        package init(kind: Kind, path: [String], ours: SourceRange?, theirs: SourceRange?) {
            self.kind = kind
            self.path = path
            self.ours = ours
            self.theirs = theirs
        }
    }

    /// Where scalars stand for a mapping of which they are one value: `int = 1` for `{ type: int, default: 1 }`.
    private let expanded: @Sendable (_ path: [String], DocumentValue) -> DocumentValue
    private let isPart: Bool
    package private(set) var conflicts: [Conflict] = []

    /// - Parameters:
    ///   - isPart: Whether only a part comes in, so that what is missing there is not gone.
    ///   - expanded: The long form of a value where it has one, else the value.
    package init(
        isPart: Bool = false,
        expanded: @escaping @Sendable ([String], DocumentValue) -> DocumentValue = { $1 }
    ) {
        self.isPart = isPart
        self.expanded = expanded
    }

    /// - Parameters:
    ///   - base: What both sides started from; empty where that is not known.
    ///   - ours: What is there, whose order and words win.
    ///   - theirs: What comes in.
    package mutating func merge(base: DocumentMapping, ours: DocumentMapping, theirs: DocumentMapping)
        -> DocumentMapping
    {
        merge(base: base, ours: ours, theirs: theirs, at: Place())
    }

    private mutating func merge(
        base: DocumentMapping,
        ours: DocumentMapping,
        theirs: DocumentMapping,
        at place: Place
    ) -> DocumentMapping {
        var merged = ours
        merged.pairs = ours.pairs.compactMap { pair in
            outcome(of: pair, base: base[pair.key], theirs: theirs.pair(pair.key), at: place)
        }
        var previous: String?
        for pair in theirs.pairs {
            defer { previous = pair.key }
            guard ours.pair(pair.key) == nil else { continue }
            if let old = base[pair.key] {
                guard !old.isSame(as: pair.value) else { continue }
                conflicts.append(place.inside(nil, pair, key: pair.key).conflict(.removedHere))
            } else {
                let index = previous.flatMap { key in merged.pairs.firstIndex { $0.key == key } }
                merged.pairs.insert(pair, at: index.map { $0 + 1 } ?? (previous == nil ? 0 : merged.pairs.count))
            }
        }
        return merged
    }

    /// What becomes of a pair that stands here; `nil` where it goes.
    private mutating func outcome(
        of pair: DocumentPair,
        base: DocumentValue?,
        theirs: DocumentPair?,
        at outer: Place
    ) -> DocumentPair? {
        let place = outer.inside(pair, theirs, key: pair.key)
        guard let theirs else {
            guard let base, !isPart else { return pair }
            if base.isSame(as: pair.value) { return nil }
            conflicts.append(place.conflict(.removedThere))
            return pair
        }
        if let base, base.isSame(as: theirs.value) { return pair }
        if theirs.value.isSame(as: pair.value) { return pair }
        if let base, base.isSame(as: pair.value) { return DocumentPair(pair.key, theirs.value, at: theirs.origin) }
        let (ours, new) = (expanded(place.path, pair.value), expanded(place.path, theirs.value))
        if case .mapping(let ours) = ours, case .mapping(let new) = new {
            let old = base.flatMap { expanded(place.path, $0).asMapping } ?? DocumentMapping()
            let both = DocumentValue.mapping(merge(base: old, ours: ours, theirs: new, at: place))
            return both.isSame(as: .mapping(ours)) ? pair : DocumentPair(pair.key, both, at: pair.origin)
        }
        conflicts.append(place.conflict(.values))
        return pair
    }

    /// Where both sides are looked at.
    private struct Place {
        var path: [String] = []
        var ours: SourceRange?
        var theirs: SourceRange?

        /// A pair that stands here, or what it would stand in.
        func inside(_ ours: DocumentPair?, _ theirs: DocumentPair?, key: String) -> Place {
            Place(path: path + [key], ours: ours?.origin ?? self.ours, theirs: theirs?.origin ?? self.theirs)
        }

        func conflict(_ kind: Conflict.Kind) -> Conflict {
            Conflict(kind: kind, path: path, ours: ours, theirs: kind == .removedThere ? nil : theirs)
        }
    }
}

extension DocumentMapping {
    package func pair(_ key: String) -> DocumentPair? { pairs.first { $0.key == key } }
}
