import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@Suite struct DocumentReadingTests {
    @Test(
        "other versions are refused with the way out",
        arguments: [
            ("swagger: '2.0'", "this is a Swagger 2.0 document; convert it to OpenAPI 3"),
            ("openapi: 4.0.0", "OpenAPI '4.0.0' is not read; 3.0 and 3.1 are"),
            ("info: {}", "the document does not say its version"),
        ]
    )
    func versions(text: String, message: String) {
        let read = OpenAPIText(text)
        #expect(read.documents.isEmpty)
        #expect(read.reports == ["error openapi-version 1"])
        #expect(read.diagnostics.sorted.first?.message.hasPrefix(message) == true)
    }

    @Test("references lead to other files of the folder and back, to parts of them, and through chains")
    func files() throws {
        let folder = try OpenAPIFolder([
            "openapi.yaml": """
            openapi: 3.1.0
            info: { title: Test, version: "1" }
            paths:
              /pets: { $ref: paths/pets.yaml }
              /owners: { $ref: "paths/all.yaml#/~1owners" }
            components: { schemas: { Alias: { $ref: "#/components/schemas/Other" }, Other: { $ref: models/pet.yaml } } }
            """,
            "paths/pets.yaml": """
            get: { operationId: listPets, responses: { "200": { $ref: "../answers.json#/pets" } } }
            """,
            "paths/all.yaml": """
            /owners: { get: { operationId: listOwners, responses: { "204": { description: d } } } }
            """,
            "answers.json": """
            { "pets": { "description": "d", "content": { "application/json": { "schema": { "type": "array", "items": { "$ref": "models/pet.yaml" } } } } } }
            """,
            "models/pet.yaml": """
            type: object
            properties: { name: { type: string }, friend: { $ref: pet.yaml }, alias: { $ref: "../openapi.yaml#/components/schemas/Alias" } }
            """,
        ])
        let read = try folder.read("openapi.yaml")
        #expect(read.reports == [])
        #expect(read.endpoints == ["Pets.listPets GET /pets -> list<Pet>", "Owners.listOwners GET /owners -> empty"])
        #expect(read.models == ["Pet { name: string?, friend: Pet?, alias: Pet? }"])
        #expect(read.documents.first?.file.openAPI?.others.count == 4)
    }

    @Test("references to the network, out of the folder and to nothing are refused, each at its place")
    func refusedReferences() throws {
        let folder = try OpenAPIFolder([
            "in/openapi.yaml": """
            openapi: 3.0.3
            info: { title: Test, version: "1" }
            paths:
              /a: { $ref: "http://169.254.169.254/latest/meta-data" }
              /b: { $ref: "../../../../etc/passwd" }
              /c: { $ref: "/etc/passwd" }
              /d: { $ref: "//host/file.yaml" }
              /e: { $ref: "link.yaml" }
              /f: { $ref: "missing.yaml" }
              /g: { $ref: "#/nowhere" }
              /h: { $ref: "file:///etc/passwd" }
            """,
            "secret.yaml": "get: {}",
        ])
        try folder.link("in/link.yaml", to: "secret.yaml")
        let read = try folder.read("in/openapi.yaml")
        #expect(
            read.reports == [
                "error openapi-remote-reference 4", "error openapi-outside-reference 5",
                "error openapi-outside-reference 6", "error openapi-remote-reference 7",
                "error openapi-outside-reference 8", "error openapi-dead-reference 9",
                "error openapi-dead-reference 10",
                "error openapi-remote-reference 11",
            ]
        )
    }
}

/// A folder of files that is removed at the end of its test.
final class OpenAPIFolder {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("openapi-\(ProcessInfo.processInfo.globallyUniqueString)")

    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            at: url.appendingPathComponent(path),
            withDestinationURL: url.appendingPathComponent(target)
        )
    }

    var path: String { url.path }

    func read(_ path: String) throws -> OpenAPIText {
        let file = url.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        return OpenAPIText(text, path: file.path, in: file.deletingLastPathComponent().path)
    }
}
