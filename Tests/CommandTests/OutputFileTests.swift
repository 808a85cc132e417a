import Foundation
import Testing

private let makeTool = "/usr/bin/make"

/// A command line that writes one file, which the last word names.
struct OutputFileCase: Sendable, CustomTestStringConvertible {
    var words: [String]

    static let all = [
        OutputFileCase(words: ["generate", "--no-cache", "-o", "out", "--depfile"]),
        OutputFileCase(words: ["generate", "-o", "out", "--depfile"]),
        OutputFileCase(words: ["export", "openapi", "--output"]),
        OutputFileCase(words: ["diff", "Specs", "Specs", "--output"]),
    ]

    var testDescription: String { words.joined(separator: " ") }
}

/// Files that a command line names to be written: `--depfile`, and `--output` of 'export' and 'diff'.
@Suite struct OutputFileTests {
    private func expectRefusal(
        _ words: [String],
        in workspace: Workspace,
        saying part: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let run = try await BuiltTool.runGuarded(words, in: workspace)
        #expect(run.status == 2, "\(run.transcript)", sourceLocation: sourceLocation)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)", sourceLocation: sourceLocation)
        let isSaid = run.errors.hasPrefix("error: ") && run.errors.contains(part)
        #expect(isSaid, "\(run.errors)", sourceLocation: sourceLocation)
        #expect(!workspace.exists("out"), sourceLocation: sourceLocation)
    }

    @Test("A spec that the run reads is not written over, whatever it is called", arguments: OutputFileCase.all)
    func input(written: OutputFileCase) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.link("link.yaml", to: "Specs/orders.yaml")
        for path in ["Specs/orders.yaml", "./Specs/../Specs/orders.yaml", "link.yaml"] {
            let words = written.words + [path]
            try await expectRefusal(words, in: workspace, saying: "'\(path)' is read by this very run")
        }
        #expect(try workspace.text(of: "Specs/orders.yaml") == SampleSpec.orders)
        #expect(try workspace.target(ofLink: "link.yaml") == "Specs/orders.yaml")
    }

    @Test("A template that the run reads is not written over")
    func template() async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("{{header}}\n", to: "Templates/file.mustache")
        let words = ["generate", "-o", "out", "--templates", "Templates", "--depfile", "Templates/file.mustache"]
        try await expectRefusal(words, in: workspace, saying: "'Templates/file.mustache' is read by this very run")
        #expect(try workspace.text(of: "Templates/file.mustache") == "{{header}}\n")
    }

    @Test(
        "The approvals that 'diff' reads are not written over",
        arguments: ["approvals.yaml", ".diff-approvals.yaml"]
    )
    func approvals(path: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("[]\n", to: path)
        let named = path.hasPrefix(".") ? [] : ["--approvals", path]
        let words = ["diff", "Specs", "Specs"] + named + ["--output", path]
        try await expectRefusal(words, in: workspace, saying: "is read by this very run")
        #expect(try workspace.text(of: path) == "[]\n")
    }

    @Test("What is no regular file is refused and stays what it is", arguments: OutputFileCase.all)
    func kinds(written: OutputFileCase) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.makeFIFO("fifo")
        try workspace.makeFolder("folder")
        try workspace.link("to-fifo", to: "fifo")
        try workspace.link("nowhere", to: "missing")
        let reasons = [
            "fifo": "it is a FIFO, not a regular file", "to-fifo": "it is a FIFO, not a regular file",
            "folder": "it is a folder, not a regular file", "nowhere": "it is a symbolic link that leads to no file",
        ]
        for (path, reason) in reasons {
            try await expectRefusal(written.words + [path], in: workspace, saying: "'\(path)': \(reason)")
        }
        #expect(try FileManager.default.attributesOfItem(atPath: workspace.url("folder").path)[.type] != nil)
        #expect(try workspace.target(ofLink: "to-fifo") == "fifo")
        #expect(try workspace.target(ofLink: "nowhere") == "missing")
        #expect(!workspace.exists("missing"))
        #expect(try workspace.type(of: "fifo") != .typeRegular)
    }

    @Test("A link stays one, and the file that it leads to is written", arguments: OutputFileCase.all)
    func link(written: OutputFileCase) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write("", to: "elsewhere/file")
        try workspace.link("link", to: "elsewhere/file")
        let run = try await BuiltTool.run(written.words + ["link"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try workspace.target(ofLink: "link") == "elsewhere/file")
        #expect(try !workspace.text(of: "elsewhere/file").isEmpty)
        #expect(try workspace.files(in: "elsewhere").keys.sorted() == ["file"])
    }

    @Test("The paths of streams are written to and not replaced", arguments: OutputFileCase.all)
    func streams(written: OutputFileCase) async throws {
        let workspace = try Workspace(SampleSpec.files)
        let file = try await BuiltTool.run(written.words + ["file"], in: workspace)
        #expect(file.status == 0, "\(file.errors)")
        let text = try workspace.text(of: "file")
        for path in ["/dev/stdout", "/dev/fd/1"] {
            let run = try await BuiltTool.run(written.words + [path], in: workspace)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output == text)
        }
        let errors = try await BuiltTool.run(written.words + ["/dev/stderr"], in: workspace)
        #expect(errors.status == 0 && errors.errors == text, "\(errors.errors)")
        let null = try await BuiltTool.run(written.words + ["/dev/null"], in: workspace)
        #expect(null.transcript == "exit 0\n--- standard output\n\n--- standard error\n")
    }

    @Test("A stream that is closed is a message")
    func closedStream() async throws {
        let words = ["export", "openapi", "--output", "/dev/fd/9"]
        let run = try await BuiltTool.run(words, in: try Workspace(SampleSpec.files))
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: cannot write '/dev/fd/9': "), "\(run.errors)")
    }

    // MARK: Dependency files

    @Test(
        "A dependency file replaces nothing but one of its kind",
        arguments: ["notes\n", "all: a b\n\tcc a\n", "name: Shop\n", "a: \\\n  b \\\n", "a.o: a.c\n", "{}\n"]
    )
    func foreignDepfile(text: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write(text, to: "file.d")
        let words = ["generate", "-o", "out", "--depfile", "file.d"]
        try await expectRefusal(words, in: workspace, saying: "'file.d' is no dependency file of endpointgen")
        #expect(try workspace.text(of: "file.d") == text)
    }

    @Test(
        "An older dependency file, or an empty file, is replaced",
        arguments: ["", "out/a.swift \\\nout/b: \\\n  c\n"]
    )
    func ownDepfile(text: String) async throws {
        let workspace = try Workspace(SampleSpec.files)
        try workspace.write(text, to: "file.d")
        let run = try await BuiltTool.run(["generate", "-o", "out", "--depfile", "file.d"], in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try workspace.text(of: "file.d").contains("Specs/orders.yaml"))
    }

    @Test("A dependency file takes no output's place, there or not yet")
    func depfileAsOutput() async throws {
        let workspace = try Workspace(SampleSpec.files)
        let words = ["generate", "-o", "out", "--depfile", "out/api.endpoints.swift"]
        try await expectRefusal(words, in: workspace, saying: "'out/api.endpoints.swift' is no dependency file")
    }

    @Test(
        "make reads names of specs and outputs off a dependency file as they are",
        .enabled(if: FileManager.default.isExecutableFile(atPath: makeTool), "there is no make here"),
        arguments: [
            "a b", "a#b", "a$b", "a:b", "a\\b", "a\\ b", "a\\\\#b", "a\\:b", "a%b", "é'b\"", "C:x", "a::b",
        ]
    )
    func readByMake(name: String) async throws {
        let workspace = try Workspace(["\(name)/api.yaml": SampleSpec.api])
        let words = ["generate", "\(name)/api.yaml", "-o", "\(name) out", "--depfile", "run.d"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 0, "\(run.errors)")
        let process = try ChildProcess(
            URL(fileURLWithPath: makeTool),
            ["-rRpq", "-f", "run.d"],
            in: workspace.folder
        )
        let rules = try await process.finish()
        let rule = "\(name) out/api.endpoints.swift: \(name)/api.yaml"
        #expect(rules.output.split(separator: "\n").contains { $0 == rule }, "\(rules.transcript.suffix(2000))")
    }
}
