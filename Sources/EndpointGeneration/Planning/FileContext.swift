import EndpointSpec
import EndpointTemplating

/// What the template `file` prints: the head of an output.
struct FileContext: TemplateContext {
    var header: String
    /// What keeps formatters from taking initialisers out, which are written alike at every access level.
    var formatterNote: String?
    /// Whole lines.
    var imports: [String]

    static let shape: ContextShape<Self> = [
        "header": { .text($0.header) },
        "formatterNote": { .optional($0.formatterNote) },
        "hasImports": { .bool(!$0.imports.isEmpty) },
        "imports": { .texts($0.imports) },
    ]

    init(_ file: PlannedFile, access: AccessLevel) {
        header = file.header.line
        formatterNote = access == .internal ? "// swift-format-ignore-file: UseSynthesizedInitializer" : nil
        imports = Self.importLines(file.imports, access: access)
    }

    /// The obvious forms are hard errors beside an adopter's own plain imports: `internal import` always,
    /// `package import` where imports are public by default.
    private static func importLines(_ imports: [PlannedImport], access: AccessLevel) -> [String] {
        switch access {
        case .internal: return imports.map { "import \($0.module)" }
        case .public: return imports.map { $0.isExposed ? "public import \($0.module)" : "import \($0.module)" }
        case .package:
            let exposed = imports.filter(\.isExposed).map(\.module)
            let hidden = imports.filter { !$0.isExposed }.map { "import \($0.module)" }
            if exposed.isEmpty { return hidden }
            return hidden + (hidden.isEmpty ? [] : [""])
                + ["#if hasFeature(InternalImportsByDefault)"] + exposed.map { "    package import \($0)" }
                + ["#else"] + exposed.map { "    import \($0)" } + ["#endif"]
        }
    }
}
