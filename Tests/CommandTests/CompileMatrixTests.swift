import EndpointTestSupport
import Foundation
import Testing

/// One way in which an adopter may compile what was generated.
struct CompilerSetting: Sendable, CustomTestStringConvertible {
    enum Mode: String, CaseIterable {
        case five = "Swift 5"
        case six = "Swift 6"
        case sixOnMainActor = "Swift 6, main actor by default"
    }

    enum Features: String, CaseIterable {
        case none = "no upcoming features"
        case internalImports = "InternalImportsByDefault"
        case memberImports = "MemberImportVisibility"
        case both = "both import features"
    }

    var mode: Mode
    var features: Features
    var access: String

    var testDescription: String { "\(mode.rawValue), \(features.rawValue), \(access)" }

    static let accessLevels = ["public", "package", "internal"]

    /// Every combination with `COMPILE_MATRIX=full`; else those that hold every mode with every level and each
    /// set of features, as a compiler run costs seconds.
    static let all: [CompilerSetting] = {
        let isFull = ProcessInfo.processInfo.environment["COMPILE_MATRIX"] == "full"
        var settings: [CompilerSetting] = []
        for (row, mode) in Mode.allCases.enumerated() {
            for (column, access) in accessLevels.enumerated() {
                for (number, features) in Features.allCases.enumerated() {
                    guard isFull || number == (row + column) % 4 || (number == 3 && row == column) else { continue }
                    settings.append(CompilerSetting(mode: mode, features: features, access: access))
                }
            }
        }
        return settings
    }()

    var flags: [String] {
        let language =
            switch mode {
            case .five: ["-swift-version", "5"]
            case .six: ["-swift-version", "6"]
            case .sixOnMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        let enabled =
            switch features {
            case .none: [String]()
            case .internalImports: ["InternalImportsByDefault"]
            case .memberImports: ["MemberImportVisibility"]
            case .both: ["InternalImportsByDefault", "MemberImportVisibility"]
            }
        return language + enabled.flatMap { ["-enable-upcoming-feature", $0] } + ["-package-name", "adopter"]
    }
}

@Suite(.serialized) struct CompileMatrixTests {
    /// What an adopter writes beside generated files, with imports as people write them.
    private static let handWritten = """
        import EndpointRuntime
        import Foundation

        struct Screen {
            var address: URL
            var failure: (any EndpointFailure)?
        }

        """

    @Test("The example's output compiles without a warning in every setting", arguments: CompilerSetting.all)
    func example(setting: CompilerSetting) async throws {
        try await compile(specs: PackageRoot.url.appendingPathComponent("Specs").path, setting)
    }

    @Test(
        "What specs beside the package generate compiles without a warning",
        .enabled(
            if: SharedFolder.exists("specs"),
            "the folder of shared specs is not beside the package"
        ),
        arguments: ["social", "github", "stripe"],
        CompilerSetting.Mode.allCases
    )
    func shared(name: String, mode: CompilerSetting.Mode) async throws {
        let setting = CompilerSetting(mode: mode, features: .both, access: "public")
        let specs = try Workspace()
        for (file, data) in try specs.files(in: SharedFolder.url("specs/\(name)").path) {
            try specs.write(Self.mended(String(decoding: data, as: UTF8.self)), to: "Specs/\(file)")
        }
        try await compile(specs: specs.url("Specs").path, setting)
    }

    /// A spec where an endpoint has a type in place called `Sort` and refers to the model of that name, which the
    /// format does not allow, with the model renamed.
    private static func mended(_ text: String) -> String { text.replacing(/\bSort\b/, with: "SortOrder") }

    @Test("Text in a spec never becomes code, wherever it stands", arguments: CompilerSetting.Mode.allCases)
    func hostileText(mode: CompilerSetting.Mode) async throws {
        let workspace = try Workspace(HostileSpec.files)
        let setting = CompilerSetting(mode: mode, features: .none, access: "public")
        try await compile(specs: workspace.url("Specs").path, setting)
    }

    private func compile(specs: String, _ setting: CompilerSetting) async throws {
        let workspace = try Workspace(["out/HandWritten.swift": Self.handWritten])
        let arguments = ["generate", specs, "--output", "out", "--access", setting.access]
        let run = try await BuiltTool.run(arguments, in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let files = try workspace.swiftFiles(in: "out")
        #expect(files.count > 1)
        let flags = ["-typecheck", "-parse-as-library", "-module-name", "Adopter"] + setting.flags
        let check = try await SwiftCompiler.run(flags, files: files, in: workspace)
        #expect(check.status == 0, "\(check.errors.prefix(4000))")
    }
}
