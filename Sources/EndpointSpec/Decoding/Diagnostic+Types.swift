import EndpointDiagnostics
import EndpointYAML

/// Problems with types; each points at the part of the type that is wrong, where columns can be counted.
extension Diagnostic {
    static func invalidType(_ error: TypeSyntaxError, _ entry: Entry, at range: SourceRange) -> Diagnostic {
        let rule =
            switch error.problem {
            case .unknown: DecodingRules.unknownType
            case .innerPayload, .payloadMark: DecodingRules.misplacedPayload
            default: DecodingRules.invalidType
            }
        return Diagnostic(rule, error.words(in: entry.value.text), at: range)
    }

    static func misplacedPayload(_ payload: PayloadType, _ entry: Entry, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            DecodingRules.misplacedPayload,
            "'\(payload.rawValue)' cannot be the type of \(quoted(entry.key.text)), as it stands for a whole body",
            at: range
        )
    }
}

extension TypeSyntaxError {
    /// The problem as a sentence.
    fileprivate func words(in text: String) -> String {
        switch problem {
        case .empty: "a type is missing"
        case .unexpected(let found): "\(quoted(text)) is not a type: \(found) cannot stand there"
        case .unclosed(let name): "'<' after '\(name)' is not closed in the type \(quoted(text))"
        case .wrongCount(let name, let expected):
            expected == 0 ? "'\(name)' takes no type in '< >'" : "'\(name)' takes one type in '< >'"
        case .unknown(let name): Self.unknown(name)
        case .tooManyMarks: "a type ends in at most two '?'"
        case .innerDoubleMark: "'??' can end only a whole type, not one inside '< >'"
        case .innerPayload(let payload): "'\(payload.rawValue)' stands for a whole body and cannot be inside '< >'"
        case .payloadMark(.empty): "'empty' cannot be optional, as it has no value"
        case .payloadMark(let payload): "'\(payload.rawValue)' takes at most one '?'"
        case .tooDeep: "the type is nested too deep; name its inner part as a model"
        }
    }

    private static func unknown(_ name: String) -> String {
        let known = ScalarType.allCases.map(\.rawValue) + PayloadType.allCases.map(\.rawValue) + ["list", "map"]
        let hint =
            switch NearestName.nearest(to: name, in: known) {
            case let nearest?: "did you mean '\(nearest)'?"
            case nil: "models begin with a capital"
            }
        return "unknown type '\(name)'; \(hint)"
    }
}
