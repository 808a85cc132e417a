import EndpointDiagnostics

/// What `init` did; paths are below the project's folder.
package struct StartReport: Sendable, Equatable {
    package var folder: String
    package var written: [String] = []
    /// What was there before and stayed.
    package var existing: [String] = []
    /// The target whose folder this is, where its package has the build plugin generate.
    package var pluginTarget: String?
    /// Those of the package in this folder that have the plugin, and their specs elsewhere.
    package var otherTargets: [PluginTarget] = []

    package init(folder: String) { self.folder = folder }

    /// What was done, a block for the project's README, and what to type next.
    ///
    /// - Parameter tool: What the tool is called.
    package func text(tool: String) -> String {
        let lines = written.map { "wrote    \(path(of: $0))" } + existing.map { "is there \(path(of: $0))" }
        return """
            \(lines.joined(separator: "\n"))
            \(modelineHint)\(otherTargetsHint(tool))
            For your README:

            ## Endpoints

            `\(specs)` says what the app asks of its backend. After a change there:

                \(tool) lint \(specs)
                \(generate(tool))

            \(afterwards(tool))

            Next:

            1. Put your server's address into \(specs)/api.yaml.
            2. \(tool) lint \(specs)
            3. \(generate(tool))
            4. \(tool) doctor \(specs)

            """
    }

    private func generate(_ tool: String) -> String {
        pluginTarget == nil ? "\(tool) generate \(specs) --output \(output)" : "swift build"
    }

    private func afterwards(_ tool: String) -> String {
        if let pluginTarget {
            return """
                The build generates, by \(PluginTarget.plugin) in the target '\(pluginTarget)'; nothing generated is
                committed.
                """
        }
        return """
            Generated files are committed and never edited; `\(tool) generate \(specs) --output \(output) --check`
            fails where they are stale.
            """
    }

    /// Specs here would be none of theirs.
    private func otherTargetsHint(_ tool: String) -> String {
        otherTargets.map { target in
            """

            The target '\(target.name)' has \(PluginTarget.plugin), which reads \(target.specs) and not \(specs):
            '\(tool) init \(target.folder)' writes specs there.

            """
        }
        .joined()
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
