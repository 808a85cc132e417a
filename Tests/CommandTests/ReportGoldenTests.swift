import Testing

@Suite struct ReportGoldenTests {
    @Test("The report is on standard output in every format", arguments: ["text", "json", "github"])
    func formats(format: String) async throws {
        let run = try await BuiltTool.run(["lint", "--format", format], in: try Workspace(SampleSpec.faulty))
        try expectGolden(run.transcript, "lint-\(format)")
    }
}
