import EndpointDiagnostics

/// What `init` did; paths are below the project's folder.
package struct StartReport: Sendable, Equatable {
    package var folder: String
    package var written: [String] = []
    /// What was there before and stayed.
    package var existing: [String] = []

    package init(folder: String) { self.folder = folder }

    /// What was done, a block for the project's README, and what to type next.
    ///
    /// - Parameter tool: What the tool is called.
    package func text(tool: String) -> String {
        let lines = written.map { "wrote    \(path(of: $0))" } + existing.map { "is there \(path(of: $0))" }
        return """
            \(lines.joined(separator: "\n"))
            \(modelineHint)
            For your README:

            ## Endpoints

            `\(specs)` says what the app asks of its backend. After a change there:

                \(tool) lint \(specs)
                \(tool) generate \(specs) --output \(output)

            Generated files are committed and never edited; `\(tool) generate \(specs) --output \(output) --check`
            fails where they are stale.

            Next:

            1. Put your server's address into \(specs)/api.yaml.
            2. \(tool) lint \(specs)
            3. \(tool) generate \(specs) --output \(output)
            4. \(tool) doctor \(specs)

            """
    }

    /// For specs that somebody else wrote.
    private var modelineHint: String {
        guard existing.contains(where: { !$0.hasSuffix(StarterFiles.schemaName) }) else { return "" }
        return """

            For your editor, let specs begin with this line:

            \(StarterFiles.modeline)
            """
    }

    private var specs: String { path(of: StarterFiles.specFolder) }
    private var output: String { path(of: "Generated") }
    private func path(of name: String) -> String {
        StarterFiles.path(of: name, in: folder).escapingControlCharacters
    }
}
