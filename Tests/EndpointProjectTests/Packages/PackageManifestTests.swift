import Testing

@testable import EndpointProject

@Suite struct PackageManifestTests {
    private static let plugin = #"plugins: [.plugin(name: "EndpointGeneratorPlugin", package: "p")]"#

    private func targets(_ text: String, in folder: String = "") -> [PluginTarget] {
        PackageManifest(text, in: folder).pluginTargets
    }

    @Test("A target that names the plugin is found, with its folder, and others are not")
    func usual() {
        let text = """
            .target(name: "Core", dependencies: [.target(name: "Base")]),
            .executableTarget(name: "app", dependencies: [.target(name: "Core")], \(Self.plugin)),
            .testTarget(name: "AppTests", \(Self.plugin)),
            """
        let found = [
            PluginTarget(name: "app", folder: "Sources/app"), PluginTarget(name: "AppTests", folder: "Tests/AppTests"),
        ]
        #expect(targets(text) == found)
        #expect(targets(text, in: "Packages/Shop").map(\.folder).first == "Packages/Shop/Sources/app")
    }

    @Test("A path and what is excluded are read as they stand")
    func path() {
        let text = #".target(name: "A", path: "./Code/", exclude: ["Generated", "b/"], "# + Self.plugin + ")"
        #expect(targets(text) == [PluginTarget(name: "A", folder: "Code", excluded: ["Generated", "b"])])
        let target = PluginTarget(name: "A", folder: "Code", excluded: ["Generated"])
        #expect(target.compiles("Code/b") && target.compiles("Code"))
        #expect(!target.compiles("Code/Generated") && !target.compiles("Coder"))
        let here = PluginTarget(name: "A", folder: ".", excluded: ["Generated"])
        #expect(here.specs == "Specs" && here.compiles(".") && here.compiles("b") && !here.compiles("Generated"))
    }

    @Test("A plugin in a comment is none, and an address is no comment")
    func comments() {
        #expect(targets(#".target(name: "A", // "# + Self.plugin + "\n)") == [])
        let text = #".target(name: "A", dependencies: ["https://example.com"], "# + Self.plugin + ")"
        #expect(targets(text).map(\.name) == ["A"])
    }
}
