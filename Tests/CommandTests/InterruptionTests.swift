import EndpointTestSupport
import Foundation
import Testing

@Suite struct InterruptionTests {
    /// A spec of many modules, so that writing takes a while.
    private static func files(path: String) -> [String: String] {
        var files = ["Specs/api.yaml": "name: Many\n"]
        for number in 0..<20 {
            files["Specs/module\(number).yaml"] = """
                module: Module\(number)
                endpoints:
                  list: { method: GET, path: /\(path)/\(number), response: json }

                """
        }
        return files
    }

    @Test("Killed at any moment, a run leaves each file as it was or as it should be, and the next run tidies up")
    func killed() async throws {
        let workspace = try Workspace(Self.files(path: "old"))
        let first = try await BuiltTool.run(["generate", "-o", "out"], in: workspace)
        #expect(first.status == 0)
        let old = try workspace.files(in: "out")
        for (path, text) in Self.files(path: "new") { try workspace.write(text, to: path) }
        #expect(try await BuiltTool.run(["generate", "-o", "new"], in: workspace).status == 0)
        let new = try workspace.files(in: "new")
        #expect(Set(old.keys) == Set(new.keys) && old != new)

        // A kill is worth a hundred of the cancellations of a long run.
        let moments = Torture.count(usual: 12, share: 100)
        for moment in 1...moments {
            try workspace.remove("out")
            try FileManager.default.createDirectory(at: workspace.url("out"), withIntermediateDirectories: true)
            for (name, data) in old { try data.write(to: workspace.url("out/\(name)")) }
            let process = try ChildProcess(BuiltTool.url, ["generate", "-o", "out"], in: workspace.folder)
            try await process.finish(killedAfter: first.duration * moment / moments)
            for (name, data) in try workspace.files(in: "out") where name.hasSuffix(".swift") {
                #expect(data == old[name] || data == new[name], "\(name)")
            }
        }
        #expect(try await BuiltTool.run(["generate", "-o", "out"], in: workspace).status == 0)
        #expect(try workspace.files(in: "out") == new)
    }
}
