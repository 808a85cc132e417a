import EndpointDiagnostics
import EndpointSpec
import EndpointSpecFixtures
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Pieces of files")
struct FilePieceTests {
    /// `orders.yaml` as it is generated beside so many other files with an endpoint each.
    private func orders(besides others: Int) throws -> RenderedFile {
        let names = ["api.yaml", "orders.yaml"] + (0..<others).map { "other\($0).yaml" }
        var fixture = SpecFixture()
        fixture.spec.files = names.map { SpecFile(source: SourceFile(path: $0, text: ""), relativePath: $0) }
        for number in 0..<200 { fixture.endpoint("list\(number)", module: "Orders") { $0.file = 1 } }
        for number in 0..<others { fixture.endpoint("list", module: "Other\(number)") { $0.file = 2 + number } }
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try TemplateLibrary.load(overridesIn: nil, reportingTo: &diagnostics))
        let files = GenerationPipeline(templates: templates).generate(fixture.spec, reportingTo: &diagnostics)
        return try #require(files?.first { $0.name == "orders.endpoints.swift" })
    }

    @Test("a file of many endpoints has the same bytes alone and beside so many that it is not taken apart")
    func sameBytes() throws {
        let apart = try orders(besides: 0)
        #expect(apart.text.contains("OrdersList199Endpoint: Endpoint"))
        #expect(try orders(besides: 8 * ProcessInfo.processInfo.activeProcessorCount) == apart)
    }
}
