import Foundation
import Testing

@testable import EndpointGeneration

@Suite struct FileRewriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A file gets its new bytes and keeps its permissions, and nothing is left beside it")
    func rewrite() throws {
        try folder.write("old", to: "a.yaml")
        let path = folder.path(of: "a.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileRewriter().rewrite(path, from: Array("old".utf8), to: Array("new".utf8))
        #expect(try folder.text(of: "a.yaml") == "new")
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(permissions?.intValue == 0o640)
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test("A link stays a link to the file that is written")
    func link() throws {
        try folder.write("old", to: "a.yaml")
        let link = folder.path(of: "b.yaml")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
        try FileRewriter().rewrite(link, from: Array("old".utf8), to: Array("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.yaml")
        #expect(try folder.text(of: "a.yaml") == "new")
    }

    @Test("A file that somebody changed meanwhile is left alone")
    func changedMeanwhile() throws {
        try folder.write("other", to: "a.yaml")
        let path = folder.path(of: "a.yaml")
        #expect(throws: OutputError(.replace, path, .changedMeanwhile)) {
            try FileRewriter().rewrite(path, from: Array("old".utf8), to: Array("new".utf8))
        }
        #expect(try folder.text(of: "a.yaml") == "other")
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test("A file that is gone is named in the error")
    func missing() {
        let path = folder.path(of: "a.yaml")
        #expect(throws: OutputError(.read, path, .system(ENOENT))) {
            try FileRewriter().rewrite(path, from: [], to: [1])
        }
    }
}
