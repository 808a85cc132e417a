import EndpointCommandLine
import EndpointDiff
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// The README against the code: what stands between its markers, and what it tells people to paste.
@Suite(.serialized) struct ReadmeGoldenTests {
    private static let file = PackageRoot.url.appendingPathComponent("README.md")
    /// What the README has people write against generated code.
    private static var callers: [String] {
        #if os(macOS)
            // The compiler by itself does not find Swift Testing there.
            ["shop/main.swift"]
        #else
            ["shop/main.swift", "shop/OrdersTests.swift"]
        #endif
    }
    private static let sections = [
        "format": FormatReference.markdown,
        "commands": CommandReference.markdown,
        "diagnostics": RuleReference.markdown(RuleTable.all),
        "changes": ChangeRuleReference.markdown,
    ]

    @Test("Each generated section is fresh", arguments: sections.keys.sorted())
    func section(name: String) throws {
        var readme = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
        let begin = try #require(readme.range(of: "<!-- \(name):begin -->\n"))
        let end = try #require(readme.range(of: "<!-- \(name):end -->"))
        let wanted = "\n" + (Self.sections[name] ?? "") + "\n"
        let found = String(readme[begin.upperBound..<end.lowerBound])
        guard Recording.isOn else {
            let difference = LineDifference(from: found, to: wanted).text
            #expect(found == wanted, "'RECORD_GOLDENS=1 swift test --filter Golden' mends it\n\(difference)")
            return
        }
        readme.replaceSubrange(begin.upperBound..<end.lowerBound, with: wanted)
        try Data(readme.utf8).write(to: Self.file)
        Issue.record("recorded the section '\(name)'")
    }

    @Test("The first spec lints without a problem, generates, and compiles with the code that calls it")
    func firstSpec() async throws {
        let readme = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
        let workspace = try Workspace()
        for block in readme.matches(of: /<!-- first-spec: (\S+) -->\n```\w+\n((?s).*?)```/) {
            let folder = block.1.hasSuffix(".yaml") ? "Specs" : block.1 == "ShopClient.swift" ? "ShopAPI" : "shop"
            try workspace.write(String(block.2), to: "\(folder)/\(block.1)")
        }
        let lint = try await BuiltTool.run(["lint", "--strict"], in: workspace)
        #expect(lint.status == 0, "\(lint.output)")
        let run = try await BuiltTool.run(["generate", "--output", "ShopAPI"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let api = try await SwiftCompiler.run(
            ["-emit-module", "-module-name", "ShopAPI", "-emit-module-path", "ShopAPI.swiftmodule"],
            files: workspace.swiftFiles(in: "ShopAPI"),
            in: workspace
        )
        #expect(api.status == 0, "\(api.errors)")
        let main = try await SwiftCompiler.run(
            ["-typecheck", "-I", "."],
            files: ["shop/main.swift"],
            in: workspace
        )
        #expect(main.status == 0, "\(main.errors)")
    }
}
