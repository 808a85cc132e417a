import EndpointDiagnostics
import EndpointOpenAPI
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// The reports on descriptions of real APIs that lie beside the package.
@Suite(.enabled(if: SharedFolder.exists("openapi"), "the OpenAPI documents are not beside the package"))
struct LossGoldenTests {
    @Test("the report of losses is as recorded, each line with its reason", arguments: SharedDocumentsTests.paths)
    func report(path: String) throws {
        let losses = try Self.losses(path)
        let text = losses.summary + Self.groups(losses, of: SharedFolder.url("openapi/" + path).path)
        for line in text.split(separator: "\n") {
            #expect(line.contains(/\d  \S.* \S+ \S+/) || line.contains(/: \S.* \(.*\d+:\d+.*\)$/), "no reason: \(line)")
        }
        let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? path
        try expectGolden(text, at: "Tests/EndpointOpenAPITests/Losses/Goldens/\(name).txt")
    }

    private static func losses(_ path: String) throws -> LossReport {
        var diagnostics = DiagnosticCollector()
        let url = SharedFolder.url("openapi/" + path)
        let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
        let document = try #require(YAMLReader().read(source, reportingTo: &diagnostics))
        let folder = url.deletingLastPathComponent().path
        let reading = OpenAPIReader().decode(
            document,
            at: url.lastPathComponent,
            in: folder,
            reportingTo: &diagnostics
        )
        #expect(diagnostics.sorted.filter { $0.severity == .error }.map(\.message) == [])
        return reading.losses
    }

    /// A line for each construct of each kind of loss: what became of it, how often, why, and the first places.
    private static func groups(_ losses: LossReport, of path: String) -> String {
        var order: [Group] = []
        var places: [Group: [String]] = [:]
        for entry in losses.entries {
            let group = Group(loss: entry.loss, construct: entry.construct)
            if places[group] == nil { order.append(group) }
            let file = entry.file == path ? "" : (entry.file.split(separator: "/").last.map { $0 + ":" } ?? "")
            places[group, default: []].append("\(file)\(entry.line):\(entry.column)")
        }
        return order.map { group in
            let all = places[group] ?? []
            let word = group.loss.isLeftOut ? "left out" : "simplified"
            let rest = all.count > 4 ? ", …" : ""
            return "'\(group.construct)' \(word) \(all.count)×: \(group.loss.reason) "
                + "(\(all.prefix(4).joined(separator: ", "))\(rest))\n"
        }.sorted().joined()
    }

    private struct Group: Hashable {
        var loss: Loss
        var construct: String
    }
}
