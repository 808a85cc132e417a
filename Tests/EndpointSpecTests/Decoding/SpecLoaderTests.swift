import EndpointDiagnostics
import Foundation
import Testing

@testable import EndpointSpec

/// A folder that exists as long as the test.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try add(name, text) }
    }

    func add(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct SpecLoaderTests {
    /// The documents by path below SPECS, and `id path` of what was reported.
    private func load(_ paths: [String]) throws -> (documents: [SpecDocument], reports: [String]) {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load(paths, reportingTo: &diagnostics)
        return (documents, diagnostics.sorted.map { "\($0.rule.id) \($0.range?.file.path ?? "")" })
    }

    @Test("A folder is read at any depth, in the order of paths; hidden and set-aside files are left alone")
    func folder() throws {
        let folder = try TemporaryFolder([
            "api.yaml": "name: A", "b/c.yml": "module: C", "a.yaml": "path: /a", "_parts.yaml": "!",
            ".hidden.yaml": "!",
            "_old/x.yaml": "!", "notes.txt": "!", "data.json": "!", "a.yaml.": "!", "openapi.json.": "!",
        ])
        let (documents, reports) = try load([folder.path])
        #expect(reports == ["unread-file \(folder.path)/data.json"])
        #expect(documents.map(\.file.relativePath) == ["a.yaml", "api.yaml", "b/c.yml"])
        #expect(documents.map(\.file.source.path) == ["a.yaml", "api.yaml", "b/c.yml"].map { "\(folder.path)/\($0)" })
        #expect(documents.map { $0.api != nil } == [false, true, false])
        #expect(documents.map { $0.module != nil } == [true, false, true])
    }

    @Test("What looks like a spec by its name and is not read is told of")
    func unreadFiles() throws {
        let folder = try TemporaryFolder([
            "api.yaml": "name: A", "a.YAML": "!", "b/c.Yml": "!", "d.JSON": "!", "_e.json": "!", "f.yaml.bak": "!",
        ])
        let unread = ["a.YAML", "b/c.Yml", "d.JSON"].map { "unread-file \(folder.path)/\($0)" }
        #expect(try load([folder.path]).reports == unread)
        // Beside an OpenAPI document, JSON may be what that refers to.
        try folder.add("openapi.yaml", "!")
        let withOpenAPI = try load([folder.path]).reports
        #expect(withOpenAPI.filter { $0.hasPrefix("unread-file") } == Array(unread.prefix(2)))
        let alone = try TemporaryFolder(["a.YAML": "name: A"])
        #expect(try load([alone.path]).reports.map { $0.split(separator: " ")[0] } == ["no-specs", "unread-file"])
    }

    private static let leadsNowhere =
        "it is a symbolic link that leads to nothing; remove it or let it lead to a file"

    @Test("What is no regular file is said to be that, and not waited for")
    func kinds() throws {
        let folder = try TemporaryFolder(["api.yaml": "name: A"])
        try #require(mkfifo("\(folder.path)/fifo.yaml", 0o600) == 0)
        try folder.link("nowhere.yaml", to: "missing.yaml")
        try folder.link("itself.yaml", to: "itself.yaml")
        let reasons = [
            "fifo.yaml": "it is a FIFO, not a regular file; put what is to be read into one",
            "nowhere.yaml": Self.leadsNowhere,
            "itself.yaml": "it is a symbolic link that leads to itself; remove it or let it lead to a file",
            "caf\u{FFFD}.yaml": "its name is not UTF-8; rename it",
        ]
        for (name, reason) in reasons {
            let error = #expect(throws: SpecLoadError.self) { try SpecLoader.bytes(of: "\(folder.path)/\(name)") }
            #expect(error == SpecLoadError(path: "\(folder.path)/\(name)", reason: reason))
            let named = #expect(throws: SpecLoadError.self) { _ = try load(["\(folder.path)/\(name)"]) }
            #expect(named?.reason == reason)
        }
        let device = #expect(throws: SpecLoadError.self) { try SpecLoader.bytes(of: "/dev/null") }
        #expect(device?.reason.hasPrefix("it is a device, not a regular file") == true)
        let inFolder = #expect(throws: SpecLoadError.self) { _ = try load([folder.path]) }
        #expect(inFolder?.path == "\(folder.path)/fifo.yaml")
    }

    @Test("Files named one by one give the same documents in whatever order they are named")
    func files() throws {
        let folder = try TemporaryFolder(["api.yaml": "name: A", "b.yaml": "module: B", "c.yaml": "module: C"])
        let names = ["c.yaml", "api.yaml", "b.yaml", "b.yaml"].map { "\(folder.path)/\($0)" }
        let (documents, reports) = try load(names)
        #expect(reports == [])
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "b.yaml", "c.yaml"])
    }

    @Test("The only file has the keys of both, whatever its name", arguments: ["spec.yaml", "api.yaml", "one.json"])
    func singleFile(name: String) throws {
        let folder = try TemporaryFolder([name: #"{ "name": "A", "path": "/a", "models": null }"#])
        let (documents, reports) = try load(["\(folder.path)/\(name)"])
        #expect(reports == [])
        #expect(documents.first?.api?.name?.value == "A")
        #expect(documents.first?.module?.path?.value == "/a")
        #expect(documents.first?.file.relativePath == name)
    }

    @Test("A slash at the end of a folder is not doubled")
    func trailingSlash() throws {
        let folder = try TemporaryFolder(["a.yaml": "name: A"])
        let (documents, _) = try load([folder.path + "/"])
        #expect(documents.map(\.file.source.path) == ["\(folder.path)/a.yaml"])
    }

    @Test("Several files without api.yaml are refused, and so are two files for the whole API")
    func apiFile() throws {
        let without = try TemporaryFolder(["a.yaml": "path: /a", "sub/api.yaml": "path: /b"])
        #expect(try load([without.path]).reports == ["missing-api-file \(without.path)/a.yaml"])
        let twice = try TemporaryFolder(["api.yaml": "name: A", "api.yml": "name: A"])
        #expect(try load([twice.path]).reports == ["duplicate-file \(twice.path)/api.yml"])
    }

    @Test("Two files with one path below the specs are refused")
    func duplicateFile() throws {
        let first = try TemporaryFolder(["api.yaml": "name: A", "x/b.yaml": "module: B"])
        let second = try TemporaryFolder(["b.yaml": "module: B"])
        let (documents, reports) = try load([
            "\(first.path)/api.yaml", "\(first.path)/x/b.yaml", "\(second.path)/b.yaml",
        ])
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "b.yaml"])
        #expect(reports.count == 1)
        #expect(reports.allSatisfy { $0.hasPrefix("duplicate-file ") })
    }

    @Test("OpenAPI files are refused by name in a folder, and by their first keys where they are named")
    func openAPI() throws {
        let folder = try TemporaryFolder([
            "api.yaml": "name: A", "openapi.yaml": "!", "x/pay.openapi.json": "{", "y.yaml": "info: {}\nopenapi: 3.1.0",
        ])
        let inFolder = try load([folder.path])
        #expect(
            inFolder.reports == [
                "openapi-unsupported \(folder.path)/openapi.yaml",
                "openapi-unsupported \(folder.path)/x/pay.openapi.json",
                "unknown-key \(folder.path)/y.yaml", "unknown-key \(folder.path)/y.yaml",
            ]
        )
        #expect(try load(["\(folder.path)/y.yaml"]).reports == ["openapi-unsupported \(folder.path)/y.yaml"])
    }

    @Test("Links to files of the folder are followed; links to folders and out of it are refused")
    func links() throws {
        let outside = try TemporaryFolder(["far.yaml": "module: Far"])
        let folder = try TemporaryFolder(["api.yaml": "name: A", "b.yaml": "module: B"])
        try folder.link("c.yaml", to: "b.yaml")
        try folder.link("d.yaml", to: "\(outside.path)/far.yaml")
        try folder.link("e", to: outside.path)
        try folder.link("notes.txt", to: "/nowhere")
        let (documents, reports) = try load([folder.path])
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "b.yaml", "c.yaml"])
        #expect(reports == ["link-leaves-folder \(folder.path)/d.yaml", "link-leaves-folder \(folder.path)/e"])
    }

    @Test("A folder of specs that is itself a link is followed")
    func linkedRoot() throws {
        let folder = try TemporaryFolder(["a.yaml": "name: A"])
        let place = try TemporaryFolder()
        try place.link("specs", to: folder.path)
        #expect(try load(["\(place.path)/specs"]).documents.map(\.file.source.path) == ["\(place.path)/specs/a.yaml"])
    }

    @Test("Nothing to read is a problem of the specs, a path that is not there one of the machine")
    func nothing() throws {
        let folder = try TemporaryFolder()
        #expect(try load([folder.path]).reports == ["no-specs \(folder.path)"])
        let missing = "\(folder.path)/none.yaml"
        #expect(throws: SpecLoadError(path: missing, reason: "there is no such file or folder")) { try load([missing]) }
        try folder.link("a.yaml", to: "\(folder.path)/gone.yaml")
        let dangling = "\(folder.path)/a.yaml"
        #expect(throws: SpecLoadError(path: dangling, reason: Self.leadsNowhere)) { try load([folder.path]) }
    }

    @Test("Files are read at once, and what is loaded and reported keeps their order")
    func manyFiles() throws {
        let folder = try TemporaryFolder(["api.yaml": "name: A"])
        let names = (100..<180).map { "m\($0).yaml" }
        for name in names { try folder.add(name, "module: M\npath: /a\nx: 1\nmodels: { A: { newtype: strng } }") }
        let (documents, reports) = try load([folder.path])
        #expect(documents.map(\.file.relativePath) == ["api.yaml"] + names)
        #expect(
            reports == names.flatMap { ["unknown-key \(folder.path)/\($0)", "unknown-type \(folder.path)/\($0)"] }
        )
    }

    @Test("Of several files that cannot be read the first is named")
    func unreadableFiles() throws {
        let folder = try TemporaryFolder(["api.yaml": "name: A"])
        for name in ["b.yaml", "c.yaml", "d.yaml"] { try folder.link(name, to: "\(folder.path)/gone.yaml") }
        #expect(throws: SpecLoadError(path: "\(folder.path)/b.yaml", reason: Self.leadsNowhere)) {
            try load([folder.path])
        }
    }

    @Test("Values nested as deep as is allowed are decoded on any thread")
    func deepFiles() throws {
        let depth = 45
        let fields =
            String(repeating: "{ fields: { a: ", count: depth) + "int" + String(repeating: " } }", count: depth)
        let folder = try TemporaryFolder(["api.yaml": "name: A"])
        for name in ["b", "c", "d", "e"] { try folder.add("\(name).yaml", "models: { A\(name): \(fields) }") }
        let (documents, reports) = try load([folder.path])
        #expect(reports == [])
        #expect(documents.flatMap { $0.module?.models ?? [] }.map(\.name.value) == ["Ab", "Ac", "Ad", "Ae"])
    }

    @Test("A file that cannot be read as YAML does not keep the others from being read")
    func brokenFile() throws {
        let folder = try TemporaryFolder(["api.yaml": "name: A", "b.yaml": "a: [", "c.yaml": "- 1", "d.yaml": ""])
        let (documents, reports) = try load([folder.path])
        #expect(documents.map(\.file.relativePath) == ["api.yaml", "d.yaml"])
        #expect(reports == ["yaml-syntax \(folder.path)/b.yaml", "wrong-kind \(folder.path)/c.yaml"])
    }
}
