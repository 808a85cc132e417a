/// The standard names as they must be written in one scope: plain, or qualified where something of the
/// spec hides them.
///
/// Immutable and shared between all scopes that hide the same names, so that asking costs an array access.
package final class Vocabulary: Sendable {
    private let words: [String]

    /// - Parameter hidden: Names that mean something of the spec where the code stands.
    init(hiding hidden: Set<String>) {
        words = StandardName.allCases.map { hidden.contains($0.spelling) ? $0.qualified : $0.spelling }
    }

    /// How the name is written.
    package subscript(name: StandardName) -> String { words[name.rawValue] }

    /// The name as written for its plain spelling, or `nil` for a name that is not in the vocabulary.
    package subscript(plain name: String) -> String? { StandardName(spelling: name).map { self[$0] } }
}
