/// Which changes make a comparison fail, as `--fail-on` says.
package struct FailureCondition: Sendable, Equatable {
    /// The least level that fails, by category.
    private var levels: [ChangeCategory: ChangeLevel] = [:]

    package init() {}

    /// What breaks in any category but words.
    package static let anythingBreaking: FailureCondition = {
        var condition = FailureCondition()
        for category in ChangeCategory.allCases where category != .docs { condition.lower(category, to: .breaking) }
        return condition
    }()

    /// Reads `wire,source:risky`; `any` means wire, source and behavior.
    ///
    /// - Returns: `nil` where a word is no category, or no level.
    package init?(_ text: String) {
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = entry.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard words.count <= 2, let level = words.count == 2 ? ChangeLevel(rawValue: words[1]) : .breaking
            else { return nil }
            if words[0] == "any" {
                for category in ChangeCategory.allCases where category != .docs { lower(category, to: level) }
            } else {
                guard let category = ChangeCategory(rawValue: words[0]) else { return nil }
                lower(category, to: level)
            }
        }
    }

    private mutating func lower(_ category: ChangeCategory, to level: ChangeLevel) {
        levels[category] = min(levels[category] ?? level, level)
    }

    /// Whether a change fails that nobody approved.
    package func isMet(by change: Change) -> Bool {
        change.approval == nil
            && levels.contains { category, least in change.level(in: category).map { $0 >= least } ?? false }
    }
}
