import EndpointDiagnostics

/// A stretch of the buffer that a reader appends text to.
struct TextSlice: Sendable {
    var offset: UInt32 = 0
    var count: UInt32 = 0

    var isEmpty: Bool { count == 0 }
    var range: Range<Int> { Int(offset)..<Int(offset) + Int(count) }
}

/// What a parser has seen next; its texts stand in the buffer that the reader was given.
struct YAMLEvent {
    enum Kind: UInt8 {
        case documentStart, alias, scalar, sequenceStart, mappingStart, collectionEnd
    }

    var kind: Kind
    var style = YAMLStyle.plain
    var start: SourcePosition
    var end: SourcePosition
    /// Where ``start`` is, in characters from the beginning, a byte order mark not counted; 0 in JSON.
    var startIndex: UInt32 = 0
    /// Where ``end`` is, counted like ``startIndex``.
    var endIndex: UInt32 = 0
    /// A scalar's text.
    var text = TextSlice()
    /// The name after `&`, or after `*` for an alias.
    var anchor = TextSlice()
    /// The tag in full, such as `tag:yaml.org,2002:str`.
    var tag = TextSlice()
}

/// Something that takes events out of a file one at a time.
protocol YAMLEventSource: ~Copyable {
    /// The next event, or `nil` at the end; appends its texts to `text`.
    mutating func next(appendingTextTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent?
}

/// Why a parser could not go on: the problem to report, made by whoever knows the syntax.
struct YAMLReadError: Error {
    var diagnostic: Diagnostic
}
