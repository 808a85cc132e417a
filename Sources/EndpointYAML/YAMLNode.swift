package import EndpointDiagnostics

/// A file as it was read: one tree of nodes, each of which knows its place.
package struct YAMLDocument: Sendable {
    /// What every range in the document refers to.
    package var file: SourceFile
    /// The document's node; a null scalar where the file holds none.
    package var root: YAMLNode

    /// Whether a comment directly follows text without quotes in brackets, anywhere.
    package var hasTextFollowedByComment: Bool { root.storage.cells.contains { $0.isFollowedByComment } }
}

/// One node of a document: a reference to the document's storage and a number, cheap to copy.
///
/// Mostly inlinable, since decoding asks several things of every node and would else call for each.
@usableFromInline
package struct YAMLNode: Sendable {
    /// What a node is; aliases are what they stand for.
    @usableFromInline
    package enum Kind: UInt8, Sendable {
        case scalar
        case sequence
        case mapping
    }

    @usableFromInline let storage: YAMLStorage
    @usableFromInline let index: UInt32

    @inlinable
    init(storage: YAMLStorage, index: UInt32) {
        self.storage = storage
        self.index = index
    }

    @inlinable var cell: YAMLCell { storage.cells[Int(index)] }

    /// What the node is, seen through an alias.
    @inlinable package var kind: Kind { cell.kind }

    /// Where the node stands, its anchor and tag included; for an alias, where the alias stands.
    package var range: SourceRange {
        let cell = cell
        return SourceRange(file: storage.file, start: cell.start, end: cell.end)
    }

    /// A scalar's text with quotes, escapes and folding resolved; empty for the others.
    package var text: String {
        withTextBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether this is a scalar without quotes; block scalars are not plain.
    @inlinable package var isPlain: Bool {
        let cell = cell
        return cell.kind == .scalar && cell.style == .plain
    }

    /// Whether this is a plain scalar that says nothing: empty, `~` or `null`.
    @inlinable package var isNull: Bool {
        isPlain && (cell.count == 0 || hasText("~") || hasText("null"))
    }

    /// Whether nothing at all was written here, as for the value of `key:` or of `{ key }`.
    package var isAbsent: Bool { isPlain && cell.count == 0 && cell.start == cell.end }

    /// Whether this is a sequence in `[ ]` or a mapping in `{ }`.
    @inlinable package var isFlow: Bool { cell.style == .flow }

    /// Whether this is a plain scalar inside `[ ]` or `{ }` that a comment ends on the same line, as
    /// happens to text with a ` #` in it.
    @inlinable package var isFollowedByComment: Bool { cell.isFollowedByComment }

    /// A sequence's nodes; empty for the others.
    @inlinable package var items: Items {
        let cell = cell
        return Items(storage: storage, offset: cell.offset, count: cell.kind == .sequence ? cell.count : 0)
    }

    /// A mapping's pairs in file order, merge keys replaced by what they bring; empty for the others.
    @inlinable package var pairs: Pairs {
        let cell = cell
        return Pairs(storage: storage, offset: cell.offset, count: cell.kind == .mapping ? cell.count / 2 : 0)
    }

    /// The value of a mapping's key, compared as text; looks at one pair after the other.
    package func value(forKey key: String) -> YAMLNode? {
        var key = key
        return key.withUTF8 { wanted in
            pairs.first { pair in pair.key.withTextBytes { $0.elementsEqual(wanted) } }?.value
        }
    }

    /// Whether the text is the given one, without making a `String` of it.
    @inlinable
    package func hasText(_ text: StaticString) -> Bool {
        let cell = cell
        guard text.utf8CodeUnitCount == (cell.kind == .scalar ? Int(cell.count) : 0) else { return false }
        return withTextBytes { bytes in
            text.withUTF8Buffer { wanted in
                for index in 0..<bytes.count where bytes[index] != wanted[index] { return false }
                return true
            }
        }
    }

    /// Whether both are scalars of one text, however it is written.
    @inlinable
    package func hasSameText(as other: YAMLNode) -> Bool {
        guard cell.kind == .scalar, other.cell.kind == .scalar, cell.count == other.cell.count else { return false }
        return withTextBytes { bytes in
            other.withTextBytes { others in
                for index in 0..<bytes.count where bytes[index] != others[index] { return false }
                return true
            }
        }
    }

    /// Hands out a scalar's text as UTF-8, which is gone after the call; empty for the others.
    @inlinable
    package func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let cell = cell
        let start = cell.kind == .scalar ? Int(cell.offset) : 0
        let end = cell.kind == .scalar ? start + Int(cell.count) : 0
        return storage.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    }
}
