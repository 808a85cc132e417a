/// Splits a command line's words into options and arguments.
struct WordScanner {
    struct Option {
        /// With its dashes and without a value, such as `--output` or `-o`.
        var spelling: String
        /// What followed `=`.
        var value: String?

        func names(_ parameter: ParameterDescription) -> Bool {
            guard !parameter.isArgument else { return false }
            return spelling == "--\(parameter.name)" || parameter.short.map { spelling == "-\($0)" } ?? false
        }
    }

    enum Word {
        case option(Option)
        case argument(String)
    }

    private var rest: ArraySlice<String>
    private var isPastOptions = false

    init(_ words: [String]) { rest = words[...] }

    mutating func next() -> Word? {
        guard let word = rest.popFirst() else { return nil }
        if isPastOptions || !Self.isOption(word) { return .argument(word) }
        if word == "--" {
            isPastOptions = true
            return next()
        }
        guard let equals = word.firstIndex(of: "=") else { return .option(Option(spelling: word)) }
        let value = String(word[word.index(after: equals)...])
        return .option(Option(spelling: String(word[..<equals]), value: value))
    }

    /// The word behind an option, unless it is an option itself: a value with a dash in front takes `=`.
    mutating func value() -> String? {
        guard let word = rest.first, !Self.isOption(word) else { return nil }
        return rest.popFirst()
    }

    /// A single dash is an argument.
    private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }
}
