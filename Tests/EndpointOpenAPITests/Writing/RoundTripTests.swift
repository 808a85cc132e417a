import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML
import Foundation
import Testing

/// Specs that are exported and read again.
@Suite struct RoundTripTests {
    private static let shop = """
        name: Shop
        json: { keys: snakeCase }
        servers:
          api:
            environments: { production: https://api.example.com, test: https://test.example.com }
            envelope: { code: meta.code, message: meta.text, data: meta.data, success: [0], sessionExpired: [401] }
        timeouts: { slow: { attempt: 20s, total: 1m } }
        retries: { eager: { max: 5, factor: 1.5, when: [timeout, overloaded] } }
        presets: { page: { query: { page: int = 1 }, paging: { style: page, parameter: page, items: items, more: hasMore } } }
        log: { query: [page] }
        errors: { 20001: { name: rateLimited, description: Too many calls. } }
        module: Orders
        path: /orders
        endpoints:
          list: { summary: All of them., method: GET, use: page, response: OrderPage, timeout: slow, retry: eager, cache: { maxAge: 5m } }
          one: { method: GET, path: "/{orderID}", pathParameters: { orderID: string }, response: Order, inFlight: share, since: "2.0" }
          create: { method: POST, body: NewOrder, response: Order, idempotency: key, retry: transient, errors: [rateLimited] }
          remove: { method: DELETE, path: "/{orderID}", pathParameters: { orderID: string }, response: empty, priority: low, log: { headers: [ETag] } }
        models:
          Order: { fields: { id: string, count: int, createdAt: dateTime, note: { type: string, nullable: true } } }
          NewOrder: { fields: { count: int } }
          OrderPage: { fields: { items: list<Order>, hasMore: bool } }
        """

    private static func documents(
        _ exported: ExportedSpec,
        _ format: OpenAPIWriter.Format,
        edit: (String) -> String = { $0 },
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws -> [SpecDocument] {
        let name = format == .json ? "shop.json" : "shop.yaml"
        let source = SourceFile(
            path: name,
            text: edit(String(decoding: exported.writer.bytes(as: format), as: UTF8.self))
        )
        let yaml = try #require(YAMLReader().read(source, reportingTo: &diagnostics))
        return OpenAPIReader().read(yaml, at: name, in: "", reportingTo: &diagnostics)
    }

    /// What is read where the document was changed since, so that the native files in it are stale.
    private static func read(_ exported: ExportedSpec, _ format: OpenAPIWriter.Format) throws -> ResolvedSpec {
        var diagnostics = DiagnosticCollector()
        let edit = { (text: String) in text.replacing(#/(version"?): "1"/#) { "\($0.output.1): \"2\"" } }
        let documents = try documents(exported, format, edit: edit, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.filter { $0.message.contains("'x-endpoint-files' is left out") }.count == 1)
        let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(spec)
    }

    @Test(
        "An exported document that nobody changed is the same spec again, down to the order",
        arguments: [true, false]
    )
    func whole(isJSON: Bool) throws {
        var diagnostics = DiagnosticCollector()
        let exported = try ExportedSpec(Self.shop)
        let again = try Self.documents(exported, isJSON ? .json : .yaml, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        let texts = { (documents: [SpecDocument]) in
            documents.map { document in
                let writer = SpecWriter()
                return String(decoding: writer.bytes(of: writer.value(of: document), path: "shop.yaml"), as: UTF8.self)
            }
        }
        #expect(texts(again) == texts(exported.writer.documents))
    }

    @Test("Only the file at the root that is called so speaks of the API", arguments: ["api.yaml", "api.yml"])
    func names(api: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            (api, "name: Shop\ntimeouts: { slow: { attempt: 20s } }\n"),
            ("deep/api.yaml", "endpoints: { one: { method: GET, path: /one, timeout: slow, response: text } }\n"),
        ] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        var diagnostics = DiagnosticCollector()
        let exported = try ExportedSpec(folder: folder)
        let again = try Self.documents(exported, .yaml, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
        #expect(again.map { $0.module?.endpoints.map(\.name.value) } == [nil, ["one"]])
    }

    @Test("Formatting and comments are no change", arguments: ["# A word.\n", "\n\n"])
    func formatting(more: String) throws {
        var diagnostics = DiagnosticCollector()
        let exported = try ExportedSpec(Self.shop)
        _ = try Self.documents(exported, .yaml, edit: { more + $0 }, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map(\.message) == [])
    }

    @Test("Endpoints keep names, addresses, policies, paging and what they answer", arguments: [true, false])
    func endpoints(isJSON: Bool) throws {
        let exported = try ExportedSpec(Self.shop)
        let again = try Self.read(exported, isJSON ? .json : .yaml)
        // Operations of one path stand together in OpenAPI.
        let (old, new) = (Self.endpoints(of: exported.spec), Self.endpoints(of: again))
        #expect(new.map(\.name.value) == old.map(\.name.value))
        for (old, new) in zip(old, new) {
            let name = old.name.value
            #expect(new.method == old.method)
            #expect(path(of: new) == path(of: old), "\(name)")
            #expect(new.policies == old.policies, "\(name)")
            #expect(new.query.map(\.name.value) == old.query.map(\.name.value), "\(name)")
            #expect(new.paging?.style == old.paging?.style, "\(name)")
            #expect(new.paging?.items?.steps == old.paging?.items?.steps, "\(name)")
            #expect(new.since == old.since, "\(name)")
            #expect(new.documentedErrors == old.documentedErrors, "\(name)")
            #expect(answer(of: new, again) == answer(of: old, exported.spec), "\(name)")
        }
    }

    @Test("Models keep their fields, and the API its servers, timeouts and retries")
    func rest() throws {
        let exported = try ExportedSpec(Self.shop)
        let again = try Self.read(exported, .yaml)
        #expect(again.name.value == "Shop")
        #expect(again.timeouts == exported.spec.timeouts)
        #expect(again.retries == exported.spec.retries)
        #expect(again.servers.map(\.envelope) == exported.spec.servers.map(\.envelope))
        #expect(
            again.servers.map { $0.environments.map(\.base) }
                == exported.spec.servers.map { $0.environments.map(\.base) }
        )
        for name in ["Order", "NewOrder", "OrderPage"] {
            #expect(try fields(name, again) == fields(name, exported.spec), "\(name)")
        }
    }

    private static func endpoints(of spec: ResolvedSpec) -> [Endpoint] {
        spec.modules.flatMap(\.endpoints).sorted { $0.name.value < $1.name.value }
    }

    private func path(of endpoint: Endpoint) -> String? {
        if case .path(let path) = endpoint.target { path.value } else { nil }
    }

    private func answer(of endpoint: Endpoint, _ spec: ResolvedSpec) -> String {
        guard case .payload(let payload) = endpoint.response.content else { return "outcomes" }
        guard case .value(.model(let id, _), let isOptional) = payload else { return "\(payload)" }
        return spec[id].name.value + (isOptional ? "?" : "")
    }

    private func fields(_ name: String, _ spec: ResolvedSpec) throws -> [String] {
        let model = try #require(spec.models.first { $0.name.value == name })
        guard case .structure(let structure) = model.kind else { return [] }
        return structure.fields.map { "\($0.name.value) \($0.wire) \($0.presence)" }
    }
}
