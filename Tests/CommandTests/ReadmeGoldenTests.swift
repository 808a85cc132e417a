import EndpointCommandLine
import EndpointDiff
import EndpointGeneration
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// The README against the code: what stands between its markers, and what it tells people to paste.
@Suite(.serialized) struct ReadmeGoldenTests {
    private static let file = PackageRoot.url.appendingPathComponent("README.md")
    /// What the README's examples name beside the client: the app's own.
    private static let surroundings = """
        import EndpointRuntime
        import Foundation
        import ShopAPI
        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #endif

        struct Signer: RequestSigner {
            func sign(_ request: inout TransportRequest, in context: SigningContext) async throws {}
        }
        struct Pins: Sendable {
            func answer(_ challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
                (.performDefaultHandling, nil)
            }
        }
        let keychain: any CredentialStore = MemoryCredentialStore()
        let signer = Signer()
        struct Tracing: Interceptor {}
        let tracing = Tracing()
        struct FailOver: URLRewriter {
            func rewrite(_ url: URL, of request: TransportRequest) async throws -> URL { url }
        }
        let domainFailOver = FailOver()
        let pins = Pins()
        let chosenOnThisDevice: Shop.Environment? = nil
        let session = SessionCredential(token: "t")
        let (folder, logs) = (URL(fileURLWithPath: "/downloads"), URL(fileURLWithPath: "/logs"))
        let tracer = FileLogger(directory: logs)
        let scope = RequestScope()
        let client = ShopClient(environment: .production)

        @MainActor final class Screen {
            func show(_ value: some Any) {}
            func showSignIn() {}
        }

        """

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
        "templates": TemplateReference.markdown,
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

    @Test("Every link to a section leads to one, and the contents name every section")
    func links() throws {
        let readme = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
        let headings = readme.matches(of: /(?m)^(#{2,4}) (.+)$/).map { (level: $0.1.count, anchor: Self.anchor($0.2)) }
        let targets = readme.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
        let dead = Set(targets).subtracting(headings.map(\.anchor))
        #expect(dead.isEmpty, "\(dead.sorted())")
        let unlisted = headings.filter { $0.level == 2 && !targets.contains($0.anchor) }.map(\.anchor)
        #expect(unlisted.isEmpty, "\(unlisted)")
    }

    /// As GitHub makes it of a heading.
    private static func anchor(_ heading: Substring) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
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
        let format = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(format.status == 0, "\(format.errors)")
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

    @Test("Every example that the README gives of calls compiles against the specs that it shows")
    func examples() async throws {
        let readme = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
        let workspace = try Workspace()
        for block in readme.matches(of: /<!-- (?:first|more)-spec: (\w+\.yaml) -->\n```yaml\n((?s).*?)```/) {
            let path = "Specs/\(block.1)"
            let before = workspace.exists(path) ? try workspace.text(of: path) : ""
            try workspace.write(before + block.2, to: path)
        }
        // Lines that are added to a file stand at its end, which is not where 'format' has them.
        #expect(try await BuiltTool.run(["format", "Specs/api.yaml"], in: workspace).status == 0)
        let format = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(format.status == 0, "\(format.errors)")
        let run = try await BuiltTool.run(["generate", "--output", "ShopAPI"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        try workspace.write(
            "import EndpointRuntime\npublic typealias ShopClient = EndpointClient<Shop>\n",
            to: "ShopAPI/ShopClient.swift"
        )
        let module = ["-module-name", "ShopAPI", "-emit-module-path", "ShopAPI.swiftmodule"]
        let api = try await SwiftCompiler.run(
            ["-emit-module", "-parse-as-library"] + module,
            files: workspace.swiftFiles(in: "ShopAPI"),
            in: workspace
        )
        #expect(api.status == 0, "\(api.errors)")
        let blocks = readme.matches(of: /<!-- example -->\n```swift\n((?s).*?)```/).map { String($0.1) }
        #expect(blocks.count >= 9)
        let methods = blocks.enumerated().map(Self.method).joined()
        try workspace.write(Self.surroundings + "extension Screen {\n\(methods)}\n", to: "Examples.swift")
        let check = try await SwiftCompiler.run(
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", "."],
            files: ["Examples.swift"],
            in: workspace
        )
        #expect(check.status == 0, "\(check.errors)")
    }

    /// A method with the lines of an example, which uses what they declare.
    private static func method(_ index: Int, of block: String) -> String {
        let names = block.matches(of: /(?m)^let (\w+|\([\w, ]+\)) =/).map { "_ = \($0.1)\n" }
        return "func example\(index)() async throws {\n\(block)\(names.joined())}\n"
    }
}
