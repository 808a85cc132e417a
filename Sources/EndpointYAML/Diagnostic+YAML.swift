import EndpointDiagnostics

extension Diagnostic {
    static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.duplicateKey,
            "key '\(key)' is given twice; remove or rename one",
            at: range,
            notes: [Note("first given here", at: first)]
        )
    }

    static func complexKey(_ range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.complexKey, "a key must be text, not a sequence or mapping; quote it if it is", at: range)
    }

    static func undefinedAlias(_ name: String, at range: SourceRange, nearest: String?) -> Diagnostic {
        let suggestion = nearest.map { "; did you mean '*\($0)'?" } ?? ""
        let message = "alias '*\(name)' has no anchor '&\(name)' before it\(suggestion)"
        return Diagnostic(YAMLRules.undefinedAlias, message, at: range)
    }

    static func aliasCycle(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.aliasCycle,
            "alias '*\(name)' stands inside the node that it refers to",
            at: range,
            notes: [Note("'&\(name)' starts here", at: anchor)]
        )
    }

    static func invalidMerge(_ range: SourceRange) -> Diagnostic {
        let message =
            "'<<' merges a mapping or a list of mappings, and this is neither; quote '<<' if it is meant as text"
        return Diagnostic(YAMLRules.invalidMerge, message, at: range)
    }

    static func secondDocument(_ range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.secondDocument,
            "a second document starts here; a file is one document",
            at: range,
            notes: [Note("the first starts here", at: first)]
        )
    }

    /// - Parameter start: The text before the comma that it was cut from, where that can be told.
    static func splitType(_ text: String, at range: SourceRange, start: SourceRange?) -> Diagnostic {
        Diagnostic(
            YAMLRules.splitType,
            "'\(text)' is cut from the text before it by a comma; quote a type with a comma inside '{ }' and '[ ]'",
            at: range,
            notes: start.map { [Note("what was cut starts here", at: $0)] } ?? []
        )
    }

    static func unsupportedTag(_ tag: String, at range: SourceRange) -> Diagnostic {
        let core = "tag:yaml.org,2002:"
        let written = tag.hasPrefix(core) ? "!!\(tag.dropFirst(core.count))" : tag
        return Diagnostic(YAMLRules.unsupportedTag, "tag '\(written)' cannot be used here; remove it", at: range)
    }

    // MARK: Limits

    static func tooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
        let message = "nesting is deeper than the depth limit of \(limit) levels"
        return Diagnostic(YAMLRules.depthLimit, message, at: range)
    }

    static func tooManyNodes(_ range: SourceRange, limit: Int) -> Diagnostic {
        let message = "the document has more nodes than the node limit of \(limit), aliases counted out"
        return Diagnostic(YAMLRules.nodeLimit, message, at: range)
    }

    static func overExpansion(_ range: SourceRange, limit: Int, ownNodes: Int) -> Diagnostic {
        let message = "aliases make more than \(limit) times the file's own \(ownNodes) nodes, the expansion limit"
        return Diagnostic(YAMLRules.expansionLimit, message, at: range)
    }

    static func tooManyDirectives(_ file: SourceFile, at offset: Int, limit: Int) -> Diagnostic {
        let position = file.position(ofByte: offset)
        let message = "more lines start with '%' than the directive limit of \(limit)"
        let range = SourceRange(file: file, start: position, end: position)
        return Diagnostic(YAMLRules.directiveLimit, message, at: range)
    }

    static func fileTooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
        let message = "the file has \(file.bytes.count) bytes, more than the file size limit of \(limit)"
        return Diagnostic(YAMLRules.fileSizeLimit, message, at: SourceRange(file: file, line: 1, column: 1))
    }
}
