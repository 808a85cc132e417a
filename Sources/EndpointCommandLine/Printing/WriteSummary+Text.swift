package import EndpointGeneration

extension WriteSummary {
    /// What was done, in a line for somebody at a terminal.
    package var text: String {
        let parts = [(created, "new"), (updated, "changed"), (removed, "removed"), (unchanged, "unchanged")]
            .filter { !$0.0.isEmpty }
            .map { "\($0.0.count) \($0.1)" }
        return (parts.isEmpty ? "nothing to generate" : parts.joined(separator: ", ")) + "\n"
    }
}
