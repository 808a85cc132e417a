import Foundation
import Testing

/// Builds the consumer once for all tests of the suite, and takes it away after the last.
private struct BuiltConsumer: SuiteTrait, TestScoping {
    struct State: Sendable {
        var consumer: PluginConsumer
        /// From a clean state until nothing is left to do.
        var builds: [ConsumerBuild]
    }

    @TaskLocal static var current: State?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let consumer = try PluginConsumer()
        var builds: [ConsumerBuild] = []
        for _ in 1...3 { builds.append(try await consumer.build()) }
        try await Self.$current.withValue(State(consumer: consumer, builds: builds), operation: function)
    }
}

@Suite(.serialized, BuiltConsumer()) struct PluginConsumerTests {
    private let consumer: PluginConsumer
    private let builds: [ConsumerBuild]

    init() throws {
        let state = try #require(BuiltConsumer.current)
        consumer = state.consumer
        builds = state.builds
    }

    /// A build that is expected to end well.
    private func build(sourceLocation: SourceLocation = #_sourceLocation) async throws -> ConsumerBuild {
        let build = try await consumer.build()
        #expect(build.run.status == 0, "\(build.text)", sourceLocation: sourceLocation)
        return build
    }

    @Test("The plugin builds a package from a clean state without a warning, and its program calls a stub")
    func clean() async throws {
        #expect(builds[0].run.status == 0, "\(builds[0].text)")
        #expect(builds[0].hasGenerated)
        #expect(!builds[0].text.contains("warning:"), "\(builds[0].text)")
        let run = try await consumer.shop()
        #expect(run.status == 0)
        #expect(run.output == "order 2 of Ada: 12\n")
    }

    @Test("From the third build on nothing is generated, and the second compiles nothing")
    func quiet() {
        #expect(builds[1].compiled.isEmpty, "\(builds[1].text)")
        #expect(builds[2].run.status == 0)
        #expect(!builds[2].hasGenerated, "\(builds[2].text)")
        #expect(builds[2].compiled.isEmpty)
    }

    @Test("A spec that is only touched runs the generator, and nothing is compiled")
    func touched() async throws {
        let attributes = [FileAttributeKey.modificationDate: Date()]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: consumer.path(of: "orders.yaml"))
        let build = try await self.build()
        #expect(build.hasGenerated, "\(build.text)")
        #expect(build.compiled.isEmpty)
    }

    @Test("A change of an endpoint's path recompiles its own file and no other of the target")
    func changed() async throws {
        let build = try await consumer.with("orders.yaml", as: movedOrders()) { try await self.build() }
        #expect(build.compiled == ["orders.endpoints"], "\(build.text)")
        _ = try await self.build()
    }

    private func movedOrders() throws -> String {
        try consumer.spec("orders.yaml").replacing("/v1/orders", with: "/v2/orders")
    }

    @Test("A spec is added and removed without cleaning")
    func addedAndRemoved() async throws {
        let carts = "module: Carts\npath: /v1/carts\nendpoints: { show: { method: GET, response: json } }\n"
        let added = try await consumer.with("carts/open.yaml", as: carts) { try await self.build() }
        #expect(added.compiled.contains("carts.open.endpoints"))
        let removed = try await build()
        #expect(removed.hasGenerated)
        let wanted = ["api.endpoints.swift", "orders.endpoints.swift", "people.users.endpoints.swift"]
        let outputs = try consumer.files(in: PluginConsumer.outputs).keys.sorted()
        #expect(outputs == wanted)
        let quiet = try await build()
        #expect(!quiet.hasGenerated)
    }

    @Test("A template of the spec's own that is added and changed runs the generator")
    func template() async throws {
        let api = try consumer.spec("api.yaml") + "swift: { templates: _templates }\n"
        try await consumer.with("api.yaml", as: api) {
            for line in ["// first", "// second"] {
                let file = "{{header}}\n\(line)\n{{#imports}}\n{{.}}\n{{/imports}}\n"
                try await consumer.with("_templates/file.mustache", as: file) {
                    let build = try await self.build()
                    #expect(build.hasGenerated, "\(build.text)")
                    let output = try #require(try consumer.files(in: PluginConsumer.outputs)["orders.endpoints.swift"])
                    #expect(String(decoding: output, as: UTF8.self).contains(line))
                }
            }
        }
        _ = try await build()
    }

    @Test("An error in a spec fails the build, with the error at its line and column")
    func faulty() async throws {
        let orders = try consumer.spec("orders.yaml").replacing("method: POST", with: "methd: POST")
        let build = try await consumer.with("orders.yaml", as: orders) { try await consumer.build() }
        #expect(build.run.status != 0)
        let place = consumer.path(of: "orders.yaml") + ":12:5: error: unknown key 'methd'"
        #expect(build.text.contains(place), "\(build.text)")
        _ = try await self.build()
    }

    @Test("A target with the plugin and without specs fails the build, which says what to do")
    func noSpecs() async throws {
        let build = try await without(["api.yaml", "orders.yaml", "people/users.yaml"])
        #expect(build.run.status != 0)
        #expect(build.text.contains("error: target 'ShopAPI' has no specs; put 'api.yaml' into"), "\(build.text)")
        _ = try await self.build()
    }

    private func without(_ files: ArraySlice<String>) async throws -> ConsumerBuild {
        guard let file = files.first else { return try await consumer.build() }
        return try await consumer.with(file, as: nil) { try await without(files.dropFirst()) }
    }

    @Test("Committed output beside what the plugin makes fails the build, which says what to do")
    func doubled() async throws {
        let writes = try await generate(["--target", "ShopAPI"])
        #expect(writes.status == 0, "\(writes.errors)")
        let build = try await consumer.build()
        try consumer.remove("consumer/Sources/ShopAPI/Generated")
        #expect(build.run.status != 0)
        #expect(build.text.contains("which the plugin generates as well; remove what was generated"), "\(build.text)")
        _ = try await self.build()
    }

    @Test("The command writes the same files as the build beside the specs, and checks them")
    func command() async throws {
        let words = ["--target", "ShopAPI"]
        let writes = try await generate(words)
        #expect(writes.status == 0, "\(writes.errors)")
        let generated = "consumer/Sources/ShopAPI/Generated"
        let (committed, built) = try (consumer.files(in: generated), consumer.files(in: PluginConsumer.outputs))
        #expect(committed == built)
        let fresh = try await generate(words + ["--check"])
        #expect(fresh.status == 0, "\(fresh.errors)")
        let stale = try await consumer.with("orders.yaml", as: movedOrders()) {
            try await generate(words + ["--check"])
        }
        #expect(stale.status != 0)
        let text = stale.output + stale.errors
        #expect(text.contains("orders.endpoints.swift") && text.contains("[stale-output]"), "\(text)")
        try consumer.remove(generated)
    }

    @Test("The command says which target is not there or has no specs", arguments: ["shop", "Nowhere"])
    func badTarget(name: String) async throws {
        let run = try await generate(["--target", name])
        #expect(run.status != 0)
        #expect(run.errors.contains("'\(name)'"), "\(run.errors)")
    }

    private func generate(_ words: [String]) async throws -> ToolRun {
        try await consumer.swift(["package", "--allow-writing-to-package-directory", "generate-endpoints"] + words)
    }
}
