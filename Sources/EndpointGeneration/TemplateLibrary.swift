package import EndpointDiagnostics
import EndpointTemplates
package import EndpointTemplating

/// Gathers the built-in templates and those of a team that stand in for them.
package enum TemplateLibrary {
    private static let suffix = ".mustache"

    /// Parses the templates of a run.
    ///
    /// - Parameter folder: Its `<name>.mustache` files each replace the built-in template of that name;
    ///   those that start with `_` are for the others to include.
    /// - Returns: `nil` where a problem was reported.
    /// - Throws: ``OutputError`` where the folder cannot be read.
    package static func load(
        overridesIn folder: String? = nil,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(OutputError) -> TemplateSet? {
        var overrides: [SourceFile] = []
        if let folder { overrides = try files(in: folder) }
        let builtIn = BuiltInTemplates.all.map { template in
            SourceFile(path: "Templates/\(template.name)\(suffix)", text: template.text)
        }
        var problems = DiagnosticCollector()
        let known = BuiltInTemplates.all.map(\.name)
        for file in overrides where !known.contains(name(of: file)) && !name(of: file).hasPrefix("_") {
            problems.report(.unknownTemplate(name(of: file), known: known, file: file))
        }
        let replaced = Set(overrides.map { name(of: $0) })
        let files = builtIn.filter { !replaced.contains(name(of: $0)) } + overrides
        let set = TemplateSet(files, escaping: .none, names: .strict, reportingTo: &problems)
        diagnostics.report(contentsOf: problems)
        return problems.hasErrors ? nil : set
    }

    private static func files(in folder: String) throws(OutputError) -> [SourceFile] {
        let folder = OutputFolder(path: folder)
        var files: [SourceFile] = []
        for name in try FileAccess.names(in: folder.path) where name.hasSuffix(suffix) && !name.hasPrefix(".") {
            files.append(SourceFile(path: folder.path(of: name), bytes: try FileAccess.read(folder.path(of: name))))
        }
        return files
    }

    private static func name(of file: SourceFile) -> String {
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        return String(name.dropLast(suffix.count))
    }
}

extension Diagnostic {
    /// A template that nothing would print; points at its first line and suggests what it may be meant for.
    static func unknownTemplate(_ name: String, known: [String], file: SourceFile) -> Diagnostic {
        let hint =
            NearestName.nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
            ?? "; there are \(known.joined(separator: ", "))"
        return Diagnostic(
            .unknownTemplate,
            "'\(name)' is no built-in template\(hint)",
            at: SourceRange(file: file, line: 1, column: 1)
        )
    }
}
