import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// The native files that a document was exported from, which it holds as texts: OpenAPI and vendor keys lose the order
/// of endpoints, what is generic, and which words are taken over from where.
///
/// They stand for the document as long as it says what it said when it was written; what was changed in it since wins
/// over them.
enum NativeFiles {
    private static let keys: Set<String> = [VendorKeys.digest, VendorKeys.files]

    // MARK: Writing

    /// What is added to a document.
    static func pairs(of spec: ResolvedSpec, _ documents: [SpecDocument], in document: DocumentValue) -> [DocumentPair]
    {
        let names = Dictionary(
            spec.modules.map { (spec.files[$0.file].relativePath, $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        let files = documents.map { document in
            var document = document
            // A file's name says nothing where it is one of several in another.
            if document.module?.name == nil { document.module?.name = names[document.file.relativePath] }
            let text = String(decoding: SpecWriter().bytes(of: document), as: UTF8.self)
            return DocumentPair(path(of: document), .text(text))
        }
        return [
            DocumentPair(VendorKeys.digest, .text(DocumentDigest(document).text)),
            DocumentPair(VendorKeys.files, .mapping(DocumentMapping(files, isBlock: true))),
        ]
    }

    /// The path of a native file, which those of an OpenAPI document would have if they were imported.
    private static func path(of document: SpecDocument) -> String {
        guard document.file.openAPI != nil else { return document.file.relativePath }
        return document.api != nil ? "api.yaml" : "\(document.module?.name?.value ?? "Module").yaml"
    }

    // MARK: Reading

    /// Where the texts stand in a document; `nil` in one that has none.
    static func place(in root: YAMLNode) -> SourceRange? {
        root.pairs.first { $0.key.text == VendorKeys.files }?.key.range
    }

    /// What the texts declare; `nil` where the document says something else by now, or they are no specs.
    static func documents(in root: YAMLNode, at path: String, from source: SourceFile) -> [SpecDocument]? {
        guard let digest = root.value(forKey: VendorKeys.digest)?.text,
            digest == DocumentDigest(root, without: keys).text,
            let files = root.value(forKey: VendorKeys.files), files.kind == .mapping, !files.pairs.isEmpty
        else { return nil }
        var documents: [SpecDocument] = []
        for pair in files.pairs {
            guard let document = document(pair, isAlone: files.pairs.count == 1) else { return nil }
            documents.append(document)
        }
        // What is said of the API comes first.
        let ordered = documents.filter { $0.api != nil } + documents.filter { $0.api == nil }
        return ordered.enumerated().map { number, document in
            var document = document
            document.file = SpecFile(source: source, relativePath: path)
            document.file.openAPI = OpenAPIPart(number: number, others: [])
            return document
        }
    }

    private static func document(_ pair: YAMLPair, isAlone: Bool) -> SpecDocument? {
        var problems = DiagnosticCollector()
        let name = pair.key.text
        let source = SourceFile(path: name, text: pair.value.text)
        guard let yaml = YAMLReader().read(source, reportingTo: &problems) else { return nil }
        let document = SpecDecoder().decode(
            yaml,
            file: SpecFile(source: source, relativePath: name),
            role: isAlone ? .single : SpecLoader.isAPI(name) ? .folderAPI : .module,
            reportingTo: &problems
        )
        return problems.hasErrors ? nil : document
    }
}
