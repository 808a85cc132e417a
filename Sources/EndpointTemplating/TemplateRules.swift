package import EndpointDiagnostics

/// Every kind of problem that a template can have.
package enum TemplateRules {
    /// All of them, in the order that README and `explain` print.
    package static let all: [DiagnosticRule] = [
        encoding, unclosedTag, tagType, name, delimiters, unclosedSection, mismatchedClose, sectionDepth,
        duplicateTemplate, missingTemplate, inclusionDepth, unknownName, unprintableValue,
    ]

    static let encoding = DiagnosticRule(
        "template-encoding",
        summary: "A template isn't valid UTF-8.",
        reason: "Its bytes are copied into the output, where a compiler or browser would refuse them.",
        wayOut: "Save the template as UTF-8."
    )
    static let unclosedTag = DiagnosticRule(
        "template-unclosed-tag",
        summary: "A tag is opened and never closed.",
        reason: "The rest of the template would silently become part of the tag.",
        wayOut: "Close the tag with the delimiter in force at that place, '}}' unless it was changed."
    )
    static let tagType = DiagnosticRule(
        "template-tag-type",
        summary: "A tag starts with a character that no kind of tag starts with.",
        reason: "Printing nothing for it would hide a mistake or a feature that isn't supported.",
        wayOut: "Use one of '#', '^', '/', '>', '&', '{', '!' and '=', or a name."
    )
    static let name = DiagnosticRule(
        "template-name",
        summary: "A tag's name is empty or malformed.",
        reason: "Such a name can never be found.",
        wayOut: "Write one name, or several with single dots between them, without spaces or braces."
    )
    static let delimiters = DiagnosticRule(
        "template-delimiters",
        summary: "A tag that sets delimiters doesn't name exactly two.",
        reason: "What follows could not be told apart from plain text.",
        wayOut: "Write two words without '=' between the equals signs, as in '{{=<% %>=}}'."
    )
    static let unclosedSection = DiagnosticRule(
        "template-unclosed-section",
        summary: "A section is opened and never closed in the same template.",
        reason: "It would be a guess where the section should end.",
        wayOut: "Add the closing tag, '{{/name}}', in the same template."
    )
    static let mismatchedClose = DiagnosticRule(
        "template-mismatched-close",
        summary: "A closing tag doesn't belong to the innermost open section.",
        reason: "Sections must nest.",
        wayOut: "Close the inner section first, or correct the name."
    )
    static let sectionDepth = DiagnosticRule(
        "template-section-depth",
        summary: "Sections of a template are nested more than 100 deep.",
        reason: "A name is looked up in all sections around it, which each section more makes slower for all within.",
        wayOut:
            "Move inner sections into a template of their own and include it, or close sections that were forgotten."
    )
    static let duplicateTemplate = DiagnosticRule(
        "template-duplicate",
        summary: "Two templates have one name.",
        reason: "Which one an inclusion means would depend on the order of files.",
        wayOut: "Rename one of the files."
    )
    static let missingTemplate = DiagnosticRule(
        "template-missing",
        summary: "A template that is asked for doesn't exist.",
        reason: "The output would lack a part without a trace.",
        wayOut: "Correct the name, or add a file of that name with the extension 'mustache'."
    )
    static let inclusionDepth = DiagnosticRule(
        "template-inclusion-depth",
        summary: "Templates include each other more than 100 deep.",
        reason: "A template that includes itself without an end would never finish.",
        wayOut: "Put the inclusion into a section that is empty at some depth."
    )
    static let unknownName = DiagnosticRule(
        "template-unknown-name",
        summary: "A tag names something that no surrounding context offers.",
        reason: "Printing nothing would turn a typing error into wrong output.",
        wayOut: "Correct the name; the message lists what there is."
    )
    static let unprintableValue = DiagnosticRule(
        "template-unprintable-value",
        summary: "A value tag names a list or a context.",
        reason: "Neither has a text of its own.",
        wayOut: "Open a section over it and print what it holds."
    )
}
