import EndpointDiagnostics
package import EndpointSpec

/// Says in words what a field's limits and example are, for its documentation.
package enum LimitNotes {
    /// Paragraphs; none where there is nothing to say.
    package static func notes(of field: Field) -> [String] {
        if !field.hasLimits && !field.boxedExample.isGiven { return [] }
        var sentences: [String] = []
        let limits = field.limits
        append(limits.minLength?.value.description, limits.maxLength?.value.description, "characters", to: &sentences)
        append(limits.minimum?.value, limits.maximum?.value, nil, to: &sentences)
        append(limits.minItems?.value.description, limits.maxItems?.value.description, "elements", to: &sentences)
        if let pattern = limits.pattern?.value { sentences.append("Matches \(code(pattern)).") }
        if case .scalar(let example, _)? = field.example?.value { sentences.append("Example: \(code(example)).") }
        return sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
    }

    private static func append(_ minimum: String?, _ maximum: String?, _ unit: String?, to sentences: inout [String]) {
        let unit = unit.map { " " + $0 } ?? ""
        switch (minimum, maximum) {
        case (nil, nil): break
        case (let minimum?, nil): sentences.append("At least \(minimum)\(unit).")
        case (nil, let maximum?): sentences.append("At most \(maximum)\(unit).")
        case (let minimum?, let maximum?):
            sentences.append(
                minimum == maximum ? "Exactly \(minimum)\(unit)." : "From \(minimum) to \(maximum)\(unit)."
            )
        }
    }

    /// A code span of Markdown, on one line.
    private static func code(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && text.utf8.last != UInt8(ascii: " ")
        let line = isPlain ? text : PlainLines(text).joined(separator: " ")
        return line.utf8.contains(UInt8(ascii: "`")) ? "`` \(line) ``" : "`\(line)`"
    }
}
