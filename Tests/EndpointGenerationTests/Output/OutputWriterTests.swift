import EndpointDiagnostics
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The output writer")
struct OutputWriterTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path(of: "out") }

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ content: String = "", spec: String = "Shop") -> RenderedFile {
        let header = OutputHeader(specName: spec, specPath: "orders.yaml").line
        return RenderedFile(name: name, bytes: Array("\(header)\n\(content)".utf8))
    }

    private func write(
        _ files: [RenderedFile],
        spec: String = "Shop",
        mode: OutputWriter.Mode = .write
    ) throws -> (summary: WriteSummary?, problems: [Diagnostic]) {
        var diagnostics = DiagnosticCollector()
        let writer = OutputWriter(folder: output, specName: spec)
        let summary = try writer.write(files, mode: mode, reportingTo: &diagnostics)
        return (summary, diagnostics.sorted)
    }

    @Test("makes the folder and what lies above it, and writes every file")
    func writesIntoNewFolder() throws {
        let writer = OutputWriter(folder: folder.path(of: "a/b/c"), specName: "Shop")
        var diagnostics = DiagnosticCollector()
        let summary = try writer.write([file("x.swift", "let x = 1\n")], reportingTo: &diagnostics)
        #expect(summary?.created == ["x.swift"])
        #expect(try folder.text(of: "a/b/c/x.swift").hasSuffix("let x = 1\n"))
    }

    @Test("leaves files alone whose bytes are right")
    func secondRunWritesNothing() throws {
        let files = [file("a.swift", "1\n"), file("b.swift", "2\n")]
        _ = try write(files)
        let before = try folder.inode(of: "out/a.swift")
        let changed = [files[0], file("b.swift", "3\n")]
        let summary = try #require(try write(changed).summary)
        #expect(summary.unchanged == ["a.swift"])
        #expect(summary.updated == ["b.swift"])
        #expect(try folder.inode(of: "out/a.swift") == before)
        #expect(try write(changed).summary?.isClean == true)
    }

    @Test("removes a file of this spec that is no longer planned, and no other")
    func removesStaleFiles() throws {
        _ = try write([file("a.swift"), file("gone.swift")])
        try folder.write("// by hand\n", to: "out/hand.swift")
        try folder.write(file("x", spec: "Other").text, to: "out/other.swift")
        try folder.write(file("x").text, to: "out/notes.txt")
        #expect(try write([file("a.swift")]).summary?.removed == ["gone.swift"])
        #expect(try folder.names().isEmpty == false)
        #expect(!folder.exists("out/gone.swift"))
        for kept in ["out/hand.swift", "out/other.swift", "out/notes.txt"] { #expect(folder.exists(kept)) }
    }

    @Test("refuses to overwrite a file without a header, and then writes nothing at all")
    func keepsForeignFile() throws {
        _ = try write([file("a.swift", "old\n")])
        try folder.write("// by hand\n", to: "out/b.swift")
        let (summary, problems) = try write([file("a.swift", "new\n"), file("b.swift")])
        #expect(summary == nil)
        #expect(problems.map(\.rule.id) == ["foreign-output"])
        #expect(problems.first?.range?.file.path == output + "/b.swift")
        #expect(try folder.text(of: "out/a.swift").hasSuffix("old\n"))
        #expect(try folder.text(of: "out/b.swift") == "// by hand\n")
    }

    @Test("says to remove the old output after the spec's name changed")
    func keepsOutputOfOtherSpec() throws {
        _ = try write([file("a.swift", spec: "Shop")])
        let (summary, problems) = try write([file("a.swift", spec: "Store")], spec: "Store")
        #expect(summary == nil)
        #expect(problems.first?.message.contains("after a change of 'name' remove the old output") == true)
    }

    @Test("takes no folder or link for a file of its own")
    func refusesFolderAndLink() throws {
        _ = try write([file("a.swift")])
        try FileManager.default.createDirectory(atPath: output + "/b.swift", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: output + "/c.swift",
            withDestinationPath: output + "/a.swift"
        )
        let (_, problems) = try write([file("a.swift"), file("b.swift"), file("c.swift")])
        #expect(problems.map(\.rule.id) == ["foreign-output", "foreign-output"])
    }

    @Test("checks without writing, naming what is stale, missing and extra")
    func checkMode() throws {
        _ = try write([file("stale.swift", "1\n"), file("extra.swift"), file("right.swift")])
        let planned = [file("stale.swift", "2\n"), file("missing.swift"), file("right.swift")]
        let (summary, problems) = try write(planned, mode: .check)
        #expect(summary == nil)
        #expect(problems.map(\.rule.id) == ["stale-output", "stale-output", "stale-output"])
        #expect(try folder.text(of: "out/stale.swift").hasSuffix("1\n"))
        #expect(!folder.exists("out/missing.swift"))
        #expect(folder.exists("out/extra.swift"))
        _ = try write(planned)
        #expect(try write(planned, mode: .check).summary?.unchanged.count == 3)
    }

    @Test("finds every file missing where the folder is, and makes none")
    func checkWithoutFolder() throws {
        let (_, problems) = try write([file("a.swift")], mode: .check)
        #expect(problems.map(\.message) == ["'\(output)/a.swift' is missing; run 'endpointgen generate'"])
        #expect(!folder.exists("out"))
    }

    @Test(
        "refuses a folder reached through a link, however it is written",
        arguments: ["out", "out/", "out//", "out/.", "out/./"]
    )
    func refusesLinkedFolder(name: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "real"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: output, withDestinationPath: folder.path(of: "real"))
        var diagnostics = DiagnosticCollector()
        let writer = OutputWriter(folder: folder.path(of: name), specName: "Shop")
        let error = #expect(throws: OutputError.self) {
            try writer.write([file("a.swift")], reportingTo: &diagnostics)
        }
        #expect(error?.reason == .isSymbolicLink)
        #expect(error?.message.contains(output) == true)
        #expect(!folder.exists("real/a.swift"))
    }

    @Test("names what is in the way of a folder")
    func refusesFileAsFolder() throws {
        try folder.write("", to: "file")
        var diagnostics = DiagnosticCollector()
        let writer = OutputWriter(folder: folder.path(of: "file/out"), specName: "Shop")
        let error = #expect(throws: OutputError.self) {
            try writer.write([file("a.swift")], reportingTo: &diagnostics)
        }
        #expect(error?.operation == .createFolder)
        #expect(error?.path == folder.path(of: "file"))
    }

    @Test("refuses names that lead out of the folder", arguments: ["../a.swift", "a/b.swift", "..", ".", ""])
    func refusesNamesOutside(name: String) throws {
        let (summary, problems) = try write([file(name)])
        #expect(summary == nil)
        #expect(problems.map(\.rule.id) == ["output-leaves-folder"])
        #expect(!folder.exists("out"))
    }

    @Test("sweeps away what a killed run left, and nothing that a living process writes")
    func removesLeftovers() throws {
        _ = try write([file("a.swift")])
        let living = ProcessInfo.processInfo.processIdentifier == 1 ? 2 : 1
        try folder.write("half", to: "out/.endpointgen.2147483646.0.tmp")
        try folder.write("half", to: "out/.endpointgen.\(living).0.tmp")
        try folder.write("mine", to: "out/.endpointgen.notes")
        _ = try write([file("a.swift")])
        let expected = [".endpointgen.\(living).0.tmp", ".endpointgen.notes", "a.swift"].sorted()
        #expect(try FileManager.default.contentsOfDirectory(atPath: output).sorted() == expected)
    }

    @Test("reports a full disk with the output's path and leaves no part of the file")
    func fullDisk() async throws {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #else
                setrlimit(RLIMIT_FSIZE, &limit)
            #endif
            let big = RenderedFile(name: "big.swift", bytes: Array(repeating: UInt8(ascii: "x"), count: 100_000))
            let error = Self.failure(writing: big, into: folder.path(of: "out"))
            let path = folder.path(of: "out/big.swift")
            #expect(error?.operation == .write && error?.path == path)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")).isEmpty)
        }
    }

    private static func failure(writing file: RenderedFile, into folder: String) -> OutputError? {
        var diagnostics = DiagnosticCollector()
        do throws(OutputError) {
            _ = try OutputWriter(folder: folder, specName: "Shop").write([file], reportingTo: &diagnostics)
            return nil
        } catch {
            return error
        }
    }
}
