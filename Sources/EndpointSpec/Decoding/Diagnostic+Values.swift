import EndpointDiagnostics
import EndpointYAML

/// Problems with values; each points at the value.
extension Diagnostic {
    /// A text, list or mapping in another's place.
    static func wrongKind(_ entry: Entry, expected: String) -> Diagnostic {
        let found =
            switch entry.value.kind {
            case .scalar: quoted(entry.value.text)
            case .sequence: "a list"
            case .mapping: "a mapping"
            }
        return Diagnostic(
            DecodingRules.wrongKind,
            "\(quoted(entry.key.text)) must be \(expected), found \(found)",
            at: entry.value.range
        )
    }

    static func nullValue(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            DecodingRules.nullValue,
            "\(quoted(entry.key.text)) has no value; give one, or remove it",
            at: entry.value.isAbsent ? entry.key.range : entry.value.range
        )
    }

    /// A text that is none of what the key asks for.
    ///
    /// - Parameter expected: What it must be, with an example or the way out.
    static func invalid(_ rule: DiagnosticRule, _ entry: Entry, expected: String) -> Diagnostic {
        Diagnostic(
            rule,
            "\(quoted(entry.key.text)) must be \(expected), found \(quoted(entry.value.text))",
            at: entry.value.range
        )
    }

    static func invalidBoolean(_ entry: Entry) -> Diagnostic {
        let text = entry.value.text
        let meant: String? =
            switch text.lowercased() {
            case "yes", "on", "y", "true", "1": "true"
            case "no", "off", "n", "false", "0": "false"
            default: nil
            }
        let hint = meant.map { "write '\($0)'" } ?? "write 'true' or 'false'"
        return Diagnostic(
            DecodingRules.invalidBoolean,
            "\(quoted(entry.key.text)) must be a boolean, and \(quoted(text)) is none; \(hint)",
            at: entry.value.range
        )
    }

    static func unknownWord(_ entry: Entry, allowed: [String]) -> Diagnostic {
        let text = entry.value.text
        let hint = nearest(to: text, in: allowed).map { "; did you mean '\($0)'?" } ?? ""
        let list = allowed.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            DecodingRules.unknownWord,
            "\(quoted(entry.key.text)) must be one of \(list), found \(quoted(text))\(hint)",
            at: entry.value.range
        )
    }

    /// The word that differs in case only, or the one that few edits lead to.
    static func nearest(to text: String, in allowed: [String]) -> String? {
        allowed.first { $0.lowercased() == text.lowercased() } ?? NearestName.nearest(to: text, in: allowed)
    }

    static func invalidName(_ name: YAMLNode, _ style: NameStyle) -> Diagnostic {
        let text = name.text
        let hint = style.corrected(text).map { "; write '\($0)'" } ?? ""
        return Diagnostic(
            DecodingRules.invalidName,
            "\(quoted(text)) is not a name; \(style.words) is ASCII letters and digits and begins with \(style.beginning)\(hint)",
            at: name.range
        )
    }

    static func invalidHeader(_ name: YAMLNode) -> Diagnostic {
        Diagnostic(
            DecodingRules.invalidHeader,
            "\(quoted(name.text)) cannot be the name of a header; use letters, digits and '-'",
            at: name.range
        )
    }

    static func unsafeText(
        _ entry: Entry,
        what: String,
        because reason: String = "as it is sent in a header"
    ) -> Diagnostic {
        Diagnostic(
            DecodingRules.unsafeText,
            "\(quoted(entry.key.text)) cannot have \(what) in it, \(reason)",
            at: entry.value.range
        )
    }

    static func duplicateValue(_ item: YAMLNode, of entry: Entry, first: SourceRange) -> Diagnostic {
        Diagnostic(
            DecodingRules.duplicateValue,
            "\(quoted(item.text)) stands twice in '\(entry.key.text)'",
            at: item.range,
            notes: [Note("first here", at: first)]
        )
    }

    static func emptyCollection(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            DecodingRules.emptyCollection,
            "\(quoted(entry.key.text)) has nothing in it",
            at: entry.value.range
        )
    }

    static func invalidStatusKey(_ key: YAMLNode, allowsHundreds: Bool) -> Diagnostic {
        let hundreds = allowsHundreds ? ", or a hundred such as '2xx'" : ""
        return Diagnostic(
            DecodingRules.invalidStatus,
            "\(quoted(key.text)) is not a status; write three digits from 100 to 599\(hundreds)",
            at: key.range
        )
    }
}
