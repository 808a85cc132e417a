import EndpointDiagnostics

/// How a node was written.
@usableFromInline
enum YAMLStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case block, flow
}

/// One node of the flat document.
///
/// `offset` and `count` point into the bytes of the storage for a scalar, into its children for the
/// others; a mapping's children alternate key and value. An alias is a copy of its target's cell
/// with a place of its own, so aliases need no second step when they are read.
@usableFromInline
struct YAMLCell: Sendable {
    var start: SourcePosition
    var end: SourcePosition
    @usableFromInline var offset: UInt32
    @usableFromInline var count: UInt32
    @usableFromInline var kind: YAMLNode.Kind
    @usableFromInline var style: YAMLStyle
    @usableFromInline var isFollowedByComment = false
}

/// What the nodes of one document are views of; immutable once read.
@usableFromInline
final class YAMLStorage: Sendable {
    let file: SourceFile
    @usableFromInline let cells: [YAMLCell]
    @usableFromInline let children: [UInt32]
    @usableFromInline let bytes: [UInt8]

    init(file: SourceFile, cells: [YAMLCell], children: [UInt32], bytes: [UInt8]) {
        self.file = file
        self.cells = cells
        self.children = children
        self.bytes = bytes
    }
}
