import EndpointCommandLine
import Foundation
import Testing

@Suite struct ImportCommandTests {
    private static let document = """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        servers: [{ url: "https://api.example.com/v1" }]
        paths:
          /orders:
            get:
              tags: [orders]
              operationId: listOrders
              summary: The newest first.
              parameters:
                - { name: page, in: query, schema: { type: integer } }
              responses:
                "200":
                  description: Orders.
                  content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } }
          /users/me:
            get:
              tags: [users]
              operationId: getMe
              responses:
                "200":
                  description: Oneself.
                  content: { application/json: { schema: { $ref: "#/components/schemas/User" } } }
        components:
          schemas:
            Order:
              type: object
              description: What somebody bought.
              required: [id, buyer]
              properties:
                id: { type: string }
                buyer: { $ref: "#/components/schemas/User" }
            User:
              type: object
              required: [id]
              properties: { id: { type: string }, name: { type: string } }

        """

    private static func run(_ workspace: Workspace, _ options: [String] = []) async throws -> ToolRun {
        try await BuiltTool.run(["import", "openapi", "shop.yaml", "--output", "Specs"] + options, in: workspace)
    }

    private static func names(in workspace: Workspace) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: workspace.url("Specs").path).sorted()
    }

    @Test("A document becomes a file a tag, which lint and format find nothing wrong with")
    func first() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        let run = try await Self.run(workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try Self.names(in: workspace) == [".imported", "api.yaml", "orders.yaml", "users.yaml"])
        let orders = try workspace.text(of: "Specs/orders.yaml")
        #expect(orders.contains("description: What somebody bought."), "\(orders)")
        #expect(try workspace.text(of: "Specs/api.yaml").contains("  User:"))
        let lint = try await BuiltTool.run(["lint", "--strict"], in: workspace)
        #expect(lint.status == 0, "\(lint.output)")
        let format = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(format.status == 0, "\(format.errors)")
    }

    @Test("A second import of the same document touches nothing")
    func again() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        _ = try await Self.run(workspace)
        let stamps = try workspace.stamps(in: "Specs")
        let run = try await Self.run(workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try workspace.stamps(in: "Specs") == stamps)
    }

    @Test("What people wrote stays beside what the document changed since")
    func second() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        _ = try await Self.run(workspace)
        let orders = try workspace.text(of: "Specs/orders.yaml")
        try workspace.write(
            orders.replacing("    method: GET\n", with: "    method: GET  # only read\n    retry: transient\n"),
            to: "Specs/orders.yaml"
        )
        try workspace.write(
            Self.document.replacing("/orders:", with: "/v2/orders:").replacing("name: { type: string }", with: ""),
            to: "shop.yaml"
        )
        let run = try await Self.run(workspace)
        #expect(run.status == 0, "\(run.errors)")
        let merged = try workspace.text(of: "Specs/orders.yaml")
        #expect(merged.contains("method: GET  # only read"), "\(merged)")
        #expect(merged.contains("retry: transient"), "\(merged)")
        #expect(merged.contains("/v2/orders"), "\(merged)")
        #expect(try !workspace.text(of: "Specs/api.yaml").contains("name: string"))
    }

    @Test("Where both changed one thing the spec is kept, and both places are named")
    func conflict() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        _ = try await Self.run(workspace)
        let orders = try workspace.text(of: "Specs/orders.yaml")
        try workspace.write(orders.replacing("The newest first.", with: "Newest first."), to: "Specs/orders.yaml")
        try workspace.write(Self.document.replacing("The newest first.", with: "All, newest first."), to: "shop.yaml")
        let strict = try await Self.run(workspace, ["--strict"])
        #expect(strict.status == 1)
        let run = try await Self.run(workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("Specs/orders.yaml:"), "\(run.errors)")
        #expect(run.errors.contains("shop.yaml:9:"), "\(run.errors)")
        #expect(run.errors.contains("[import-conflict]"), "\(run.errors)")
        #expect(try workspace.text(of: "Specs/orders.yaml").contains("Newest first."))
        let next = try await Self.run(workspace, ["--strict"])
        #expect(next.status == 0, "\(next.errors)")
    }

    @Test("A part can be imported, and a later part removes nothing")
    func part() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        let first = try await Self.run(workspace, ["--tags", "users"])
        #expect(first.status == 0, "\(first.errors)")
        #expect(try Self.names(in: workspace) == [".imported", "api.yaml", "users.yaml"])
        _ = try await Self.run(workspace)
        let second = try await Self.run(workspace, ["--tags", "users"])
        #expect(second.status == 0, "\(second.errors)")
        #expect(workspace.exists("Specs/orders.yaml"))
        let none = try await Self.run(workspace, ["--tags", "none"])
        #expect(none.status == 1)
        #expect(none.errors.contains("'--tags none'"), "\(none.errors)")
    }

    @Test("The report of losses is JSON where that is asked for")
    func json() async throws {
        let workspace = try Workspace(["shop.yaml": Self.document])
        let run = try await Self.run(workspace, ["--format", "json"])
        #expect(run.status == 0, "\(run.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((object?["mapped"] as? [String: Int])?["operations"] == 2)
    }

    @Test("What lacks a file or folder says so")
    func usage() async throws {
        let run = try await BuiltTool.run(["import", "openapi"])
        #expect(run.status == 64)
        #expect(run.errors.contains("<file> is missing"), "\(run.errors)")
    }
}
