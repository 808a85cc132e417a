import EndpointDiagnostics

/// The end of a message about a name that doesn't exist: the likely one, or all there are.
struct SpellingHint {
    /// Starts with `; `, so that it can be appended to any sentence.
    let text: String

    private static let listLimit = 12

    init(for name: String, among existing: [String], introduction: String) {
        if let nearest = NearestName.nearest(to: name, in: existing) {
            text = "; did you mean '\(nearest)'?"
        } else if existing.isEmpty {
            text = "; there are none here"
        } else {
            let listed = existing.prefix(Self.listLimit).map { "'\($0)'" }.joined(separator: ", ")
            let rest = existing.count - Self.listLimit
            text = "; \(introduction) \(listed)" + (rest > 0 ? " and \(rest) more" : "")
        }
    }
}
