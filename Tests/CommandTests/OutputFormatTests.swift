import EndpointTestSupport
import Foundation
import Testing

/// The formatter that comes with the toolchain, with this package's settings, has nothing to say about output.
@Suite(.serialized) struct OutputFormatTests {
    private static let specs = ["Specs", "Tests/GoldenTests/Specs"].map {
        PackageRoot.url.appendingPathComponent($0).path
    }

    /// Two servers give a list in a line that has 119 columns at public access, and one more at package access.
    private static let narrow = """
        name: Stripe
        json: { dates: epochSeconds }
        servers:
          api: { environments: { production: https://a.example.com } }
          files: { environments: { production: https://b.example.com } }

        """

    @Test(
        "The example and the golden specs are formatted at every access level",
        arguments: CompilerSetting.accessLevels
    )
    func ownSpecs(access: String) async throws {
        for path in Self.specs { try await lint(specs: path, access: access, in: Workspace([:])) }
    }

    @Test("A list is broken where the comma of the broken one would not fit", arguments: CompilerSetting.accessLevels)
    func columnOfComma(access: String) async throws {
        try await lint(specs: "Specs", access: access, in: Workspace(["Specs/api.yaml": Self.narrow]))
    }

    @Test(
        "What specs beside the package generate is formatted",
        .enabled(if: SharedFolder.exists("specs"), "the folder of shared specs is not beside the package"),
        arguments: ["social", "stripe"],
        CompilerSetting.accessLevels
    )
    func shared(name: String, access: String) async throws {
        try await lint(specs: SharedFolder.url("specs/\(name)").path, access: access, in: Workspace([:]))
    }

    private func lint(specs: String, access: String, in workspace: Workspace) async throws {
        let run = try await BuiltTool.run(["generate", specs, "-o", "out", "--access", access], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try !workspace.swiftFiles(in: "out").isEmpty)
        let settings = PackageRoot.url.appendingPathComponent(".swift-format").path
        let check = try await SwiftCompiler.run(
            ["format", "lint", "--strict", "--configuration", settings, "--recursive", "out"],
            in: workspace
        )
        #expect(check.status == 0, "\(check.errors.prefix(4000))")
    }
}
