import EndpointDiagnostics

extension Diagnostic {
    /// Bytes that are no UTF-8, at the first of them.
    static func templateEncoding(at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.encoding, "template isn't valid UTF-8 here; save it as UTF-8", at: range)
    }

    static func unclosedTag(closing: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.unclosedTag, "tag is never closed; expected '\(closing)'", at: range)
    }

    /// - Parameter isKnown: The character would be right had there been no space in front of it.
    static func unknownTagType(_ character: Character, isKnown: Bool, opening: String, at range: SourceRange)
        -> Diagnostic
    {
        let hint =
            isKnown
            ? "write '\(character)' directly after '\(opening)'"
            : "expected a name or one of '#', '^', '/', '>', '&', '{', '!', '='"
        return Diagnostic(TemplateRules.tagType, "unknown kind of tag '\(character)'; \(hint)", at: range)
    }

    static func malformedName(_ name: String, at range: SourceRange) -> Diagnostic {
        let message =
            name.isEmpty
            ? "tag has no name"
            : "'\(name.prefix(40))' is no name; expected one without spaces or braces, with single dots inside"
        return Diagnostic(TemplateRules.name, message, at: range)
    }

    static func malformedDelimiters(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.delimiters,
            "expected two delimiters without '=', separated by a space, as in '{{=<% %>=}}'",
            at: range
        )
    }

    static func unclosedSection(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.unclosedSection, "section '\(name)' is never closed", at: range)
    }

    /// - Parameter open: The innermost open section; `nil` if none is open.
    static func mismatchedClose(_ name: String, open: (name: String, range: SourceRange)?, at range: SourceRange)
        -> Diagnostic
    {
        guard let open else {
            return Diagnostic(TemplateRules.mismatchedClose, "'\(name)' is closed but no section is open", at: range)
        }
        return Diagnostic(
            TemplateRules.mismatchedClose,
            "'\(name)' is closed where section '\(open.name)' is open",
            at: range,
            notes: [Note("section '\(open.name)' is opened here", at: open.range)]
        )
    }

    /// - Parameter range: The first tag that goes too deep; what follows it is not read.
    static func sectionDepth(_ name: String, limit: Int, at range: SourceRange) -> Diagnostic {
        let message =
            "section '\(name)' lies in \(limit) others, which is as deep as sections nest; are they all closed?"
        return Diagnostic(TemplateRules.sectionDepth, message, at: range)
    }

    static func duplicateTemplate(_ name: String, first: SourceRange, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.duplicateTemplate,
            "template '\(name)' exists twice",
            at: range,
            notes: [Note("the other one is here", at: first)]
        )
    }

    /// - Parameter range: The tag that asks for it; `nil` if the program does.
    static func missingTemplate(_ name: String, existing: [String], at range: SourceRange?) -> Diagnostic {
        let hint = SpellingHint(for: name, among: existing, introduction: "templates are")
        return Diagnostic(TemplateRules.missingTemplate, "there is no template '\(name)'\(hint.text)", at: range)
    }

    static func inclusionDepth(of name: String, limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.inclusionDepth,
            "including '\(name)' here goes more than \(limit) deep; does it include itself without an end?",
            at: range
        )
    }

    /// - Parameters:
    ///   - path: The whole name in the tag, of which `name` is one part.
    ///   - existing: What could be named there, innermost context first.
    static func unknownName(_ name: String, in path: String, existing: [String], at range: SourceRange) -> Diagnostic {
        let subject = name == path ? "unknown name '\(name)'" : "unknown name '\(name)' in '\(path)'"
        let hint = SpellingHint(for: name, among: existing, introduction: "names here are")
        return Diagnostic(TemplateRules.unknownName, subject + hint.text, at: range)
    }

    static func unprintableValue(_ name: String, isList: Bool, at range: SourceRange) -> Diagnostic {
        let kind = isList ? "a list" : "a context"
        return Diagnostic(
            TemplateRules.unprintableValue,
            "'\(name)' is \(kind), which can't be printed; open a section over it",
            at: range
        )
    }
}
