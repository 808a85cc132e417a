import EndpointDiagnostics
import EndpointSpec
import EndpointSpecFixtures
import EndpointTemplating
import Testing

@testable import EndpointGeneration

@Suite("Templates of a team")
struct TemplateLibraryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func generate() throws -> (files: [RenderedFile]?, problems: [Diagnostic]) {
        var fixture = SpecFixture()
        fixture.endpoint("list", module: "Orders")
        fixture.endpoint("detail", module: "Orders")
        var diagnostics = DiagnosticCollector()
        let templates = try TemplateLibrary.load(overridesIn: folder.path, reportingTo: &diagnostics)
        let files = templates.flatMap {
            GenerationPipeline(templates: $0).generate(fixture.spec, reportingTo: &diagnostics)
        }
        return (files, diagnostics.sorted)
    }

    @Test("replace one, and leave the others built in")
    func replacesOne() throws {
        try folder.write("\n// {{requests}} {{> _note}}", to: "requests.mustache")
        try folder.write("by hand\n", to: "_note.mustache")
        try folder.write("no template", to: "README.md")
        let (files, problems) = try generate()
        #expect(problems.isEmpty)
        let text = try #require(files?.first?.text)
        #expect(text.contains("// OrdersRequests by hand\n"))
        #expect(text.contains("struct OrdersListEndpoint: Endpoint"))
        #expect(!text.contains("func list("))
    }

    @Test("that replace nothing are refused, naming the nearest")
    func unknownName() throws {
        try folder.write("", to: "endpont.mustache")
        let (files, problems) = try generate()
        #expect(files == nil)
        #expect(problems.map(\.rule.id) == ["unknown-template"])
        #expect(problems.first?.message.contains("did you mean 'endpoint'?") == true)
        #expect(problems.first?.range?.file.path == folder.path(of: "endpont.mustache"))
    }

    @Test("must keep the header, by which the next run knows its files")
    func missingHeader() throws {
        try folder.write("// ours\n{{header}}\n", to: "file.mustache")
        let (files, problems) = try generate()
        #expect(files == nil)
        #expect(problems.map(\.rule.id) == ["missing-header"])
    }

    @Test("with a fault report it once, however many endpoints meet it")
    func faultOnce() throws {
        try folder.write("{{nothing}}\n", to: "endpoint.mustache")
        let (files, problems) = try generate()
        #expect(files == nil)
        #expect(problems.count == 1)
    }

    @Test("that cannot be read are the machine's refusal, with the path")
    func missingFolder() throws {
        var diagnostics = DiagnosticCollector()
        let path = folder.path(of: "nowhere")
        let error = #expect(throws: OutputError.self) {
            try TemplateLibrary.load(overridesIn: path, reportingTo: &diagnostics)
        }
        #expect(error?.path == path)
        #expect(error?.message.contains(path) == true)
    }
}
