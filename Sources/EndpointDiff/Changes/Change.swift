package import EndpointDiagnostics

/// One difference between two specs, judged.
package struct Change: Sendable {
    package var rule: ChangeRule
    /// Where it is, by names: `orders.list.query.page`, `Order.note`, `servers/api`. Stable over edits elsewhere, and
    /// what approvals go by.
    package var place: String
    /// What was and what is, where that is short.
    package var old: String?
    package var new: String?
    /// Where it stands in BASE; `nil` where it is new.
    package var base: SourceRange?
    /// Where it stands in HEAD; `nil` where it is gone.
    package var head: SourceRange?
    /// Where the endpoint, model or module stands in HEAD that something is gone from; `nil` where that is gone too.
    package var near: SourceRange?
    /// Heaviest first; never empty.
    package var effects: [ChangeEffect]
    /// By reference, sorted.
    package var endpoints: [ReachedEndpoint]
    /// Models that hold what changed, however deep; sorted.
    package var models: [String]
    /// Why it is accepted, where somebody did.
    package var approval: ChangeApproval?

    /// Stable over revisions, languages and wordings, and unique in a comparison.
    package var id: String { "\(rule.id)@\(place)" }

    package var level: ChangeLevel { effects.map(\.level).max() ?? .safe }

    /// The level in one category, or `nil` where it has nothing to say there.
    package func level(in category: ChangeCategory) -> ChangeLevel? {
        effects.lazy.filter { $0.category == category }.map(\.level).max()
    }

    package var categories: [ChangeCategory] { ChangeCategory.allCases.filter { level(in: $0) != nil } }
}

/// What a change comes to in one category.
package struct ChangeEffect: Sendable, Hashable {
    package var category: ChangeCategory
    package var level: ChangeLevel
    /// `nil`: whichever way.
    package var direction: ChangeDirection?
    package var consequence: Words
}

/// An endpoint whose calls a change touches.
package struct ReachedEndpoint: Sendable, Hashable {
    /// `orders.list`, as in HEAD where it is there.
    package var reference: String
    /// The module's name.
    package var module: String
    package var directions: ChangeDirections
}

/// An entry of the file of approvals that accepts a change.
package struct ChangeApproval: Sendable, Hashable {
    package var by: String
    package var reason: String
    /// `yyyy-MM-dd`, the last day on which it holds.
    package var until: String

    package init(by: String, reason: String, until: String) {
        self.by = by
        self.reason = reason
        self.until = until
    }
}

/// What releases made from HEAD should be called.
package enum VersionBump: String, Sendable, CaseIterable {
    case none, patch, minor, major

    /// Major where something breaks, minor where more than words changes, patch for words.
    package init(for changes: [Change]) {
        if changes.isEmpty {
            self = .none
        } else if changes.contains(where: { $0.level == .breaking }) {
            self = .major
        } else {
            self = changes.contains { $0.categories != [.docs] } ? .minor : .patch
        }
    }
}
