package import EndpointDiagnostics

/// What is refused while a file is read, before anything is known of its meaning.
package enum YAMLRules {
    /// Every rule of this target, by identifier.
    package static let all: [DiagnosticRule] = [
        aliasCycle, complexKey, controlCharacter, depthLimit, directiveLimit, duplicateKey, expansionLimit,
        fileSizeLimit, formatChangesMeaning,
        invalidEncoding, invalidMerge, jsonSyntax, nodeLimit, secondDocument, splitType, tabIndentation,
        unclosedQuote, undefinedAlias, unsupportedTag, yamlSyntax, yamlVersion,
    ]

    static let yamlSyntax = DiagnosticRule(
        "yaml-syntax",
        summary: "The file is not well-formed YAML.",
        reason: "What follows the place cannot be told apart any more, so nothing after it is read.",
        wayOut: "Check indentation, brackets and quotes at the place; quote text that holds ': ', ' #' or starts with "
            + "a special character."
    )
    static let jsonSyntax = DiagnosticRule(
        "json-syntax",
        summary: "The file is not well-formed JSON.",
        reason: "A file whose name ends in '.json' is read as JSON exactly, without comments or trailing commas.",
        wayOut: "Mend the place, or rename the file to '.yaml' if it is YAML."
    )
    static let tabIndentation = DiagnosticRule(
        "tab-indentation",
        summary: "A tab indents a line.",
        reason: "YAML indents with spaces only, because a tab has no agreed width.",
        wayOut: "Replace the tab with spaces, as many as the lines around it have."
    )
    static let unclosedQuote = DiagnosticRule(
        "unclosed-quote",
        summary: "A quoted text is not closed.",
        reason: "Everything up to the end of the file would belong to the text.",
        wayOut: "Close the quote; write '' for a single quote inside single quotes and \\\" inside double quotes."
    )
    static let duplicateKey = DiagnosticRule(
        "duplicate-key",
        summary: "A mapping has one key twice.",
        reason: "One of the two would be dropped in silence. Keys are compared as text, so 200 and \"200\" are one.",
        wayOut: "Remove or rename one of them."
    )
    static let complexKey = DiagnosticRule(
        "complex-key",
        summary: "A key is a sequence or a mapping.",
        reason: "Keys are names, and only text can be one.",
        wayOut: "Use text as the key; quote text that starts with '[' or '{'."
    )
    static let undefinedAlias = DiagnosticRule(
        "undefined-alias",
        summary: "An alias names an anchor that is not defined before it.",
        reason: "There is nothing that the alias could stand for.",
        wayOut: "Define the anchor with '&' above the alias, or correct the name; quote text that starts with '*'."
    )
    static let aliasCycle = DiagnosticRule(
        "alias-cycle",
        summary: "An alias stands inside the node that it refers to.",
        reason: "The document would have no end.",
        wayOut: "Refer to models by name where they contain themselves; use aliases only for what is complete above."
    )
    static let invalidMerge = DiagnosticRule(
        "invalid-merge",
        summary: "The value of a merge key '<<' is not a mapping or a list of mappings.",
        reason: "Only mappings have keys that can be merged.",
        wayOut: "Give '<<' an alias of a mapping, or a list of such aliases; quote the key if it is meant as text."
    )
    static let secondDocument = DiagnosticRule(
        "second-document",
        summary: "The file holds more than one YAML document.",
        reason: "A file is one document; what follows the first would be dropped in silence.",
        wayOut: "Move the second document to a file of its own, or remove the '---' line."
    )
    static let splitType = DiagnosticRule(
        "split-type",
        summary: "A type or text inside '{ }' or '[ ]' is cut in two at a comma.",
        reason: "Inside brackets a comma ends a value, so 'Pair<A, B>' becomes 'Pair<A' and a key 'B>'.",
        wayOut: "Quote the whole of it: \"Pair<A, B>\"."
    )
    static let invalidEncoding = DiagnosticRule(
        "invalid-encoding",
        summary: "The file is neither UTF-8 nor UTF-16 with a byte order mark.",
        reason: "Its text cannot be read without guessing.",
        wayOut: "Save the file as UTF-8."
    )
    static let controlCharacter = DiagnosticRule(
        "control-character",
        summary: "The file holds a control character.",
        reason: "YAML allows none but tab and line breaks, as they cannot be seen.",
        wayOut: "Remove it, or write it as an escape such as \"\\x01\" inside double quotes."
    )
    static let unsupportedTag = DiagnosticRule(
        "unsupported-tag",
        summary: "A node has a tag that would change its meaning.",
        reason: "What a value is follows from the place it stands at, so a tag has nothing to say.",
        wayOut: "Remove the tag; quote text that starts with '!'."
    )
    static let yamlVersion = DiagnosticRule(
        "yaml-version",
        summary: "The file asks for a YAML version other than 1.1 or 1.2.",
        reason: "Its syntax may differ from what is read here.",
        wayOut: "Remove the '%YAML' line."
    )
    static let depthLimit = DiagnosticRule(
        "depth-limit",
        summary: "Mappings and sequences are nested too deep.",
        reason: "Depth costs time and stack in everything that reads the document.",
        wayOut: "Move inner parts to named models."
    )
    static let nodeLimit = DiagnosticRule(
        "node-limit",
        summary: "The document has too many nodes, aliases counted as what they stand for.",
        reason: "A few lines of aliases can stand for more than any machine holds.",
        wayOut: "Split the file, or use fewer aliases."
    )
    static let directiveLimit = DiagnosticRule(
        "directive-limit",
        summary: "Too many lines start with '%'.",
        reason: "Such lines are directives, and reading them takes time that grows with the square of their number.",
        wayOut: "Remove the directives; indent text whose lines start with '%'."
    )
    static let expansionLimit = DiagnosticRule(
        "expansion-limit",
        summary: "Aliases make the document many times as large as its file.",
        reason: "A few lines of aliases can stand for more than any machine holds.",
        wayOut: "Use fewer aliases of aliases; give shared parts a name in the spec instead."
    )
    static let fileSizeLimit = DiagnosticRule(
        "file-size-limit",
        summary: "The file is too large.",
        reason: "A file of this size is hardly a spec, and reading it would take all memory.",
        wayOut: "Split the file."
    )
    static let formatChangesMeaning = DiagnosticRule(
        "format-changes-meaning",
        summary: "A file could only be formatted by changing what it says.",
        reason: "What is written is read again and compared before anything is replaced, so that nothing is lost.",
        wayOut: "Write the place in a simpler way, or leave the file as it is; it can be used unformatted."
    )
}
