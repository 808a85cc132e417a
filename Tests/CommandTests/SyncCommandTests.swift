import EndpointCommandLine
import Foundation
import Testing

/// `sync` against a backend whose repository the tests make, revision after revision.
@Suite(.serialized) struct SyncCommandTests {
    private static let api = """
        name: Shop
        # Ours: follows the backend's own repository.
        upstream: main:../../backend/openapi.yaml

        """

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["app/Specs/api.yaml": Self.api])
        try git("init", "--quiet", "--initial-branch=main", ".")
    }

    @discardableResult
    private func git(_ words: String...) throws -> String {
        let folder = workspace.url("backend")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = [
            "-c", "user.name=Backend", "-c", "user.email=backend@example.com", "-c", "commit.gpgsign=false",
        ]
        process.arguments = ["git", "-C", folder.path] + identity + words
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text.trimmingCharacters(in: .newlines)
    }

    private func commit(_ backend: Backend) throws {
        try workspace.write(backend.text, to: "backend/openapi.yaml")
        try git("add", "openapi.yaml")
        try git("commit", "--quiet", "--message", "Change the API")
    }

    private func sync(_ options: String...) async throws -> ToolRun {
        try await BuiltTool.run(["sync", "Specs"] + options, in: workspace, below: "app")
    }

    private func orders() throws -> String { try workspace.text(of: "app/Specs/orders.yaml") }

    @Test("A backend that adds, changes, deprecates and removes is followed, and what people wrote stays")
    func fiveRevisions() async throws {
        var backend = Backend()
        try commit(backend)
        var run = try await sync("--output", "Generated")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try orders().contains("page: int?"))
        #expect(workspace.exists("app/Generated/orders.endpoints.swift"))
        let lock = try workspace.text(of: "app/Specs/.upstream.lock")
        #expect(lock.contains("revision: \(try git("rev-parse", "HEAD"))"))
        #expect(try workspace.text(of: "app/Specs/api.yaml").contains("# Ours: follows the backend's own repository."))

        // What people add by hand.
        let edited = try orders().replacing(
            "    method: GET\n",
            with: "    # The list is read often.\n    method: GET\n    retry: none\n"
        )
        try workspace.write(edited, to: "app/Specs/orders.yaml")

        backend.extraField = "note"
        try commit(backend)
        #expect(try await sync("--check").status == 1)
        run = try await sync()
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("field-added"))
        try expectHandWritten()
        #expect(try orders().contains("note: string?"))
        #expect(try workspace.text(of: "app/Generated/orders.endpoints.swift").contains("note"))

        backend.statusIsRequired = true
        try commit(backend)
        let before = try orders()
        run = try await sync()
        #expect(run.status == 1)
        #expect(run.errors.contains("[upstream-breaks]"))
        #expect(try orders() == before)
        #expect(try workspace.text(of: "app/Specs/.upstream.lock").contains(try git("rev-parse", "HEAD")) == false)
        run = try await sync("--accept-breaking")
        #expect(run.status == 0, "\(run.errors)")
        try expectHandWritten()
        #expect(try orders().contains("status: string\n"))

        backend.isDeprecated = true
        try commit(backend)
        #expect(try await sync().status == 0)
        try expectHandWritten()
        #expect(try orders().contains("deprecated"))

        backend.hasCancel = false
        try commit(backend)
        #expect(try await sync().status == 1)
        run = try await sync("--accept-breaking")
        #expect(run.status == 0, "\(run.errors)")
        try expectHandWritten()
        #expect(try !orders().contains("cancelOrder"))
        #expect(try await sync("--check").status == 0)
    }

    private func expectHandWritten(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try orders()
        #expect(text.contains("# The list is read often."), sourceLocation: sourceLocation)
        #expect(text.contains("retry: none"), sourceLocation: sourceLocation)
    }

    @Test("A path is followed like a revision, and a second run has nothing to do")
    func path() async throws {
        try workspace.write(Backend().text, to: "backend/openapi.yaml")
        try workspace.write("name: Shop\nupstream: ../../backend/openapi.yaml\n", to: "app/Specs/api.yaml")
        #expect(try await sync().status == 0)
        let digest = try #require(
            try workspace.text(of: "app/Specs/.upstream.lock").firstMatch(of: /sha256: ([0-9a-f]{64})\n/)
        )
        #expect(digest.1 == "\(try Self.sha256(of: workspace.url("backend/openapi.yaml")))")
        let stamps = try workspace.stamps(in: "app/Specs")
        #expect(try await sync().status == 0)
        #expect(try workspace.stamps(in: "app/Specs") == stamps)
    }

    /// As another program has it.
    private static func sha256(of url: URL) throws -> Substring {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c", "import hashlib,sys;print(hashlib.sha256(open(sys.argv[1],'rb').read()).hexdigest())",
            url.path,
        ]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.prefix(64)
    }

    @Test("The first run into specs that only say what they follow goes through, whatever the upstream calls its API")
    func firstRun() async throws {
        try commit(Backend())
        try workspace.write("upstream: main:../../backend/openapi.yaml\n", to: "app/Specs/api.yaml")
        let run = try await sync("--output", "Generated")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try orders().contains("page: int?"))
        #expect(workspace.exists("app/Generated/orders.endpoints.swift"))
    }

    @Test("Specs with endpoints of their own have callers, whom a first run can break")
    func firstRunIntoSpecs() async throws {
        try commit(Backend())
        try workspace.write("upstream: main:../../backend/openapi.yaml\n", to: "app/Specs/api.yaml")
        let old = "module: Old\nendpoints: { show: { method: GET, path: /old } }\n"
        try workspace.write(old, to: "app/Specs/old.yaml")
        let run = try await sync()
        #expect(run.status == 1, "\(run.output)")
        #expect(run.errors.contains("[upstream-breaks]"))
    }

    @Test("A run that is refused says that its '--output' has to be given again, and leaves none behind")
    func refusedOutput() async throws {
        var backend = Backend()
        try commit(backend)
        #expect(try await sync().status == 0)
        backend.statusIsRequired = true
        try commit(backend)
        let run = try await sync("--output", "Generated")
        #expect(run.status == 1)
        #expect(run.errors.contains("'--accept-breaking' takes them over, with '--output Generated' again"))
        #expect(try await sync("--accept-breaking").status == 0)
        #expect(!workspace.exists("app/Generated"))
    }

    @Test("A revision that is not there, an upstream that is not there, and none at all are told apart")
    func refusals() async throws {
        try commit(Backend())
        try workspace.write("upstream: v9:../../backend/openapi.yaml\n", to: "app/Specs/api.yaml")
        var run = try await sync()
        #expect(run.status == 1)
        let place = "Specs/api.yaml:1:11: error: cannot follow "
        let backend = workspace.url("backend").path
        #expect(run.errors.contains("\(place)'v9:../../backend/openapi.yaml': git does not have 'v9' here"))
        let whereabouts = "; looked in the git repository '\(backend)'"
        #expect(run.errors.contains("\(whereabouts) [unreadable-upstream]"), "\(run.errors)")
        try workspace.write("upstream: main:../../backend/api.yaml\n", to: "app/Specs/api.yaml")
        run = try await sync()
        let missing = "\(place)'main:../../backend/api.yaml': there is no './api.yaml' in 'main'\(whereabouts)"
        #expect(run.errors.contains(missing), "\(run.errors)")
        try workspace.write("upstream: ../nowhere.yaml\n", to: "app/Specs/api.yaml")
        run = try await sync()
        #expect(run.status == 1)
        let nowhere = "it is not there; that is '\(workspace.url("app/nowhere.yaml").path)'"
        #expect(run.errors.contains("\(place)'../nowhere.yaml': \(nowhere)"), "\(run.errors)")
        try workspace.write("name: Shop\n", to: "app/Specs/api.yaml")
        run = try await sync()
        #expect(run.status == 1)
        #expect(run.errors.contains("[no-upstream]"))
    }

    @Test("What is wrong in the upstream is told with its own place, and nothing is written")
    func broken() async throws {
        try workspace.write(
            "openapi: 3.1.0\ninfo: { title: A, version: \"1\" }\npaths: [\n",
            to: "backend/openapi.yaml"
        )
        try git("add", "openapi.yaml")
        try git("commit", "--quiet", "--message", "Break it")
        let run = try await sync()
        #expect(run.status == 1)
        #expect(run.errors.contains("main:./openapi.yaml:"))
        #expect(try workspace.text(of: "app/Specs/api.yaml") == Self.api)
        #expect(!workspace.exists("app/Specs/.upstream.lock"))
    }
}

/// The API that the tests follow, as its backend publishes it.
private struct Backend {
    var extraField: String?
    var statusIsRequired = false
    var isDeprecated = false
    var hasCancel = true

    var text: String {
        """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        servers: [{ url: "https://api.example.com" }]
        paths:
          /orders:
            get:
              tags: [orders]
              operationId: listOrders
              parameters:
                - { name: page, in: query, schema: { type: integer } }
                - { name: status, in: query, required: \(statusIsRequired), schema: { type: string } }
              responses:
                "200":
                  description: Orders.
                  content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } }
          /orders/{id}:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            get:
              tags: [orders]
              operationId: getOrder
              deprecated: \(isDeprecated)
              responses:
                "200":
                  description: One.
                  content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
        \(cancel)components:
          schemas:
            Order:
              type: object
              required: [id]
              properties:
                id: { type: string }
        \(extraField.map { "        \($0): { type: string }\n" } ?? "")
        """
    }

    private var cancel: String {
        guard hasCancel else { return "" }
        return """
                delete:
                  tags: [orders]
                  operationId: cancelOrder
                  responses: { "204": { description: Done. } }

            """
    }
}
