import EndpointDiagnostics
import EndpointYAML

/// Problems with keys; each points at the key.
extension Diagnostic {
    /// A key that the format doesn't define at this place; suggests the nearest that it does.
    static func unknownKey(_ key: YAMLNode, in owner: KeyOwner, allowed: [String]) -> Diagnostic {
        let text = key.text
        let hint = nearest(to: text, in: allowed).map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            DecodingRules.unknownKey,
            "unknown key \(quoted(text)) in \(owner.words)\(hint)",
            at: key.range
        )
    }

    /// A key that another mapping of the format has.
    static func misplacedKey(_ key: YAMLNode, in owner: KeyOwner, of other: FormatObject) -> Diagnostic {
        // What was one file until another came beside it.
        let isModuleKey = owner.object == .api && other == .module
        let advice = isModuleKey ? "; move it to one of its own, such as 'orders.yaml'" : ""
        return Diagnostic(
            DecodingRules.misplacedKey,
            "'\(key.text)' cannot stand in \(owner.words); it is a key of \(other.nounWithArticle)\(advice)",
            at: key.range
        )
    }

    /// A key that fields have elsewhere.
    static func misplacedKey(
        _ key: YAMLNode,
        in owner: KeyOwner,
        place: FieldPlaces,
        allowed: FieldPlaces
    ) -> Diagnostic {
        let name = owner.name.map { " \(quoted($0.text))" } ?? ""
        return Diagnostic(
            DecodingRules.misplacedKey,
            "'\(key.text)' has no meaning in \(place.words)\(name); it can stand in: \(allowed.words)",
            at: key.range
        )
    }

    /// A key that means something only beside another.
    static func companion(_ key: YAMLNode, of needed: String, in owner: String) -> Diagnostic {
        Diagnostic(
            DecodingRules.misplacedKey,
            "'\(key.text)' means something only beside \(needed), which \(owner) does not have",
            at: key.range
        )
    }

    static func missingKeys(_ names: [StaticString], in owner: KeyOwner, at range: SourceRange) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(DecodingRules.missingKey, "\(owner.words) lacks \(list)", at: range)
    }

    /// None of several keys of which one must be there.
    static func missingChoice(_ names: [StaticString], in owner: String, at range: SourceRange) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(DecodingRules.missingKey, "\(owner) needs one of \(list)", at: range)
    }

    static func conflict(_ key: YAMLNode, with first: YAMLNode) -> Diagnostic {
        Diagnostic(
            DecodingRules.conflictingKeys,
            "'\(key.text)' cannot stand beside '\(first.text)'; only one of them can hold",
            at: key.range,
            notes: [Note("'\(first.text)' stands here", at: first.range)]
        )
    }

    /// `{ description: One, two }` is an extra key to YAML.
    static func textCutByComma(_ key: YAMLNode, in owner: KeyOwner, after previous: StaticString) -> Diagnostic {
        return Diagnostic(
            DecodingRules.cutText,
            "\(quoted(key.text)) is read as a key of \(owner.words); if it belongs to the text of '\(previous)', quote that text",
            at: key.range
        )
    }

    static func textCutByComment(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            DecodingRules.cutText,
            "the text of '\(entry.key.text)' is cut by ' #'; quote it, or put the comment on a line of its own",
            at: entry.value.range
        )
    }
}

extension FormatObject {
    var nounWithArticle: String {
        switch self {
        case .api: noun
        case .endpoint, .environment, .envelope, .error: "an \(noun)"
        case .module: "a module file"
        default: "a \(noun)"
        }
    }
}
