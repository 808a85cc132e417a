/// A name in generated Swift, spelled for each place that it may stand in.
///
/// Only ``NamingRules`` makes one, so that a name never reaches the output without its backticks.
package struct SwiftIdentifier: Hashable, Sendable {
    /// Without backticks, for composing other names and messages.
    package let name: String
    /// Nothing else has to be asked of most names.
    private let isReserved: Bool

    init(name: String) {
        self.name = name
        isReserved = ReservedWords.isInDeclarations(name)
    }

    /// Where it is declared, and where it stands alone in an expression.
    package var declaration: String { isReserved ? "`\(name)`" : name }

    /// As an argument label in a declaration.
    package var label: String { isReserved && ReservedWords.inLabels.contains(name) ? "`\(name)`" : name }

    /// As an argument label in a call, where only `inout` is still in the way and quoting others is a warning.
    package var argumentLabel: String { name == "inout" ? "`inout`" : name }

    /// After a dot.
    package var member: String { isReserved && ReservedWords.inMembers.contains(name) ? "`\(name)`" : name }

    /// In a list of parameters, before the colon: the label, and the local name where the two differ.
    package var parameter: String { isReserved && name == "self" ? "self selfValue" : label }

    /// How the body of a function refers to its parameter of this name.
    package var local: String { isReserved && name == "self" ? "selfValue" : declaration }
}
