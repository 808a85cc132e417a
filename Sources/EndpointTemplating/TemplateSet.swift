package import EndpointDiagnostics
package import EndpointText

/// What is done to the text of a value before it is printed.
package enum TemplateEscaping: Sendable {
    /// Nothing, as Swift source wants it.
    case none
    /// The characters that mean something in HTML are replaced, except in `{{{name}}}` and `{{&name}}`.
    case html
}

/// What a name or template that doesn't exist is.
package enum TemplateNames: Sendable {
    /// An error at the tag.
    case strict
    /// Empty, as the Mustache specification wants it.
    case lenient
}

/// Templates that were parsed together and may include each other.
package struct TemplateSet: Sendable {
    /// How deep sections may lie in each other in one template.
    package static let sectionLimit = 100
    /// How deep templates may include each other.
    package static let inclusionLimit = 100

    let templates: [Template]
    let nameTable: NameTable
    let names: TemplateNames
    private let templateNumbers: [String: Int]

    /// Parses all templates, or returns `nil` after reporting every problem in them.
    ///
    /// - Parameter files: A template is named after its file, without folder and `.mustache`.
    package init?(
        _ files: [SourceFile],
        escaping: TemplateEscaping,
        names: TemplateNames,
        reportingTo diagnostics: inout DiagnosticCollector
    ) {
        var problems = DiagnosticCollector()
        let numbers = Self.numbers(of: files, reportingTo: &problems)
        let surroundings = TemplateParser.Surroundings(templateNumbers: numbers, escaping: escaping, names: names)
        var nameTable = NameTable()
        templates = files.map { file in
            let name = Self.name(of: file)
            return TemplateParser.parse(
                file,
                named: name,
                in: surroundings,
                addingNamesTo: &nameTable,
                reportingTo: &problems
            )
        }
        self.nameTable = nameTable
        self.names = names
        templateNumbers = numbers
        diagnostics.report(contentsOf: problems)
        if problems.hasErrors { return nil }
    }

    /// The names of all templates, sorted.
    package var templateNames: [String] { templateNumbers.keys.sorted() }

    /// The file that a template was parsed from.
    package func file(of template: String) -> SourceFile? { templateNumbers[template].map { templates[$0].file } }

    /// Renders a template and appends the result to `output`.
    ///
    /// A problem that many rounds of a section share is reported once.
    ///
    /// - Parameter texts: What stored texts and lines of contexts lie in; another buffer than `output`.
    /// - Returns: Whether all went well; if not, `output` is as it was and the problems were reported.
    package func render(
        _ template: String,
        with context: some TemplateContext,
        in texts: TextBuffer = TextBuffer(capacity: 0),
        into output: TextBuffer,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        render(template, with: .context(context), in: texts, into: output, reportingTo: &diagnostics)
    }

    /// Renders a template for any value, which `.` names.
    package func render(
        _ template: String,
        with value: TemplateValue,
        in texts: TextBuffer = TextBuffer(capacity: 0),
        into output: TextBuffer,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> Bool {
        guard let number = templateNumbers[template] else {
            diagnostics.report(.missingTemplate(template, existing: templateNames, at: nil))
            return false
        }
        return
            TemplateRenderer
            .render(number, of: self, with: value, in: texts, into: output, reportingTo: &diagnostics)
    }

    private static func numbers(
        of files: [SourceFile],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (number, file) in files.enumerated() {
            let name = name(of: file)
            if let first = numbers[name] {
                let places = [files[first], file].map { SourceRange(file: $0, line: 1, column: 1) }
                diagnostics.report(.duplicateTemplate(name, first: places[0], at: places[1]))
            } else {
                numbers[name] = number
            }
        }
        return numbers
    }

    private static func name(of file: SourceFile) -> String {
        let component = file.path.split(separator: "/").last ?? ""
        let suffix = ".mustache"
        return String(component.hasSuffix(suffix) ? component.dropLast(suffix.count) : component)
    }
}
