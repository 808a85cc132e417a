/// Words that Swift reads otherwise than as a name, by the place they stand in.
///
/// Contextual keywords (`get`, `async`, `open`, `some` …) are fine as names of properties, cases, labels
/// and variables, so only those are listed that the compiler refused when they were tried.
enum ReservedWords {
    /// Not a name in a declaration or as an expression.
    static let inDeclarations: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Whether a name is one of ``inDeclarations``; most are told apart by length and first letter alone.
    static func isInDeclarations(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count < firstLetters.count else { return false }
        return firstLetters[name.utf8.count] & 1 << (UInt64(first) & 63) != 0 && inDeclarations.contains(name)
    }

    /// For each length a bit for each letter that one of ``inDeclarations`` begins with.
    private static let firstLetters: [UInt64] = inDeclarations.reduce(into: Array(repeating: 0, count: 17)) {
        if let first = $1.utf8.first { $0[$1.utf8.count] |= 1 << (UInt64(first) & 63) }
    }

    /// Not an argument label.
    static let inLabels: Set<String> = ["inout", "let", "var"]

    /// Not a member after a dot, where they mean something else.
    static let inMembers: Set<String> = ["Protocol", "Type", "init", "self"]
}
