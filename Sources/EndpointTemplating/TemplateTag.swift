/// One tag of a template, as the scanner found it.
struct TemplateTag {
    enum Kind {
        case variable
        /// Printed without escaping, whatever the output is.
        case rawVariable
        case section
        case invertedSection
        case close
        case inclusion
        /// A comment or a tag that set delimiters; neither leaves anything behind.
        case silent
        /// A tag with a problem that has been reported; treated as plain text would be.
        case broken
    }

    var kind: Kind
    /// The bytes from the opening delimiter to the end of the closing one.
    var range: Range<Int>
    /// The name's bytes without whitespace around them; empty for silent and broken tags.
    var name: Range<Int>

    /// Whether a line that holds nothing else disappears with the tag.
    var mayStandAlone: Bool {
        switch kind {
        case .section, .invertedSection, .close, .inclusion, .silent: true
        case .variable, .rawVariable, .broken: false
        }
    }
}
