import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// Descriptions of real APIs that lie beside the package.
@Suite(.enabled(if: SharedFolder.exists("openapi")), .serialized) struct SharedDocumentsTests {
    static let paths = [
        "github.yaml", "discord.json", "digitalocean/specification/DigitalOcean-public.v2.yaml",
        "small/api-with-examples.yaml", "small/link-example.yaml", "small/non-oauth-scopes.yaml",
        "small/petstore-expanded.yaml", "small/petstore.yaml", "small/tictactoe.yaml", "small/uspto.yaml",
        "small/webhook-example.yaml",
    ]

    private static let isChecked =
        Torture.isLong || ProcessInfo.processInfo.environment["TYPECHECK_OPENAPI"] != nil

    @Test("every operation is an endpoint, nothing is an error, and all of it generates", arguments: paths)
    func reads(path: String) throws {
        let document = try SharedDocument("openapi/" + path)
        #expect(document.errors == [])
        #expect(document.endpoints.count == (try OperationCount(path).value))
        #expect(try document.generated().isEmpty == false)
    }

    @Test(
        "what is generated compiles without a warning in Swift 6",
        .enabled(if: isChecked, "takes minutes; part of 'make torture', or with TYPECHECK_OPENAPI=1"),
        arguments: paths
    )
    func compiles(path: String) throws {
        let files = try SharedDocument("openapi/" + path).generated()
        #expect(try GeneratedSources(files).problems() == "")
    }
}

/// How many operations a document has, counted by another program that knows nothing of this one.
struct OperationCount {
    let value: Int

    init(_ path: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script, SharedFolder.url("openapi/" + path).path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        value = try #require(Int(text), "python3 with PyYAML counts operations")
    }

    private static let script = """
        import sys, yaml
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        document = yaml.load(open(sys.argv[1], encoding="utf-8"), loader)
        methods = "get head post put patch delete options".split()
        print(sum(m in methods for item in document.get("paths", {}).values() for m in item))
        """
}
