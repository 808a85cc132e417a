package import EndpointDiagnostics
package import EndpointYAML

/// What a file of a spec is, which follows from its name and from the files beside it.
package enum SpecFileRole: Sendable, Hashable {
    /// `api.yaml` beside modules.
    case folderAPI
    case module
    /// The only file, with the keys of both.
    case single
}

/// Turns documents into declarations: the shape is checked, names are not looked up yet.
package struct SpecDecoder: Sendable {
    package init() {}

    /// Decodes one document and reports every problem of its shape.
    ///
    /// Of a broken declaration is kept what still has a meaning, so that later stages can be run over it
    /// for further problems; nothing may be generated from it.
    ///
    /// - Returns: `nil` if the document is no mapping at all.
    package func decode(
        _ document: YAMLDocument,
        file: SpecFile,
        role: SpecFileRole,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> SpecDocument? {
        var decoder = DocumentDecoder()
        let spec = decoder.document(document, file: file, role: role)
        diagnostics.report(contentsOf: decoder.diagnostics)
        return spec
    }

    /// The keys of the format that a document uses, whatever is wrong with it.
    package func uses(of document: YAMLDocument, role: SpecFileRole) -> Set<FormatUse> {
        var decoder = DocumentDecoder()
        decoder.uses = []
        let file = SpecFile(source: document.file, relativePath: document.file.path)
        _ = decoder.document(document, file: file, role: role)
        return decoder.uses ?? []
    }
}

extension DocumentDecoder {
    /// An empty file is a document without keys.
    mutating func document(_ document: YAMLDocument, file: SpecFile, role: SpecFileRole) -> SpecDocument? {
        let root = document.root
        var spec = SpecDocument(file: file)
        guard root.kind == .mapping || root.isNull else {
            report(.rootIsNoMapping(root))
            return nil
        }
        let entry = Entry(key: root, value: root)
        let object: FormatObject = role == .module ? .module : .api
        let other: FormatObject? = role == .single ? .module : nil
        let reader = root.isNull ? nil : keys(of: entry, as: object, and: other)
        let keys = reader ?? KeyReader(object: object, other: other, pairs: root.pairs)
        if role != .module { spec.api = api(keys, range: root.range) }
        if role != .folderAPI { spec.module = module(keys, range: root.range, isAlone: role == .single) }
        return spec
    }
}

extension Diagnostic {
    static func rootIsNoMapping(_ root: YAMLNode) -> Diagnostic {
        Diagnostic(DecodingRules.wrongKind, "a spec must be a mapping of keys, such as 'endpoints:'", at: root.range)
    }
}
