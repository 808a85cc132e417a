/// The reference of the spec format, printed from the same tables that decoding goes by.
package enum FormatReference {
    /// One heading and table for each mapping whose keys are fixed, in Markdown.
    package static var markdown: String {
        FormatObject.allCases.map(section).joined(separator: "\n")
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
        switch self {
        case .text: "text"
        case .bool: "`true` or `false`"
        case .integer(let minimum): minimum == 0 ? "integer" : "integer from \(minimum)"
        case .number: "number"
        case .duration: "duration"
        case .date: "date"
        case .words(let words): words.map { "`\($0)`" }.joined(separator: " ")
        case .name: "name"
        case .typeName: "type name"
        case .type: "type"
        case .reference: "`module.endpoint`"
        case .dottedPath: "path"
        case .header: "header"
        case .mediaType: "media type"
        case .template: "path template"
        case .baseURL: "URL"
        case .pattern: "regular expression"
        case .status: "status"
        case .literal: "scalar, `[]`, `{}`"
        case .scalar: "scalar"
        case .json: "JSON value"
        case .list(let form): "list of \(form.words)"
        case .map(let key, let form): "\(key.rawValue) → \(form.words)"
        case .object(let object): "\(object.noun)"
        case .anyOf(let forms): forms.map(\.words).joined(separator: ", or ")
        }
    }
}
