/// The reference of the spec format, printed from the same tables that decoding goes by.
package enum FormatReference {
    /// What types and values are, then one heading and table for each mapping whose keys are fixed, in Markdown.
    package static var markdown: String {
        ([BuiltInTypes.markdown, values] + FormatObject.allCases.map(section)).joined(separator: "\n")
    }

    private static var values: String {
        var words: Set<String> = []
        let kinds = ValueKind.allCases.filter { words.insert($0.word).inserted }
        let rows = kinds.map { "| \($0.word) | \($0.meaning.replacing("|", with: "\\|")) |" }
        return """
            #### Values

            What the tables below call the values of keys.

            | value | what it is |
            |---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private static func section(_ object: FormatObject) -> String {
        let rows = object.keys.map(row).joined(separator: "\n")
        return """
            #### \(heading(object))

            \(object.table.summary)

            | key | value | default | meaning |
            |---|---|---|---|
            \(rows)

            """
    }

    private static func heading(_ object: FormatObject) -> String {
        let noun = object.noun
        return object == .api ? "`\(noun)`" : noun.prefix(1).uppercased() + noun.dropFirst()
    }

    private static func row(_ key: FormatKey) -> String {
        let places = key.places == .all ? "" : " Only in a \(key.places.words)."
        let cells = [
            "`\(key.name)`", key.form.words, key.isRequired ? "required" : key.defaultText, key.meaning + places,
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
}

extension ValueForm {
    /// The form in a few words, as the reference and messages print it.
    package var words: String {
        if let kind { return kind.word }
        switch self {
        case .integer(let minimum): return minimum == 0 ? "integer" : "integer from \(minimum)"
        case .words(let words): return words.map { "`\($0)`" }.joined(separator: " ")
        case .list(let form): return "list of \(form.words)"
        case .map(let key, let form): return "\(key.rawValue) → \(form.words)"
        case .object(let object): return object.noun
        case .field: return FormatObject.field.noun
        case .anyOf(let forms): return forms.map(\.words).joined(separator: ", or ")
        case .nonEmpty(let form): return form.words
        default: return "JSON value"
        }
    }
}
