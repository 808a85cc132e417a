import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

/// Files show how a key is written, and generating them tries it.
@Suite struct SpecCoverageTests {
    @Test("Every key of the format stands in a spec of this package")
    func everyKeyIsShown() throws {
        var used: Set<FormatUse> = []
        for folder in ["Specs", "Tests/GoldenTests/Specs", "Tests/CommandTests/OwnStyle"] {
            let url = SharedFolder.packageRoot.appendingPathComponent(folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".yaml") }
            #expect(!paths.isEmpty, "\(folder)")
            for path in paths { used.formUnion(try uses(of: url.appendingPathComponent(path))) }
        }
        let missing = Set(FormatUse.all.map(Self.table)).subtracting(used.map(Self.table))
        #expect(missing.sorted() == [])
    }

    private func uses(of url: URL) throws -> Set<FormatUse> {
        let file = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
        var diagnostics = DiagnosticCollector()
        let document = try #require(YAMLReader().read(file, reportingTo: &diagnostics))
        return SpecDecoder().uses(of: document, role: url.lastPathComponent == "api.yaml" ? .single : .module)
    }

    /// A key with the table it stands in: presets and defaults have an endpoint's keys, and whatever has a type in
    /// place has those of a long form.
    private static func table(_ use: FormatUse) -> String {
        switch use.object {
        case .preset, .defaults: "\(FormatObject.endpoint).\(use.key)"
        case .inPlaceType, .outcome, .variant, .response, .body, .model: "\(FormatObject.field).\(use.key)"
        default: "\(use.object).\(use.key)"
        }
    }
}
