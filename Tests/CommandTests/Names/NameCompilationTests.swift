import EndpointNaming
import EndpointTestSupport
import Foundation
import Testing

/// What names and sizes at the edge of the format generate.
@Suite(.serialized) struct NameCompilationTests {
    private static let isLong = Torture.isLong

    @Test("Names that mean something already compile wherever a name can stand")
    func takenNames() async throws {
        // What generated code mentions is all that a name can hide; the others are as good as any.
        let mentioned = StandardName.allCases.map(\.spelling)
        let upper =
            mentioned
            + (TakenNames.commonTypes + ["Any", "Self", "Type", "Protocol", "Optional", "Array"])
            .filter { !mentioned.contains($0) }
        let spec = NameSpec(lower: TakenNames.lower, upper: upper, modules: TakenNames.commonTypes)
        try await expectCompiling(spec.files, .six)
    }

    @Test(
        "All names of Swift, Foundation and the runtime compile in every language mode",
        .enabled(if: isLong, "only in a long run"),
        arguments: CompilerSetting.Mode.allCases
    )
    func allNames(mode: CompilerSetting.Mode) async throws {
        let names = TakenNames.upper
        try await expectCompiling(NameSpec(lower: TakenNames.lower, upper: names, modules: names).files, mode)
    }

    @Test(
        "The API may have any of these names, with a prefix and without",
        .enabled(if: isLong, "only in a long run"),
        arguments: [
            "String", "Endpoint", "EndpointClient", "APIDefinition", "Response", "Headers", "Type", "Self", "Any",
        ]
    )
    func apiNames(name: String) async throws {
        for prefix in ["", "swift: { typePrefix: My }\n"] {
            let text = """
                name: \(name)
                \(prefix)servers: { api: { responseHeaders: { X-A: string? }, environments: { test: "https://a.b" } } }
                endpoints: { a: { method: GET, path: /a, query: { string: { enum: [a] } }, response: Model } }
                models: { Model: { fields: { text: string, at: dateTime } } }

                """
            try await expectCompiling(["Specs/a.yaml": text], .six)
        }
    }

    @Test("Specs of extreme sizes compile", arguments: isLong ? BigSpec.allCases : BigSpec.quick)
    func sizes(spec: BigSpec) async throws {
        try await expectCompiling(["Specs/big.yaml": spec.text], .six)
    }

    @Test("A module that lost its endpoints to another one still has their former methods")
    func formerModule() async throws {
        let files = [
            "Specs/api.yaml": "spec: 1\n",
            "Specs/old.yaml": "module: Old\nerrors: { 1: { name: gone, data: url } }\n",
            "Specs/new.yaml": "endpoints: { get: { method: GET, path: /a, response: text, renamedFrom: old.get } }\n",
        ]
        try await expectCompiling(files, .six)
    }

    private func expectCompiling(
        _ files: [String: String],
        _ mode: CompilerSetting.Mode,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let workspace = try Workspace(files)
        let run = try await BuiltTool.run(["generate", "Specs", "--output", "out"], in: workspace)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }.joined(separator: "\n")
        #expect(run.status == 0, "\(errors.prefix(4000))", sourceLocation: sourceLocation)
        let setting = CompilerSetting(mode: mode, features: .none, access: "public")
        let flags = ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Adopter"] + setting.flags
        let check = try await SwiftCompiler.run(flags, files: try workspace.swiftFiles(in: "out"), in: workspace)
        #expect(check.status == 0, "\(check.errors.prefix(4000))", sourceLocation: sourceLocation)
    }
}
