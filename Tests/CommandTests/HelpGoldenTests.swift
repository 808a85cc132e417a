import Testing

/// What the tool prints on its use, word for word, with its exit code.
@Suite struct HelpGoldenTests {
    @Test(
        "Help, versions and usage errors are as recorded",
        arguments: [
            "no-words": [],
            "help": ["--help"],
            "help-generate": ["generate", "--help"],
            "help-lint": ["help", "lint"],
            "help-format": ["format", "--help"],
            "help-import": ["import", "-h"],
            "help-export": ["export", "-h"],
            "help-diff": ["diff", "-h"],
            "help-init": ["init", "-h"],
            "help-doctor": ["doctor", "-h"],
            "help-completions": ["completions", "-h"],
            "missing-shell": ["completions"],
            "help-schema": ["schema", "-h"],
            "help-explain": ["explain", "-h"],
            "help-help": ["help", "help"],
            "version": ["--version"],
            "unknown-command": ["genrate"],
            "unknown-option": ["lint", "--formt", "json"],
            "missing-option": ["generate", "Specs"],
            "missing-value": ["generate", "--output"],
            "invalid-value": ["lint", "--format", "xml"],
            "unexpected-argument": ["explain", "one", "two"],
            "explain": ["explain", "duplicate-key"],
            "explain-unknown": ["explain", "duplicate-kye"],
        ] as [String: [String]]
    )
    func transcript(name: String, arguments: [String]) async throws {
        try expectGolden(try await BuiltTool.run(arguments).transcript, name)
    }
}
