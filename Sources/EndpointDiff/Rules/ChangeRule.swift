/// A kind of change: what it is called, and how it is judged by category and direction.
///
/// Help, the README's table, `explain` and every report are printed from these. Identifiers are kebab-case and stable
/// once released, since approvals and `review:` name them.
package struct ChangeRule: Sendable {
    /// The rule of the opposite change, or why there is none.
    package enum Mirror: Sendable, Hashable {
        case rule(String)
        /// The opposite change is of the same kind.
        case itself
    }

    package let id: String
    /// What happened, in two or three words.
    package let title: Words
    package let mirror: Mirror
    /// One sentence: what it is.
    package let meaning: String
    /// What makes such a change safe, where something does.
    package let wayOut: Words?
    package let verdicts: [Verdict]

    package init(
        _ id: String,
        _ title: Words,
        mirror: Mirror,
        meaning: String,
        wayOut: Words? = nil,
        verdicts: [Verdict]
    ) {
        self.id = id
        self.title = title
        self.mirror = mirror
        self.meaning = meaning
        self.wayOut = wayOut
        self.verdicts = verdicts
    }

    /// The heaviest that a change of the kind can be.
    package var level: ChangeLevel { verdicts.map(\.level).max() ?? .safe }
}

/// How a kind of change is judged in one category, perhaps in one direction and under one condition.
package struct Verdict: Sendable, Hashable {
    package let category: ChangeCategory
    package let level: ChangeLevel
    /// `nil`: whichever way the value travels.
    package let direction: ChangeDirection?
    /// `nil`: always.
    package let condition: ChangeCondition?
    /// What it comes to, for whom.
    package let consequence: Words

    package init(
        _ category: ChangeCategory,
        _ level: ChangeLevel,
        in direction: ChangeDirection? = nil,
        where condition: ChangeCondition? = nil,
        _ consequence: Words
    ) {
        self.category = category
        self.level = level
        self.direction = direction
        self.condition = condition
        self.consequence = consequence
    }
}
