/// What keeps answers, and must not keep them over a change of environment.
protocol EnvironmentCache: Sendable {
    /// Removes everything. What is stored later by calls that were under way belongs to the environment they began
    /// in, and must be kept apart by its name.
    func removeAll() async
}
