import EndpointTemplates

/// The built-in templates as the README lists them, by what the first line of each says of itself.
package enum TemplateReference {
    /// A row for each template: its name, its context and what it prints.
    package static var markdown: String {
        let rows = BuiltInTemplates.all.sorted { $0.name < $1.name }.map { template in
            let about = about(template.text)
            return "| `\(template.name)` | \(about.context.map { "`\($0)`" } ?? "") | \(about.words) |\n"
        }
        return "| template | context | what it prints |\n|---|---|---|\n" + rows.joined()
    }

    /// `{{! Context -> what it prints }}`, or with a colon where other templates include it.
    private static func about(_ text: String) -> (context: String?, words: String) {
        guard let match = text.prefixMatch(of: /\{\{! (\w+)(?: ->|:) (.*?) \}\}/) else { return (nil, "") }
        return (String(match.1), String(match.2))
    }
}
