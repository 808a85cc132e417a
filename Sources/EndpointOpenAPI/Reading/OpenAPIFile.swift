import EndpointDiagnostics
import EndpointYAML

/// One file of an OpenAPI description.
struct OpenAPIFile {
    let document: YAMLDocument
    /// The folder it lies in, as parts of the path below the input's folder.
    let folder: [String]
    /// The last part of its path.
    let name: String

    init(_ document: YAMLDocument, at path: [String]) {
        self.document = document
        folder = Array(path.dropLast())
        name = path.last ?? ""
    }
}
