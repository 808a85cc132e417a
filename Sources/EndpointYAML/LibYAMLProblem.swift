import CLibYAML
import EndpointDiagnostics

/// What libyaml left in its parser when it gave up, copied out.
struct LibYAMLProblem {
    enum Stage { case reading, scanning, parsing, memory, unknown }

    var stage: Stage
    var problem: String
    var context: String
    var mark: SourcePosition
    var contextMark: SourcePosition
    /// Counts bytes of the file; right for ``Stage/reading`` alone, where the marks are wrong.
    var byteOffset = 0
    /// The character or byte that cannot be read, or -1.
    var value = -1

    static let outOfMemory = LibYAMLProblem(
        stage: .memory,
        problem: "",
        context: "",
        mark: SourcePosition(line: 1, column: 1),
        contextMark: SourcePosition(line: 1, column: 1)
    )
}

extension LibYAMLProblem {
    init(_ parser: yaml_parser_t) {
        switch parser.error {
        case YAML_READER_ERROR: stage = .reading
        case YAML_SCANNER_ERROR: stage = .scanning
        case YAML_PARSER_ERROR: stage = .parsing
        case YAML_MEMORY_ERROR: stage = .memory
        default: stage = .unknown
        }
        problem = parser.problem.map { String(cString: $0) } ?? ""
        context = parser.context.map { String(cString: $0) } ?? ""
        mark = SourcePosition(parser.problem_mark)
        contextMark = SourcePosition(parser.context_mark)
        byteOffset = Int(clamping: parser.problem_offset)
        value = Int(parser.problem_value)
    }
}
