import CLibYAML
import EndpointDiagnostics

/// Pulls events out of libyaml, one at a time.
///
/// The only type that touches `yaml_parser_t`. libyaml keeps the parser's own address and that of the
/// input, so both live on the heap, owned by this value; each event's texts are copied before it is
/// returned, so nothing handed out refers to C memory. After an error or the end of the stream, every
/// further call returns `nil`.
struct YAMLEventReader: ~Copyable, YAMLEventSource {
    private let file: SourceFile
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let isInitialized: Bool
    /// The end of a file whose last line has no break: libyaml adds one and then marks the line below.
    private let end: SourcePosition?
    private var isFinished = false

    init(_ file: SourceFile) {
        self.file = file
        parser = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        input = .allocate(capacity: file.bytes.count)
        _ = input.initialize(from: file.bytes)
        let hasFinalBreak = file.bytes.last == UInt8(ascii: "\n")
        end = hasFinalBreak ? nil : file.position(ofByte: file.bytes.count)
        isInitialized = yaml_parser_initialize(parser) == 1
        if isInitialized { yaml_parser_set_input_string(parser, input.baseAddress, input.count) }
    }

    deinit {
        if isInitialized { yaml_parser_delete(parser) }
        parser.deallocate()
        event.deallocate()
        input.deallocate()
    }

    mutating func next(appendingTextTo text: inout [UInt8]) throws(YAMLReadError) -> YAMLEvent? {
        while !isFinished {
            guard isInitialized, yaml_parser_parse(parser, event) == 1 else {
                isFinished = true
                let problem = isInitialized ? LibYAMLProblem(parser.pointee) : LibYAMLProblem.outOfMemory
                throw YAMLReadError(diagnostic: problem.diagnostic(in: file))
            }
            defer { yaml_event_delete(event) }
            if let copied = copyEvent(appendingTextTo: &text) { return copied }
        }
        return nil
    }

    /// The event as a value, or `nil` for one that carries nothing.
    private mutating func copyEvent(appendingTextTo text: inout [UInt8]) -> YAMLEvent? {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.pointee.data.scalar
            var copy = makeEvent(.scalar, YAMLStyle(scalar.style))
            copy.anchor = text.append(cString: scalar.anchor)
            copy.tag = text.append(cString: scalar.tag)
            copy.text = text.append(scalar.value, count: scalar.length)
            return copy
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            var copy = makeEvent(.mappingStart, mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block)
            copy.anchor = text.append(cString: mapping.anchor)
            copy.tag = text.append(cString: mapping.tag)
            return copy
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            var copy = makeEvent(.sequenceStart, sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block)
            copy.anchor = text.append(cString: sequence.anchor)
            copy.tag = text.append(cString: sequence.tag)
            return copy
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
            return makeEvent(.collectionEnd, .block)
        case YAML_ALIAS_EVENT:
            var copy = makeEvent(.alias, .plain)
            copy.anchor = text.append(cString: event.pointee.data.alias.anchor)
            return copy
        case YAML_DOCUMENT_START_EVENT:
            return makeEvent(.documentStart, .block)
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
            isFinished = true
            return nil
        default:
            return nil
        }
    }

    @inline(__always)
    private func makeEvent(_ kind: YAMLEvent.Kind, _ style: YAMLStyle) -> YAMLEvent {
        YAMLEvent(
            kind: kind,
            style: style,
            start: position(event.pointee.start_mark),
            end: position(event.pointee.end_mark),
            startIndex: UInt32(truncatingIfNeeded: event.pointee.start_mark.index),
            endIndex: UInt32(truncatingIfNeeded: event.pointee.end_mark.index)
        )
    }

    @inline(__always)
    private func position(_ mark: yaml_mark_t) -> SourcePosition {
        let position = SourcePosition(mark)
        guard let end else { return position }
        return min(position, end)
    }
}

extension SourcePosition {
    /// Marks count from 0; this is the one place that adds 1.
    init(_ mark: yaml_mark_t) {
        self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
    }
}

extension YAMLStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}

extension [UInt8] {
    /// Appends bytes that C owns.
    @inline(__always)
    fileprivate mutating func append(_ pointer: UnsafePointer<UInt8>?, count length: Int) -> TextSlice {
        let slice = TextSlice(offset: UInt32(truncatingIfNeeded: count), count: UInt32(truncatingIfNeeded: length))
        append(contentsOf: UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : length))
        return slice
    }

    /// Appends a zero-terminated text that C owns, or nothing.
    @inline(__always)
    fileprivate mutating func append(cString pointer: UnsafePointer<UInt8>?) -> TextSlice {
        guard let pointer else { return TextSlice() }
        return append(terminated: pointer)
    }

    private mutating func append(terminated pointer: UnsafePointer<UInt8>) -> TextSlice {
        var length = 0
        while pointer[length] != 0 { length += 1 }
        return append(pointer, count: length)
    }
}
