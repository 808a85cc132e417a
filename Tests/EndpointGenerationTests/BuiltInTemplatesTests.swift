import EndpointDiagnostics
import EndpointTemplates
import EndpointTemplating
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Built-in templates")
struct BuiltInTemplatesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Templates")

    @Test("are the templates of the folder, byte for byte; 'Templates/.embed.sh' embeds them anew")
    func freshness() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".mustache") }.sorted()
        #expect(BuiltInTemplates.all.map { $0.name + ".mustache" } == files)
        for template in BuiltInTemplates.all {
            let file = Self.folder.appendingPathComponent(template.name + ".mustache")
            #expect(template.text == (try String(contentsOf: file, encoding: .utf8)), "\(template.name)")
        }
    }

    @Test("each open with a comment that names their context")
    func comments() {
        for template in BuiltInTemplates.all { #expect(template.text.hasPrefix("{{! "), "\(template.name)") }
    }

    @Test("parse and know every template that they include")
    func parse() throws {
        var diagnostics = DiagnosticCollector()
        let set = try TemplateLibrary.load(reportingTo: &diagnostics)
        #expect(set?.templateNames == BuiltInTemplates.all.map(\.name).sorted())
        #expect(diagnostics.isEmpty)
    }
}
