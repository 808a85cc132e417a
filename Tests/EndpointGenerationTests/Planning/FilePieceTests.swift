import EndpointDiagnostics
import EndpointSpecFixtures
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Pieces of files")
struct FilePieceTests {
    private func files(modules: Int, endpointsOfFirst: Int) throws -> [RenderedFile] {
        var fixture = SpecFixture()
        for number in 0..<endpointsOfFirst { fixture.endpoint("list\(number)", module: "Orders") }
        for number in 1..<modules { fixture.endpoint("list", module: "Module\(number)") }
        var diagnostics = DiagnosticCollector()
        let templates = try TemplateLibrary.load(overridesIn: nil, reportingTo: &diagnostics)
        return try #require(
            templates.flatMap { GenerationPipeline(templates: $0).generate(fixture.spec, reportingTo: &diagnostics) }
        )
    }

    @Test("a file of many endpoints has the same bytes alone and beside so many that it is not taken apart")
    func sameBytes() throws {
        let many = 8 * ProcessInfo.processInfo.activeProcessorCount
        let apart = try files(modules: 1, endpointsOfFirst: 200)
        let whole = try files(modules: many, endpointsOfFirst: 200)
        let file = try #require(
            apart.first { $0.name.hasPrefix("Orders") || $0.text.contains("OrdersList199Endpoint") }
        )
        #expect(file.text.contains("OrdersList199Endpoint: Endpoint"))
        #expect(whole.first { $0.name == file.name }?.text == file.text)
    }
}
