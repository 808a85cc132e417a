import EndpointDiagnostics
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The output stage")
struct OutputStageTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path(of: "a/out") }
    private let header = OutputHeader(specName: "Shop", specPath: "orders.yaml").line + "\n"

    init() throws { folder = try TemporaryFolder() }

    private func stage(_ pieces: [String], mode: OutputStage.Mode = .write) -> OutputStage {
        let stage = OutputStage(folder: output, specName: "Shop", mode: mode)
        stage.begin(["x.swift"])
        for piece in pieces { Array(piece.utf8).withUnsafeBufferPointer { stage.add($0, toFile: 0) } }
        stage.finish(file: 0)
        return stage
    }

    private func commit(_ pieces: [String], mode: OutputStage.Mode = .write) throws -> WriteSummary? {
        var diagnostics = DiagnosticCollector()
        return try stage(pieces, mode: mode).commit(reportingTo: &diagnostics)
    }

    @Test("leaves no trace where it is discarded, neither of files nor of folders")
    func discards() {
        let stage = stage([header, "1\n"])
        #expect(folder.exists("a/out"))
        stage.discard()
        #expect(!folder.exists("a"))
    }

    @Test("leaves a file as it was until it is committed")
    func keepsFile() throws {
        _ = try commit([header, "1\n"])
        let stage = stage([header, "2\n"])
        #expect(try folder.text(of: "a/out/x.swift") == header + "1\n")
        stage.discard()
        #expect(try folder.text(of: "a/out/x.swift") == header + "1\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["x.swift"])
    }

    @Test(
        "finds a difference in any piece, and writes the file whole",
        arguments: [
            ["0\n", "2\n", "3\n"], ["1\n", "0\n", "3\n"], ["1\n", "2\n", "0\n"], ["1\n", "2\n"], ["1\n2\n3\n4\n"], [],
        ]
    )
    func updates(pieces: [String]) throws {
        _ = try commit([header, "1\n", "2\n", "3\n"])
        #expect(try commit([header] + pieces)?.updated == ["x.swift"])
        #expect(try folder.text(of: "a/out/x.swift") == header + pieces.joined())
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["x.swift"])
    }

    @Test("finds a file right in whatever pieces it comes", arguments: [["1\n2\n3\n"], ["1", "\n2", "", "\n3\n"]])
    func compares(pieces: [String]) throws {
        _ = try commit([header, "1\n", "2\n", "3\n"])
        let inode = try folder.inode(of: "a/out/x.swift")
        #expect(try commit([header] + pieces)?.unchanged == ["x.swift"])
        #expect(try folder.inode(of: "a/out/x.swift") == inode)
    }

    @Test("writes nothing at all where it only checks")
    func checks() throws {
        #expect(try commit([header], mode: .check) == nil)
        #expect(!folder.exists("a"))
        _ = try commit([header, "1\n"])
        #expect(try commit([header, "2\n"], mode: .check) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["x.swift"])
        #expect(try folder.text(of: "a/out/x.swift") == header + "1\n")
    }
}
