/// What a run did to the output folder, or in `--check` what it would do; each list sorted by name.
package struct WriteSummary: Sendable, Equatable {
    /// Did not exist.
    package var created: [String] = []
    /// Existed with other bytes.
    package var updated: [String] = []
    /// Ours, and no longer in the plan.
    package var removed: [String] = []
    /// Already right, and so not touched.
    package var unchanged: [String] = []

    package init() {}

    /// Whether the folder already held exactly what was asked for.
    package var isClean: Bool { created.isEmpty && updated.isEmpty && removed.isEmpty }
}
