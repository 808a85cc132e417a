import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// Native specs that lie beside the package, written as OpenAPI and read again.
@Suite(.enabled(if: SharedFolder.exists("specs"))) struct SharedExportTests {
    @Test("what is written of a spec is a spec again, with the same endpoints", arguments: ["social", "stripe"])
    func isReadAgain(name: String) throws {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([SharedFolder.url("specs/\(name)").path], reportingTo: &diagnostics)
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let native = try #require(resolved)
        let bytes = OpenAPIWriter(native, documents: documents).bytes(as: .yaml)
        let read = OpenAPIText(String(decoding: bytes, as: UTF8.self))
        #expect(read.reports == [])
        #expect(try texts(of: read.documents) == texts(of: documents))
        let again = try #require(read.resolved().spec)
        #expect(paths(of: again) == paths(of: native))
        #expect(again.modules.map(\.name.value) == native.modules.map(\.name.value))
    }

    @Test("a document that was changed since is read by what it says", arguments: ["social", "stripe"])
    func isReadByItself(name: String) throws {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([SharedFolder.url("specs/\(name)").path], reportingTo: &diagnostics)
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let native = try #require(resolved)
        let text = String(decoding: OpenAPIWriter(native, documents: documents).bytes(as: .yaml), as: UTF8.self)
        let read = OpenAPIText(text.replacing(#/version: "1"/#, with: "version: \"2\"", maxReplacements: 1))
        #expect(read.errors == [])
        let again = try #require(read.resolved().spec)
        #expect(paths(of: again).isSubset(of: paths(of: native)))
        // An endpoint whose whole address is a parameter, and further readings of one request, have no path item.
        let unread = paths(of: native).subtracting(paths(of: again))
        #expect(unread.count <= 3, "\(unread)")
        #expect(again.modules.map(\.name.value) == native.modules.map(\.name.value))
    }

    /// The files as they would be written, each with its module's name.
    private func texts(of documents: [SpecDocument]) throws -> [String] {
        documents.map { document in
            var document = document
            let name = document.moduleName
            if let range = document.module?.range, document.module?.name == nil {
                document.module?.name = Located(name, at: range)
            }
            return String(decoding: SpecWriter().bytes(of: document), as: UTF8.self)
        }.sorted()
    }

    /// Module, name, method and path of each endpoint that has a path.
    private func paths(of spec: ResolvedSpec) -> Set<String> {
        Set(
            spec.modules.flatMap { module in
                module.endpoints.map { endpoint in
                    guard case .path(let path) = endpoint.target else {
                        return "\(module.name.value).\(endpoint.name.value)"
                    }
                    return "\(module.name.value).\(endpoint.name.value) \(endpoint.method.rawValue) \(path.value)"
                }
            }
        )
    }
}
