package import EndpointDiagnostics

/// A spec file and where it lies below the folder of specs.
package struct SpecFile: Sendable {
    package var source: SourceFile
    /// The path below SPECS with `/` between its parts, such as `orders/list.yaml`; what headers and
    /// output names are made from. A file given by itself has its last component here.
    package var relativePath: String
    /// Where it is an OpenAPI document, of which several spec documents are made.
    package var openAPI: OpenAPIPart?

    package init(source: SourceFile, relativePath: String) {
        self.source = source
        self.relativePath = relativePath
    }
}

/// Which of the spec documents that an OpenAPI document makes.
package struct OpenAPIPart: Sendable {
    /// From 0, which is what `api.yaml` would say.
    package var number: Int
    /// The files that the document refers to.
    package var others: [SourceFile]

    package init(number: Int, others: [SourceFile]) {
        self.number = number
        self.others = others
    }
}
