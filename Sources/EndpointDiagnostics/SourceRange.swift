/// A place in a file. Lines and columns count from 1; columns count Unicode scalars.
@usableFromInline
package struct SourcePosition: Hashable, Comparable, Sendable {
    @usableFromInline package var line: UInt32
    @usableFromInline package var column: UInt32

    @inlinable
    package init(line: Int, column: Int) {
        self.line = UInt32(clamping: line)
        self.column = UInt32(clamping: column)
    }

    @inlinable
    package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// A stretch of a file, from `start` up to but not including `end`.
///
/// Copied more often than anything else, so it holds its file without counting references, which is safe since a
/// ``SourceFile`` is never freed.
@usableFromInline
package struct SourceRange: Sendable {
    @usableFromInline unowned(unsafe) package var file: SourceFile
    @usableFromInline package var start: SourcePosition
    @usableFromInline package var end: SourcePosition

    @inlinable
    package init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// An empty range at one position.
    package init(file: SourceFile, line: Int, column: Int) {
        let position = SourcePosition(line: line, column: column)
        self.init(file: file, start: position, end: position)
    }
}

extension SourceRange: Hashable {
    @usableFromInline
    package static func == (lhs: SourceRange, rhs: SourceRange) -> Bool {
        lhs.file === rhs.file && lhs.start == rhs.start && lhs.end == rhs.end
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(start)
        hasher.combine(end)
    }
}

/// A value with the place it was written at.
///
/// Inlinable, since decoding makes one of nearly every scalar and would else look up its type at run time.
@usableFromInline
package struct Located<Value> {
    @usableFromInline package var value: Value
    @usableFromInline package var range: SourceRange

    @inlinable
    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    @inlinable
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), at: range)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
