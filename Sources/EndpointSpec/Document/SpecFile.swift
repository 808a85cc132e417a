package import EndpointDiagnostics

/// A spec file and where it lies below the folder of specs.
package struct SpecFile: Sendable {
    package var source: SourceFile
    /// The path below SPECS with `/` between its parts, such as `orders/list.yaml`; what headers and
    /// output names are made from. A file given by itself has its last component here.
    package var relativePath: String

    package init(source: SourceFile, relativePath: String) {
        self.source = source
        self.relativePath = relativePath
    }
}
