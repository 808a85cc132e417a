import Foundation
import Testing

@Suite struct DemoGoldenTests {
    @Test("The demo prints a typed page, a business refusal and an unreachable server")
    func outcomes() async throws {
        let backend = PackageRoot.url.appendingPathComponent("Sources/EndpointDemo/backend.py").path
        let demo = BuiltTool.products.appendingPathComponent("EndpointDemo").path
        let process = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), ["python3", backend, demo])
        try expectGolden(try await process.finish().transcript, "demo")
    }
}
