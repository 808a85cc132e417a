import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import Foundation
import Testing

@Suite("The cache of 'generate'")
struct GenerationCacheTests {
    private let workspace: Workspace
    private var arguments = GenerateArguments()

    init() throws {
        workspace = try Workspace(SampleSpec.files)
        try workspace.write("\n// {{requests}} {{> _note}}", to: "Templates/requests.mustache")
        try workspace.write("by hand\n", to: "Templates/_note.mustache")
        arguments.specs = [workspace.url("Specs").path]
        arguments.output = workspace.url("Generated").path
        arguments.templates = workspace.url("Templates").path
        arguments.depfile = workspace.url("outputs.d").path
    }

    private var cacheFolder: URL { workspace.url("Cache") }

    /// What is remembered for these arguments by now.
    private func remembered(_ arguments: GenerateArguments? = nil) -> WriteSummary? {
        GenerationCache(for: arguments ?? self.arguments, in: cacheFolder).unchanged
    }

    @discardableResult
    private func generate(_ arguments: GenerateArguments? = nil) throws -> WriteSummary? {
        var problems = DiagnosticCollector()
        let run = GenerationRun(arguments ?? self.arguments, cacheFolder: cacheFolder)
        return try run.run(reportingTo: &problems)
    }

    @Test("remembers what a run made sure of, and spares the next one")
    func remembers() throws {
        #expect(remembered() == nil)
        #expect(try generate()?.created == SampleSpec.outputs)
        #expect(remembered()?.unchanged == SampleSpec.outputs)
        #expect(try generate()?.unchanged == SampleSpec.outputs)
        let entry = try #require(try FileManager.default.contentsOfDirectory(atPath: cacheFolder.path).first)
        let text = try workspace.text(of: "Cache/\(entry)")
        try workspace.write(text.replacing("api.endpoints.swift", with: "told.swift"), to: "Cache/\(entry)")
        #expect(try generate()?.unchanged.contains("told.swift") == true)
    }

    /// A change, and how it is called.
    struct Change: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var make: @Sendable (Workspace, inout GenerateArguments) throws -> Void

        init(_ name: String, _ make: @escaping @Sendable (Workspace, inout GenerateArguments) throws -> Void) {
            testDescription = name
            self.make = make
        }
    }

    static let changes = [
        Change("a byte of a spec") { workspace, _ in
            try workspace.write(SampleSpec.orders.replacing("30001", with: "30002"), to: "Specs/orders.yaml")
        },
        Change("a new spec") { workspace, _ in
            try workspace.write("module: Empty\n", to: "Specs/deep/empty.yaml")
        },
        Change("a spec that is gone") { workspace, _ in try workspace.remove("Specs/people/users.yaml") },
        Change("a spec that was renamed") { workspace, _ in
            try workspace.remove("Specs/people/users.yaml")
            try workspace.write(SampleSpec.users, to: "Specs/users.yaml")
        },
        Change("a template") { workspace, _ in try workspace.write("by us\n", to: "Templates/_note.mustache") },
        Change("a new template") { workspace, _ in try workspace.write("", to: "Templates/_more.mustache") },
        Change("a template that is gone") { workspace, _ in try workspace.remove("Templates/_note.mustache") },
        Change("a byte of an output") { workspace, _ in
            let text = try workspace.text(of: "Generated/api.endpoints.swift")
            try workspace.write(text.dropLast() + " ", to: "Generated/api.endpoints.swift")
        },
        Change("an output that is gone") { workspace, _ in try workspace.remove("Generated/api.endpoints.swift") },
        Change("an output that is a link") { workspace, _ in
            let output = workspace.url("Generated/api.endpoints.swift")
            try FileManager.default.moveItem(at: output, to: workspace.url("moved.swift"))
            try FileManager.default.createSymbolicLink(at: output, withDestinationURL: workspace.url("moved.swift"))
        },
        Change("outputs behind a link") { workspace, _ in
            let output = workspace.url("Generated")
            try FileManager.default.moveItem(at: output, to: workspace.url("Moved"))
            try FileManager.default.createSymbolicLink(at: output, withDestinationURL: workspace.url("Moved"))
        },
        Change("another Swift file beside the outputs") { workspace, _ in
            let text = try workspace.text(of: "Generated/api.endpoints.swift")
            try workspace.write(text, to: "Generated/old.endpoints.swift")
        },
        Change("the list of dependencies") { workspace, _ in try workspace.remove("outputs.d") },
        Change("the access level") { _, arguments in arguments.access = .internal },
        Change("the templates asked for") { _, arguments in arguments.templates = nil },
    ]

    @Test("forgets with every change of what goes in or lies there", arguments: changes)
    func forgets(change: Change) throws {
        try generate()
        #expect(remembered() != nil)
        var changed = arguments
        try change.make(workspace, &changed)
        #expect(remembered(changed) == nil)
    }

    @Test("belongs to one folder of outputs")
    func otherFolder() throws {
        try generate()
        var other = arguments
        other.output = workspace.url("Other").path
        other.depfile = nil
        #expect(remembered(other) == nil)
        try generate(other)
        #expect(remembered() != nil && remembered(other) != nil)
    }

    @Test("remembers nothing of a run that had something to say")
    func warnings() throws {
        for (path, text) in SampleSpec.withWarning { try workspace.write(text, to: path) }
        #expect(try generate()?.created == SampleSpec.outputs)
        #expect(remembered() == nil)
    }

    @Test("is not asked by '--check', which finds what changed, nor by '--no-cache'")
    func check() async throws {
        let words = ["generate", "--output", "Generated"]
        let environment = ["XDG_CACHE_HOME": workspace.url("Cache").path]
        let first = try await BuiltTool.run(words, in: workspace, environment: environment)
        #expect(first.status == 0)
        #expect(workspace.exists("Cache/endpointgen"))
        for name in try FileManager.default.contentsOfDirectory(atPath: workspace.url("Cache/endpointgen").path) {
            try workspace.write("{", to: "Cache/endpointgen/\(name)")
        }
        let without = try await BuiltTool.run(words + ["--no-cache"], in: workspace, environment: environment)
        let check = try await BuiltTool.run(words + ["--check"], in: workspace, environment: environment)
        #expect(without.status == 0 && check.status == 0)
        for name in try FileManager.default.contentsOfDirectory(atPath: workspace.url("Cache/endpointgen").path) {
            #expect(try workspace.text(of: "Cache/endpointgen/\(name)") == "{")
        }
        let again = try await BuiltTool.run(words, in: workspace, environment: environment)
        #expect(again.status == 0)
        for name in try FileManager.default.contentsOfDirectory(atPath: workspace.url("Cache/endpointgen").path) {
            #expect(try workspace.text(of: "Cache/endpointgen/\(name)") != "{")
        }
    }

    @Test("that cannot be written is no problem")
    func unwritable() throws {
        try workspace.write("no folder", to: "Cache")
        #expect(try generate()?.created == SampleSpec.outputs)
        #expect(try generate()?.unchanged == SampleSpec.outputs)
    }
}
