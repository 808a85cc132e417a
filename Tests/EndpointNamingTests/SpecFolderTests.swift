import EndpointNaming
import Foundation
import Testing

@Suite struct SpecFolderTests {
    /// Runs with a folder that holds empty files, removed afterwards.
    private func withFolder<Result>(_ files: [String], _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let place = folder.appendingPathComponent(file)
            let parent = place.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data().write(to: place)
        }
        return try body(folder)
    }

    @Test("Outputs are those of the specs at any depth, by path")
    func outputs() throws {
        let files = ["users.yaml", "api.yaml", "b/orders.yml", "b/_parts/money.yaml", ".git/x.yaml", "notes.md"]
        try withFolder(files) { folder in
            let wanted = ["api.endpoints.swift", "b.orders.endpoints.swift", "users.endpoints.swift"]
            let outputs = try SpecFolder(folder).outputs
            #expect(outputs == wanted)
        }
    }

    @Test("Inputs are specs, parts that they may refer to, and templates, and nothing that is hidden")
    func inputs() throws {
        let files = ["api.yaml", "_parts/money.yaml", "_templates/file.mustache", "a.json", ".x.yaml", "notes.md"]
        try withFolder(files) { folder in
            let paths = try SpecFolder(folder).inputs.map { $0.path.dropFirst(folder.path.count + 1) }
            #expect(paths == ["_parts/money.yaml", "_templates/file.mustache", "a.json", "api.yaml"])
        }
    }

    @Test("An output that two specs get is listed once, so that the build reaches the tool, which says so")
    func clash() throws {
        try withFolder(["a.b.yaml", "a/b.yaml"]) { folder in
            let outputs = try SpecFolder(folder).outputs
            #expect(outputs == ["a.b.endpoints.swift"])
        }
    }

    @Test("An OpenAPI document has as many outputs as its size asks for, also through a link")
    func openAPI() throws {
        try withFolder(["_big.json"]) { folder in
            try Data(count: 262_145).write(to: folder.appendingPathComponent("_big.json"))
            let link = folder.appendingPathComponent("openapi.json")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "_big.json")
            let outputs = try SpecFolder(folder).outputs
            #expect(outputs == ["openapi.1.endpoints.swift", "openapi.2.endpoints.swift"])
        }
    }

    @Test("A link that leads back to its own folder is not followed")
    func circle() throws {
        try withFolder(["api.yaml"]) { folder in
            let link = folder.appendingPathComponent("again")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: ".")
            let outputs = try SpecFolder(folder).outputs
            #expect(outputs == ["api.endpoints.swift"])
        }
    }

    @Test("A folder that is not there is an error, and an empty one has no outputs")
    func nothing() throws {
        try withFolder([]) { folder in
            let outputs = try SpecFolder(folder).outputs
            #expect(outputs.isEmpty)
            #expect(throws: (any Error).self) { try SpecFolder(folder.appendingPathComponent("Specs")) }
        }
    }

    @Test(
        "An Xcode target's specs are where its files say, else where Xcode keeps the target's files",
        arguments: [
            (["App/Main.swift", "Network/Specs/people/users.yaml"], "Network/Specs"),
            (["App/Specs"], "App/Specs"), (["App/Main.swift"], "Shop/Specs"), ([], "Shop/Specs"),
        ]
    )
    func xcodeTarget(files: [String], folder: String) {
        // A project below a folder called Specs, which is none of its own.
        let project = URL(fileURLWithPath: "/Specs/project")
        let url = SpecFolder.url(
            amongFiles: files.map { project.appendingPathComponent($0) },
            ofTarget: "Shop",
            in: project
        )
        #expect(url.path == "/Specs/project/\(folder)")
    }
}
