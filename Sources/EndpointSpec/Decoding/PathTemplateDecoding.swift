import EndpointDiagnostics
import EndpointYAML

/// Templates of paths: `/rooms/{id}`.
extension DocumentDecoder {
    mutating func template(_ entry: Entry?) -> Located<String>? {
        guard let entry, isScalar(entry, "a path such as '/rooms/{id}'") else { return nil }
        let text = entry.locatedText
        do {
            // Whether a name stands twice shows where the module's path and the endpoint's are joined.
            _ = try PathTemplateParser(text.value).placeholders()
        } catch {
            report(.invalidPath(entry, error))
            return nil
        }
        return text
    }
}

/// What is wrong with a path.
enum PathTemplateError: Error, Equatable {
    case noSlash
    case unallowed(Unicode.Scalar)
    case unbalanced
    case invalidName(String)

    var words: String {
        switch self {
        case .noSlash: "it must begin with '/'"
        case .unallowed("?"): "'?' cannot stand in it; put parameters under 'query'"
        case .unallowed("#"): "'#' cannot stand in it, as fragments are not sent"
        case .unallowed(let scalar): "\(quoted(String(scalar))) cannot stand in it"
        case .unbalanced: "a brace is not closed or not opened"
        case .invalidName(let name): "\(quoted("{\(name)}")) does not hold the name of a parameter"
        }
    }
}

/// Walks over a path and its braces.
struct PathTemplateParser {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The names in braces, in order.
    func placeholders() throws(PathTemplateError) -> [String] {
        guard text.hasPrefix("/") else { throw .noSlash }
        var names: [String] = []
        var open: String?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{":
                guard open == nil else { throw .unbalanced }
                open = ""
            case "}":
                guard let name = open else { throw .unbalanced }
                guard NameStyle.lower.allows(name) else { throw .invalidName(name) }
                names.append(name)
                open = nil
            default:
                guard isAllowed(scalar) else { throw .unallowed(scalar) }
                open?.unicodeScalars.append(scalar)
            }
        }
        guard open == nil else { throw .unbalanced }
        return names
    }

    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "?", "#", "\"", "\\", "<", ">", "^", "`", "|": false
        default: !isControl(scalar) && !isSpace(scalar)
        }
    }
}

extension Diagnostic {
    static func invalidPath(_ entry: Entry, _ error: PathTemplateError) -> Diagnostic {
        Diagnostic(
            DecodingRules.invalidPath,
            "\(quoted(entry.value.text)) cannot be a path: \(error.words)",
            at: entry.value.range
        )
    }
}
